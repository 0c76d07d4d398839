internal import Games
internal import PackFormat
internal import Terminal
internal import Views
internal import Words

/// The quiz against the clock on the whole screen, with choices to press or click.
struct ChoiceQuizScreen: SessionScreen, ChoiceScreen {
  let context: GameContext
  var rounds: Rounds<PlayedQuiz<PackChoiceQuestions>>
  var logged: Int64 = 0
  var celebration: Celebration?
  /// The choice that ENTER takes.
  var selected: Int?
  var top = 0
  var leavePrompt = LeavePrompt()
  var deadline: Int64?

  init(
    _ game: ChoiceQuiz, _ source: PackChoiceQuestions, _ context: GameContext
  ) throws(PackError) {
    rounds = try Rounds(PlayedQuiz(game, source))
    self.context = context
  }

  var keysHelp: String { language(.howToChoose) }

  mutating func clear() { selected = nil }

  var choiceCount: Int? { phase.isAsking ? game.choices.count : nil }

  mutating func answer(_ choice: Int, _ moment: Moment) throws(PackError) {
    _ = answer(choice, as: "\(choice + 1)", moment)
  }

  func target(at point: Point, in size: Size) -> ChoiceTarget? {
    let layout = layout(size)
    if layout.button.contains(point) { return .button }
    return layout.choices.first { $0.area.contains(point) }.map { .choice($0.index) }
  }
}
