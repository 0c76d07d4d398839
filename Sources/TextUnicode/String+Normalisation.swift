extension String {
  /// The text in Unicode normalisation form C.
  package var nfc: String { isPlainlyNFC ? self : UTF8Proc.composed(self) }

  /// True if the text is certainly in form C, as no scalar in it combines or decomposes: those below U+0300, whose first
  /// byte is 0xCC, those of Cyrillic up to U+047F, and those of Chinese from U+4000 on.
  private var isPlainlyNFC: Bool {
    utf8.allSatisfy { $0 < 0xCC || 0xD0...0xD1 ~= $0 || 0xE4...0xE9 ~= $0 }
  }
}
