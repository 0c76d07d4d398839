internal import Diagnostics
internal import PackFormat

/// A day that a manifest states, and its place there.
package struct StatedDay: Sendable, Equatable {
  var date: CalendarDate
  var place: Place
}

/// A number of points that a manifest states, and its place there.
package struct StatedPoints: Sendable, Equatable {
  var points: Int64
  var place: Place
}
