import Arguments
import Diagnostics
import Files

/// The baseline of a run, a file of known findings that is either read or written.
struct KnownFindings {
  /// The number of findings that a baseline may have. Nobody fixes more one by one.
  static let limit = 100_000

  private enum Use {
    case read(Baseline)
    case write
  }

  private let path: String
  /// The folder from which the baseline names files; nil for the working folder.
  private let folder: String?
  private let use: Use

  /// Returns nil if neither a baseline to read nor one to write is given.
  init?(read: String?, write: String?, _ invocation: Invocation) throws(Failure) {
    if let read {
      guard write == nil else {
        throw .usage(
          invocation.usageError("--baseline and --write-baseline exclude each other"))
      }
      path = read
      let isPipe = try reading { () throws(FileError) in try Path.isPipe(read) }
      let baseline = try Self.baseline(read)
      folder = baseline.isOld || isPipe ? nil : Path.folder(of: read)
      use = .read(baseline)
    } else if let write {
      path = write
      folder = Path.folder(of: write)
      use = .write
    } else {
      return nil
    }
  }

  private static func baseline(_ path: String) throws(Failure) -> Baseline {
    let bytes = try reading { () throws(FileError) in
      try InputFile.readAll(path, limit: 1 << 28)
    }
    do throws(Baseline.Fault) {
      return try Baseline(parsing: String(decoding: bytes, as: UTF8.self))
    } catch {
      throw .message("\(Path.printable(path)):\(error.line): \(error.message)", .unreadable)
    }
  }

  /// Reads or writes the baseline. Returns true if it was written.
  ///
  /// Otherwise only new findings are left in the report, and stale entries of the baseline are
  /// printed.
  func apply(
    to report: inout FindingsReport, limit: Int, isComplete: Bool, _ console: inout Console
  ) throws(Failure) -> Bool {
    guard report.total.isWhole else {
      throw .message(
        "more than \(Self.limit) findings are too many for a baseline; "
          + "fix what they have in common first, or leave a code out with --ignore", .findings)
    }
    let watch = SourceFailures(within: report.roots)
    let held = report.held
    let source = { (path: String) in
      held.first { $0.name == path } ?? watch.open(path)
    }
    let name = { watch.relative($0, to: folder) }
    var identifier = FindingIdentifier(name: name, source: source)
    switch use {
    case .write:
      guard isComplete else {
        throw .message(
          "\(Path.printable(path)) is not written: not everything could be read", .unreadable)
      }
      try write(report.total.kept, &identifier, watch, &console)
      return true
    case .read(var baseline):
      report.leave(newIn: &baseline, &identifier, limit: limit)
      if isComplete { printStale(baseline, report, watch, &console) }
      try reading { () throws(FileError) in try watch.check() }
      return false
    }
  }

  private func write(
    _ findings: [Finding], _ identifier: inout FindingIdentifier, _ watch: SourceFailures,
    _ console: inout Console
  ) throws(Failure) {
    var baseline = Baseline()
    for finding in findings { baseline.add(identifier.identity(of: finding)) }
    // The identity of a finding depends on its line, so its file must have been readable.
    try reading { () throws(FileError) in try watch.check() }
    try reading { () throws(FileError) in
      var file = try AtomicFile(replacing: path)
      try file.append(Array(baseline.text.utf8))
      try file.commit()
    }
    console.say("wrote \(Path.printable(path)): \(counted(baseline.count, "finding"))")
  }

  /// Prints the entries that were not found again, of files that were checked or no longer exist.
  private func printStale(
    _ baseline: Baseline, _ report: FindingsReport, _ watch: SourceFailures,
    _ console: inout Console
  ) {
    let checked = Set(report.files.map { watch.relative($0, to: folder).percentEncoded })
    let leftOut = Set(Codes.all.filter { !report.total.filter.shows($0) }.map(\.id))
    let stale = baseline.stale { entry in
      let file = Path.joined(folder ?? "", entry.file.percentDecoded)
      return !leftOut.contains(entry.code) && (checked.contains(entry.file) || watch.isGone(file))
    }
    for entry in stale {
      let identity = entry.identity
      console.say(
        "\(Path.printable(path)):\(entry.line): stale: \(identity.code) \(identity.file) "
          + "\(identity.key) is no longer found"
          + (entry.count > 1 ? " (\(entry.count) times)" : ""))
    }
    if !stale.isEmpty {
      console.say(counted(stale.count, "stale line") + "; --write-baseline renews them")
    }
  }
}
