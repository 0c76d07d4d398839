internal import Games
internal import PackFormat
internal import Terminal

/// Keys and mouse.
extension ShortAnswerScreen {
  var openRow: Int? { game.question?.index }
  var answeredRows: [Int] { outcomes.map(\.question.index) }

  mutating func take(
    _ key: Key, _ modifiers: Modifiers, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    guard stage == .asking else { return try takeBetween(key, moment) }
    if entry.take(key, modifiers) { return .stay }
    switch key {
    case .enter: judge(moment)
    case .tab: pass(moment)
    case .escape, .function: return try takeCommon(key, moment)
    default: break
    }
    return .stay
  }

  mutating func paste(_ text: String) { if stage == .asking { entry.paste(text) } }

  mutating func takeMouse(_ mouse: Mouse, _ moment: Moment) throws(PackError) -> ScreenStep {
    switch mouse.action {
    case .press where layout(moment.size).button.contains(mouse.point):
      return try take(.enter, [], moment)
    case .wheelUp where isSummary: return try take(.up, [], moment)
    case .wheelDown where isSummary: return try take(.down, [], moment)
    default: return .stay
    }
  }
}
