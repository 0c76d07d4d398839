import Arguments
import Diagnostics
import Files
import Kinds
import Projects
import Rows

/// A source that is read whole from standard input.
enum StandardInput {
  static func project(
    _ paths: [String], _ invocation: Invocation, _ template: Findings
  ) throws(Failure) -> PackProject {
    try check(paths, invocation)
    guard let kind = invocation[Shared.kind].flatMap(ContentKind.named) else {
      throw .usage(invocation.usageError("--stdin needs --kind"))
    }
    return PackProject(
      standardInput: try bytes(), kind: kind, SourceReading(invocation),
      findings: template)
  }

  /// Throws if there is a path beside standard input.
  static func check(_ paths: [String], _ invocation: Invocation) throws(Failure) {
    guard paths.isEmpty else {
      throw .usage(invocation.usageError("--stdin goes without a PATH"))
    }
  }

  static func bytes() throws(Failure) -> [UInt8] {
    try reading { () throws(FileError) in try InputFile.readStandardInput(limit: 1 << 30) }
  }
}
