internal import XMLSource

/// The `pattern` of a field: a regular expression of XML Schema that must match the whole text.
struct Pattern: Sendable {
  private let expression: XMLPattern

  init?(_ text: String) {
    guard let expression = XMLPattern(text) else { return nil }
    self.expression = expression
  }

  func matches(_ text: ArraySlice<UInt8>) -> Bool { expression.matches(Array(text)) }
}
