internal import Games
internal import PackFormat
internal import Terminal

extension PhotoPickScreen {
  var choiceCount: Int? {
    if case .asking = phase { game.question?.photos.count } else { nil }
  }

  var isSummary: Bool { if case .over = phase { true } else { false } }

  var openRow: Int? { game.question?.asked.index }
  var answeredRows: [Int] { outcomes.map(\.question.asked.index) }

  mutating func answer(_ choice: Int, _ moment: Moment) { pick(choice, moment) }

  func scrolled(_ size: Size) -> (rows: Int, count: Int)? {
    switch phase {
    case .asking: return nil
    case .judged:
      let layout = layout(size)
      return (layout.aboutArea.size.rows, layout.about.count)
    case .over: return (summaryRows(size), outcomes.count)
    }
  }

  func target(at point: Point, in size: Size) -> ChoiceTarget? {
    let layout = layout(size)
    if layout.button.contains(point) { return .button }
    return layout.cards.firstIndex { $0.contains(point) }.map { .choice($0) }
  }
}
