package import PackFormat
package import Terminal

/// The screens that are open, one over the other; the last one is seen, and gets what happens.
package struct Stage {
  private var screens: [any Screen]
  private var isRinging = false

  package init(_ screen: any Screen) { screens = [screen] }

  /// Whether nothing is left to show.
  package var isDone: Bool { screens.isEmpty }

  package var deadline: Int64? { screens.last?.deadline }

  /// Hands on what happened; Ctrl-C ends everything.
  package mutating func take(_ event: ScreenEvent, _ moment: Moment) throws(PackError) {
    if event == .input(.key(.character("c"), .control)) { return end() }
    var event = event
    while !screens.isEmpty {
      switch try screens[screens.count - 1].take(event, moment) {
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

  /// Whether the bell is to ring, once for each time it was asked for.
  package mutating func takeRinging() -> Bool {
    defer { isRinging = false }
    return isRinging
  }

  package func draw(_ moment: Moment) -> Canvas {
    var canvas = Canvas(moment.size)
    screens.last?.draw(on: &canvas, at: moment.time)
    return canvas
  }

  /// Closes all screens, wherever they are.
  package mutating func end() {
    while var screen = screens.popLast() { screen.end() }
  }
}
