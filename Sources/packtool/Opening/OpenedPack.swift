import Arguments
import Checking
import Diagnostics
import PackFormat
import Projects

/// A pack that a command works on: a file, or a project compiled in memory.
struct OpenedPack {
  let reader: PackReader
  /// The project that the pack was compiled from; nil for a file.
  var project: PackProject?
  /// No findings yet, with the codes that the command and the project suppress.
  var findings: Findings
  /// The evidence of the project, compared with its questions if the command asked for that.
  var evidence = ComparedEvidence()

  /// Opens the pack or compiles the project at `path`.
  ///
  /// If the project has errors, they are printed, and that nothing is `nothing` ("played"). Then
  /// the result is nil.
  static func open(
    _ path: String, _ invocation: Invocation, _ template: Findings, orSay nothing: String,
    reading progress: PackReadProgress? = nil, evidence: EvidenceUse = .suspectKeys,
    _ console: inout Console
  ) throws(Failure) -> OpenedPack? {
    if try ProjectInput.isPack(path) {
      return OpenedPack(reader: try ProjectInput.pack(path, progress), findings: template)
    }
    let project = try ProjectInput.open(path, invocation, template, &console)
    return try compile(project, invocation, orSay: nothing, evidence: evidence, &console)
  }

  /// Compiles an opened project. Returns nil after printing its findings if it has errors.
  static func compile(
    _ project: PackProject, _ invocation: Invocation, orSay nothing: String,
    evidence: EvidenceUse = .suspectKeys, _ console: inout Console
  ) throws(Failure) -> OpenedPack? {
    var options = ProjectCheck.Options(invocation)
    options.evidence = evidence
    let checked = try CheckedProject(project, options, building: true)
    guard let reader = try checked.reader() else {
      try checked.printFindings(&console)
      console.say("packtool: nothing is \(nothing): \(project.path.quoted) has errors")
      return nil
    }
    return OpenedPack(
      reader: reader, project: project, findings: checked.check.findings.emptied,
      evidence: checked.check.evidence)
  }
}
