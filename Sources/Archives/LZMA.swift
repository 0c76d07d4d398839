internal import CLZMA

/// The calls of liblzma: files of the form `.lzma`, as `script/engine` packs the engine of the page.
package enum LZMA {
  /// The number of bytes before the packed ones: properties, size of the dictionary, size of the content.
  private static let headerSize = 13

  /// Unpacks a file whose header says how many bytes it has; nil if it is damaged.
  package static func unpacked(_ file: [UInt8]) -> [UInt8]? {
    guard file.count > headerSize else { return nil }
    let size = file[5..<headerSize].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard let size = Int(exactly: size), size < 1 << 30 else { return nil }
    return unsafe coded(file, room: size) { stream in
      unsafe lzma_alone_decoder(stream, UInt64.max)
    }.flatMap { $0.count == size ? $0 : nil }
  }

  /// Packs bytes for `Tools/PageEngine/unpack.c`; nil if there is no memory for it.
  package static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    var options = unsafe lzma_options_lzma()
    guard unsafe lzma_lzma_preset(&options, 9) == 0 else { return nil }
    // Chosen for WebAssembly, by trying; Tools/PageEngine/pack.py has them, too.
    unsafe options.dict_size = 1 << 20
    unsafe (options.lc, options.lp, options.pb) = (3, 0, 0)
    unsafe (options.nice_len, options.depth) = (273, 1000)
    let room = bytes.count + bytes.count / 8 + 1024
    guard
      var file = unsafe coded(
        bytes, room: room,
        { stream in
          unsafe lzma_alone_encoder(stream, &options)
        })
    else { return nil }
    // The library, which does not know the size when it begins, leaves it open.
    for place in 0..<8 {
      file[5 + place] = UInt8(truncatingIfNeeded: UInt64(bytes.count) >> UInt64(8 * place))
    }
    return file
  }

  /// Returns what a coder makes of all bytes, which must fit into `room`; nil if it fails.
  private static func coded(
    _ bytes: [UInt8], room: Int,
    _ start: (UnsafeMutablePointer<lzma_stream>) -> lzma_ret
  ) -> [UInt8]? {
    var stream = unsafe lzma_stream()
    var isWhole = false
    let made = unsafe [UInt8](unsafeUninitializedCapacity: room) { output, count in
      unsafe withUnsafeMutablePointer(to: &stream) { stream in
        guard unsafe start(stream) == LZMA_OK else { return }
        unsafe bytes.withUnsafeBufferPointer { input in
          unsafe stream.pointee.next_in = input.baseAddress
          unsafe stream.pointee.avail_in = input.count
          unsafe stream.pointee.next_out = output.baseAddress
          unsafe stream.pointee.avail_out = room
          let status = unsafe lzma_code(stream, LZMA_FINISH)
          isWhole = status == LZMA_STREAM_END
          count = unsafe isWhole ? room - stream.pointee.avail_out : 0
        }
        unsafe lzma_end(stream)
      }
    }
    return isWhole ? made : nil
  }
}
