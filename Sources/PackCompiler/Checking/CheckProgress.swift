/// How far the check of a source has come.
package struct CheckProgress: Equatable, Sendable {
  package let file: String
  /// In bytes.
  package let done: Int
  package let total: Int
}
