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
    if let next = key.selecting(selected, of: count) {
      selected = next
      return true
    }
    guard key == .enter || key == .character(" ") else { return false }
    if let selected { pick(selected) }
    return true
  }

  private mutating func scroll(_ key: Key, _ moment: Moment) -> Bool {
    guard let next = key.scrolling(top, rows: summaryRows(moment.size), of: outcomes.count) else {
      return false
    }
    top = next
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
