internal import CTurboJPEG

/// Owns one decompressor; every call of libturbojpeg stands here.
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

  /// Wraps `tjDecompress2`, which never writes more than the width and height it is told.
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

  /// CMYK is stored as Adobe does, whether a file says so or not: 255 is no ink.
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
