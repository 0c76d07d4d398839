package import Diagnostics
package import Files
package import Rows

/// The files of a project after its fixes, in memory.
///
/// A fix may make another one possible, or wait for one that touches the same bytes. So the project is
/// checked and fixed repeatedly until no fix is left. Fixing a fixed project changes nothing.
package struct ProjectFix {
  package struct File: Equatable, Sendable {
    package let path: String
    package let before: [UInt8]
    package fileprivate(set) var after: [UInt8]
    /// The number of fixes that were applied.
    package fileprivate(set) var count = 0
  }

  /// The files that change, in the order of their findings.
  package private(set) var files: [File] = []
  /// The files that were checked.
  package private(set) var checked: [String] = []
  /// The findings that remain after the fixes, of those that the filter shows.
  package private(set) var left: Findings

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
    while true {
      let project = try PackProject(
        opening: path, kind: kind, reading, findings: left.emptied, texts: texts)
      let check = try ProjectCheck(project, options, progress: progress)
      (left, checked) = (check.findings, check.files)
      guard round < Self.mostRounds || left.fixable < fixable else { break }
      fixable = left.fixable
      round += 1
      var plans = FixPlan.plans(for: left.kept, includingUnsafe: includingUnsafe)
      if let chosen { plans = try Self.plans(plans, of: chosen) }
      if try !apply(plans) { break }
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
  private mutating func apply(_ plans: [FixPlan]) throws(FileError) -> Bool {
    var isProgress = false
    for plan in plans {
      guard let index = files.firstIndex(where: { $0.path == plan.file }) else {
        // The file may have changed since its check, so this round only reads it, and the next round checks
        // what was read.
        let bytes = try InputFile.readAll(plan.file, limit: Self.largestFile)
        files.append(File(path: plan.file, before: bytes, after: bytes))
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
