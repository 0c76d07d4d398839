internal import Games
package import PackFormat

/// A game as it was played: what it was played with, every line, and what was said in the end.
///
/// It is a text, a fact a line, so that people can read it and programs compare it.
package struct PlayRecord: Sendable, Equatable {
  package enum Move: Sendable, Equatable {
    case line(String, after: Int64)
    case timeUp
  }

  /// Id and version of the pack, for people.
  package var pack: String
  /// What the moves are moves in: another content makes another game.
  package var content: PackDigest
  package var seed: UInt64
  package var year: Int64?
  package var language: Language
  package var columns: Int
  /// The high score before the game.
  package var best: Int64
  /// What the player had chosen before, by name.
  package var choices: [(name: String, choice: String)]
  package var moves: [Move] = []
  /// Of everything that was said; nil where the record does not reach the end.
  package var said: PackDigest?

  package init(_ reader: PackReader, _ settings: GameSettings, best: Int64) {
    let card = reader.header.card
    pack = "\(card.id) \(card.version)"
    content = reader.header.contentDigest
    seed = settings.seed
    year = settings.year
    language = settings.language
    columns = settings.columns
    self.best = best
    choices = []
  }

  package static func == (left: PlayRecord, right: PlayRecord) -> Bool { left.text == right.text }

  private static let title = "packplay record 1"

  package var text: String {
    var lines = [
      Self.title, "pack \(pack)", "content \(content.hex)", "seed \(seed)",
      "language \(language.rawValue)", "columns \(columns)", "best \(best)",
    ]
    if let year { lines.append("year \(year)") }
    lines += choices.map { "choice \($0.name) \($0.choice)" }
    lines += moves.map { move in
      switch move {
      case .line(let line, let milliseconds): "line \(milliseconds) \(line)"
      case .timeUp: "time-up"
      }
    }
    if let said { lines.append("said \(said.hex)") }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// Why a text is no record, and on which line.
package struct RecordError: Error, Equatable {
  package let line: Int
  package let message: String
}

extension PlayRecord {
  package init(text: String) throws(RecordError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    guard lines.first == Self.title[...] else {
      throw RecordError(line: 1, message: "a record begins with \"\(Self.title)\"")
    }
    pack = ""
    content = PackDigest(Array(repeating: 0, count: 32)) ?? SHA256.digest([])
    seed = 0
    language = .english
    columns = 80
    best = 0
    choices = []
    var missing: Set = ["content", "seed"]
    for (index, line) in lines.enumerated().dropFirst() {
      let parts = line.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      let (name, value) = (String(parts[0]), parts.count > 1 ? String(parts[1]) : "")
      guard said == nil, take(name, value) else {
        throw RecordError(line: index + 1, message: "this says nothing a record may say")
      }
      missing.remove(name)
    }
    if let name = missing.min() {
      throw RecordError(line: lines.count, message: "the record lacks its \(name)")
    }
  }

  /// False where the line means nothing.
  private mutating func take(_ name: String, _ value: String) -> Bool {
    switch name {
    case "pack": pack = value
    case "content": return set(\.content, Self.digest(value))
    case "seed": return set(\.seed, UInt64(value))
    case "language": return set(\.language, Language(rawValue: value))
    case "columns":
      return set(\.columns, Int(value).flatMap { (20...1000).contains($0) ? $0 : nil })
    case "best": return set(\.best, Int64(value))
    case "year": return set(\.year, Int64(value))
    case "said": return set(\.said, Self.digest(value))
    case "time-up": moves.append(.timeUp)
    case "choice":
      let parts = value.split(separator: " ", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { return false }
      choices.append((parts[0], parts[1]))
    case "line":
      let parts = value.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let milliseconds = Int64(parts[0]), milliseconds >= 0 else {
        return false
      }
      moves.append(.line(String(parts[1]), after: milliseconds))
    default: return false
    }
    return true
  }

  /// The digest that 64 hexadecimal digits stand for.
  private static func digest(_ hex: String) -> PackDigest? {
    let digits = Array(hex.utf8)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap { start in
      UInt8(
        String(decoding: digits[start..<min(start + 2, digits.count)], as: UTF8.self), radix: 16)
    }
    return digits.count == 64 ? PackDigest(bytes) : nil
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<PlayRecord, Value>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }

  private mutating func set<Value>(
    _ path: WritableKeyPath<PlayRecord, Value?>, _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: path] = value
    return true
  }
}
