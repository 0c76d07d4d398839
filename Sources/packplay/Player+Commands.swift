import Arguments
import Files
import Games
import PackFormat
import Scores
import Screens
import Signing
import Terminal
import Words

extension Player {
  mutating func run(_ invocation: Invocation) throws(PlayerFailure) {
    try check(invocation)
    isASCII = invocation[Packplay.ascii]
    let host = Host(invocation)
    if invocation[Packplay.manual] {
      try print(Packplay.tool.manual)
    } else if let shell = invocation[Packplay.completions] {
      try print(Packplay.tool.completions(for: shell))
    } else if invocation[Packplay.scores] {
      try printScores(host, json: invocation[Packplay.json])
    } else if let name = invocation[Packplay.file] {
      let path = try host.located(name)
      if let record = invocation[Packplay.record], try isSame(path, record) {
        throw .usage(
          invocation.usageError("--record would replace the pack; choose another file"))
      }
      do throws(PlayerFailure) {
        if invocation[Packplay.selfPlay] {
          try selfPlay(path, host, invocation)
        } else if let name = invocation[Packplay.replay] {
          try replay(path, name, host)
        } else {
          try play(path, host)
        }
      } catch {
        if let loss = host.answers?.finish() { printNote(loss) }
        throw error
      }
      if let loss = host.answers?.finish() { throw .message(loss, .unreadable) }
    } else if let terminal = Host.terminal(invocation) {
      try openHome(host, on: terminal)
    } else {
      try chooseAndPlay(host)
    }
  }

  private func check(_ invocation: Invocation) throws(PlayerFailure) {
    let isSelfPlay = invocation[Packplay.selfPlay]
    let isScores = invocation[Packplay.scores]
    let isSelecting =
      !invocation[Packplay.tag].isEmpty || invocation[Packplay.difficulty] != nil
      || invocation[Packplay.practice]
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
      } else if isSelfPlay && invocation[Packplay.theme] != nil {
        "--self-play and --theme exclude each other"
      } else if invocation[Packplay.ascii] && (isSelfPlay || invocation[Packplay.json]) {
        "--ascii goes with a game of your own or a list"
      } else if isSelfPlay && invocation[Packplay.pictures] {
        "--self-play and --pictures exclude each other"
      } else if isSelfPlay && (invocation[Packplay.record] ?? invocation[Packplay.replay]) != nil {
        "--record and --replay go with a game of your own; redirect what --self-play prints"
      } else if isSelecting && invocation[Packplay.file] == nil {
        "--tag, --difficulty and --practice need a FILE"
      } else if isSelecting && (isSelfPlay || invocation[Packplay.replay] != nil) {
        "--tag, --difficulty and --practice go with a game of your own"
      } else if invocation[Packplay.sameQuestions] && invocation[Packplay.players] == nil {
        "--same-questions goes with --players"
      } else if invocation[Packplay.players] != nil && invocation[Packplay.file] == nil {
        "--players needs a FILE"
      } else if invocation[Packplay.players] != nil
        && (isSelfPlay || (invocation[Packplay.record] ?? invocation[Packplay.replay]) != nil
          || invocation[Packplay.practice] || Host.terminal(invocation) == nil)
      {
        "--players is for the whole screen alone, without --self-play, --practice, --record and --replay"
      } else if invocation[Packplay.practice] && invocation[Packplay.record] != nil {
        "--practice and --record exclude each other: practice depends on what you missed before"
      } else if invocation[Packplay.replay] != nil && invocation[Packplay.file] == nil {
        "--replay needs the FILE that was played"
      } else if invocation[Packplay.replay] != nil && invocation[Packplay.record] != nil {
        "--record and --replay exclude each other"
      } else if invocation[Packplay.answers] != nil
        && (invocation[Packplay.practice] || invocation[Packplay.players] != nil
          || invocation[Packplay.replay] != nil)
      {
        "--answers keeps first answers of one player, not those of --practice, --players or --replay"
      } else if invocation[Packplay.answers] != nil && invocation[Packplay.file] == nil {
        "--answers needs a FILE to play"
      } else if invocation[Packplay.record] != nil && invocation[Packplay.file] == nil {
        "--record needs a FILE to play"
      } else {
        nil
      }
    if let problem { throw .usage(invocation.usageError(problem)) }
  }

  /// Prints the score of the last game on the whole screen, and the command that plays again.
  private mutating func sayGoodbye(
    _ host: Host, _ card: PackCard, _ path: String
  ) throws(PlayerFailure) {
    guard let keeper = host.keeper, let score = keeper.lastScore else { return }
    let language = host.language
    try print(
      language(
        .leavingLine,
        [
          "title": .text(card.title(for: host.texts)), "score": .count(score),
          "best": .count(keeper.best), "command": .text("packplay " + Path.printable(path)),
        ]) + "\n")
  }

  private func isSame(_ path: String, _ other: String) throws(PlayerFailure) -> Bool {
    do throws(FileError) { return try Path.isSame(path, other) } catch { throw .file(error) }
  }

  private mutating func selfPlay(
    _ path: String, _ host: Host, _ invocation: Invocation
  ) throws(PlayerFailure) {
    let (reader, kind, _) = try open(path, host)
    let bot = invocation[Packplay.bot] ?? Packplay.defaultBot
    guard kind.bots.contains(bot) else {
      throw .usage(invocation.usageError("\(bot) does not play \(kind.name(.english))"))
    }
    let format: Transcript.Format = invocation[Packplay.json] ? .json : .text
    // Scripts rely on this: without --seed, the games are the same every time.
    let settings = GameSettings(
      seed: invocation[Packplay.seed] ?? 0, year: invocation[Packplay.now],
      language: invocation[Packplay.language].flatMap { Language($0) } ?? .english,
      texts: reader.language(
        for: [
          invocation[Packplay.texts] ?? invocation[Packplay.language] ?? Language.english.tag
        ]))
    var games = try playing(path) { () throws(PlayError) in
      try kind.selfPlay(reader, settings, bot, format)
    }
    // Each game is a sitting of its own, whose number differs from bot to bot.
    var generator = SeededGenerator(
      seed: bot.utf8.reduce(~settings.seed) { $0 &* 31 &+ UInt64($1) })
    let answers = try host.openAnswers(reader, kind, session: generator.next())
    if answers != nil { _ = games.takeAnswers() }
    for _ in 0..<(invocation[Packplay.games] ?? 1) where !isClosed {
      try reading(pack: path) { () throws(PackError) in try games.playGame() }
      try print(games.takeLines())
      guard let answers else { continue }
      for given in games.takeAnswers() { answers.note(given) }
      answers.begin(session: generator.next())
    }
    games.finish()
    try print(games.takeLines())
  }

  private mutating func play(_ path: String, _ host: Host) throws(PlayerFailure) {
    let invocation = host.invocation
    let (reader, kind, signer) = try open(path, host)
    let terminal = kind.screen == nil ? nil : Host.terminal(invocation)
    let selection = host.selection
    if selection != QuestionSelection(), !kind.asksQuestions {
      throw .usage(
        invocation.usageError(
          "--tag, --difficulty and --practice do not go with \(kind.name(.english))"))
    }
    if let terminal, let party = invocation[Packplay.players] {
      var settings = host.settings(reader, columns: 80, isRepeatable: false, nil)
      settings.selection = selection
      let choice = party.asking(sameQuestions: invocation[Packplay.sameQuestions])
      var stage = Stage(try host.game(reader, kind, settings, choice, path))
      return try show(&stage, of: path, on: terminal, host.looks)
    }
    let keeper = try host.keeper(reader, path, selection)
    var generator = SystemRandomNumberGenerator()
    keeper.answers = try host.openAnswers(reader, kind, session: generator.next())
    var settings = host.settings(
      reader, columns: columns, isRepeatable: !isInteractive, painter(invocation))
    settings.selection = selection
    settings.isASCII = isASCII
    // Full screen shows these notes itself; they are printed when it has been left.
    if terminal == nil { printNotes(of: host) }
    var record = PlayRecord(reader, settings, best: keeper.best)
    if let terminal {
      let log = invocation[Packplay.record] == nil ? nil : MoveLog()
      var stage = Stage(try host.game(reader, kind, settings, keeper, path, log))
      try show(&stage, of: path, on: terminal, host.looks)
      printNotes(of: host)
      try sayGoodbye(host, reader.header.card, path)
      guard let log, let name = invocation[Packplay.record] else { return }
      record.choices = host.choices.asked
      record.unkeptFrom = keeper.unkeptFrom
      record.moves = log.moves
      record.digest = try digest(of: record, reader, kind, path)
      return try write(record, to: name)
    }
    let game = try playing(path) { () throws(PlayError) in
      try kind.play(reader, settings, keeper)
    }
    var session = PlainSession(
      game,
      QuestionReport(reader, settings.lines, language: settings.language),
      isRecorded: invocation[Packplay.record] != nil)
    try show(signer, settings.language)
    try converse(path, &session, host)
    guard let name = invocation[Packplay.record] else { return }
    record.choices = host.choices.asked
    record.unkeptFrom = keeper.unkeptFrom
    record.moves = session.moves
    record.digest = session.digest
    try write(record, to: name)
  }

  /// The painter for pictures in lines; nil if pictures are off or the game is recorded.
  ///
  /// A recorded game must not depend on the terminal.
  private func painter(_ invocation: Invocation) -> PicturePainter? {
    guard invocation[Packplay.pictures], invocation[Packplay.record] == nil else { return nil }
    return PicturePainter(
      ColourDepth(
        isWanted: Host.wantsColour(invocation), isTerminal: isOnTerminal
      ) { Environment[$0] },
      isASCII: isASCII)
  }

  /// Shows the home on the whole screen.
  private mutating func openHome(
    _ host: Host, on terminal: TerminalProfile
  ) throws(PlayerFailure) {
    var stage = Stage(HomeScreen(host))
    try show(&stage, of: "", on: terminal, host.looks)
    printNotes(of: host)
    if let (card, path) = host.lastPlayed { try sayGoodbye(host, card, path) }
  }

  /// Lists the packs; at a terminal the player may choose one.
  private mutating func chooseAndPlay(_ host: Host) throws(PlayerFailure) {
    let library = host.library()
    guard !library.items.isEmpty else {
      let folders = library.folders.map(Path.printable).joined(separator: " or ")
      throw .message("there is no pack in \(folders); play one with: packplay FILE", .unreadable)
    }
    let language = host.language
    _ = try Host.trusted()
    try show(listing(of: library, host))
    host.readBook()
    printNotes(of: host)
    guard isInteractive else {
      return try show(
        language(.playOneWith) + "\n")
    }
    while !isClosed {
      try show(library.prompt(language))
      guard let line = try nextLine() else { return try print("\n") }
      switch library.choice(line) {
      case .leave: return
      case nil: continue
      case .play(let path):
        // If one pack cannot be played, the player can still choose another.
        do throws(PlayerFailure) { try play(path, host) } catch { _ = report(error) }
        host.refresh()
        try show("\n" + listing(of: library, host))
      }
    }
  }

  private func listing(of library: PackLibrary, _ host: Host) -> String {
    library.listing(
      lines, host.language, texts: host.texts, best: { host.best(of: $0) },
      signer: { host.signerInWords(of: $0).words })
  }

  private mutating func printScores(_ host: Host, json: Bool) throws(PlayerFailure) {
    guard let path = Scores.standardPath else { throw .message("there is no home", .unreadable) }
    let listing: ScoreListing
    do throws(ScoresError) {
      switch try Scores(ifThere: path) {
      case .some(let scores): listing = try ScoreListing(scores) { host.signer(ofId: $0) }
      case nil: return
      }
    } catch {
      throw .scores(error)
    }
    if json { return try print(listing.json) }
    try show(listing.text(lines, host.language))
  }

  /// Opens a trusted pack, and prints the notes that arose.
  mutating func open(
    _ path: String, _ host: Host
  ) throws(PlayerFailure) -> (PackReader, GameKind, Signer) {
    let opened = try host.open(path)
    printNotes(of: host)
    return opened
  }

  /// Prints the problems that stopped nothing.
  mutating func printNotes(of host: Host) {
    for note in host.takeNotes() { printNote(note) }
  }
}
