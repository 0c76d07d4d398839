internal import Games
internal import PackFormat
internal import Terminal
internal import Views

extension PhotoPickScreen {
  var choiceCount: Int? { phase.isAsking ? game.question?.photos.count : nil }

  var openRow: Int? { game.question?.asked.index }
  var answeredRows: [Int] { rounds.outcomes.map(\.row) }

  func scrolled(_ size: Size) -> (rows: Int, count: Int)? {
    switch phase {
    case .welcome, .asking: return nil
    case .judged:
      let layout = layout(size)
      return (layout.aboutArea.size.rows, layout.about.count)
    case .over: return (summaryRows(size), rounds.outcomes.count)
    }
  }

  func target(at point: Point, in size: Size) -> ChoiceTarget? {
    let layout = layout(size)
    if layout.button.contains(point) { return .button }
    return layout.cards.firstIndex { $0.contains(point) }.map { .choice($0) }
  }
}
