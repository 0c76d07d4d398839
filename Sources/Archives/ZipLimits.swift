/// The limits of archives: those of strangers are refused beyond them, and our own stay within.
package struct ZipLimits: Sendable {
  /// The most entries. More need the wide form of an archive's end.
  package var entries = 0xFFFE
  /// The most bytes of an archive.
  package var bytes = 1 << 30
  /// The most bytes by which all entries together grow when they are unpacked.
  package var growth = 256 << 20
  /// The greatest growth of an entry of more than `smallSize` bytes.
  package var ratio = 200
  private let smallSize = 1 << 20

  package init() {}

  /// True if an entry grows by more than an honest one does.
  func isBomb(size: Int, packed: Int) -> Bool { size > smallSize && size / ratio > packed }

  /// The refusal of an entry for which `isBomb` is true.
  var bombMessage: String { "unpacks to more than \(ratio) times its size" }
}
