internal import PackFormat
internal import Terminal
internal import Words

/// A game on the whole screen that asks one question after the other, and ends with a list of all
/// questions, which scrolls.
protocol SummaryScreen: GameScreen {
  /// True if the summary of a finished game is shown.
  var isSummary: Bool { get }
  /// The first line shown of the list that scrolls.
  var top: Int { get set }
  /// The row of the open question in the pack; nil if none is open.
  var openRow: Int? { get }
  /// The rows of the answered questions in the pack, in the order of the game.
  var answeredRows: [Int] { get }

  /// Goes on from a screen that has no open question.
  mutating func goOnByKey(_ moment: Moment) throws(PackError)

  /// The visible rows and the number of lines of the list that scrolls now; nil if none does.
  func scrolled(_ size: Size) -> (rows: Int, count: Int)?

  /// The styled lines above the summary.
  func summaryHead(_ columns: Int) -> [(String, Style)]
}

extension SummaryScreen {
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

  /// Takes a key while no question is open.
  mutating func takeBetween(_ key: Key, _ moment: Moment) throws(PackError) -> ScreenStep {
    if key.isConfirmation {
      try goOnByKey(moment)
      return .stay
    }
    return scroll(key, moment) ? .stay : try takeCommon(key, moment)
  }

  private mutating func scroll(_ key: Key, _ moment: Moment) -> Bool {
    guard let list = scrolled(moment.size),
      let next = key.scrolling(top, rows: list.rows, of: list.count)
    else { return false }
    top = next
    return true
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
