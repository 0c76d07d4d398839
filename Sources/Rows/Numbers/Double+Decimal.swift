extension Double {
  /// Reads digits with a decimal point, and maybe a sign and an exponent; nil for other texts.
  ///
  /// `Double(_:)` would read `0x10` as 16, and `inf` and `nan` as numbers.
  package init?(decimal text: some StringProtocol) {
    guard text.utf8.allSatisfy({ 0x30...0x39 ~= $0 || "+-.eE".utf8.contains($0) }),
      let number = Double(text), number.isFinite
    else { return nil }
    self = number
  }
}
