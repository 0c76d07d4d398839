internal import CTurboJPEG

/// The calls of libturbojpeg, and the owner of one decompressor.
@safe struct TurboJPEG: ~Copyable {
  private let handle: tjhandle

  /// Wraps `tjInitDecompress`.
  private init() throws(PictureError) {
    guard let handle = unsafe tjInitDecompress() else {
      throw .damaged("there is no memory to read it")
    }
    unsafe self.handle = handle
  }

  deinit { unsafe tjDestroy(handle) }

  static func decode(
    _ bytes: [UInt8], _ segments: JPEGSegments
  ) throws(PictureError) -> Picture {
    let decompressor = try TurboJPEG()
    var pixels = try decompressor.pixels(of: bytes, segments)
    if segments.isCMYK { makeRGBA(&pixels) }
    return Picture(type: .jpeg, width: segments.width, height: segments.height, pixels: pixels)
  }

  /// Wraps `tjDecompress2`, which never writes beyond the given width and height.
  private func pixels(
    of bytes: [UInt8], _ segments: JPEGSegments
  ) throws(PictureError) -> [UInt8] {
    var pixels = [UInt8](repeating: 0, count: 4 * segments.width * segments.height)
    let format = segments.isCMYK ? TJPF_CMYK : TJPF_RGBA
    let result = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        unsafe tjDecompress2(
          handle, bytes.baseAddress, UInt(bytes.count), pixels.baseAddress,
          Int32(segments.width), 0, Int32(segments.height), format.rawValue, TJFLAG_STOPONWARNING)
      }
    }
    if result == 0 { return pixels }
    guard let message = unsafe tjGetErrorStr2(handle) else { throw .damaged("no reason is known") }
    throw .damaged(reportedAs: unsafe String(cString: message).utf8)
  }

  /// Converts CMYK to RGBA. CMYK is always stored as Adobe does, where 255 is no ink, even if the
  /// file does not say so.
  private static func makeRGBA(_ pixels: inout [UInt8]) {
    for start in stride(from: 0, to: pixels.count, by: 4) {
      let black = UInt32(pixels[start + 3])
      for index in start..<start + 3 {
        pixels[index] = UInt8((UInt32(pixels[index]) * black + 127) / 255)
      }
      pixels[start + 3] = 255
    }
  }
}
