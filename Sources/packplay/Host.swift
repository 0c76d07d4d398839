import Arguments
import Files
import Games
import PackFormat
import Scores
import Screens
import Signing
import Terminal

/// Opens packs for play: who may be trusted, where scores go, what the player has set, and what the command
/// line says instead.
final class Host {
  let invocation: Invocation
  /// What games remember from one to the next.
  let choices = PlayerChoices(Scores.standardPath)
  /// What is set for all games; apart, as a record tells what its game had asked for.
  private let tastes = PlayerChoices(Scores.standardPath)
  private(set) lazy var preferences = Preferences(tastes, games: choices)
  private(set) lazy var looks = Looks(
    for: Self.terminal(invocation) ?? TerminalProfile(colours: .monochrome),
    isDark: Theme.isDark { Environment[$0] }, invocation[Packplay.theme] ?? preferences.paper,
    pictures: PictureDisplay(
      invocation[Packplay.graphics]
        ?? Environment["PACKPLAY_GRAPHICS"].flatMap(PictureDisplay.Choice.init) ?? .auto,
      for: Self.terminal(invocation) ?? TerminalProfile(colours: .monochrome),
      canBeAsked: TerminalProfile.canBeAsked { Environment[$0] }))
  // All that looks into the store is made when it is asked for: not every run plays.
  private(set) lazy var book = ScoreBook(Scores.standardPath)
  /// What is known of high scores that last as long as the program, by pack and rules.
  var sessionKeepers: [String: ScoreKeeper] = [:]
  /// That of the game that was opened last.
  var keeper: ScoreKeeper?
  /// What went wrong and stopped nothing, since it was last asked for.
  private var notes: [String] = []
  private var told: Set<String> = []
  private var settingsTrouble: String?

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// The terminal whose whole screen is played on; nil where it is played in lines.
  static func terminal(_ invocation: Invocation) -> TerminalProfile? {
    let isPlain = invocation[Packplay.plain] || invocation[Packplay.ascii]
    guard !isPlain, RawTerminal.isPossible else { return nil }
    return TerminalProfile(wantsColour: wantsColour(invocation)) { Environment[$0] }
  }

  static func wantsColour(_ invocation: Invocation) -> Bool? {
    switch invocation[Tool.color] {
    case .always: true
    case .never: false
    case .auto: nil
    }
  }

  /// What the player speaks: as asked for, else as it was set, else as the system is, else English.
  var language: Language {
    if let language = invocation[Packplay.language] ?? preferences.language { return language }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { Environment[$0] }
      .first { !$0.isEmpty }
    return locale.flatMap { Language(locale: $0) } ?? .english
  }

  /// What makes a game of a pack, on the whole screen or in lines.
  func settings(
    _ card: PackCard, columns: Int, isRepeatable: Bool, _ painter: PicturePainter?
  ) -> GameSettings {
    var generator = SystemRandomNumberGenerator()
    var settings = GameSettings(
      seed: invocation[Packplay.seed] ?? generator.next(),
      year: year(card, isRepeatable: isRepeatable || invocation[Packplay.seed] != nil),
      columns: columns, language: language, choices: choices, painter: painter)
    settings.display = looks.pictures
    settings.isStill = invocation[Packplay.noMotion] || preferences.isStill
    return settings
  }

  /// Only a person who plays just so is asked about today's year.
  private func year(_ card: PackCard, isRepeatable: Bool) -> Int64? {
    if let year = invocation[Packplay.now] { return year }
    if isRepeatable, let year = card.asOfYear { return year }
    return CalendarDate(daysSince1970: Environment.daysSince1970).map { Int64($0.year) }
  }

  /// Opens a pack that may be trusted; takes note of who signed it.
  func open(_ path: String) throws(Failure) -> (PackReader, GameKind, Signer) {
    let reader = try reading(pack: path) { () throws(PackError) in try PackOpener.open(path) }
    guard let kind = GameKind.of(reader.header.card) else {
      let kind = reader.header.card.kind.quoted
      throw .message("\(Path.printable(path)): no game here plays packs of kind \(kind)", .usage)
    }
    return (reader, kind, try signer(of: reader.header, path))
  }

  /// A game on the whole screen.
  func game(
    _ reader: PackReader, _ kind: GameKind, _ settings: GameSettings, _ keeper: ScoreKeeper,
    _ path: String, _ log: MoveLog? = nil
  ) throws(Failure) -> any Screen {
    guard let screen = kind.screen else {
      throw .message(
        language(
          "this game is played in lines so far: packplay --plain \(Path.printable(path))",
          ru: "в эту игру пока играют построчно: packplay --plain \(Path.printable(path))"), .usage)
    }
    let looks = looks
    let context = GameContext(reader, settings, looks.theme, keeper, log)
    return try playing(path) { () throws(PlayError) in try screen(reader, settings, context) }
  }

  func note(_ text: String) { notes.append(text) }

  /// What went wrong and stopped nothing, each told once.
  func takeNotes() -> [String] {
    let trouble = keeper?.trouble ?? choices.trouble ?? tastes.trouble
    defer { notes = [] }
    return (notes + [trouble].compactMap(\.self)).filter { told.insert($0).inserted }
  }
}

/// Says of what a game could not be made of.
func playing<Result>(
  _ path: String, _ body: () throws(PlayError) -> Result
) throws(Failure) -> Result {
  do throws(PlayError) { return try body() } catch { throw .play(error, path: path) }
}

extension Host: HomeHost {
  var trouble: String? {
    book.trouble ?? settingsTrouble ?? keeper?.trouble ?? tastes.trouble ?? choices.trouble
      ?? notes.last
  }

  func shelf() -> PackLibrary {
    PackLibrary(invocation[Packplay.packs].map { [$0] } ?? PackLibrary.standardFolders)
  }

  func refresh() {
    notes = []
    book.refresh()
  }

  func history(of pack: PackLibrary.Pack) -> Scores.History? {
    sessionKeeper(of: pack)?.history(last: ScoreBook.last, hardest: ScoreBook.hardest)
      ?? book.history(of: pack)
  }

  func standing(of pack: PackLibrary.Pack) -> PackStanding {
    let (signer, isDoubtful) = signerInWords(of: pack)
    return PackStanding(signer: signer, isDoubtful: isDoubtful, best: best(of: pack))
  }

  func open(_ pack: PackLibrary.Pack) -> Opening {
    do throws(Failure) {
      let (reader, kind, _) = try open(pack.path)
      let keeper = try keeper(reader, pack.path)
      let settings = settings(reader.header.card, columns: 80, isRepeatable: false, nil)
      return .game(try game(reader, kind, settings, keeper, pack.path))
    } catch {
      return .refused(error.described.lines.joined(separator: "; "))
    }
  }

  func howToPlay(_ pack: PackLibrary.Pack) -> [String] {
    do throws(Failure) {
      let reader = try reading(pack: pack.path) { () throws(PackError) in
        try PackOpener.open(pack.path)
      }
      let settings = settings(reader.header.card, columns: 80, isRepeatable: false, nil)
      guard let howToPlay = pack.kind?.howToPlay else {
        return [
          language("The game tells its rules itself.", ru: "Игра сама расскажет свои правила.")
        ]
      }
      return try playing(pack.path) { () throws(PlayError) in try howToPlay(reader, settings) }
    } catch {
      return error.described.lines
    }
  }

  func prefer(_ new: Preferences) {
    settingsTrouble = new.choose(over: preferences, in: tastes, games: choices)
    preferences = new
    if invocation[Packplay.theme] == nil { looks.choose(new.paper) }
  }

  var override: String? {
    let given = [
      invocation[Packplay.language].map { "--lang \($0.rawValue)" },
      invocation[Packplay.theme].map { "--theme \($0.rawValue)" },
      invocation[Packplay.noMotion] ? "--no-motion" : nil,
    ].compactMap { $0 }
    if given.isEmpty { return nil }
    let words = given.joined(separator: " ")
    return language(
      "For this run the command line says \(words).",
      ru: "На этот раз командная строка задаёт \(words).")
  }
}
