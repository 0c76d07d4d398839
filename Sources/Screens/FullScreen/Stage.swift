package import PackFormat
package import Terminal
internal import TextUnicode
internal import Views
internal import Words

/// The stack of open screens; the top one is drawn and gets the events.
///
/// A window that is too small covers them all and stops their clock.
package struct Stage {
  private var screens: [any Screen]
  private var isRinging = false
  /// The milliseconds for which the window was too small, and the time since when it is.
  private var covered: Int64 = 0
  private var coveredSince: Int64?

  /// The smallest window that every screen fits into.
  package static let smallest = Size(40, 20)

  package init(_ screen: any Screen) { screens = [screen] }

  /// True if the top screen is laid out from right to left.
  private var isRightToLeft: Bool { screens.last?.language.isRightToLeft ?? false }

  /// True if no screen is left.
  package var isDone: Bool { screens.isEmpty }

  package var deadline: Int64? {
    coveredSince == nil ? screens.last?.deadline.map { $0 + covered } : nil
  }

  /// Passes an event to the top screen; Ctrl-C closes everything.
  package mutating func take(_ event: ScreenEvent, _ moment: Moment) throws(PackError) {
    if event == .input(.key(.character("c"), .control)) { return end() }
    guard let moment = uncovered(moment) else { return }
    var event = isRightToLeft ? event.turned(columns: moment.size.columns) : event
    while !screens.isEmpty {
      switch try step(event, moment) {
      case .stay: return
      case .ring:
        isRinging = true
        return
      case .open(let screen):
        screens.append(screen)
        return
      case .leave(let answer):
        screens.removeLast()
        event = .uncovered(answer)
      }
    }
  }

  /// True if the bell must ring; each request is returned only once.
  package mutating func takeRinging() -> Bool {
    defer { isRinging = false }
    return isRinging
  }

  /// Passes an event to the top screen.
  ///
  /// If its pack has become unreadable, all screens above the one that outlives packs are closed.
  private mutating func step(
    _ event: ScreenEvent, _ moment: Moment
  ) throws(PackError) -> ScreenStep {
    do throws(PackError) {
      return try screens[screens.count - 1].take(event, moment)
    } catch {
      guard screens[0].outlivesPacks, screens.count > 1 else { throw error }
      while screens.count > 2, var screen = screens.popLast() { screen.end() }
      screens[1].end()
      return .leave(.failed(error))
    }
  }

  package mutating func draw(_ moment: Moment) -> Canvas {
    var canvas = Canvas(moment.size, isRightToLeft: isRightToLeft)
    if let moment = uncovered(moment) {
      screens.last?.draw(on: &canvas, at: moment.time)
    } else if let language = screens.first?.language {
      Self.drawCover(on: &canvas, language)
    }
    return canvas
  }

  /// The moment by the clock of the screens; nil if the window is too small.
  private mutating func uncovered(_ moment: Moment) -> Moment? {
    if moment.size.columns < Self.smallest.columns || moment.size.rows < Self.smallest.rows {
      if coveredSince == nil { coveredSince = moment.time }
      return nil
    }
    if let since = coveredSince {
      covered += moment.time - since
      coveredSince = nil
    }
    return Moment(moment.size, moment.time - covered)
  }

  private static func drawCover(on canvas: inout Canvas, _ language: Language) {
    let (size, least) = (canvas.size, smallest)
    let lines = [
      language(.enlargeWindow),
      language(.sizeNow, ["columns": .count(size.columns), "rows": .count(size.rows)]),
      language(.sizeNeeded, ["columns": .count(least.columns), "rows": .count(least.rows)]),
    ].flatMap { $0.wrapped(to: max(1, size.columns)) }
    let top = max(0, (size.rows - lines.count) / 2)
    for (row, line) in lines.enumerated() {
      canvas.centre(
        line, row: top + row, in: canvas.area, row == 0 ? Style(.standard, .bold) : .plain)
    }
  }

  /// Closes all screens and keeps what was earned.
  package mutating func end() {
    while var screen = screens.popLast() { screen.end() }
  }
}
