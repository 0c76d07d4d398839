import Arguments
import Checking
import Comparing
import Diagnostics
import Files
import Kinds
import PackFormat
import Projects

extension ComparedPack {
  /// Opens one side of a comparison: a pack, a project, or a source, which may come from a pipe.
  ///
  /// Returns nil if a project has errors, which were printed.
  static func open(
    _ path: String, _ invocation: Invocation, reading progress: PackReadProgress? = nil,
    _ console: inout Console
  ) throws(Failure) -> ComparedPack? {
    let template = Findings(limit: 1000)
    let isPipe = try reading { () throws(FileError) in try Path.isPipe(path) }
    let opened =
      try isPipe
      ? piped(path, invocation, template, &console)
      : OpenedPack.open(
        path, invocation, template, orSay: nothing, reading: progress, evidence: .findings, &console
      )
    if let opened, opened.evidence.evidence != nil {
      let count = QuestionReader(opened.reader).count
      console.say(
        "\(Path.printable(path)): \(opened.evidence.matched.count) of \(counted(count, "question")) have evidence of answers"
      )
    }
    return opened.map { ComparedPack($0.reader, path: path, project: $0.project) }
  }

  private static let nothing = "compared"

  /// A pipe can be read once, so its bytes are kept.
  private static func piped(
    _ path: String, _ invocation: Invocation, _ template: Findings, _ console: inout Console
  ) throws(Failure) -> OpenedPack? {
    let bytes = try reading { () throws(FileError) in
      try InputFile.readAll(path, limit: 1 << 30)
    }
    if SourceFile.isPack(bytes) {
      return OpenedPack(reader: try ProjectInput.pack(path, ByteSource(bytes)), findings: template)
    }
    let project = try ProjectInput.open(
      path, invocation, template, texts: [path: bytes], &console)
    return try OpenedPack.compile(project, invocation, orSay: nothing, &console)
  }

  /// The differences between this pack and a `newer` one of the same kind.
  ///
  /// If one of the two is broken, the failure names that one.
  func diff(to newer: ComparedPack, limit: Int) throws(Failure) -> PackDiff {
    guard card.kind == newer.card.kind else {
      throw .message(
        "cannot compare \(path.quoted), a pack of kind \(card.kind), with "
          + "\(newer.path.quoted), which is of kind \(newer.card.kind)", .usage)
    }
    do throws(PackError) {
      return try PackDiff(self, newer, limit: limit)
    } catch {
      for side in [self, newer] {
        try reading(pack: side.path) { () throws(PackError) in try side.verify() }
      }
      throw .pack(error, path: newer.path)
    }
  }
}
