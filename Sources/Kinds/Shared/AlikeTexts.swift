/// The comparison of texts that differ only in letter case, punctuation or spaces.
enum AlikeTexts {
  /// Removes case, spaces and punctuation, except before a digit, where 3.5 and −5 are other numbers. Symbols
  /// stay, as in C++.
  static func folded(_ text: String) -> String {
    let scalars = Array(text.lowercased().unicodeScalars)
    var folded = String.UnicodeScalarView()
    for (index, scalar) in scalars.enumerated() {
      let isBeforeDigit =
        index + 1 < scalars.count && scalars[index + 1].properties.numericType != nil
      if isBeforeDigit || !(scalar.properties.isWhitespace || isPunctuation(scalar)) {
        folded.append(scalar)
      }
    }
    return String(folded)
  }

  private static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation:
      true
    // These have a meaning in a choice.
    case .otherPunctuation: !["#", "%", "&", "*", "@", "/", "\\", "‰"].contains(scalar)
    default: false
    }
  }
}
