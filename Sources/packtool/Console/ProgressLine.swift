import Files
import PackCompiler
import PackFormat
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

extension ProjectCheck {
  /// Checks a project, and says how far it is where that takes long.
  static func shown(
    _ project: PackProject, _ options: Options, building: Bool = false,
    evenUnplayable: Bool = false, into file: PackOutput? = nil
  ) throws(FileError) -> ProjectCheck {
    let line = ProgressLine()
    defer { line.clear() }
    return try ProjectCheck(
      project, options, building: building, evenUnplayable: evenUnplayable, into: file
    ) { line.show($0) }
  }
}

/// How much has been read of packs.
final class PackReading: Sendable {
  private let work: String
  private let times: Int
  private let line = ProgressLine()
  private let done = Atomic<Int>(0)
  private let total = Atomic<Int>(0)

  /// `work`, which is safe to print, reads about all of them so many times.
  init(_ work: String, times: Int = 1) { (self.work, self.times) = (work, times) }

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
