/// How large a picture may be; judged before memory for its pixels is taken.
package struct PictureLimits: Sendable {
  package var bytes: Int
  package var pixels: Int
  /// The most pixels of the longer side.
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
