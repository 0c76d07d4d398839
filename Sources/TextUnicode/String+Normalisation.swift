extension String {
  /// The text in Unicode normalisation form C.
  package var nfc: String { isPlainlyNFC ? self : UTF8Proc.composed(self) }

  /// True if the text is certainly in form C. No scalar below U+0300 combines or decomposes, and
  /// 0xCC is the first byte of U+0300.
  private var isPlainlyNFC: Bool { utf8.allSatisfy { $0 < 0xCC } }
}
