package import PackFormat
package import Terminal

/// What fills the terminal: the home, a game, a page of help.
///
/// A value that knows neither terminal nor clock: events and the time come in, a canvas goes out.
package protocol Screen {
  /// Takes what happened.
  mutating func take(_ event: ScreenEvent, _ moment: Moment) throws(PackError) -> ScreenStep

  /// Draws itself on an empty canvas of any size.
  func draw(on canvas: inout Canvas, at time: Int64)

  /// When it wants a `tick` though nobody does anything; nil for never.
  var deadline: Int64? { get }

  /// It is closed without having left: the program ends. What was earned counts.
  mutating func end()

  /// What it speaks.
  var language: Language { get }

  /// Whether it goes on where the pack of a screen over it cannot be read any more; it is then
  /// uncovered with the reason.
  var outlivesPacks: Bool { get }
}

extension Screen {
  package var deadline: Int64? { nil }
  package mutating func end() {}
  package var language: Language { .english }
  package var outlivesPacks: Bool { false }
}

/// When something happens, and how large the screen is then.
package struct Moment: Sendable {
  package let size: Size
  /// In milliseconds, by a clock that stands still while the program is stopped.
  package let time: Int64

  package init(_ size: Size, _ time: Int64) {
    self.size = size
    self.time = time
  }
}

/// What happens to a screen.
package enum ScreenEvent: Sendable, Equatable {
  case input(InputEvent)
  /// Its deadline has come.
  case tick
  /// The screen that was opened over it has left.
  case uncovered(Answer)
}

/// What a screen that leaves says to the one below it.
package enum Answer: Sendable, Equatable {
  case none
  case yes
  /// Its pack cannot be read any more.
  case failed(PackError)
}

/// What is to become of a screen.
package enum ScreenStep {
  case stay
  /// Another one covers it until that leaves; meanwhile nothing happens to it.
  case open(any Screen)
  case leave(Answer = .none)
}
