internal import Games
package import PackFormat
internal import Views
internal import Words

/// A pack that is played on the page: it takes the events of the page as text, and replies with
/// JSON.
///
/// It has no clock, no screen and no store. The same pack and events give the same replies
/// everywhere.
package struct PageSession {
  private var play: Play?
  private var game: (any PageGame)?
  private var error: String?
  /// The line of the answer that the last event gave; nil if it gave none.
  private var line: String?
  /// The time at which the screen became another one.
  private var changed: Int64 = 0

  package init() {}

  /// The lines about the game, as `packplay --self-play --json` prints them.
  package var transcript: [UInt8] { play?.transcript.bytes ?? [] }

  /// Takes an event and returns the reply.
  ///
  /// - Parameter source: Returns the pack with a length, which the event `open` reads.
  package mutating func take(
    _ bytes: [UInt8], from source: (_ size: UInt64) -> ByteSource
  ) -> [UInt8] {
    let end = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    guard let event = PageEvent(bytes[..<end]) else { return failure("no event") }
    var isOpened = false
    line = nil
    play?.listen()
    do throws(PlayError) {
      switch event.name {
      case "open":
        try open(PageSettings(bytes[end...]), source, at: event.time)
        isOpened = true
      case "languages":
        let languages = PageSettings.tags(event.argument)
        if play == nil { return Self.words(languages, packs: bytes[end...]) }
        play?.use(languages)
        if let play { try PlayError.reading { () throws(PackError) in try game?.reopen(play) } }
        isOpened = true
      case "ways":
        if let play {
          let filter = PageSettings(bytes[end...]).selection.filter
          return try PlayError.reading { () throws(PackError) in
            try PageWays.choices(play, filter, mark: event.number)
          }
        }
      case "best": if let best = Int64(event.argument) { play?.replaceBest(best) }
      default:
        if error == nil {
          try PlayError.reading { () throws(PackError) in
            try step(event)
            line = try play?.line()
          }
        }
      }
    } catch {
      self.error = error.message
    }
    if let error { return failure(error) }
    return reply(at: event.time, isOpened: isOpened)
  }

  /// Gives an event to the game, unless it is a move that was meant for the screen before: the
  /// second tap of two would go on from a result that nobody has seen.
  private mutating func step(_ event: PageEvent) throws(PackError) {
    guard let play, let game else { return }
    let isTooSoon = event.time - changed < SessionClock.reactionTime
    if play.settings.isGuarded, isTooSoon, event.isMove { return }
    let before = game.phaseName.description
    try game.take(event, play)
    if event.name == "new" || game.phaseName.description != before { changed = event.time }
  }

  private mutating func open(
    _ settings: PageSettings, _ source: (UInt64) -> ByteSource, at time: Int64
  ) throws(PlayError) {
    (play, game, error, changed) = (nil, nil, nil, time)
    let reader = try PlayError.reading { () throws(PackError) in
      try PackReader(source(settings.size))
    }
    let play = Play(reader, settings)
    self.play = play
    if let party = settings.party {
      game = try PageParty(party, play, at: time)
    } else {
      game = try Self.game(play, at: time)
    }
    if game == nil {
      error = play.language(.noGamePlays, ["kind": .text(reader.header.card.kind)])
    }
  }

  /// Makes the game of a pack; nil if no game plays its kind. This is the catalogue of the games of
  /// the page; no other code distinguishes them. `Tools/PageEngine/kinds.py` reads it: a page gets
  /// only the games that are made here for its kinds.
  ///
  /// It is a function of its own, so that a page has the code of its own games alone.
  @inline(never)
  static func game(_ play: Play, at time: Int64) throws(PlayError) -> (any PageGame)? {
    switch play.reader.header.card.kind {
    case "facts": try FactsGame(play, at: time)
    case "choice-quiz": try QuizGame(play)
    case "number-duel": try DuelGame(play)
    case "sum-grid": try GridGame(play, at: time)
    case "roster": try PhotoGame(play, at: time)
    case "short-answer": try AnswerGame(play)
    case "ordering": try PlacingGame(play, .ordering)
    case "matching": try PlacingGame(play, .matching)
    default: nil
    }
  }

  /// The labels for a page that has opened no pack yet, and its packs in words.
  private static func words(
    _ languages: [LanguageTag], packs: some Collection<UInt8>
  ) -> [UInt8] {
    let language = languages.spoken
    var reply = PageReply()
    reply.text("language", language.rawValue)
    reply.direction("direction", language.tag)
    PageWords.write(to: &reply, language)
    PageHome.write(packs, to: &reply, language)
    reply.end()
    return reply.bytes
  }

  private func failure(_ message: String) -> [UInt8] {
    var reply = PageReply()
    reply.text("error", message)
    reply.end()
    return reply.bytes
  }

  private func reply(at time: Int64, isOpened: Bool) -> [UInt8] {
    guard let play, let game else { return failure("no pack is open") }
    var reply = PageReply()
    reply.text("game", play.reader.header.card.kind)
    reply.text("language", play.language.rawValue)
    reply.direction("direction", play.language.tag)
    reply.text("texts", play.texts)
    reply.direction("textsDirection", LanguageTag(play.texts))
    reply.text("title", play.title)
    reply.number("best", play.best)
    reply.text("phase", game.phaseName.description)
    reply.list("status")
    let selection = play.settings.selection
    let way = (selection.isPractice ? [play.language(.practiceName)] : []) + selection.filter.words
    if !way.isEmpty { reply.status("mode", way.joined(separator: " · "), 0) }
    game.writeStatus(to: &reply, play)
    reply.close()
    reply.text("next", ifAny: game.nextText(play.language))
    reply.number("wake", ifAny: game.wake)
    reply.flag("inProgress", game.isInProgress)
    reply.flag("keep", game.isWorthKeeping)
    reply.object("scene")
    game.writeScene(to: &reply, play, at: time)
    reply.close()
    reply.text("say", play.told.joined(separator: " "))
    write(play.note, to: &reply)
    write(play.finished, to: &reply)
    if let line { reply.text("line", line) }
    if let (id, card) = play.studied {
      reply.object("study")
      reply.text("id", id)
      reply.text("card", "\(card.streak) \(card.interval) \(card.ease) \(card.due)")
      reply.close()
    }
    if isOpened {
      reply.texts("help", game.help(play))
      PageWords.write(to: &reply, play.language)
      PageWords.write(about: play, to: &reply)
      PageWays.write(play, game, to: &reply)
    }
    reply.end()
    return reply.bytes
  }

  private func write(_ note: (text: String, isBad: Bool)?, to reply: inout PageReply) {
    guard let note else { return reply.nothing("note") }
    reply.object("note")
    reply.text("text", note.text)
    reply.flag("bad", note.isBad)
    reply.close()
  }

  private func write(_ finished: Play.Finished?, to reply: inout PageReply) {
    guard let finished else { return reply.nothing("finished") }
    reply.object("finished")
    reply.number("score", finished.score)
    reply.flag("isFull", finished.isFull)
    reply.flag("isRecord", finished.isRecord)
    if let percent = finished.percent { reply.number("percent", percent) }
    reply.text("share", finished.shared)
    reply.close()
  }

  /// Returns the bytes of a picture by its row; empty if there is none, or the pack is damaged.
  package func picture(_ row: Int) -> [UInt8] {
    guard let reader = play?.reader, let table = reader.table(.assets),
      let column = table.optionalColumn("Bytes", .blob), (0..<table.rowCount).contains(row),
      let bytes = try? reader.blob(column, row)
    else { return [] }
    return bytes
  }
}
