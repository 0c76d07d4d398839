internal import Games
internal import TextUnicode
internal import Views
internal import Words

/// A line that a player types in a duel; the words of every language are always accepted.
enum DuelCommand: Equatable {
  case nothing
  case quit
  case new
  case help
  case back
  /// Shows or hides the hints; nil toggles them.
  case hints(Bool?)
  case answer(DuelAnswer)
  case other(String)

  init(_ line: String) {
    let line = line.trimmed
    self = Self.words.first { $0.words.contains(line.lowercased()) }?.command ?? .other(line)
  }

  private static let words: [(words: [String], command: DuelCommand)] = [
    ([""], .nothing),
    (PlainCommand.quit.words, .quit),
    (PlainCommand.new.words, .new),
    (PlainCommand.help.words, .help),
    (["b"] + words(of: .duelBackWord), .back),
    (words(of: .duelHintsWord), .hints(nil)),
    (["hints on", "подсказки да"], .hints(true)),
    (["hints off", "подсказки нет"], .hints(false)),
    ([">", "g"] + words(of: .duelGreater), .answer(.greater)),
    (["<", "l"] + words(of: .duelLess), .answer(.less)),
    (["=", "e"] + words(of: .duelEqual), .answer(.equal)),
  ]

  private static func words(of phrase: Phrase) -> [String] {
    Language.allCases.map { $0(phrase).lowercased() }
  }
}
