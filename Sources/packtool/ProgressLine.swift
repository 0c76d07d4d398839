import Files
import PackCompiler
import TextUnicode

/// A line on standard error that says how far work is, where a person looks and it takes long.
final class ProgressLine {
  private var error = Output.error()
  private let watch = Stopwatch()
  /// When the line is due next, in milliseconds; nil where nobody looks.
  private var due: Int64?
  private var isShown = false

  private static let patience: Int64 = 1000
  private static let interval: Int64 = 200

  private let work: String

  init(_ work: String = "checking") {
    self.work = work
    due = error.isTerminal ? Self.patience : nil
  }

  func show(_ progress: CheckProgress) {
    show("\(work) \(Path.printable(progress.file))", done: progress.done, of: progress.total)
  }

  /// `what` is done, and to what: it is safe to print.
  func show(_ what: String, done: Int, of total: Int) {
    guard let due, watch.milliseconds >= due, total > 0 else { return }
    self.due = watch.milliseconds + Self.interval
    let line = "\(what): \(min(100, done * 100 / total)) %"
    write("\r\u{1B}[K" + line.cropped(to: error.columns - 1, ellipsis: "..."))
    isShown = true
  }

  /// Makes room for what is said next.
  func clear() {
    if isShown { write("\r\u{1B}[K") }
    isShown = false
  }

  private func write(_ text: String) {
    try? error.write(text)
    try? error.flush()
  }
}

extension ProjectCheck {
  /// Checks a project, and says how far it is where that takes long.
  static func shown(
    _ project: PackProject, _ options: Options, building: Bool = false,
    evenUnplayable: Bool = false
  ) throws(FileError) -> ProjectCheck {
    let line = ProgressLine()
    defer { line.clear() }
    return try ProjectCheck(
      project, options, building: building, evenUnplayable: evenUnplayable
    ) { line.show($0) }
  }
}
