internal import Games
internal import PackFormat
internal import Terminal

/// Keys and mouse.
extension ChoiceQuizScreen {
  mutating func take(_ key: Key, _ moment: Moment) throws(PackError) -> ScreenStep {
    if case .asking = phase, let question = game.question {
      if let choice = ChoiceKey.choice(key, of: question.choices.count) {
        try judge(choice, moment)
        return .stay
      }
      if try select(key, question.choices.count, moment) { return .stay }
    } else if key == .enter || key == .character(" ") {
      try goOnByKey(moment)
      return .stay
    } else if case .over = phase, scroll(key, moment) {
      return .stay
    }
    switch key {
    case .escape: return leave()
    case .function(1): return help()
    case .character(let character): return try command(character, moment)
    default: return .stay
    }
  }

  private mutating func goOnByKey(_ moment: Moment) throws(PackError) {
    switch phase {
    case .welcome, .over:
      context.note("")
      try start(moment)
    case .told: try goOn(moment)
    case .asking: break
    }
  }

  /// Also by the Russian letters on the same keys.
  private mutating func command(
    _ character: Character, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    switch character {
    case "q", "Q", "й", "Й": return leave()
    case "n", "N", "т", "Т":
      try startAfresh(moment)
      return .stay
    case "p", "P", "з", "З": return context.pause()
    case "w", "W", "ц", "Ц": return try report()
    case "?", "h", "H": return help()
    default: return .stay
    }
  }

  private func report() throws(PackError) -> ScreenStep {
    let before = outcomes.map(\.question.index)
    if let now = game.question?.index { return try context.report(now: now, before: before.last) }
    return try context.report(now: before.last, before: before.dropLast().last)
  }

  /// Moves through the choices, or takes the one that is selected; false for a key that does neither.
  private mutating func select(_ key: Key, _ count: Int, _ moment: Moment) throws(PackError) -> Bool
  {
    if let next = key.selecting(selected, of: count) {
      selected = next
      return true
    }
    guard key == .enter || key == .character(" ") else { return false }
    if let selected { try judge(selected, moment) }
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
        let choice = layout.choices.first(where: { $0.area.contains(mouse.point) })
      {
        try judge(choice.index, moment)
      }
      return .stay
    case .wheelUp: return try take(.up, moment)
    case .wheelDown: return try take(.down, moment)
    case .release, .drag: return .stay
    }
  }
}

/// A key that means one of several: its number, or its letter in either layout of the keyboard.
enum ChoiceKey {
  private static let russian: [Character] = ["ф", "и", "с", "в", "у", "а", "п", "р", "ш"]

  static func choice(_ key: Key, of count: Int) -> Int? {
    guard case .character(let character) = key else { return nil }
    let letter = russian.firstIndex(of: Character(character.lowercased()))
    if let letter { return letter < count ? letter : nil }
    return ChoiceText.choice(String(character), of: count)
  }
}
