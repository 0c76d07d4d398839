internal import Games
internal import PackFormat
internal import Terminal

extension ChoiceQuizScreen {
  var choiceCount: Int? { stage == .asking ? game.question?.choices.count : nil }

  var openRow: Int? { game.question?.index }
  var answeredRows: [Int] { outcomes.map(\.question.index) }

  mutating func answer(_ choice: Int, _ moment: Moment) throws(PackError) {
    judge(choice, moment)
  }

  mutating func expire(_ moment: Moment) throws(PackError) { judge(nil, moment) }

  func target(at point: Point, in size: Size) -> ChoiceTarget? {
    let layout = layout(size)
    if layout.button.contains(point) { return .button }
    return layout.choices.first { $0.area.contains(point) }.map { .choice($0.index) }
  }
}
