import TestSupport

/// A random pattern, and a definition of what it matches that shares no code with `Pattern`.
indirect enum RandomPattern {
  /// A character or class, as it is spelled, and which letters of the alphabet it matches.
  case letter(String, Set<Unicode.Scalar>)
  case sequence([RandomPattern])
  case choice([RandomPattern])
  case repetition(RandomPattern, least: Int, most: Int?)

  /// The characters of texts. Each differs from the others in some escape.
  static let alphabet: [Unicode.Scalar] = ["a", "b", "c", "É", "日", "1", "-", "^", ".", " ", "\n"]

  /// The members of each escape among the alphabet, by hand.
  private static let escapes: [(String, Set<Unicode.Scalar>)] = [
    ("\\d", ["1"]), ("\\s", [" ", "\n"]), ("\\w", ["a", "b", "c", "É", "日", "1", "^"]),
    ("\\i", ["a", "b", "c", "É", "日"]), ("\\c", ["a", "b", "c", "É", "日", "1", "-", "."]),
    ("\\p{L}", ["a", "b", "c", "É", "日"]), ("\\p{Ll}", ["a", "b", "c"]), ("\\p{Lu}", ["É"]),
    ("\\p{IsLatin-1Supplement}", ["É"]), ("\\p{P}", ["-", "."]), ("\\p{Sk}", ["^"]),
  ]

  /// Returns an escape or its complement, which has the capital letter.
  private static func escape(
    _ generator: inout SplitMix
  ) -> (String, Set<Unicode.Scalar>) {
    let (spelled, members) = generator.pick(escapes)
    guard generator.chance(40) else { return (spelled, members) }
    let letter = spelled.dropFirst().prefix(1).uppercased()
    return ("\\" + letter + spelled.dropFirst(2), Set(alphabet).subtracting(members))
  }

  private static func spelled(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\n": "\\n"
    case "-", "^", ".": "\\\(scalar)"
    default: String(scalar)
    }
  }

  private static func characterClass(
    _ generator: inout SplitMix, depth: Int = 0
  ) -> (String, Set<Unicode.Scalar>) {
    var (text, members) = ("", Set<Unicode.Scalar>())
    for _ in 0..<Int.random(in: 1...3, using: &generator) {
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        let (spelled, own) = escape(&generator)
        text += spelled
        members.formUnion(own)
      case 1:
        let ends = [generator.pick(alphabet), generator.pick(alphabet)].sorted()
        text += "\(spelled(ends[0]))-\(spelled(ends[1]))"
        members.formUnion(alphabet.filter { ends[0]...ends[1] ~= $0 })
      default:
        let scalar = generator.pick(alphabet)
        text += spelled(scalar)
        members.insert(scalar)
      }
    }
    if generator.chance(30) {
      text = "^" + text
      members = Set(alphabet).subtracting(members)
    }
    if depth < 2, generator.chance(25) {
      let (spelled, own) = characterClass(&generator, depth: depth + 1)
      text += "-" + spelled
      members.subtract(own)
    }
    return ("[\(text)]", members)
  }

  init(_ generator: inout SplitMix, depth: Int = 0) {
    switch Int.random(in: 0..<(depth < 3 ? 8 : 3), using: &generator) {
    case 0:
      let (text, members) =
        generator.chance(50)
        ? Self.characterClass(&generator) : Self.escape(&generator)
      self = .letter(text, members)
    case 1 where generator.chance(30):
      self = .letter(".", Set(Self.alphabet).subtracting(["\n"]))
    case 0...2:
      let scalar = generator.pick(Self.alphabet)
      self = .letter(Self.spelled(scalar), [scalar])
    case 3...4:
      let parts = Int.random(in: 0...3, using: &generator)
      self = .sequence((0..<parts).map { _ in RandomPattern(&generator, depth: depth + 1) })
    case 5:
      let branches = Int.random(in: 1...3, using: &generator)
      self = .choice((0..<branches).map { _ in RandomPattern(&generator, depth: depth + 1) })
    default:
      let least = Int.random(in: 0...2, using: &generator)
      let most = generator.chance(50) ? nil : least + Int.random(in: 0...2, using: &generator)
      self = .repetition(RandomPattern(&generator, depth: depth + 1), least: least, most: most)
    }
  }

  var text: String {
    switch self {
    case .letter(let text, _): text
    case .sequence(let parts): parts.map(\.text).joined()
    case .choice(let branches): "(\(branches.map(\.text).joined(separator: "|")))"
    case .repetition(let part, 0, 1): "(\(part.text))?"
    case .repetition(let part, 0, nil): "(\(part.text))*"
    case .repetition(let part, 1, nil): "(\(part.text))+"
    case .repetition(let part, let least, nil): "(\(part.text)){\(least),}"
    case .repetition(let part, let least, let most?) where least == most:
      "(\(part.text)){\(least)}"
    case .repetition(let part, let least, let most?): "(\(part.text)){\(least),\(most)}"
    }
  }

  /// True if the whole of `text` matches.
  func matches(_ text: [Unicode.Scalar]) -> Bool { ends(from: [0], in: text).contains(text.count) }

  /// All places where a match may end that begins at one of `starts`.
  private func ends(from starts: Set<Int>, in text: [Unicode.Scalar]) -> Set<Int> {
    switch self {
    case .letter(_, let members):
      return Set(starts.filter { $0 < text.count && members.contains(text[$0]) }.map { $0 + 1 })
    case .sequence(let parts): return parts.reduce(starts) { $1.ends(from: $0, in: text) }
    case .choice(let branches):
      return branches.reduce(into: []) { $0.formUnion($1.ends(from: starts, in: text)) }
    case .repetition(let part, let least, let most):
      var new = starts
      for _ in 0..<least { new = part.ends(from: new, in: text) }
      var all = new
      var count = least
      while count < most ?? .max, !new.isEmpty {
        new = part.ends(from: new, in: text).subtracting(all)
        all.formUnion(new)
        count += 1
      }
      return all
    }
  }
}
