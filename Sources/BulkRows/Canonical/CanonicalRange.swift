/// Records of a CSV source, one behind the other, in which each value was shown to stand in its one spelling.
package struct CanonicalRange: Sendable {
  package enum Spelling: Sendable {
    case spelled
    /// Besides, nothing stands in quotes but what needs them.
    case quotedAsNeeded
  }

  /// From the start of the first record to the end of the last one.
  package internal(set) var range: Range<Int>
  package let spelling: Spelling
}
