internal import CZlib

/// The calls of zlib, and with them all unsafe code of this target.
package enum Deflate {
  /// The negative logarithm of the window, which stands for data without zlib's own header.
  private static let raw: Int32 = -15

  /// Unpacks data that must give exactly `size` bytes; nil if it is damaged or gives another number of them.
  static func unpacked(_ packed: ArraySlice<UInt8>, size: Int) -> [UInt8]? {
    unpacked(packed, upTo: size).flatMap { $0.count == size ? $0 : nil }
  }

  /// Unpacks data that must give at most `limit` bytes; nil if it is damaged or gives more (inflate).
  package static func unpacked(_ packed: ArraySlice<UInt8>, upTo limit: Int) -> [UInt8]? {
    guard packed.count <= UInt32.max, limit < UInt32.max else { return nil }
    var stream = unsafe z_stream()
    var isWhole = false
    // One byte more than allowed: data that would give more than `limit` bytes must not end well.
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: limit + 1) { output, count in
      unsafe withUnsafeMutablePointer(to: &stream) { stream in
        guard
          unsafe inflateInit2_(
            stream, raw, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return }
        unsafe packed.withUnsafeBufferPointer { input in
          unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
          unsafe stream.pointee.avail_in = UInt32(input.count)
          unsafe stream.pointee.next_out = output.baseAddress
          unsafe stream.pointee.avail_out = UInt32(limit + 1)
          let status = unsafe inflate(stream, Z_FINISH)
          isWhole =
            unsafe status == Z_STREAM_END && stream.pointee.avail_in == 0
            && stream.pointee.avail_out > 0
          count = unsafe isWhole ? limit + 1 - Int(stream.pointee.avail_out) : 0
        }
        _ = unsafe inflateEnd(stream)
      }
    }
    return isWhole ? bytes : nil
  }

  /// Packs bytes; nil if there is no memory for it (deflate).
  package static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count <= UInt32.max else { return nil }
    var stream = unsafe z_stream()
    return unsafe withUnsafeMutablePointer(to: &stream) { stream -> [UInt8]? in
      guard
        unsafe deflateInit2_(
          stream, Z_DEFAULT_COMPRESSION, Z_DEFLATED, raw, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
          Int32(MemoryLayout<z_stream>.size)) == Z_OK
      else { return nil }
      defer { _ = unsafe deflateEnd(stream) }
      let room = unsafe Int(deflateBound(stream, UInt(bytes.count)))
      guard room <= UInt32.max else { return nil }
      var isWhole = false
      let packed = unsafe [UInt8](unsafeUninitializedCapacity: room) { output, count in
        unsafe bytes.withUnsafeBufferPointer { input in
          unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
          unsafe stream.pointee.avail_in = UInt32(input.count)
          unsafe stream.pointee.next_out = output.baseAddress
          unsafe stream.pointee.avail_out = UInt32(room)
          isWhole = unsafe deflate(stream, Z_FINISH) == Z_STREAM_END
          count = unsafe isWhole ? room - Int(stream.pointee.avail_out) : 0
        }
      }
      return isWhole ? packed : nil
    }
  }

  /// The checksum of ZIP entries (crc32_z).
  static func checksum(_ bytes: [UInt8]) -> UInt32 {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      // Without a start, zlib returns the checksum of nothing.
      unsafe UInt32(truncatingIfNeeded: crc32_z(0, bytes.baseAddress, bytes.count))
    }
  }
}
