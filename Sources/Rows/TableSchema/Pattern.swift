internal import XMLSource

/// A regular expression of XML Schema, which is what a Table Schema's `pattern` is; it has to match
/// the whole text.
struct Pattern: Sendable {
  private let expression: XMLPattern

  init?(_ text: String) {
    guard let expression = XMLPattern(text) else { return nil }
    self.expression = expression
  }

  func matches(_ text: ArraySlice<UInt8>) -> Bool { expression.matches(Array(text)) }
}
