internal import TextUnicode

/// A progress line of ASCII: the name of the work, a bar, the rows so far, the speed and the time left, as far as
/// there is room.
package struct ProgressText {
  private let work: String
  private let done: Int
  private let total: Int
  private let measure: CheckProgress.Measure
  private let rows: Int?
  private let before: (done: Int, milliseconds: Int64)

  private static let barWidth = 20
  /// Earlier estimates mean little.
  private static let leastTime: Int64 = 200

  /// Makes a line. `work` names the work and the file, safe to print; `before` is the amount done at an earlier time.
  package init(
    _ work: String, done: Int, of total: Int, _ measure: CheckProgress.Measure,
    rows: Int? = nil, since before: (done: Int, milliseconds: Int64)
  ) {
    (self.work, self.done, self.total) = (work, min(max(0, done), total), total)
    (self.measure, self.rows, self.before) = (measure, rows, before)
  }

  /// The line in at most `width` columns.
  package func line(columns: Int) -> String {
    guard total > 0 else { return work.cropped(to: columns, ellipsis: "...") }
    let percent = "\(done * 100 / total) %"
    let name = work.cropped(to: columns - percent.count - 2, ellipsis: "...") + ": "
    var room = columns - name.displayWidth - percent.count
    /// The part that fits; empty if there is no room.
    func fitting(_ text: String?) -> String {
      guard let text, text.count <= room else { return "" }
      room -= text.count
      return text
    }
    // The most important part is fitted first and stands last.
    let left = fitting(timeLeft.map { ", \($0) left" })
    let speed = fitting(bytesPerSecond.map { ", \($0 / 1_000_000) MB/s" })
    let rows = fitting(rows.map { ", \($0) rows" })
    let bar = fitting("[\(bar)] ")
    return name + bar + percent + rows + speed + left
  }

  private var bar: String {
    let length = done * Self.barWidth / total
    let bar = String(repeating: "=", count: length) + (length < Self.barWidth ? ">" : "")
    return bar + String(repeating: " ", count: Self.barWidth - bar.count)
  }

  private var bytesPerSecond: Int? {
    guard measure == .bytes, before.milliseconds >= Self.leastTime else { return nil }
    return (done - before.done) * 1000 / Int(before.milliseconds)
  }

  private var timeLeft: String? {
    guard before.milliseconds >= Self.leastTime, done > before.done else { return nil }
    let each = Double(before.milliseconds) / Double(done - before.done)
    let seconds = Int((each * Double(total - done) / 1000).rounded(.up))
    return seconds < 100 ? "\(seconds) s" : "\((seconds + 59) / 60) min"
  }
}
