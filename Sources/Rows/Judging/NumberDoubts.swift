internal import Diagnostics

/// Collects the numbers of one source that can be read in two ways, and the numbers that show how to read them.
struct NumberDoubts: Sendable {
  /// A number such as `2.962`, which was read with a decimal point.
  struct Doubtful: Sendable {
    var place: Range<Int>
    var text: [UInt8]
    var column: String
    var subject: String?
  }

  /// A reported fault of a number, whose fix may depend on the other numbers of the source.
  struct Reported: Sendable {
    var place: Range<Int>
    var text: [UInt8]
    var context: ValueFix.Context
  }

  /// The places of the first numbers that show a decimal point and a decimal comma.
  private(set) var point: Range<Int>?
  private(set) var comma: Range<Int>?
  /// The first doubtful numbers, as many as may be reported, and the number of all.
  private(set) var doubtful: [Doubtful] = []
  private(set) var count = 0
  private(set) var reported: [Reported] = []
  private let limit: Int
  /// The state before the row at hand.
  private var before = (kept: 0, count: 0)

  init(limit: Int) { self.limit = limit }

  var reading: NumberReading { comma == nil ? .point : point == nil ? .comma : .unclear }

  mutating func startRow() { before = (doubtful.count, count) }

  /// Forgets the doubtful numbers of the row at hand, whose cells turned out to stand in other columns.
  mutating func dropRow() {
    doubtful.removeLast(doubtful.count - before.kept)
    count = before.count
  }

  /// Takes the next number, or what stands in its place; `text` and `column` are needed of a doubtful one alone.
  mutating func note(
    _ form: NumberForm, _ text: [UInt8], in column: String, at place: Range<Int>,
    _ subject: String?
  ) {
    switch form {
    case .other: break
    case .provesPoint: point = point ?? place
    case .provesComma: comma = comma ?? place
    case .doubtful:
      count += 1
      guard doubtful.count < limit else { return }
      doubtful.append(Doubtful(place: place, text: text, column: column, subject: subject))
    }
  }

  /// Takes a fault that was reported and is shown.
  mutating func note(_ fault: Reported) {
    if reported.count < limit { reported.append(fault) }
  }

  /// Takes over the number that shows a decimal point.
  mutating func takePoint(of other: NumberDoubts) { point = point ?? other.point }

  /// Takes over the numbers of a pass over all rows, in place of those of a pass that saw only some.
  mutating func replaceNumbers(by other: NumberDoubts) {
    (point, comma, doubtful, count) = (other.point, other.comma, other.doubtful, other.count)
  }
}
