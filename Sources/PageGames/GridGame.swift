internal import Games
internal import PackFormat
internal import Views
internal import Words

/// The sum grid on the page.
final class GridGame: PageGame {
  /// The last path that was judged.
  private struct Judged {
    let path: [SumGridCell]
    let spelt: String
    let isRight: Bool
  }

  private var played: PlayedGrid
  private var game: SumGrid { played.game }
  private var last: Judged?
  private var hinted: SumGridCell?
  /// The number of paths judged before the open question was asked.
  private var triesBefore = 0

  init(_ play: Play, at time: Int64) throws(PlayError) {
    let (levels, rules) = try play.reader.sumGrid(texts: play.texts)
    played = PlayedGrid(
      try PlayError.dealing { () throws(SumGrid.Failure) in
        try SumGrid(levels: levels, rules: rules, seed: play.seed)
      })
    played.wait(from: time)
    play.record(game.levelMembers(game: play.games))
    say(play)
  }

  /// Does nothing: the names of the levels are read once, and all else is made of digits.
  func reopen(_ play: Play) {}

  func take(_ event: PageEvent, _ play: Play) throws(PackError) {
    switch event.name {
    case "new": startAgain(play, at: event.time)
    case "next": goOn(play, at: event.time)
    case "mark": mark(event, play)
    case "hint":
      played.spend(until: event.time)
      hinted = played.hint()
      if let hinted { play.tell(SumGridWords(game, play.language).hint(hinted), isBad: false) }
    case "skip": skip(event.time, play)
    default: break
    }
  }

  private func skip(_ time: Int64, _ play: Play) {
    played.spend(until: time)
    let isAnother = played.skip()
    (last, hinted) = (nil, nil)
    if isAnother {
      say(play)
    } else {
      play.tell(SumGridWords(game, play.language).lastOne, isBad: false)
    }
  }

  private func mark(_ event: PageEvent, _ play: Play) {
    guard let path = SumGridCell.path(event.argument) else { return }
    let words = SumGridWords(game, play.language)
    played.spend(until: event.time)
    hinted = nil
    let asked = game.questionIndex
    let outcome: SumGrid.Outcome
    do throws(SumGrid.Refusal) {
      outcome = try played.select(path, play)
    } catch {
      return play.tell(words.explanation(of: error, on: game.board))
    }
    last = Judged(path: path, spelt: outcome.spelt, isRight: outcome.isRight)
    guard outcome.isRight else { return play.tell(words.wrong(outcome.spelt)) }
    play.record(
      game.members(of: outcome, game: play.games, index: asked, tries: game.tries - triesBefore))
    triesBefore = game.tries
    play.tell(words.right(outcome), isBad: false)
    switch outcome.stage {
    case .asking: say(play)
    case .levelDone: play.say(words.levelDone(game.levelIndex + 1))
    case .gameDone:
      let stars = game.stars.map { String(repeating: "⭐", count: $0) }.joined(separator: " ")
      play.share(words.allDone(game.score), isFull: true, marks: stars)
      play.record(game.members(game: play.games))
      for line in summary(play) { play.say(line) }
    }
  }

  private func say(_ play: Play) { play.say(SumGridWords(game, play.language).sum(game)) }

  private func goOn(_ play: Play, at time: Int64) {
    switch game.stage {
    case .asking: return
    case .levelDone:
      played.goOn()
      begin(play, at: time)
    case .gameDone: startAgain(play, at: time)
    }
  }

  private func startAgain(_ play: Play, at time: Int64) {
    if game.stage != .gameDone { play.record(game.members(game: play.games)) }
    play.startAgain()
    played.startAgain()
    triesBefore = 0
    begin(play, at: time)
  }

  private func begin(_ play: Play, at time: Int64) {
    (last, hinted) = (nil, nil)
    played.wait(from: time)
    play.record(game.levelMembers(game: play.games))
    play.say(SumGridWords(game, play.language).heading(game))
    say(play)
  }

  var wake: Int64? { nil }
  var isInProgress: Bool { played.isInProgress }
  /// A path that was tried costs points in some packs, so a page that is loaded again goes on from it.
  var isWorthKeeping: Bool { game.stage != .gameDone && game.tries > 0 }

  var phaseName: StaticString {
    switch game.stage {
    case .asking: "asking"
    case .levelDone: "levelDone"
    case .gameDone: "over"
    }
  }

  func nextText(_ language: Language) -> String? {
    switch game.stage {
    case .asking: nil
    case .levelDone: language(.gridNextLevel)
    case .gameDone: language(.playAgain)
    }
  }

  func help(_ play: Play) -> [String] { game.howToPlay(play.language) }

  private func summary(_ play: Play) -> [String] {
    let words = SumGridWords(game, play.language)
    switch game.stage {
    case .asking: return []
    case .levelDone: return [words.levelDone(game.levelIndex + 1)]
    case .gameDone:
      return [words.allDone(game.score), words.record(played.isRecord, best: play.best)]
    }
  }

  func writeStatus(to reply: inout PageReply, _ play: Play) {
    reply.status(
      "level", SumGridWords(game, play.language).heading(game), Int64(game.levelIndex + 1),
      of: Int64(game.levels.count))
    reply.scores(game.score, play)
  }

  func writeScene(to reply: inout PageReply, _ play: Play, at time: Int64) {
    let words = SumGridWords(game, play.language)
    reply.text("heading", words.heading(game))
    reply.text("sum", words.sum(game))
    reply.texts("rows", game.rows)
    reply.list("questions")
    for (index, question) in game.questions.enumerated() {
      reply.object()
      reply.text("sum", "\(question.first) + \(question.second)")
      reply.number("answer", ifAny: question.isSolved ? Int64(question.answer) : nil)
      reply.flag("isOpen", index == game.questionIndex && game.stage == .asking)
      if let path = question.solution { reply.texts("path", path.map { $0.name }) }
      reply.close()
    }
    reply.close()
    if let last {
      reply.object("last")
      reply.texts("path", last.path.map { $0.name })
      reply.text("spelt", last.spelt)
      reply.flag("isRight", last.isRight)
      reply.close()
    } else {
      reply.nothing("last")
    }
    reply.text("hint", ifAny: hinted?.name)
    reply.list("stars")
    for stars in game.stars { reply.item(Int64(stars)) }
    reply.close()
    reply.texts("summary", summary(play))
  }
}

extension SumGridCell {
  /// Reads the names of cells, with spaces between; nil if one is no name.
  fileprivate static func path(_ names: String) -> [SumGridCell]? {
    var cells: [SumGridCell] = []
    for name in names.utf8.split(separator: UInt8(ascii: " ")) {
      let digits = String(decoding: name.dropFirst(), as: UTF8.self)
      guard let letter = name.first, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(letter),
        let column = Int(digits), (1...99).contains(column)
      else { return nil }
      cells.append(SumGridCell(row: Int(letter - UInt8(ascii: "A")), column: column - 1))
    }
    return cells
  }
}
