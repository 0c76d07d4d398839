/// The changes that the canonical form makes to a source.
package struct CanonicalChanges: Equatable, Sendable {
  /// True if any byte changes.
  package internal(set) var differs = false
  /// The number of values that are written in another way.
  package internal(set) var values = 0
  package internal(set) var emptyRows = 0
  /// The number of rows that get an id.
  package internal(set) var ids = 0
  /// True if columns or attributes change their order.
  package internal(set) var isReordered = false
}
