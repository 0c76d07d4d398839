internal import Bytes
package import Checking
package import Diagnostics
package import Files
package import Kinds
internal import Projects
package import Rows

/// The files of a project after its fixes, in memory.
///
/// A fix may make another one possible, or wait for one that touches the same bytes. So the project is
/// checked and fixed repeatedly until no fix is left. Fixing a fixed project changes nothing.
package struct ProjectFix {
  package struct File: Equatable, Sendable {
    package let path: String
    /// The project's folder, which links on the path's way must not leave; nil for a bare source.
    package let root: String?
    package let before: [UInt8]
    package fileprivate(set) var after: [UInt8]
    /// The encoding that the file is written in; nil for UTF-8, which a file of two encodings becomes.
    fileprivate var encoding: TextEncoding?
    /// The content of the file before, in its encoding.
    package fileprivate(set) var original: [UInt8]
    /// The number of fixes that were applied.
    package fileprivate(set) var count = 0
  }

  /// The files that change, in the order of their findings.
  package private(set) var files: [File] = []
  /// The files that were checked.
  package private(set) var checked: [String] = []
  /// The findings that remain after the fixes, of those that the filter shows.
  package private(set) var left: Findings

  /// The texts after the fixes of files that are not UTF-8.
  package var sourcesInMemory: [SourceBytes] {
    files.filter { $0.original != $0.before }.map { SourceBytes(name: $0.path, $0.after) }
  }

  private var texts: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.after) })
  }

  /// A limit, in case two fixes undo each other.
  private static let mostRounds = 20
  /// The limit of findings in one round, which bounds memory.
  package static let findingsOfARound = 100_000
  private static let largestFile = 1 << 32

  /// Opens a path as `PackProject` does and fixes all its files, or `only` some of them. Only findings that `filter`
  /// shows are fixed.
  package init(
    _ path: String, only chosen: [String]? = nil, kind: ContentKind?, _ reading: SourceReading,
    _ options: ProjectCheck.Options, includingUnsafe: Bool,
    showing filter: CodeFilter = CodeFilter(), findingsOfARound: Int = Self.findingsOfARound,
    progress: (CheckProgress) -> Void = { _ in }
  ) throws(FileError) {
    left = Findings(limit: findingsOfARound, showing: filter)
    var round = 0
    var fixable = Int.max
    var encodings: [String: StatedEncoding] = [:]
    while true {
      let project = try PackProject(
        opening: path, kind: kind, reading, findings: left.emptied, texts: texts)
      encodings.merge(project.decoded.mapValues { StatedEncoding(of: $0) }) { $1 }
      let check = try ProjectCheck(project, options, progress: progress)
      (left, checked) = (check.findings, check.files)
      guard round < Self.mostRounds || left.fixable < fixable else { break }
      fixable = left.fixable
      round += 1
      var plans = FixPlan.plans(for: left.kept, includingUnsafe: includingUnsafe)
      if let chosen { plans = try Self.plans(plans, of: chosen) }
      if try !apply(plans, encodings, within: project.root) { break }
    }
    files.removeAll { $0.before == $0.after }
  }

  private static func plans(
    _ plans: [FixPlan], of files: [String]
  ) throws(FileError) -> [FixPlan] {
    var chosen: [FixPlan] = []
    for plan in plans {
      for file in files where try Path.isSame(file, plan.file) {
        chosen.append(plan)
        break
      }
    }
    return chosen
  }

  /// Applies plans; returns false if nothing changed.
  private mutating func apply(
    _ plans: [FixPlan], _ encodings: [String: StatedEncoding], within root: String?
  ) throws(FileError) -> Bool {
    var isProgress = false
    for plan in plans {
      guard let index = files.firstIndex(where: { $0.path == plan.file }) else {
        // The file may have changed since its check, so this round only reads it, and the next round checks
        // what was read.
        let bytes = try InputFile.readFile(
          plan.file, within: root, limit: Self.largestFile)
        let decoded = encodings[plan.file]?.decoded(bytes)
        let text = decoded?.bytes ?? bytes
        files.append(
          File(
            path: plan.file, root: root, before: text, after: text,
            encoding: decoded?.isMixed == true ? nil : decoded?.encoding, original: bytes))
        isProgress = true
        continue
      }
      guard let fixed = plan.applied(to: files[index].after), fixed != files[index].after
      else { continue }
      files[index].after = fixed
      files[index].count += plan.count
      isProgress = true
    }
    return isProgress
  }
}

extension ProjectFix.File {
  /// The content of the file after the fixes, in its encoding; nil if the encoding lacks `missing`.
  package func encoded(missing: inout Unicode.Scalar?) -> [UInt8]? {
    guard let encoding else { return after }
    return encoding.encode(after, missing: &missing)
  }

  /// The name of the encoding.
  package var encodingName: String { encoding?.rawValue ?? "utf-8" }
}
