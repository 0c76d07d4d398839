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
  /// True if a byte order mark is left out.
  package internal(set) var losesMark = false
  /// True if some line does not end in a line feed alone.
  package internal(set) var hasOtherLineEnds = false
  /// The name of the delimiter that commas replace; nil if the delimiter stays.
  package internal(set) var oldDelimiter: String?
  /// True if only quotes, spaces and lines are others than in the source.
  package var areOfLayout: Bool {
    differs && values + ids + emptyRows == 0 && !isReordered && !losesMark && !hasOtherLineEnds
      && oldDelimiter == nil
  }
}
