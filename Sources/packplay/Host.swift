import Arguments
import Files
import Games
import PackFormat
import Scores
import Screens
import Signing
import Terminal
import Words

/// Opens packs and games according to the command line, the player's settings, the trust file and
/// the scores.
final class Host {
  let invocation: Invocation
  /// The choices that games remember from one run to the next.
  let choices = PlayerChoices(Scores.standardPath)
  /// The settings for all games.
  ///
  /// They are kept apart from `choices`, because a record lists only what its game has read.
  private let settingChoices = PlayerChoices(Scores.standardPath)
  private(set) lazy var preferences = Preferences(settingChoices, games: choices)
  private(set) lazy var looks = Looks(
    for: Self.terminal(invocation) ?? TerminalProfile(colours: .monochrome),
    isDark: Theme.isDark { Environment[$0] }, invocation[Packplay.theme] ?? preferences.paper,
    pictures: PictureDisplay(
      invocation[Packplay.graphics]
        ?? Environment["PACKPLAY_GRAPHICS"].flatMap(PictureDisplay.Choice.init) ?? .auto,
      for: Self.terminal(invocation) ?? TerminalProfile(colours: .monochrome),
      canBeAsked: TerminalProfile.canBeAsked { Environment[$0] }))
  // Everything that reads the store is lazy, because not every run plays.
  private(set) lazy var book = ScoreBook(Scores.standardPath)
  /// The keepers of scores that last as long as the program, by pack and rules.
  var sessionKeepers: [String: ScoreKeeper] = [:]
  /// The questions that the player has chosen on the home, by the path of the pack.
  private var selections: [String: QuestionSelection] = [:]
  /// The pack that was played last from the home, and its file.
  private(set) var lastPlayed: (card: PackCard, path: String)?
  /// The file that answers are appended to; nil if nobody asked for one.
  var answers: AnswerFile?
  /// The keeper of the game that was opened last.
  var keeper: ScoreKeeper?
  /// Problems that stopped nothing and were not printed yet.
  private var notes: [String] = []
  private var printed: Set<String> = []
  private var settingsTrouble: String?
  private var bookTrouble: String?
  private var isTroubleTold = false

  init(_ invocation: Invocation) { self.invocation = invocation }

  /// The terminal for full-screen play; nil if the game is played line by line.
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

  /// The languages of the command line, the settings and the locale.
  private var languages: [LanguageTag] {
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { Environment[$0] }
      .first { !$0.isEmpty }
    return [
      invocation[Packplay.language], preferences.language?.tag,
      locale.flatMap { LanguageTag(locale: $0) },
    ].compactMap { $0 }
  }

  /// The first of the languages that the interface speaks, else English; in ASCII the first that
  /// can be spelled so.
  var language: Language {
    languages.spoken { !self.invocation[Packplay.ascii] || $0.hasASCIISpelling }
  }

  var texts: [LanguageTag] {
    if let texts = invocation[Packplay.texts] { return [texts] }
    return [languages.first, language.tag].compactMap { $0 }
  }

  /// The questions that the command line asks for.
  var selection: QuestionSelection {
    var selection = QuestionSelection()
    selection.filter.tags = invocation[Packplay.tag]
    selection.filter.difficulties = invocation[Packplay.difficulty]
    selection.isPractice = invocation[Packplay.practice]
    return selection
  }

  /// Returns the settings of a game of a pack.
  func settings(
    _ reader: PackReader, columns: Int, isRepeatable: Bool, _ painter: PicturePainter?
  ) -> GameSettings {
    var generator = SystemRandomNumberGenerator()
    var settings = GameSettings(
      seed: invocation[Packplay.seed] ?? generator.next(),
      year: year(
        reader.header.card, isRepeatable: isRepeatable || invocation[Packplay.seed] != nil),
      columns: columns, language: language, texts: reader.language(for: texts),
      choices: choices, painter: painter)
    settings.display = looks.pictures
    settings.isStill = invocation[Packplay.noMotion] || preferences.isStill
    return settings
  }

  /// The year for questions about years.
  ///
  /// Today's year is used unless the game must be repeatable and the pack has a year.
  private func year(_ card: PackCard, isRepeatable: Bool) -> Int64? {
    if let year = invocation[Packplay.now] { return year }
    if isRepeatable, let year = card.asOfYear { return year }
    return CalendarDate(daysSince1970: Environment.daysSince1970).map { Int64($0.year) }
  }

  /// Returns the path that the player means by FILE: the path itself if it exists or looks like a
  /// file, else that of the one pack of this name.
  func located(_ name: String) throws(PlayerFailure) -> String {
    do throws(FileError) { if try Path.exists(name) { return name } } catch { return name }
    if name.contains("/") || !Path.suffix(of: name).isEmpty { return name }
    let paths = library().paths(named: name)
    if paths.count == 1 { return paths[0] }
    let shown = Path.printable(name)
    if paths.isEmpty {
      throw .message(
        "\(shown): there is no such file, and no pack of this id, title or number;"
          + " packplay lists the packs", .unreadable)
    }
    let names = paths.map(Path.printable).joined(separator: ", ")
    throw .message("\(shown): several packs are called so: \(names)", .usage)
  }

  /// Opens a trusted pack, and remembers its signer; compiles a project, which needs none.
  func open(_ path: String) throws(PlayerFailure) -> (PackReader, GameKind, Signer) {
    let isProject = try namesProject(path)
    let reader =
      isProject
      ? try compiled(path)
      : try reading(pack: path) { () throws(PackError) in try PackOpener.open(path) }
    guard let kind = GameKind.of(reader.header.card) else {
      let kind = reader.header.card.kind.quoted
      throw .message("\(Path.printable(path)): no game here plays packs of kind \(kind)", .usage)
    }
    return (reader, kind, isProject ? .nobody : try signer(of: reader.header, path))
  }

  /// Makes a game for the whole screen.
  func game(
    _ reader: PackReader, _ kind: GameKind, _ settings: GameSettings, _ keeper: ScoreKeeper,
    _ path: String, _ log: MoveLog? = nil
  ) throws(PlayerFailure) -> any Screen {
    guard let screen = kind.screen else {
      throw .message(
        language(.playedInLines, ["file": .text(Path.printable(path))]), .usage)
    }
    let looks = looks
    let context = GameContext(reader, settings, looks.theme, keeper, log)
    return try playing(path) { () throws(PlayError) in try screen(reader, settings, context) }
  }

  /// Makes a game for several people at one keyboard.
  func game(
    _ reader: PackReader, _ kind: GameKind, _ settings: GameSettings, _ party: PartyChoice,
    _ path: String
  ) throws(PlayerFailure) -> any Screen {
    let looks = looks
    let screen = try playing(path) { () throws(PlayError) in
      try kind.party(reader, settings, party) { looks.theme }
    }
    guard let screen else {
      throw .message(
        "\(Path.printable(path)): \(kind.name(.english)) is not played by turns", .usage)
    }
    return screen
  }

  func note(_ text: String) { notes.append(text) }

  /// Returns the problems that stopped nothing, each only once in a run.
  func takeNotes() -> [String] {
    defer { notes = [] }
    // The store may have several troubles, of which the first one suffices.
    if !isTroubleTold, let storeTrouble {
      isTroubleTold = true
      notes.append(storeTrouble)
    }
    return notes.filter { printed.insert($0).inserted }
  }

  /// The reason why scores and settings are not kept, with a remedy; nil if all is well.
  private var storeTrouble: String? {
    let cause =
      Scores.standardPath == nil
      ? Self.noHome
      : bookTrouble ?? keeper?.trouble ?? choices.trouble ?? settingChoices.trouble
    return cause.map { language(.scoresNotKept, ["cause": .text($0)]) }
  }

  static let noHome = "HOME is not set"

  /// Reads the scores for a list of packs.
  func readBook() { bookTrouble = book.trouble }
}

/// Runs `body`, and throws its error as a failure about the pack at `path`.
func playing<Result>(
  _ path: String, _ body: () throws(PlayError) -> Result
) throws(PlayerFailure) -> Result {
  do throws(PlayError) { return try body() } catch { throw .play(error, path: path) }
}

extension Host: HomeHost {
  var trouble: String? {
    readBook()
    return storeTrouble ?? settingsTrouble ?? notes.last
  }

  func library() -> PackLibrary {
    var library = PackLibrary(
      invocation[Packplay.packs].map { [$0] } ?? PackLibrary.standardFolders)
    let packs = library.items.compactMap { try? $0.pack.get() }
    if packs.allSatisfy({ best(of: $0) == nil }) { library.putEasiestFirst() }
    return library
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
    let reader = try? PackOpener.open(pack.path)
    let about = reader.flatMap { try? PackAbout($0, language: $0.language(for: texts)) }
    return PackStanding(
      signer: signer, isDoubtful: isDoubtful, best: best(of: pack), about: about)
  }

  func open(_ pack: PackLibrary.Pack) -> Opening {
    do throws(PlayerFailure) {
      let (reader, kind, _) = try open(pack.path)
      let selection = selection(of: pack)
      let keeper = try keeper(reader, pack.path, selection)
      lastPlayed = (reader.header.card, pack.path)
      var settings = settings(reader, columns: 80, isRepeatable: false, nil)
      settings.selection = selection
      return .game(try game(reader, kind, settings, keeper, pack.path))
    } catch {
      return .refused(error.described.lines.joined(separator: "; "))
    }
  }

  func open(_ pack: PackLibrary.Pack, for party: PartyChoice) -> Opening {
    do throws(PlayerFailure) {
      let (reader, kind, _) = try open(pack.path)
      var settings = settings(reader, columns: 80, isRepeatable: false, nil)
      settings.selection = selection(of: pack)
      return .game(try game(reader, kind, settings, party, pack.path))
    } catch {
      return .refused(error.described.lines.joined(separator: "; "))
    }
  }

  func questionTags(of pack: PackLibrary.Pack) -> QuestionTags? {
    guard pack.kind?.asksQuestions == true else { return nil }
    do throws(PackError) { return try QuestionTags(PackOpener.open(pack.path)) } catch {
      note(error.message)
      return nil
    }
  }

  func count(of filter: QuestionFilter, in pack: PackLibrary.Pack) -> Int? {
    do throws(PackError) { return try filter.rows(of: PackOpener.open(pack.path))?.count } catch {
      return 0
    }
  }

  func selection(of pack: PackLibrary.Pack) -> QuestionSelection {
    selections[pack.path] ?? QuestionSelection()
  }

  func select(_ selection: QuestionSelection, of pack: PackLibrary.Pack) {
    selections[pack.path] = selection
  }

  func howToPlay(_ pack: PackLibrary.Pack) -> [String] {
    do throws(PlayerFailure) {
      let reader = try reading(pack: pack.path) { () throws(PackError) in
        try PackOpener.open(pack.path)
      }
      let settings = settings(reader, columns: 80, isRepeatable: false, nil)
      guard let howToPlay = pack.kind?.howToPlay else {
        return [language(.gameTellsItsRules)]
      }
      return try playing(pack.path) { () throws(PlayError) in try howToPlay(reader, settings) }
    } catch {
      return error.described.lines
    }
  }

  func prefer(_ new: Preferences) {
    settingsTrouble = new.choose(over: preferences, in: settingChoices, games: choices)
    preferences = new
    if invocation[Packplay.theme] == nil { looks.choose(new.paper) }
  }

  var override: String? {
    let given = [
      invocation[Packplay.language].map { "--lang \($0.text)" },
      invocation[Packplay.texts].map { "--texts \($0.text)" },
      invocation[Packplay.theme].map { "--theme \($0.rawValue)" },
      invocation[Packplay.noMotion] ? "--no-motion" : nil,
    ].compactMap { $0 }
    if given.isEmpty { return nil }
    return language(.commandLineSays, ["options": .text(given.joined(separator: " "))])
  }
}
