internal import CWebP

/// The calls of libwebp, which keeps no state between them.
enum LibWebP {
  static func decode(
    _ bytes: [UInt8], limits: PictureLimits
  ) throws(PictureError) -> Picture {
    var config = unsafe WebPDecoderConfig()
    guard unsafe WebPInitDecoderConfig(&config) != 0 else {
      throw .damaged("libwebp is of another version")
    }
    // Wraps `WebPGetFeatures`, which reads only headers.
    try check(
      unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe WebPGetFeatures(bytes.baseAddress, bytes.count, &config.input)
      })
    let (width, height) = unsafe (Int(config.input.width), Int(config.input.height))
    try limits.check(width: width, height: height)
    if unsafe config.input.has_animation != 0 { throw .animated }

    // Wraps `WebPDecode`, with memory of our own.
    var pixels = [UInt8](repeating: 0, count: 4 * width * height)
    let status = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe pixels.withUnsafeMutableBufferPointer { pixels in
        unsafe config.output.colorspace = MODE_RGBA
        unsafe config.output.is_external_memory = 1
        unsafe config.output.u.RGBA = WebPRGBABuffer(
          rgba: pixels.baseAddress, stride: Int32(4 * width), size: pixels.count)
        return unsafe WebPDecode(bytes.baseAddress, bytes.count, &config)
      }
    }
    try check(status)
    return Picture(type: .webp, width: width, height: height, pixels: pixels)
  }

  private static func check(_ status: VP8StatusCode) throws(PictureError) {
    switch status {
    case VP8_STATUS_OK: return
    case VP8_STATUS_OUT_OF_MEMORY: throw .damaged("there is no memory to read it")
    case VP8_STATUS_UNSUPPORTED_FEATURE: throw .unusual("a WebP of a newer kind")
    // The container has been checked, so the data is damaged and not merely cut off.
    default: throw .damaged("its pixels cannot be unpacked")
    }
  }
}
