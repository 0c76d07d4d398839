internal import PackFormat
internal import Terminal

/// A game on the whole screen whose questions have numbered choices.
protocol ChoiceScreen: SummaryScreen {
  /// The number of choices of the open question; nil if none is open.
  var choiceCount: Int? { get }
  /// The choice that ENTER takes.
  var selected: Int? { get set }

  /// Takes the selected choices.
  mutating func confirm(_ key: Key, _ moment: Moment) throws(PackError)

  /// Answers the open question.
  mutating func answer(_ choice: Int, _ moment: Moment) throws(PackError)

  /// The button or the choice at a point.
  func target(at point: Point, in size: Size) -> ChoiceTarget?
}

/// A part of a choice screen that can be clicked.
enum ChoiceTarget { case button, choice(Int) }

extension ChoiceScreen {
  mutating func confirm(_ key: Key, _ moment: Moment) throws(PackError) {
    if let selected { try answer(selected, moment) }
  }

  mutating func take(
    _ key: Key, _ modifiers: Modifiers, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    guard let count = choiceCount else { return try takeBetween(key, moment) }
    if let choice = ChoiceKey.choice(key, of: count) {
      try answer(choice, moment)
      return .stay
    }
    return try select(key, count, moment) ? .stay : try takeCommon(key, moment)
  }

  /// Moves through the choices, or takes the selected one; false for a key that does neither.
  private mutating func select(
    _ key: Key, _ count: Int, _ moment: Moment
  ) throws(PackError) -> Bool {
    if let next = key.selecting(selected, of: count) {
      selected = next
      return true
    }
    guard key.isConfirmation else { return false }
    try confirm(key, moment)
    return true
  }

  mutating func takeMouse(_ mouse: Mouse, _ moment: Moment) throws(PackError) -> ScreenStep {
    switch mouse.action {
    case .press:
      switch target(at: mouse.point, in: moment.size) {
      case .button: return try take(.enter, [], moment)
      case .choice(let choice): if choiceCount != nil { try answer(choice, moment) }
      case nil: break
      }
      return .stay
    case .wheelUp: return try take(.up, [], moment)
    case .wheelDown: return try take(.down, [], moment)
    case .release, .drag: return .stay
    }
  }
}
