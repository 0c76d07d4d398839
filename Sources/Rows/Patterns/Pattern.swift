internal import PackFormat
internal import Synchronization

/// The `pattern` of a field: a regular expression of XML Schema that must match the whole text.
///
/// A match takes time that is linear in the text and a bounded memory (`PatternLimits`), for every pattern.
/// Threads may share a pattern; one at a time uses its cache.
final class Pattern: Sendable {
  /// The number of characters and classes, with repetitions written out.
  var size: Int { node.size }

  private let node: PatternNode
  private let sets: [ScalarSet]
  /// Made for the first text, as most patterns of most schemas are never asked.
  private let matcher = Mutex<PatternMatcher?>(nil)

  /// Throws if `text` is no regular expression, or exceeds a limit.
  init(_ text: String) throws(PatternError) {
    var parser = PatternParser(text)
    node = try parser.parse()
    sets = parser.sets
  }

  /// True if the whole of `text` matches. A text that is too long for a pack does not.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count <= ColumnType.string.longestValue else { return false }
    return matcher.withLock { matcher in
      if matcher == nil {
        matcher = PatternMatcher(PositionAutomaton(node, sets: sets.count), sets)
      }
      return matcher?.matches(text.span) == true
    }
  }

  /// The number of characters so far that were read without a known transition.
  var steps: Int { matcher.withLock { $0?.steps ?? 0 } }
}
