import Arguments
import Diagnostics
import Files
import PackCompiler
import Rows

/// A source that is read whole from standard input.
enum StandardInput {
  static func project(
    _ paths: [String], _ invocation: Invocation, _ template: Findings
  ) throws(Failure) -> PackProject {
    guard paths.isEmpty else {
      throw .usage(invocation.usageError("--stdin goes without a PATH"))
    }
    guard let kind = invocation[Shared.kind].flatMap(ContentKind.named) else {
      throw .usage(invocation.usageError("--stdin needs --kind"))
    }
    let bytes = try reading { () throws(FileError) in
      try InputFile.readStandardInput(limit: 1 << 30)
    }
    return PackProject(
      standardInput: bytes, kind: kind, SourceReading(invocation), findings: template)
  }
}
