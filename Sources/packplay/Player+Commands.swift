import Arguments
import Files
import Games
import PackFormat
import Scores
import Screens
import Signing
import Terminal

extension Player {
  mutating func run(_ invocation: Invocation) throws(Failure) {
    try check(invocation)
    isASCII = invocation[Packplay.ascii]
    isAccepting = invocation[Packplay.accept]
    if invocation[Packplay.manual] {
      try print(Packplay.tool.manual)
    } else if let shell = invocation[Packplay.completions] {
      try print(Packplay.tool.completions(for: shell))
    } else if invocation[Packplay.scores] {
      try printScores(language(invocation), json: invocation[Packplay.json])
    } else if let path = invocation[Packplay.file] {
      if invocation[Packplay.selfPlay] {
        try selfPlay(path, invocation)
      } else if let name = invocation[Packplay.replay] {
        try replay(path, name)
      } else {
        try play(path, invocation)
      }
    } else {
      try chooseAndPlay(invocation)
    }
  }

  private func check(_ invocation: Invocation) throws(Failure) {
    let isSelfPlay = invocation[Packplay.selfPlay]
    let isScores = invocation[Packplay.scores]
    let problem: String? =
      if isSelfPlay && invocation[Packplay.file] == nil {
        "--self-play needs a FILE"
      } else if isScores && invocation[Packplay.accept] {
        "--accept goes with a game"
      } else if isScores && (isSelfPlay || invocation[Packplay.file] != nil) {
        "--scores goes with --json alone"
      } else if !isSelfPlay && invocation[Packplay.games] != nil {
        "--games goes with --self-play"
      } else if !isSelfPlay && invocation[Packplay.bot] != nil {
        "--bot goes with --self-play"
      } else if !isSelfPlay && !isScores && invocation[Packplay.json] {
        "--json goes with --self-play or --scores"
      } else if isSelfPlay && invocation[Packplay.plain] {
        "--self-play and --plain exclude each other"
      } else if invocation[Packplay.ascii] && (isSelfPlay || invocation[Packplay.json]) {
        "--ascii goes with a game of your own or a list"
      } else if isSelfPlay && invocation[Packplay.pictures] {
        "--self-play and --pictures exclude each other"
      } else if isSelfPlay && (invocation[Packplay.record] ?? invocation[Packplay.replay]) != nil {
        "--record and --replay go with a game of your own; redirect what --self-play prints"
      } else if invocation[Packplay.replay] != nil && invocation[Packplay.file] == nil {
        "--replay needs the FILE that was played"
      } else if invocation[Packplay.replay] != nil && invocation[Packplay.record] != nil {
        "--record and --replay exclude each other"
      } else if invocation[Packplay.record] != nil && invocation[Packplay.file] == nil {
        "--record needs a FILE to play"
      } else if let pack = invocation[Packplay.file], let record = invocation[Packplay.record],
        Path.isSame(pack, record)
      {
        "--record would replace the pack; choose another file"
      } else {
        nil
      }
    if let problem { throw .usage(invocation.usageError(problem)) }
  }

  private mutating func selfPlay(_ path: String, _ invocation: Invocation) throws(Failure) {
    let (reader, kind, _) = try open(path)
    let bot = invocation[Packplay.bot] ?? Packplay.defaultBot
    guard kind.bots.contains(bot) else {
      throw .usage(invocation.usageError("\(bot) does not play \(kind.name(.english))"))
    }
    let format: Transcript.Format = invocation[Packplay.json] ? .json : .text
    // Programs depend on it: without a seed these are the same games every time, too.
    let settings = GameSettings(
      seed: invocation[Packplay.seed] ?? 0, year: invocation[Packplay.now],
      language: invocation[Packplay.language] ?? .english)
    var games = try playing(path) { () throws(PlayError) in
      try kind.selfPlay(reader, settings, bot, format)
    }
    for _ in 0..<(invocation[Packplay.games] ?? 1) where !isClosed {
      try reading(pack: path) { () throws(PackError) in try games.playGame() }
      try print(games.takeLines())
    }
    games.finish()
    try print(games.takeLines())
  }

  private mutating func play(_ path: String, _ invocation: Invocation) throws(Failure) {
    let (reader, kind, signer) = try open(path)
    let card = reader.header.card
    let rules = try reading(pack: path) { () throws(PackError) in try RuleText.all(in: reader) }
    let keeper = keeper(card, rules)
    var generator = SystemRandomNumberGenerator()
    var settings = GameSettings(
      seed: invocation[Packplay.seed] ?? generator.next(), year: year(invocation, card),
      columns: columns, language: language(invocation), choices: choices,
      painter: painter(invocation))
    if let screen = kind.screen, let terminal = terminal(invocation) {
      settings.display = PictureDisplay(
        invocation[Packplay.graphics], for: terminal,
        canBeAsked: TerminalProfile.canBeAsked { Environment[$0] })
      let theme = Theme(for: terminal, isDark: Theme.isDark { Environment[$0] })
      let context = GameContext(reader, settings, theme, keeper)
      var stage = Stage(
        try playing(path) { () throws(PlayError) in try screen(reader, settings, context) })
      return try show(&stage, of: path, on: terminal, settings.display)
    }
    let game = try playing(path) { () throws(PlayError) in
      try kind.play(reader, settings, keeper)
    }
    var record = PlayRecord(reader, settings, best: keeper.best)
    var session = PlainSession(
      game,
      QuestionPlaces(reader, columns: settings.columns, language: settings.language),
      isRecorded: invocation[Packplay.record] != nil)
    try show(signer, settings.language)
    try converse(path, &session)
    guard let name = invocation[Packplay.record] else { return }
    record.choices = choices.asked
    record.moves = session.moves
    record.said = session.digest
    try write(record, to: name)
  }

  /// What the player speaks: as asked for, else as the system is set, else English.
  private func language(_ invocation: Invocation) -> Language {
    if let language = invocation[Packplay.language] { return language }
    let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { Environment[$0] }
      .first { !$0.isEmpty }
    return locale.flatMap { Language(locale: $0) } ?? .english
  }

  /// A record holds what was said, which must not depend on the terminal it was said at.
  private func painter(_ invocation: Invocation) -> PicturePainter? {
    guard invocation[Packplay.pictures], invocation[Packplay.record] == nil else { return nil }
    return PicturePainter(
      ColourDepth(isWanted: wantsColour(invocation), isTerminal: isOnTerminal) { Environment[$0] },
      isASCII: isASCII)
  }

  private func wantsColour(_ invocation: Invocation) -> Bool? {
    switch invocation[Tool.color] {
    case .always: true
    case .never: false
    case .auto: nil
    }
  }

  /// The terminal whose whole screen is played on; nil where it is played in lines.
  private func terminal(_ invocation: Invocation) -> TerminalProfile? {
    let isPlain =
      invocation[Packplay.plain] || invocation[Packplay.ascii]
      || invocation[Packplay.record] != nil
    guard !isPlain, RawTerminal.isPossible else { return nil }
    return TerminalProfile(wantsColour: wantsColour(invocation)) { Environment[$0] }
  }

  /// Only a person who plays just so is asked about today's year.
  private func year(_ invocation: Invocation, _ card: PackCard) -> Int64? {
    if let year = invocation[Packplay.now] { return year }
    let isRepeatable = !isInteractive || invocation[Packplay.seed] != nil
    if isRepeatable, let year = card.asOfYear { return year }
    return CalendarDate(daysSince1970: Environment.daysSince1970).map { Int64($0.year) }
  }

  /// Lists the packs found; a person at a terminal may choose one.
  private mutating func chooseAndPlay(_ invocation: Invocation) throws(Failure) {
    let shelf = PackShelf(invocation[Packplay.packs].map { [$0] } ?? PackShelf.standardFolders)
    guard !shelf.items.isEmpty else {
      let folders = shelf.folders.map(Path.printable).joined(separator: " or ")
      throw .message("there is no pack in \(folders); play one with: packplay FILE", .unreadable)
    }
    let language = language(invocation)
    try show(
      shelf.listing(
        columns: columns, language, best: bestScores(), signer: try signers(language)))
    guard isInteractive else {
      return try show(
        language("Play one with: packplay FILE", ru: "Играть: packplay ФАЙЛ") + "\n")
    }
    while !isClosed {
      try show(shelf.prompt(language))
      guard let line = try nextLine() else { return try print("\n") }
      switch shelf.choice(line) {
      case .leave: return
      case nil: continue
      case .play(let path):
        // A pack that cannot be played leaves the others.
        do throws(Failure) { try play(path, invocation) } catch { _ = report(error) }
        try show(
          "\n"
            + shelf.listing(
              columns: columns, language, best: bestScores(), signer: try signers(language)))
      }
    }
  }

  private mutating func printScores(_ language: Language, json: Bool) throws(Failure) {
    guard let path = Scores.standardPath else { throw .message("there is no home", .unreadable) }
    // Looking must not make a file.
    guard Path.exists(path) else { return }
    let listing: ScoreListing
    do throws(ScoresError) {
      listing = ScoreListing(try Scores(path).all())
    } catch {
      throw .scores(error)
    }
    if json { return try print(listing.json) }
    try show(listing.text(columns: columns, language))
  }
}

extension Player {
  /// Opens a pack that may be trusted; takes note of who signed it.
  mutating func open(_ path: String) throws(Failure) -> (PackReader, GameKind, Signer) {
    let reader = try reading(pack: path) { () throws(PackError) in try PackFile.open(path) }
    guard let kind = GameKind.of(reader.header.card) else {
      let kind = reader.header.card.kind.quoted
      throw .message("\(Path.printable(path)): no game here plays packs of kind \(kind)", .usage)
    }
    return (reader, kind, try signer(of: reader.header, path))
  }

  func playing<Result>(
    _ path: String, _ body: () throws(PlayError) -> Result
  ) throws(Failure) -> Result {
    do throws(PlayError) { return try body() } catch { throw .play(error, path: path) }
  }
}
