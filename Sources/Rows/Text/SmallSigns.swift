/// Raised and lowered characters, so that 10⁶ does not become 106.
package enum SmallSigns {
  /// Returns the text in raised or lowered characters; nil if one of its characters has no such form.
  package static func written(_ text: String, isRaised: Bool) -> String? {
    let signs = Array((isRaised ? "⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻" : "₀₁₂₃₄₅₆₇₈₉₊₋").unicodeScalars)
    var small = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      guard let index = Array("0123456789+-".unicodeScalars).firstIndex(of: scalar) else {
        return nil
      }
      small.append(signs[index])
    }
    return small.isEmpty ? nil : String(small)
  }
}
