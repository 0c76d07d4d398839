package import Games
package import PackFormat
internal import SafeText
package import Words

/// A recorded game: its settings, all moves, and the digest of its output.
///
/// It is stored as text with one fact on each line, for people and programs.
package struct PlayRecord: Sendable, Equatable {
  package enum Move: Sendable, Equatable {
    case line(String, after: Int64)
    case timeUp
  }

  /// The id and version of the pack, for people.
  package var pack: String
  /// The digest of the pack's content; with other content the moves would play another game.
  package var content: PackDigest
  package var seed: UInt64
  package var year: Int64?
  package var language: Language
  /// The language of the pack's texts; nil if it is the one that the pack has for `language`.
  package var texts: String?
  package var columns: Int
  /// The questions that the player wanted.
  package var filter: QuestionFilter
  /// The number of games after which scores could not be kept, so that no new record was announced; nil if they were.
  package var unkeptFrom: Int?
  /// True if the game was played in ASCII.
  package var isASCII = false
  /// The high score before the game.
  package var best: Int64
  /// The player's earlier choices that the game has read, by name.
  package var choices: [(name: String, choice: String)]
  package var moves: [Move] = []
  /// The digest of the output; nil if the record does not reach the end of the game.
  package var digest: PackDigest?

  package init(_ reader: PackReader, _ settings: GameSettings, best: Int64) {
    let card = reader.header.card
    pack = "\(card.id) \(card.version)".terminalSafe
    content = reader.header.contentDigest
    seed = settings.seed
    year = settings.year
    language = settings.language
    texts =
      settings.texts == reader.language(for: [settings.language.tag]) ? nil : settings.texts
    columns = settings.columns
    filter = settings.selection.filter
    isASCII = settings.isASCII
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
    if isASCII { lines.append("ascii") }
    if let texts { lines.append("texts \(texts)") }
    if let year { lines.append("year \(year)") }
    lines += filter.tags.map { "tag \($0)" }
    if let levels = filter.difficulties {
      lines.append("difficulty \(levels.lowerBound)-\(levels.upperBound)")
    }
    if let unkeptFrom {
      lines.append(unkeptFrom == 0 ? "scores none" : "scores none after \(unkeptFrom)")
    }
    lines += choices.map { "choice \($0.name) \($0.choice)" }
    lines += moves.map { move in
      switch move {
      case .line(let line, let milliseconds): "line \(milliseconds) \(line)"
      case .timeUp: "time-up"
      }
    }
    if let digest { lines.append("said \(digest.hex)") }
    return lines.joined(separator: "\n") + "\n"
  }
}

/// The reason why a text is no record, with the line number.
package struct RecordError: Error, Equatable {
  package let line: Int
  package let message: String

  package init(line: Int, message: String) {
    self.line = line
    self.message = message
  }
}

extension PlayRecord {
  package init(text: String) throws(RecordError) {
    // The text is split by bytes. As characters, a combining mark or half a line end that a player
    // typed would merge with its neighbours.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    guard let title = lines.first, Array(title) == Array(Self.title.utf8) else {
      throw RecordError(line: 1, message: "a record begins with \"\(Self.title)\"")
    }
    pack = ""
    content = PackDigest(Array(repeating: 0, count: 32)) ?? SHA256.digest([])
    seed = 0
    language = .english
    columns = 80
    filter = QuestionFilter()
    best = 0
    choices = []
    var known: Set<String> = []
    for (index, line) in lines.enumerated().dropFirst() {
      let (name, value) = Self.halves(line)
      guard digest == nil, take(name, value) else {
        throw RecordError(line: index + 1, message: "this says nothing a record may say")
      }
      guard known.insert(name).inserted || Self.repeated.contains(name) else {
        throw RecordError(line: index + 1, message: "the record says its \(name) twice")
      }
    }
    for name in ["content", "seed"] where !known.contains(name) {
      throw RecordError(line: lines.count, message: "the record lacks its \(name)")
    }
  }

  /// The facts that a record may state more than once.
  private static let repeated: Set = ["choice", "line", "tag", "time-up"]

  /// Splits a line at its first space; the second part is nil if there is none.
  private static func halves(_ text: Substring.UTF8View) -> (String, String?) {
    let end = text.firstIndex(of: UInt8(ascii: " "))
    let head = String(decoding: text[..<(end ?? text.endIndex)], as: UTF8.self)
    return (head, end.map { String(decoding: text[text.index(after: $0)...], as: UTF8.self) })
  }

  /// Takes one line of the record; false for a line without meaning.
  private mutating func take(_ name: String, _ value: String?) -> Bool {
    guard let value else {
      switch name {
      case "time-up": moves.append(.timeUp)
      case "ascii": isASCII = true
      default: return false
      }
      return true
    }
    switch name {
    case "pack": pack = value
    case "content": return set(\.content, Self.digest(value))
    case "seed": return set(\.seed, UInt64(value))
    case "language": return set(\.language, Language(rawValue: value))
    case "texts": texts = value
    case "columns":
      return set(\.columns, Int(value).flatMap { (20...1000).contains($0) ? $0 : nil })
    case "tag": filter.tags.append(value)
    case "difficulty":
      let ends = value.split(separator: "-", maxSplits: 1).compactMap { Int64($0) }
      guard ends.count == 2, ends[0] <= ends[1] else { return false }
      filter.difficulties = ends[0]...ends[1]
    case "scores":
      let after = "none after "
      unkeptFrom =
        value == "none" ? 0 : value.hasPrefix(after) ? Int(value.dropFirst(after.count)) : nil
      return unkeptFrom.map { $0 >= 0 } ?? false
    case "best": return set(\.best, Int64(value))
    case "year": return set(\.year, Int64(value))
    case "said": return set(\.digest, Self.digest(value))
    case "choice":
      guard case (let name, let choice?) = Self.halves(value[...].utf8), !name.isEmpty else {
        return false
      }
      choices.append((name, choice))
    case "line":
      guard case (let time, let line?) = Self.halves(value[...].utf8),
        let milliseconds = Int64(time), milliseconds >= 0
      else { return false }
      moves.append(.line(line, after: milliseconds))
    default: return false
    }
    return true
  }

  /// Parses a digest of 64 hexadecimal digits.
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
