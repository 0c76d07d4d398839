/// The reason why a text is not a pattern, in an author's words.
struct PatternError: Error, Equatable {
  var message: String

  /// The error of a text that breaks the grammar of regular expressions.
  static func invalid(_ reason: String) -> PatternError {
    PatternError(message: "not a regular expression: \(reason)")
  }

  static let tooLarge = PatternError(
    message: """
      too large a pattern: at most \(PatternLimits.characters) characters and classes, where \
      a{3} counts as three
      """)
  static let tooDeep = PatternError(
    message: "too deep a pattern: brackets nest at most \(PatternLimits.depth) deep")
  static let tooManyRanges = PatternError(
    message: "too large a pattern: at most \(PatternLimits.ranges) ranges in its classes")
}

/// The limits of a pattern. They bound the time to compile it, the time to match a character, and the memory.
enum PatternLimits {
  /// The largest number of characters and classes, with repetitions written out: `a{3}` counts as three.
  static let characters = PositionSet.mostPositions - 1
  /// The largest number of ranges that the classes list; a single character is a range, too.
  static let ranges = 1_000
  /// The largest number of brackets within each other.
  static let depth = 50
  /// The largest number of characters and classes of all patterns of a schema together.
  static let charactersOfSchema = 10_000
}
