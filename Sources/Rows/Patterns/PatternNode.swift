/// A part of a parsed pattern.
struct PatternNode: Sendable {
  indirect enum Form: Sendable {
    /// Matches the empty text alone.
    case empty
    /// Matches one character of a class, which is named by its index in the list of classes.
    case character(Int)
    case sequence([PatternNode])
    case choice([PatternNode])
    /// `most` is nil if there is no upper limit.
    case repetition(PatternNode, least: Int, most: Int?)
  }

  let form: Form
  /// The number of characters and classes with repetitions written out; zero for the empty part alone.
  let size: Int

  static let empty = PatternNode(form: .empty, size: 0)

  static func character(_ set: Int) -> PatternNode {
    PatternNode(form: .character(set), size: 1)
  }

  /// Throws if the parts together are too large.
  static func sequence(_ parts: [PatternNode]) throws(PatternError) -> PatternNode {
    // Empty parts would cost time wherever a repetition is written out.
    let parts = parts.filter { $0.size > 0 }
    if parts.count == 1 { return parts[0] }
    return parts.isEmpty ? empty : try limited(.sequence(parts), parts.reduce(0) { $0 + $1.size })
  }

  /// Throws if the branches together are too large.
  static func choice(_ branches: [PatternNode]) throws(PatternError) -> PatternNode {
    let parts = branches.filter { $0.size > 0 }
    guard let first = parts.first else { return empty }
    let size = parts.reduce(0) { $0 + $1.size }
    let choice = parts.count == 1 ? first : try limited(.choice(parts), size)
    return parts.count == branches.count
      ? choice : try repetition(of: choice, least: 0, most: 1)
  }

  /// Throws if the repetition is too large when written out; nothing is written out before that is known.
  static func repetition(
    of part: PatternNode, least: Int, most: Int?
  ) throws(PatternError) -> PatternNode {
    if part.size == 0 || most == 0 { return empty }
    if least == 1, most == 1 { return part }
    let (size, overflow) = part.size.multipliedReportingOverflow(by: most ?? max(least, 1))
    return try limited(.repetition(part, least: least, most: most), overflow ? .max : size)
  }

  private static func limited(_ form: Form, _ size: Int) throws(PatternError) -> PatternNode {
    guard size <= PatternLimits.characters else { throw .tooLarge }
    return PatternNode(form: form, size: size)
  }
}
