import Arguments
import Diagnostics
import Exchange
import Files
import PackFormat
import Projects
import Rewriting

extension Export {
  /// Writes the tables of a pack as a Data Package.
  static func writeDataPackage(
    _ path: String, _ ledger: Ledger, _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let opened = try OpenedPack.open(
      path, invocation, Findings(limit: FindingsReport.limit), orSay: "written", &console)
    guard let opened else { return .findings }
    if opened.project == nil { try ProjectInput.verify(opened.reader, path) }
    let entries = try reading(pack: path) { () throws(PackError) in
      try DataPackageLedger.entries(of: opened.reader, at: Place(path, 0..<0))
    }
    try ledger.show(entries, of: [path], &console)
    guard ledger.accepts(entries) else {
      console.say("packtool: nothing is written")
      return .findings
    }
    let target = invocation[output] ?? Manifest.id(from: opened.reader.header.card.id)
    let counts: (tables: Int, rows: Int, pictures: Int)
    do throws(DecompileError) {
      let package = try DecompiledDataPackage(opened.reader)
      counts = package.counts
      try package.write(to: target)
    } catch {
      switch error {
      case .pack(let error): throw .pack(error, path: path)
      case .file(let error): throw .file(error)
      case .unwritable(let reason):
        throw .message("\(path.quoted) cannot be a Data Package: \(reason)", .findings)
      }
    }
    let pictures = counts.pictures == 0 ? "" : ", \(counted(counts.pictures, "picture"))"
    console.say(
      "wrote \(Path.printable(target)): \(counted(counts.tables, "table")), \(counted(counts.rows, "row"))\(pictures), Data Package"
    )
    return .fine
  }
}
