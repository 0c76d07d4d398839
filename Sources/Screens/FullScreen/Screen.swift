package import PackFormat
package import Terminal
package import Words

/// Anything that fills the terminal: the home, a game, a page of help.
///
/// A screen is a value that knows neither terminal nor clock: events and times come in, a canvas
/// goes out.
package protocol Screen {
  /// Handles an event.
  mutating func take(_ event: ScreenEvent, _ moment: Moment) throws(PackError) -> ScreenStep

  /// Draws the screen on an empty canvas of any size.
  func draw(on canvas: inout Canvas, at time: Int64)

  /// The time at which the screen wants a `tick`; nil for never.
  var deadline: Int64? { get }

  /// Keeps what was earned when the program ends without the player leaving this screen.
  mutating func end()

  /// The language of the screen.
  var language: Language { get }

  /// True if the screen stays open when the pack of a screen above becomes unreadable.
  ///
  /// It is then uncovered with the error.
  var outlivesPacks: Bool { get }
}

extension Screen {
  package var deadline: Int64? { nil }
  package mutating func end() {}
  package var language: Language { .english }
  package var outlivesPacks: Bool { false }
}

/// The time of an event, and the size of the screen at that time.
package struct Moment: Sendable {
  package let size: Size
  /// The milliseconds of a clock that stops while the program is suspended.
  package let time: Int64

  package init(_ size: Size, _ time: Int64) {
    self.size = size
    self.time = time
  }
}

/// An event that a screen handles.
package enum ScreenEvent: Sendable, Equatable {
  case input(InputEvent)
  /// The screen's deadline has come.
  case tick
  /// The screen that covered this one has left.
  case uncovered(Answer)
}

/// The answer of a leaving screen to the one below.
package enum Answer: Sendable, Equatable {
  case none
  case yes
  /// The pack of the screen cannot be read any more.
  case failed(PackError)
}

/// The reaction of a screen to an event.
package enum ScreenStep {
  case stay
  /// The screen stays, and the bell rings.
  case ring
  /// Another screen covers this one until that screen leaves; covered screens get no events.
  case open(any Screen)
  case leave(Answer = .none)
}
