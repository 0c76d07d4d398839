import Checking
import Files
import Synchronization

/// A progress line on standard error, shown at a terminal if work takes long. Any thread may update
/// it.
final class ProgressLine: Sendable {
  private struct State: ~Copyable {
    var error = Output.error()
    /// The time of the next update, in milliseconds.
    var due = ProgressLine.patience
    var isShown = false
    /// The text of the current work, and how far it was when it began.
    var work = ""
    var start: (done: Int, at: Int64) = (0, 0)
  }

  private let watch = Stopwatch()
  private let isSeen: Bool
  private let state = Mutex(State())

  private static let patience: Int64 = 500
  private static let interval: Int64 = 200

  init() { isSeen = Output.error().isTerminal }

  func show(_ progress: CheckProgress) {
    show(
      "\(progress.stage.rawValue) \(Path.printable(progress.file))", done: progress.done,
      of: progress.total, progress.measure, rows: progress.rows)
  }

  /// Shows how much of the `work` is done. Its text must be safe to print.
  func show(
    _ work: @autoclosure () -> String, done: Int, of total: Int,
    _ measure: CheckProgress.Measure, rows: Int? = nil
  ) {
    guard isSeen else { return }
    state.withLock { state in
      let now = watch.milliseconds
      let work = work()
      let isOther = work != state.work
      if isOther || done < state.start.done { (state.work, state.start) = (work, (done, now)) }
      guard now >= state.due || isOther && state.isShown else { return }
      state.due = now + Self.interval
      let text = ProgressText(
        work, done: done, of: total, measure, rows: rows,
        since: (state.start.done, now - state.start.at))
      write("\r\u{1B}[K" + text.line(columns: state.error.columns - 1), to: &state.error)
      state.isShown = true
    }
  }

  /// Clears the line, so that other output can follow.
  func clear() {
    state.withLock { state in
      if state.isShown { write("\r\u{1B}[K", to: &state.error) }
      state.isShown = false
    }
  }

  private func write(_ text: String, to error: inout Output) {
    try? error.write(text)
    try? error.flush()
  }
}
