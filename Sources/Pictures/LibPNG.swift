internal import CPNG

/// The calls of libpng, and the owner of one `png_image`, to which the library keeps pointers.
@safe struct LibPNG: ~Copyable {
  private let image: UnsafeMutablePointer<png_image>

  private init() {
    let image = UnsafeMutablePointer<png_image>.allocate(capacity: 1)
    unsafe image.initialize(to: png_image())
    unsafe image.pointee.version = png_uint_32(PNG_IMAGE_VERSION)
    unsafe self.image = image
  }

  deinit {
    unsafe png_image_free(image)
    unsafe image.deallocate()
  }

  static func decode(_ chunks: PNGChunks) throws(PictureError) -> Picture {
    let image = LibPNG()
    let pixels = try image.pixels(of: chunks)
    return Picture(type: .png, width: chunks.width, height: chunks.height, pixels: pixels)
  }

  /// Wraps `png_image_begin_read_from_memory` and `png_image_finish_read`.
  private func pixels(of chunks: PNGChunks) throws(PictureError) -> [UInt8] {
    try unsafe chunks.essence.span.withUnsafeBytes { bytes throws(PictureError) in
      unsafe png_image_begin_read_from_memory(image, bytes.baseAddress, bytes.count)
      try checkMessages()
      guard
        unsafe (Int(image.pointee.width), Int(image.pointee.height))
          == (chunks.width, chunks.height)
      else { throw .damaged("its size is not certain") }

      unsafe image.pointee.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
      // Colours of 16 bits are read as sRGB, like those of 8 bits and as in browsers, and not as
      // linear.
      unsafe image.pointee.flags |= png_uint_32(PNG_IMAGE_FLAG_16BIT_sRGB)
      var pixels = [UInt8](repeating: 0, count: 4 * chunks.width * chunks.height)
      unsafe pixels.withUnsafeMutableBytes { pixels in
        _ = unsafe png_image_finish_read(image, nil, pixels.baseAddress, 0, nil)
      }
      try checkMessages()
      return pixels
    }
  }

  /// Returns a PNG file of a picture, compressed fast; nil if there is too little memory
  /// (`png_image_write_to_memory`).
  static func encode(_ picture: Picture) -> [UInt8]? {
    let image = LibPNG()
    unsafe image.image.pointee.width = png_uint_32(picture.width)
    unsafe image.image.pointee.height = png_uint_32(picture.height)
    unsafe image.image.pointee.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
    unsafe image.image.pointee.flags = png_uint_32(PNG_IMAGE_FLAG_FAST)
    // The size for pixels that cannot be compressed, and some bytes for the chunks around them.
    var count = picture.pixels.count + picture.pixels.count / 100 + picture.height + 1024
    var file = [UInt8](repeating: 0, count: count)
    let isWritten = unsafe picture.pixels.withUnsafeBytes { pixels in
      unsafe file.withUnsafeMutableBytes { file in
        unsafe png_image_write_to_memory(
          image.image, file.baseAddress, &count, 0, pixels.baseAddress, 0, nil)
      }
    }
    return isWritten == 0 ? nil : Array(file.prefix(count))
  }

  /// Throws for a warning as well as for an error, because no chunk that the library gets should
  /// cause one.
  private func checkMessages() throws(PictureError) {
    guard unsafe image.pointee.warning_or_error != 0 else { return }
    let message = unsafe withUnsafeBytes(of: image.pointee.message) { message in
      unsafe Array(message.prefix { $0 != 0 })
    }
    throw .damaged(reportedAs: message)
  }
}
