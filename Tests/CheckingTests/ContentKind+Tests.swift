import Testing

@testable import Kinds

/// Shows a kind by its name in the output of parametrised tests.
extension ContentKind: CustomTestStringConvertible {
  public var testDescription: String { name }
}
