internal import Games
internal import PackFormat
internal import Terminal
internal import Views
internal import Words

/// Photo pick on the whole screen, with the photos side by side, or stacked on a narrow screen.
struct PhotoPickScreen: RoundsScreen, ChoiceScreen {
  let words: PhotoPickWords
  let context: GameContext
  var rounds: Rounds<PlayedPhotos<PackPeople>>
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
    rounds = try Rounds(PlayedPhotos(game, source))
    self.words = words
    self.context = context
  }

  var game: PhotoPick { rounds.game.game }

  var deadline: Int64? { motion?.deadline ?? celebration?.deadline }

  mutating func tick(_ time: Int64) {
    motion?.tick(at: time)
    celebration?.tick(at: time)
  }
}

/// The game.
extension PhotoPickScreen {
  mutating func enter(_ moment: Moment) {
    switch phase {
    case .asking: (selected, motion, celebration) = (nil, nil, nil)
    case .over(let isRecord):
      (top, motion) = (0, nil)
      celebration = celebration(
        isRecord: isRecord, isFull: rounds.isFull,
        seed: UInt64(max(0, game.score)), moment)
    case .welcome, .judged: break
    }
  }

  mutating func answer(_ choice: Int, _ moment: Moment) {
    guard case .judged = rounds.answer(choice, at: moment.time, keeper) else { return }
    context.note("\(choice + 1)")
    top = 0
    motion = Motion(at: moment.time, milliseconds: CardTurn.length, isStill: context.isStill)
  }

  func question(before ending: GameEnding) -> String? {
    guard losesByLeaving else { return nil }
    let loss = language(.photoUnfinished, ["n": .count(game.score)])
    return language.paragraph([ending.question(language), loss])
  }

  func help() -> ScreenStep {
    context.help(
      game.rules.howToPlay(game.length, language) + [language(.photoKeys)] + words.creditLines)
  }
}
