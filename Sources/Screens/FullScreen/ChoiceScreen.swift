internal import PackFormat
internal import Terminal
internal import Words

/// A game on the whole screen whose questions have numbered choices.
///
/// It ends with a list of all questions, which scrolls.
protocol ChoiceScreen: GameScreen {
  /// The number of choices of the open question; nil if none is open.
  var choiceCount: Int? { get }
  /// The choice that ENTER takes.
  var selected: Int? { get set }
  /// True if the summary of a finished game is shown.
  var isSummary: Bool { get }
  /// The first line shown of the list that scrolls.
  var top: Int { get set }
  /// The row of the open question in the pack; nil if none is open.
  var openRow: Int? { get }
  /// The rows of the answered questions in the pack, in the order of the game.
  var answeredRows: [Int] { get }

  /// Answers the open question.
  mutating func answer(_ choice: Int, _ moment: Moment) throws(PackError)

  /// Goes on from a screen that has no open question.
  mutating func goOnByKey(_ moment: Moment) throws(PackError)

  /// The button or the choice at a point.
  func target(at point: Point, in size: Size) -> ChoiceTarget?

  /// The visible rows and the number of lines of the list that scrolls now; nil if none does.
  func scrolled(_ size: Size) -> (rows: Int, count: Int)?

  /// The styled lines above the summary.
  func summaryHead(_ columns: Int) -> [(String, Style)]
}

/// A part of a choice screen that can be clicked.
enum ChoiceTarget { case button, choice(Int) }

extension ChoiceScreen {
  var commonHints: [KeyHint] {
    [
      helpHint, newHint,
      KeyHint(key: .character("w"), name: "w", label: language(.whereFrom)),
      quitHint,
    ]
  }

  func scrolled(_ size: Size) -> (rows: Int, count: Int)? {
    isSummary ? (summaryRows(size), answeredRows.count) : nil
  }

  var helpHint: KeyHint {
    KeyHint(key: .function(1), name: "?", label: language(.help))
  }

  mutating func take(
    _ key: Key, _ modifiers: Modifiers, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    if let count = choiceCount {
      if let choice = ChoiceKey.choice(key, of: count) {
        try answer(choice, moment)
        return .stay
      }
      if try select(key, count, moment) { return .stay }
    } else if key.isConfirmation {
      try goOnByKey(moment)
      return .stay
    } else if scroll(key, moment) {
      return .stay
    }
    return try takeCommon(key, moment)
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
    if let selected { try answer(selected, moment) }
    return true
  }

  private mutating func scroll(_ key: Key, _ moment: Moment) -> Bool {
    guard let list = scrolled(moment.size),
      let next = key.scrolling(top, rows: list.rows, of: list.count)
    else { return false }
    top = next
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

  func report() throws(PackError) -> ScreenStep {
    let before = answeredRows
    if let openRow { return try context.report(now: openRow, before: before.last) }
    return try context.report(now: before.last, before: before.dropLast().last)
  }

  /// The number of questions that the summary shows at once.
  func summaryRows(_ size: Size) -> Int {
    let body = frame.body(in: size)
    return max(0, body.size.rows - summaryHead(body.size.columns).count - 3)
  }
}
