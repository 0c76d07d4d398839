internal import Games
internal import PackFormat
internal import Terminal

/// Keys and mouse.
extension PhotoPickScreen {
  mutating func take(_ key: Key, _ moment: Moment) throws(PackError) -> ScreenStep {
    if case .asking = phase, let question = game.question {
      if let choice = ChoiceKey.choice(key, of: question.photos.count) {
        pick(choice)
        return .stay
      }
      if select(key, question.photos.count) { return .stay }
    } else if key == .enter || key == .character(" ") {
      try goOn()
      return .stay
    } else if case .over = phase, scroll(key, moment) {
      return .stay
    }
    switch key {
    case .escape: return leave()
    case .function(1): return help()
    case .character(let character): return try command(character)
    default: return .stay
    }
  }

  /// Also by the Russian letters on the same keys.
  private mutating func command(_ character: Character) throws(PackError) -> ScreenStep {
    switch character {
    case "q", "Q", "й", "Й": return leave()
    case "n", "N", "т", "Т": return try startAfresh()
    case "p", "P", "з", "З": return context.pause()
    case "w", "W", "ц", "Ц": return try report()
    case "?", "h", "H": return help()
    default: return .stay
    }
  }

  /// Moves through the photos, or takes the one that is selected; false for a key that does neither.
  private mutating func select(_ key: Key, _ count: Int) -> Bool {
    switch key {
    case .up, .left: selected = selected.map { ($0 + count - 1) % count } ?? count - 1
    case .down, .right, .tab: selected = selected.map { ($0 + 1) % count } ?? 0
    case .home: selected = 0
    case .end: selected = count - 1
    case .enter, .character(" "): if let selected { pick(selected) }
    default: return false
    }
    return true
  }

  private mutating func scroll(_ key: Key, _ moment: Moment) -> Bool {
    let rows = summaryRows(moment.size)
    switch key {
    case .up: top -= 1
    case .down: top += 1
    case .pageUp: top -= max(1, rows - 1)
    case .pageDown: top += max(1, rows - 1)
    case .home: top = 0
    case .end: top = outcomes.count
    default: return false
    }
    top = max(0, min(top, outcomes.count - rows))
    return true
  }

  mutating func take(_ mouse: Mouse, _ moment: Moment) throws(PackError) -> ScreenStep {
    switch mouse.action {
    case .press:
      if let key = frame.key(at: mouse.point, in: moment.size) { return try take(key, moment) }
      let layout = layout(moment.size)
      if layout.button.contains(mouse.point) { return try take(.enter, moment) }
      if case .asking = phase,
        let choice = layout.cards.firstIndex(where: { $0.contains(mouse.point) })
      {
        pick(choice)
      }
      return .stay
    case .wheelUp: return try take(.up, moment)
    case .wheelDown: return try take(.down, moment)
    case .release, .drag: return .stay
    }
  }
}
