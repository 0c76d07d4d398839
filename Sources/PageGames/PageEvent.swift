internal import Games
internal import Words

/// An event of the page, such as `1200 choose 2`: a time in milliseconds, a name, and perhaps an
/// argument.
package struct PageEvent: Equatable {
  /// The time of a clock that never goes back.
  package let time: Int64
  package let name: String
  /// The text behind the name; empty if there is none.
  package let argument: String

  init(at time: Int64, _ name: String) {
    self.time = time
    self.name = name
    argument = ""
  }

  /// Nil for bytes that do not begin with a time and a name.
  package init?(_ bytes: some Collection<UInt8>) {
    let parts = bytes.split(separator: UInt8(ascii: " "), maxSplits: 2)
    guard parts.count >= 2, let time = Int64(Self.text(parts[0])), time >= 0 else { return nil }
    self.time = time
    name = Self.text(parts[1])
    argument = parts.count > 2 ? Self.text(parts[2]) : ""
  }

  /// The argument as a whole number; nil if it is none.
  var number: Int? { Int(argument) }

  /// True for a move in the game; it may have been meant for the screen before.
  var isMove: Bool {
    switch name {
    case "answer", "back", "choose", "guess", "hint", "mark", "next", "pass", "say", "skip": true
    default: false
    }
  }

  private static func text(_ bytes: some Collection<UInt8>) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}

/// The settings with which the page opens a pack.
struct PageSettings {
  private(set) var seed: UInt64 = 0
  /// The length of the pack in bytes.
  private(set) var size: UInt64 = 0
  /// The best score so far.
  private(set) var best: Int64 = 0
  /// The year in which questions about years are asked; nil for that of the pack.
  private(set) var year: Int64?
  /// The wanted languages, the first most.
  private(set) var languages: [LanguageTag] = []
  /// The wanted language of the pack's texts; nil for that of the interface.
  private(set) var texts: LanguageTag?
  /// The random number of this sitting in lines of answers; nil if nobody wants them.
  private(set) var session: UInt64?
  /// The questions that the player wants.
  private(set) var selection = QuestionSelection()
  /// The people who play together; nil for one alone.
  private(set) var party: PartyChoice?
  /// Today, in days since 1970-01-01.
  private(set) var day: Int64 = 0
  /// The records of practice of all questions that were answered before.
  private(set) var study: [(id: String, card: StudyCard)] = []
  /// True if a new screen takes no moves for as long as anybody needs to see it.
  private(set) var isGuarded = false

  /// Reads lines such as `seed=7`; lines of other names mean nothing.
  init(_ lines: some Collection<UInt8>) {
    var (names, hasSameQuestions): ([String], Bool) = ([], false)
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let parts = line.split(
        separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { continue }
      let value = String(decoding: parts[1], as: UTF8.self)
      switch String(decoding: parts[0], as: UTF8.self) {
      case "seed": seed = UInt64(value) ?? 0
      case "size": size = UInt64(value) ?? 0
      case "best": best = Int64(value) ?? 0
      case "year": year = Int64(value)
      case "session": session = UInt64(value)
      case "guard": isGuarded = value == "on"
      case "languages": languages = Self.tags(value)
      case "texts": texts = LanguageTag(value)
      case "day": day = min(max(Int64(value) ?? 0, 0), 10_000_000)
      case "study": readStudy(parts[1])
      case "practice": selection.isPractice = value == "on"
      case "player": names.append(value)
      case "questions": hasSameQuestions = value == "same"
      case "tag": selection.filter.tags.append(value)
      case "difficulty":
        let ends = Self.numbers(parts[1].split(separator: UInt8(ascii: "-")))
        if ends.count == 2, ends[0] <= ends[1] { selection.filter.difficulties = ends[0]...ends[1] }
      default: break
      }
    }
    if !names.isEmpty { party = PartyChoice(named(names), hasSameQuestions: hasSameQuestions) }
  }

  /// Returns different names, none of them empty: players who gave none have a number.
  private func named(_ typed: [String]) -> [String] {
    var names: [String] = []
    for (index, text) in typed.enumerated() {
      let number = index + 1
      var name = text.isEmpty ? languages.spoken(.playerNumber, ["n": .count(number)]) : text
      while names.contains(name) { name += " \(number)" }
      names.append(name)
    }
    return names
  }

  /// Returns the settings of one of the players of a party.
  func dealt(_ choice: PartyChoice, toPlayer number: Int) -> PageSettings {
    var settings = self
    choice.deal(toPlayer: number, &settings.seed, &settings.selection)
    settings.best = 0
    return settings
  }

  /// The settings of the way to play, by which the page plays so again.
  var lines: String {
    var lines = selection.filter.lines
    if selection.isPractice { lines += "\npractice=on" }
    for name in party?.names ?? [] { lines += "\nplayer=" + name }
    if party?.hasSameQuestions == true { lines += "\nquestions=same" }
    return lines
  }

  /// Reads a record of practice: its four numbers, and the id of the question.
  private mutating func readStudy(_ text: some Collection<UInt8>) {
    let parts = text.split(separator: UInt8(ascii: " "), maxSplits: 4)
    let numbers = Self.numbers(parts.prefix(4))
    guard parts.count == 5, numbers.count == 4, numbers.allSatisfy({ 0...10_000_000 ~= $0 })
    else { return }
    let card = StudyCard(
      streak: numbers[0], interval: numbers[1], ease: numbers[2], due: numbers[3])
    study.append((String(decoding: parts[4], as: UTF8.self), card))
  }

  private static func numbers(_ texts: some Collection<some Collection<UInt8>>) -> [Int64] {
    texts.compactMap { Int64(String(decoding: $0, as: UTF8.self)) }
  }

  static func tags(_ list: String) -> [LanguageTag] {
    list.utf8.split(separator: UInt8(ascii: ",")).compactMap {
      LanguageTag(String(decoding: $0, as: UTF8.self))
    }
  }
}
