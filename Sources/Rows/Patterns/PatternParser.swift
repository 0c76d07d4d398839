/// Parses the regular expressions of XML Schema (XSD 1.0 part 2, appendix F).
///
///     expression   branch, or branch|branch|…
///     branch       any number of pieces
///     piece        an atom, and perhaps ? * + {n} {n,} or {n,m}
///     atom         a character, the full stop, an escape, a [class], or an (expression)
///
/// An expression matches whole texts, so that ^ and $ are ordinary characters outside classes. The recursion is
/// bounded by `PatternLimits.depth`.
struct PatternParser {
  private let scalars: [Unicode.Scalar]
  private var position = 0
  /// The different classes of the pattern; a character is the class of itself.
  private(set) var sets: [ScalarSet] = []
  private var indices: [ScalarSet: Int] = [:]
  /// The numbers of characters and classes, and of ranges, that were read.
  private var characters = 0
  private var ranges = 0

  init(_ pattern: String) { scalars = Array(pattern.unicodeScalars) }

  mutating func parse() throws(PatternError) -> PatternNode {
    let node = try expression(depth: 0)
    if position < scalars.count { throw .invalid("\")\" without \"(\"") }
    return node
  }

  // MARK: - Reading

  /// The scalar `offset` places ahead; nil behind the end.
  func peek(_ offset: Int = 0) -> Unicode.Scalar? {
    position + offset < scalars.count ? scalars[position + offset] : nil
  }

  mutating func take() -> Unicode.Scalar? {
    guard let scalar = peek() else { return nil }
    position += 1
    return scalar
  }

  mutating func accept(_ scalar: Unicode.Scalar) -> Bool {
    guard peek() == scalar else { return false }
    position += 1
    return true
  }

  /// Throws if `depth` brackets are too many.
  func check(depth: Int) throws(PatternError) {
    guard depth <= PatternLimits.depth else { throw .tooDeep }
  }

  /// Throws if the pattern has too many ranges with `count` more.
  mutating func count(ranges count: Int) throws(PatternError) {
    ranges += count
    guard ranges <= PatternLimits.ranges else { throw .tooManyRanges }
  }

  // MARK: - Grammar

  private mutating func expression(depth: Int) throws(PatternError) -> PatternNode {
    try check(depth: depth)
    var branches: [PatternNode] = []
    repeat { branches.append(try branch(depth: depth)) } while accept("|")
    return try .choice(branches)
  }

  private mutating func branch(depth: Int) throws(PatternError) -> PatternNode {
    var pieces: [PatternNode] = []
    var size = 0
    while let scalar = peek(), scalar != "|", scalar != ")" {
      let piece = try piece(depth: depth)
      size += piece.size
      guard size <= PatternLimits.characters else { throw .tooLarge }
      if piece.size > 0 { pieces.append(piece) }
    }
    return try .sequence(pieces)
  }

  private mutating func piece(depth: Int) throws(PatternError) -> PatternNode {
    let atom = try atom(depth: depth)
    if accept("?") { return try .repetition(of: atom, least: 0, most: 1) }
    if accept("*") { return try .repetition(of: atom, least: 0, most: nil) }
    if accept("+") { return try .repetition(of: atom, least: 1, most: nil) }
    guard accept("{") else { return atom }
    let least = try number()
    var most: Int? = least
    if accept(",") { most = peek() == "}" ? nil : try number() }
    guard accept("}") else { throw .invalid("\"{\" without \"}\"") }
    if let most, most < least { throw .invalid("{\(least),\(most)} is no range") }
    return try .repetition(of: atom, least: least, most: most)
  }

  /// Reads a number of repetitions; one that is too large for any pattern becomes a million.
  private mutating func number() throws(PatternError) -> Int {
    var number: Int?
    while let digit = peek(), "0"..."9" ~= digit {
      number = min((number ?? 0) * 10 + Int(digit.value - 0x30), 1_000_000)
      position += 1
    }
    guard let number else { throw .invalid("expected a number behind \"{\" or \",\"") }
    return number
  }

  private mutating func atom(depth: Int) throws(PatternError) -> PatternNode {
    guard let scalar = take() else { return .empty }
    switch scalar {
    case "(":
      let node = try expression(depth: depth + 1)
      guard accept(")") else { throw .invalid("\"(\" without \")\"") }
      return node
    case "[":
      let set = try characterClass(depth: depth + 1)
      return try character(of: set)
    case "\\":
      switch try escape() {
      case .character(let scalar): return try character(of: ScalarSet(scalar))
      case .set(let set): return try character(of: set)
      }
    case ".": return try character(of: .notLineEnds)
    case "?", "*", "+", "{":
      throw .invalid("nothing before \"\(scalar)\" that could be repeated; write \\\(scalar)")
    case "]", "}": throw .invalid("\"\(scalar)\" alone; write \\\(scalar)")
    default: return try character(of: ScalarSet(scalar))
    }
  }

  private mutating func character(of set: ScalarSet) throws(PatternError) -> PatternNode {
    // Characters that are repeated zero times have no positions, but parsing them costs time.
    characters += 1
    guard characters <= PatternLimits.characters else { throw .tooLarge }
    if let index = indices[set] { return .character(index) }
    indices[set] = sets.count
    sets.append(set)
    return .character(sets.count - 1)
  }
}
