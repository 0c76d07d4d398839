package import Diagnostics
package import PackFormat

/// A day that a manifest states, and its place there.
package struct StatedDay: Sendable, Equatable {
  var date: CalendarDate
  var place: Place

  package init(date: CalendarDate, place: Place) {
    self.date = date
    self.place = place
  }
}

/// A number of points that a manifest states, and its place there.
package struct StatedPoints: Sendable, Equatable {
  package var points: Int64
  var place: Place

  package init(points: Int64, place: Place) {
    self.points = points
    self.place = place
  }
}
