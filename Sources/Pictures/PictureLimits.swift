/// The limits of a picture's size, tested before memory for its pixels is allocated.
package struct PictureLimits: Sendable {
  /// The largest number of bytes of the file.
  package var bytes: Int
  /// The largest number of pixels.
  package var pixels: Int
  /// The largest width or height.
  package var side: Int

  package init(bytes: Int = 8 << 20, pixels: Int = 16_777_216, side: Int = 8192) {
    self.bytes = bytes
    self.pixels = pixels
    self.side = side
  }

  package static let standard = PictureLimits()

  func check(width: Int, height: Int) throws(PictureError) {
    guard width > 0, height > 0 else { throw .damaged("it has no pixels") }
    guard max(width, height) <= side else {
      throw .longSide(width: width, height: height, limit: side)
    }
    guard width <= pixels / height else {
      throw .manyPixels(width: width, height: height, limit: pixels)
    }
  }
}
