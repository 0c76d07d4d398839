/// Consecutive records of a CSV source in which every value is canonical.
package struct CanonicalRange: Sendable {
  package enum Spelling: Sendable {
    case spelled
    /// Every value is canonical, and no value has quotes that it does not need.
    case quotedAsNeeded
  }

  /// The bytes from the start of the first record to the end of the last.
  package internal(set) var range: Range<Int>
  package let spelling: Spelling
}
