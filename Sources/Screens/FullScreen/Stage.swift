package import PackFormat
package import Terminal
internal import TextUnicode

/// The screens that are open, one over the other; the last one is seen, and gets what happens.
///
/// In a window too small for them all of them are covered, and their clock stands still.
package struct Stage {
  private var screens: [any Screen]
  /// How long the window was too small, and since when it is.
  private var covered: Int64 = 0
  private var coveredSince: Int64?

  /// What every screen has room in.
  package static let smallest = Size(40, 20)

  package init(_ screen: any Screen) { screens = [screen] }

  /// Whether nothing is left to show.
  package var isDone: Bool { screens.isEmpty }

  package var deadline: Int64? {
    coveredSince == nil ? screens.last?.deadline.map { $0 + covered } : nil
  }

  /// Hands on what happened; Ctrl-C ends everything.
  package mutating func take(_ event: ScreenEvent, _ moment: Moment) throws(PackError) {
    if event == .input(.key(.character("c"), .control)) { return end() }
    guard let moment = uncovered(moment) else { return }
    var event = event
    while !screens.isEmpty {
      switch try step(event, moment) {
      case .stay: return
      case .open(let screen):
        screens.append(screen)
        return
      case .leave(let answer):
        screens.removeLast()
        event = .uncovered(answer)
      }
    }
  }

  /// Where the pack of the screen cannot be read any more, it leaves for the one that outlives it.
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
    var canvas = Canvas(moment.size)
    if let moment = uncovered(moment) {
      screens.last?.draw(on: &canvas, at: moment.time)
    } else if let language = screens.first?.language {
      Self.drawCover(on: &canvas, language)
    }
    return canvas
  }

  /// The moment as the screens see it; nil where the window is too small for them.
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
      language("Enlarge the window", ru: "Увеличьте окно"),
      language(
        "now \(size.columns) × \(size.rows)", ru: "сейчас \(size.columns) × \(size.rows)"),
      language(
        "needed \(least.columns) × \(least.rows)", ru: "нужно \(least.columns) × \(least.rows)"),
    ].flatMap { $0.wrapped(to: max(1, size.columns)) }
    let top = max(0, (size.rows - lines.count) / 2)
    for (row, line) in lines.enumerated() {
      canvas.centre(
        line, row: top + row, in: canvas.area, row == 0 ? Style(.standard, .bold) : .plain)
    }
  }

  /// Closes all screens, wherever they are.
  package mutating func end() {
    while var screen = screens.popLast() { screen.end() }
  }
}
