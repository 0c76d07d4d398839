internal import Games
internal import PackFormat
internal import Terminal

extension ChoiceQuizScreen {
  var choiceCount: Int? {
    if case .asking = phase { game.question?.choices.count } else { nil }
  }

  var isSummary: Bool { if case .over = phase { true } else { false } }

  var openRow: Int? { game.question?.index }
  var answeredRows: [Int] { outcomes.map(\.question.index) }

  mutating func answer(_ choice: Int, _ moment: Moment) throws(PackError) {
    try judge(choice, moment)
  }

  mutating func goOnByKey(_ moment: Moment) throws(PackError) {
    switch phase {
    case .welcome, .over:
      context.note("")
      try start(moment)
    case .judged: try goOn(moment)
    case .asking: break
    }
  }

  func target(at point: Point, in size: Size) -> ChoiceTarget? {
    let layout = layout(size)
    if layout.button.contains(point) { return .button }
    return layout.choices.first { $0.area.contains(point) }.map { .choice($0.index) }
  }
}
