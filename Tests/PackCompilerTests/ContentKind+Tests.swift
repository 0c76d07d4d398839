import Testing

@testable import PackCompiler

/// A test that is run for each kind is called by its name, not by all that there is in it.
extension ContentKind: CustomTestStringConvertible {
  public var testDescription: String { name }
}
