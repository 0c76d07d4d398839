/// Classes in brackets, and escapes.
extension PatternParser {
  enum Escape {
    case character(Unicode.Scalar)
    case set(ScalarSet)
  }

  /// Reads a class behind its opening bracket, such as `[^a-z]` or `[a-z-[aeiou]]`.
  mutating func characterClass(depth: Int) throws(PatternError) -> ScalarSet {
    try check(depth: depth)
    var set = ScalarSet()
    set.isNegated = accept("^")
    var isFirst = true
    while let scalar = take() {
      switch scalar {
      case "]" where isFirst: throw .invalid("a class without characters: []")
      case "]":
        set.merge()
        return set
      case "-" where !isFirst && peek() == "[":
        _ = take()
        set.subtracted = [try characterClass(depth: depth + 1)]
        guard accept("]") else {
          throw .invalid("expected \"]\" behind the class that is taken away")
        }
        set.merge()
        return set
      case "-" where !isFirst && peek() != nil && peek() != "]":
        throw .invalid("\"-\" between the ranges of a class; write \\-")
      case "[": throw .invalid("\"[\" in a class; write \\[")
      case "\\":
        switch try escape() {
        case .character(let lower): try addRange(from: lower, to: &set)
        case .set(let other):
          set.formUnion(other)
          try count(ranges: other.ranges.count)
        }
      // A hyphen that begins or ends a class stands for itself, and begins no range.
      case "-": try add("-", "-", to: &set)
      default: try addRange(from: scalar, to: &set)
      }
      isFirst = false
    }
    throw .invalid("\"[\" without \"]\"")
  }

  /// Adds `lower`, or the range from `lower` if a hyphen and an upper end follow.
  private mutating func addRange(
    from lower: Unicode.Scalar, to set: inout ScalarSet
  ) throws(PatternError) {
    guard peek() == "-", let end = peek(1), end != "]", end != "[" else {
      return try add(lower, lower, to: &set)
    }
    _ = take()
    _ = take()
    var upper = end
    if end == "-" { throw .invalid("a range that ends in \"-\"; write \\-") }
    if end == "\\" {
      guard case .character(let scalar) = try escape() else {
        throw .invalid("a range that ends in a class")
      }
      upper = scalar
    }
    guard lower <= upper else { throw .invalid("the range \(lower)-\(upper) runs backwards") }
    try add(lower, upper, to: &set)
  }

  private mutating func add(
    _ lower: Unicode.Scalar, _ upper: Unicode.Scalar, to set: inout ScalarSet
  ) throws(PatternError) {
    set.ranges.append(lower.value...upper.value)
    try count(ranges: 1)
  }

  /// Reads an escape behind its backslash.
  mutating func escape() throws(PatternError) -> Escape {
    guard let scalar = take() else { throw .invalid("nothing behind the last \\") }
    switch scalar {
    case "n": return .character("\n")
    case "r": return .character("\r")
    case "t": return .character("\t")
    case "\\", "|", ".", "-", "^", "?", "*", "+", "{", "}", "(", ")", "[", "]":
      return .character(scalar)
    case "p": return .set(try property())
    case "P": return .set(try property().complement)
    default:
      guard let set = ScalarSet.named(scalar) else { throw .invalid("\\\(scalar) has no meaning") }
      return .set(set)
    }
  }

  /// More than the length of any name of a block.
  private static let longestName = 60

  /// Reads a category such as `{Lu}`, or a block such as `{IsGreek}`.
  private mutating func property() throws(PatternError) -> ScalarSet {
    guard accept("{") else { throw .invalid("\\p without \"{\"") }
    var name = ""
    while let scalar = peek(), scalar != "}", name.unicodeScalars.count < Self.longestName {
      name.unicodeScalars.append(scalar)
      _ = take()
    }
    guard accept("}") else { throw .invalid("\"\\p{\" without \"}\"") }
    if let set = ScalarSet.category(name) { return set }
    guard name.hasPrefix("Is"), let ranges = UnicodeBlocks.ranges[String(name.dropFirst(2))] else {
      throw .invalid("no category or block is called \"\(name)\"")
    }
    return ScalarSet(ranges)
  }
}
