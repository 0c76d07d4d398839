import Games
import Arguments
import PackFormat
import Screens
import Words

/// The command line of packplay.
enum Packplay {
  static let tool = Tool(
    command, date: Release.date,
    exitCodes: [
      "0": "fine", "1": "the project has errors", "2": "the command line is wrong",
      "3": "something cannot be read or written",
      "4": "the pack is broken, or not to be trusted",
    ],
    environment: [
      "LC_ALL, LC_MESSAGES, LANG": "the language, where neither --lang nor the settings say it",
      "PACKPLAY_GRAPHICS": "how the whole screen shows pictures, where --graphics does not say it",
      "PACKPLAY_PATH": "folders to look for packs in, with colons between them",
      "TERM, COLORTERM, NO_COLOR":
        "whether games fill the screen, and in how many colours",
      "COLORFGBG": "whether the background is light, where the terminal says so",
      "XDG_CONFIG_HOME": "where the keys you trust are kept (default ~/.config)",
      "XDG_DATA_HOME": "where packs and scores are kept (default ~/.local/share)",
    ],
    files: [
      "~/.config/packtool/trust": "the keys you trust, and who signed the packs played so far",
      "~/.local/share/packtool/packs": "the user's packs",
      "~/.local/share/packtool/scores.sqlite": "the high scores, and what the player has chosen",
    ])

  static let file = Argument.optional(
    "FILE", .file(),
    "the pack to play: a file, or the id, a part of the title or the number of a listed pack; or a project: its folder, its pack.xml, or a bare CSV or XML source"
  )
  static let packs = Argument.optional(
    "--packs", .folder(), "look for packs in this folder only")
  static let plain = Argument.flag("--plain", "no full screen: lines in, lines out")
  static let theme = Argument.optional(
    "--theme", .choice(of: Looks.Paper.self, "THEME"),
    "dark, light, or auto for one that suits the terminal's background")
  static let noMotion = Argument.flag("--no-motion", "nothing moves on the screen that need not")
  static let pictures = Argument.flag(
    "--pictures", "draw the pictures in lines, too; ignored with --record and --replay")
  static let graphics = Argument.optional(
    "--graphics", .choice(of: PictureDisplay.Choice.self, "HOW"),
    "how the whole screen shows pictures (default auto)")
  static let ascii = Argument.flag(
    "--ascii",
    "print ASCII only: no accents, and other scripts by their sound; zh, ja and ar have none")
  static let selfPlay = Argument.flag(
    "--self-play", "play without a person, and print each move and the result")
  static let seed = Argument.optional(
    "--seed", Form<UInt64>.number(), "play the game that this number stands for")
  static let games = Argument.optional(
    "--games", Form<Int>.number(1...1_000_000), "how many games to play by itself (default 1)")
  static let bot = Argument.optional(
    "--bot", .oneOf(bots, "NAME"), "who plays by itself (default \(defaultBot))")
  static let now = Argument.optional(
    "--now", .date, "the date that questions about years see")
  static let language = Argument.optional(
    "--lang", .language,
    "the language of the interface, as de or pt-BR, and of the pack's texts where it has them;"
      + " the interface speaks \(Language.allCases.map(\.rawValue).joined(separator: ", "))")
  static let texts = Argument.optional(
    "--texts", .language, "the language of the pack's texts, where it is another")
  static let tag = Argument.many(
    "--tag", .tag, "ask only questions with this tag; several tags ask for any of them")
  static let difficulty = Argument.optional(
    "--difficulty", .difficulties, "ask only questions of this difficulty, or of a range as in 1-3")
  static let practice = Argument.flag(
    "--practice", "ask what you missed before first, and a miss again soon; no score is kept")
  static let players = Argument.optional(
    "--players", .players,
    "play by turns at one keyboard: 2 to 6 names, with commas between; no score is kept")
  static let sameQuestions = Argument.flag(
    "--same-questions", "with --players: ask everybody the same questions")
  static let record = Argument.optional(
    "--record", .file(), "write the game to this file, to be played again")
  static let answers = Argument.optional(
    "--answers", .file(),
    "append a line for each answer to this file, and nothing about you (packtool help answer-files)"
  )
  static let replay = Argument.optional(
    "--replay", .file(), "play a recorded game again, line by line")
  static let accept = Argument.flag(
    "--accept", "play a pack though it was signed by somebody else so far, or is an older version")
  static let scores = Argument.flag("--scores", "print the high scores kept")
  static let json = Argument.flag("--json", "print JSON, an object a line")
  static let manual = Argument.flag("--manual", "print the man page")
  static let completions = Argument.optional(
    "--completions", .choice(of: Shell.self, "SHELL"), "print the completions of a shell")

  static let defaultBot = "sensible"

  /// The bots of all games, each name once.
  private static let bots = GameKind.all.flatMap(\.bots).reduce(into: [String]()) { names, name in
    if !names.contains(name) { names.append(name) }
  }

  private static let command = Command(
    "packplay", "play question packs",
    [
      file, packs, plain, theme, noMotion, pictures, graphics, ascii, selfPlay, seed, games, bot,
      now, language, texts, tag, difficulty, practice, players, sameQuestions, record, answers,
      replay,
      accept, scores, json, manual, completions,
    ],
    discussion: """
      Without a file, packplay shows the packs it finds, what is known of them, and its settings. The same pack, seed, \
      date and answers give the same game on every machine.

      A project is compiled first, as packtool compile does, with the same findings on standard error and the same exit \
      codes; no pack is left behind. What --record writes of it can be played again with any pack of the same content.
      """,
    examples: [
      "packplay world-facts.qpk": "play a pack",
      "packplay packs/world-facts": "compile a project, and play it",
      "packplay world-facts.qpk --self-play --seed 7 --games 3": "watch three games",
      "packplay world-facts.qpk --tag animals --difficulty 1-3":
        "play easy questions about animals",
      "packplay world-facts.qpk --record game.txt": "play, and keep how it went",
      "packplay quiz.qpk --answers answers.jsonl": "play, and keep the answers for statistics",
      "packplay --scores": "list the high scores",
    ])
}

extension Form where Value == String {
  /// A tag of questions, which is a line of text.
  static var tag: Form {
    Form("TAG", "needs a tag") { $0.isEmpty || $0.contains(where: \.isNewline) ? nil : $0 }
  }
}

extension Form where Value == PartyChoice {
  /// The names of people who play by turns.
  static var players: Form {
    Form("NAMES", "needs 2 to 6 different names, as in Anna,Ben") {
      PartyChoice($0, hasSameQuestions: false)
    }
  }
}

extension Form where Value == ClosedRange<Int64> {
  /// A difficulty or a range of them.
  static var difficulties: Form {
    Form("LEVELS", "needs a number or a range as in 1-3") { text in
      let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int64($0) }
      guard (1...2).contains(ends.count), case let low?? = ends.first, case let high?? = ends.last,
        low <= high
      else { return nil }
      return low...high
    }
  }
}

extension Form where Value == LanguageTag {
  /// A language as a BCP 47 tag; a shell offers those of the interface.
  static var language: Form {
    Form("TAG", "needs a language as in de or pt-BR", spell: \.text) { LanguageTag($0) }
      .offering(Language.allCases.map(\.rawValue))
  }
}

extension Form where Value == Int64 {
  /// A date, of which games use only the year.
  static var date: Form {
    Form("DATE", "needs a date as in 2026-01-31") { text in
      CalendarDate(text).map { Int64($0.year) }
    }
  }
}
