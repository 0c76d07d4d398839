package import Diagnostics
package import Files

/// The files of a project with the fix-its of their findings applied, in memory.
///
/// A fix-it may uncover another one, or wait for one that touches its bytes, so the project is
/// checked and fixed again until nothing is left to apply: to fix twice is to fix once.
package struct ProjectFix {
  package struct File: Equatable, Sendable {
    package let path: String
    package let before: [UInt8]
    package fileprivate(set) var after: [UInt8]
    /// How many fix-its were applied.
    package fileprivate(set) var count = 0
  }

  /// Those that change, in the order of their findings.
  package private(set) var files: [File] = []
  /// What is found once they are fixed.
  package private(set) var left: Findings
  /// How many fix-its are left because they may change what is meant.
  package private(set) var unsafeCount = 0

  private var texts: [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.after) })
  }

  /// Fix-its that undo each other must end.
  private static let mostRounds = 20
  /// More findings than this are fixed in several rounds, so that they never fill the memory.
  package static let findingsOfARound = 100_000
  private static let largestFile = 1 << 32

  /// Opens and fixes what a path stands for, as `PackProject` does; `only` one of its files, or
  /// all.
  package init(
    _ path: String, only file: String? = nil, kind: ContentKind?, delimiter: UInt8?,
    _ options: ProjectCheck.Options, includingUnsafe: Bool,
    findingsOfARound: Int = Self.findingsOfARound, progress: (CheckProgress) -> Void = { _ in }
  ) throws(FileError) {
    left = Findings(limit: findingsOfARound)
    var round = 0
    var fixable = Int.max
    while true {
      let project = try PackProject(
        opening: path, kind: kind, delimiter: delimiter, findings: left.emptied, texts: texts)
      left = try ProjectCheck(project, options, progress: progress).findings
      guard round < Self.mostRounds || left.fixable < fixable else { break }
      fixable = left.fixable
      round += 1
      var plans = FixPlan.plans(for: left.kept, includingUnsafe: includingUnsafe)
      if let file {
        var ofFile: [FixPlan] = []
        for plan in plans where try Path.isSame(file, plan.file) { ofFile.append(plan) }
        plans = ofFile
      }
      if try !apply(plans) { break }
    }
    files.removeAll { $0.before == $0.after }
    unsafeCount = left.kept.count { $0.fix?.safe == false }
  }

  /// Whether anything came of it.
  private mutating func apply(_ plans: [FixPlan]) throws(FileError) -> Bool {
    var isProgress = false
    for plan in plans {
      guard let index = files.firstIndex(where: { $0.path == plan.file }) else {
        // It may have changed since it was checked: what is fixed is what the next round checks.
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
