internal import Games
internal import PackFormat
internal import Terminal
internal import Views
internal import Words

/// Photo pick on the whole screen, with the photos side by side, or stacked on a narrow screen.
struct PhotoPickScreen: ChoiceScreen {
  enum Phase {
    case asking
    case judged(PhotoPick.Outcome)
    /// The summary of the game.
    case over(isRecord: Bool)
  }

  let source: PackPeople
  let words: PhotoPickWords
  let context: GameContext
  private(set) var game: PhotoPick
  private(set) var phase = Phase.asking
  private(set) var resultTime: Int64?
  private(set) var outcomes: [PhotoPick.Outcome] = []
  /// The motion of the cards after a pick; nil while a question is open.
  private(set) var motion: Motion?
  /// The celebration of a finished game; nil if there is nothing to celebrate.
  private(set) var celebration: Celebration?
  /// The photo that ENTER takes.
  var selected: Int?
  /// The first line about the people, or the first question of the summary, that is shown.
  var top = 0
  var leavePrompt = LeavePrompt()

  init(
    _ game: PhotoPick, _ source: PackPeople, _ words: PhotoPickWords, _ context: GameContext
  ) throws(PackError) {
    self.game = game
    self.source = source
    self.words = words
    self.context = context
    try ask()
  }

  var deadline: Int64? { motion?.deadline ?? celebration?.deadline }

  mutating func tick(_ time: Int64) {
    motion?.tick(at: time)
    celebration?.tick(at: time)
  }
}

/// The game.
extension PhotoPickScreen {
  private mutating func ask() throws(PackError) {
    selected = nil
    guard try game.ask(from: source) != nil else { return }
    phase = .asking
    resultTime = nil
    motion = nil
  }

  mutating func pick(_ choice: Int, _ moment: Moment) {
    guard let outcome = try? game.pick(choice) else { return }
    context.note("\(choice + 1)")
    keeper.answered(outcome)
    outcomes.append(outcome)
    phase = .judged(outcome)
    resultTime = moment.time
    top = 0
    motion = Motion(at: moment.time, milliseconds: CardTurn.length, isStill: context.isStill)
  }

  mutating func goOnByKey(_ moment: Moment) throws(PackError) {
    switch phase {
    case .judged where game.isOver:
      top = 0
      let isRecord = finish()
      motion = nil
      phase = .over(isRecord: isRecord)
      resultTime = moment.time
      celebration = celebration(
        isRecord: isRecord, isFull: outcomes.allSatisfy(\.isRight),
        seed: UInt64(max(0, game.score)), moment)
    case .judged: try ask()
    case .over:
      context.note("")
      try begin()
    case .asking: break
    }
  }

  /// Keeps the final score, once; true for a new record.
  private mutating func finish() -> Bool {
    if case .over = phase { return false }
    if game.isOver { return keeper.finish(game.score) }
    // Only a finished game counts, so the score of this one is none.
    if !outcomes.isEmpty { _ = keeper.leave(0) }
    return false
  }

  mutating func end() { _ = finish() }

  mutating func startAgain(_ moment: Moment) throws(PackError) {
    context.note("n")
    try begin()
  }

  private mutating func begin() throws(PackError) {
    _ = finish()
    game.startAgain()
    outcomes = []
    celebration = nil
    try ask()
  }

  func question(before ending: GameEnding) -> String? {
    guard !outcomes.isEmpty, !game.isOver else { return nil }
    let loss = language(.photoUnfinished, ["n": .count(game.score)])
    return language.paragraph([ending.question(language), loss])
  }

  func help() -> ScreenStep {
    context.help(
      game.rules.howToPlay(game.length, language) + [language(.photoKeys)] + words.creditLines)
  }
}
