internal import Games
internal import PackFormat
internal import Terminal
internal import Views
internal import Words

/// The grid game on the whole screen, with paths that are dragged, marked by keys, or typed.
struct SumGridScreen: GameScreen {
  enum Phase {
    case asking
    /// A finished level by its number; the game itself is at the next level already.
    case levelDone(Int)
    case over(isRecord: Bool)
  }

  /// A message on the screen; `isGood` is nil if it is neither good nor bad news.
  struct Note {
    let text: String
    let isGood: Bool?
    let until: Int64
  }

  /// A judged path that is still highlighted.
  struct Flash {
    let path: [SumGridCell]
    let isRight: Bool
    var motion: Motion
  }

  let context: GameContext
  let palette: SumGridPalette
  private var played: PlayedGrid
  var game: SumGrid { played.game }
  private(set) var phase = Phase.asking
  /// The fireworks after a level, or the finale after the last one; nil while a question is open.
  private(set) var celebration: Celebration?
  private(set) var flash: Flash?
  private(set) var note: Note?
  private var rowBefore: Int?
  var selection = SumGridSelection()
  var cursor = SumGridCell(row: 0, column: 0)
  /// True if the last action was a key, so that the cursor is shown.
  var hasCursor = true
  /// The path being typed; nil if none is.
  var typed: String?
  /// The cell where the mouse button was pressed, and whether the mouse has left it since.
  var drag: (from: SumGridCell, isMoved: Bool)?
  var leavePrompt = LeavePrompt()
  private(set) var resultTime: Int64?

  private static let noteTime: Int64 = 5000
  static let longestInput = 120

  init(_ game: SumGrid, _ palette: SumGridPalette, _ context: GameContext) {
    played = PlayedGrid(game)
    self.palette = palette
    self.context = context
  }

  var words: SumGridWords { SumGridWords(game, language) }

  func layout(_ size: Size) -> SumGridLayout {
    SumGridLayout(
      game.board, in: frame.body(in: size), isRightToLeft: language.isRightToLeft)
  }

  var deadline: Int64? {
    // The first tick, at once, starts the clock of a question.
    let start: Int64? = isAwaiting && !played.isTimed ? 0 : nil
    return [celebration?.deadline, flash?.motion.deadline, note?.until, start].compactMap { $0 }
      .min()
  }

  mutating func end() { _ = finish() }

  var isInProgress: Bool { played.isInProgress }

  /// Keeps the score of a game that is broken off; true for a new record.
  mutating func finish() -> Bool { played.leave(keeper) }

  private var isAwaiting: Bool { if case .asking = phase { true } else { false } }

  mutating func tick(_ time: Int64) {
    if isAwaiting, !played.isTimed { played.wait(from: time) }
    celebration?.tick(at: time)
    flash?.motion.tick(at: time)
    if let note, note.until <= time {
      self.note = nil
      flash = nil
    }
    if let flash, !flash.motion.isRunning, !context.isStill { self.flash = nil }
  }

  func report() throws(PackError) -> ScreenStep {
    try context.report(now: game.levelIndex, before: rowBefore)
  }
}

/// The game.
extension SumGridScreen {
  /// Records a move, and tells the game how long it took.
  private mutating func note(_ line: String, _ moment: Moment) {
    context.note(line, after: played.spend(until: moment.time))
  }

  /// Judges the marked path.
  mutating func submit(_ moment: Moment) -> ScreenStep {
    let path = selection.path
    selection.clear()
    guard !path.isEmpty else { return .stay }
    note(path.map(\.name).joined(separator: " "), moment)
    return judge(path, moment)
  }

  /// Judges a typed path, as the plain game does.
  mutating func submit(_ line: String, _ moment: Moment) -> ScreenStep {
    typed = nil
    note(line, moment)
    let digits = "\(game.question.answer)".utf8.count
    guard let path = PathText.cells(line, count: digits) else {
      tell(words.unreadable(line.shortlyShown), isGood: false, moment)
      return .ring
    }
    return judge(path, moment)
  }

  private mutating func judge(_ path: [SumGridCell], _ moment: Moment) -> ScreenStep {
    selection.clear()
    drag = nil
    let outcome: SumGrid.Outcome
    do throws(SumGrid.Refusal) {
      outcome = try played.select(path, keeper)
    } catch {
      tell(words.explanation(of: error, on: game.board), isGood: false, moment)
      return .ring
    }
    let motion = Motion(
      at: moment.time, milliseconds: PathWave.length, isStill: context.isStill)
    flash = Flash(path: path, isRight: outcome.isRight, motion: motion)
    if let last = path.last { cursor = last }
    guard outcome.isRight else {
      tell(words.wrong(outcome.spelt.shown(columns: 20)), isGood: false, moment)
      return .ring
    }
    tell(words.right(outcome), isGood: true, moment)
    celebrate(outcome.stage, moment)
    return .stay
  }

  private mutating func celebrate(_ stage: SumGrid.Stage, _ moment: Moment) {
    // The seed depends on the game alone, so the same game is celebrated in the same way.
    let seed = UInt64(game.score) &* 977 &+ UInt64(game.question.answer)
    switch stage {
    case .asking: return
    case .levelDone:
      phase = .levelDone(game.levelIndex + 1)
      celebration = .fireworks(seed: seed, at: moment.time, isStill: context.isStill)
      rowBefore = game.levelIndex
      played.goOn()
    case .gameDone:
      phase = .over(isRecord: played.isRecord)
      celebration = .finale(seed: seed, at: moment.time, isStill: context.isStill)
    }
    (flash, note) = (nil, nil)
    resultTime = moment.time
    cursor = SumGridCell(row: 0, column: 0)
  }

  /// Stops the motion of the celebration.
  mutating func still() { celebration?.stop() }

  var isMoving: Bool { celebration?.isMoving == true }

  /// Goes on from a celebration to the next level, or to another game.
  mutating func goOn(_ moment: Moment) {
    resultTime = nil
    switch phase {
    case .asking: return
    case .levelDone:
      phase = .asking
      celebration = nil
      played.wait(from: moment.time)
    case .over:
      context.note("")
      begin(moment)
    }
  }

  mutating func skip(_ moment: Moment) {
    note("s", moment)
    let isAnother = played.skip()
    selection.clear()
    if !isAnother { tell(words.lastOne, isGood: nil, moment) }
  }

  mutating func hint(_ moment: Moment) {
    note("hint", moment)
    if let cell = played.hint() { tell(words.hint(cell), isGood: nil, moment) }
  }

  private mutating func tell(_ text: String, isGood: Bool?, _ moment: Moment) {
    note = Note(text: text, isGood: isGood, until: moment.time + Self.noteTime)
  }

  /// Removes messages that the next action makes obsolete.
  mutating func forget() {
    if note?.isGood != true { note = nil }
    if flash?.isRight == false { flash = nil }
  }

  /// Begins another game; the caller has kept the score of the running one.
  mutating func begin(_ moment: Moment) {
    played.startAgain()
    phase = .asking
    (celebration, flash, note, typed) = (nil, nil, nil, nil)
    played.wait(from: moment.time)
    selection.clear()
    cursor = SumGridCell(row: 0, column: 0)
  }
}
