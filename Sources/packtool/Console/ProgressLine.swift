import Files
import PackCompiler
import Synchronization

/// A line on standard error that says how far work is, where a person looks and it takes long; any thread may say so.
final class ProgressLine: Sendable {
  private struct State: ~Copyable {
    var error = Output.error()
    /// When the line is due next, in milliseconds.
    var due = ProgressLine.patience
    var isShown = false
    /// What is being done, and how far it was at first.
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

  /// `work` is safe to print.
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

  /// Makes room for what is said next.
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
