import Checking
import Files
import PackFormat
import Projects
import Simulation
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

/// A progress line for reading packs. It counts the bytes read from all of them.
final class PackReadProgress: Sendable {
  private let work: String
  private let times: Int
  private let line = ProgressLine()
  private let done = Atomic<Int>(0)
  private let total = Atomic<Int>(0)

  /// Makes a progress line.
  ///
  /// - `work`: the text of the line, which must be safe to print.
  /// - `times`: how often, roughly, each byte is read.
  init(_ work: String, times: Int = 1) { (self.work, self.times) = (work, times) }

  /// The bytes of a pack. Reading them moves the progress line on.
  func source(_ path: String) throws(FileError) -> ByteSource {
    let source = try SourceFile.pack(path) { [self] count in
      let done = done.wrappingAdd(count, ordering: .relaxed).newValue
      line.show(work, done: done, of: total.load(ordering: .relaxed), .bytes)
    }
    total.wrappingAdd(Int(clamping: source.count) &* times, ordering: .relaxed)
    return source
  }

  func end() { line.clear() }
}

extension Simulation {
  /// Plays all games, with a progress line on standard error that names the pack at `path`.
  func run(showing path: String, threads: Int? = nil) -> SimulationReport {
    let line = ProgressLine()
    defer { line.clear() }
    return run(threads: threads ?? Workers.usualCount) {
      line.show("playing \(Path.printable(path))", done: $0, of: $1, .others)
    }
  }
}
