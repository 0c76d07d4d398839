import Diagnostics
import Files
import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Projects
@testable import Rewriting

/// A project that is compiled, decompiled and compiled again.
final class RoundTrip {
  let pack: EncodedPack
  /// The folder of the new project.
  private(set) var output = TemporaryFolder()

  var path: String { output("project") }

  init(path: String) throws { pack = try Self.compile(path) }

  private static func compile(_ path: String) throws -> EncodedPack {
    let project = try PackProject(opening: path, kind: nil)
    let check = try ProjectCheck(project, .init(today: CalendarDate("2026-01-01")), building: true)
    let faults = check.findings.kept.filter { $0.code.severity == .error }
    return try #require(check.pack, "\(faults)")
  }

  /// Writes the new project in place of an earlier one.
  @discardableResult
  func decompiled(as format: SourceFormat? = nil) throws -> [Decompilation.Source] {
    output = TemporaryFolder()
    let reader = try PackReader(ByteSource(pack.bytes))
    try reader.verify()
    return try Decompilation(reader, as: format).write(to: path)
  }

  /// Returns the reason for which a format cannot hold the pack.
  func failure(as format: SourceFormat) -> String? {
    do {
      try decompiled(as: format)
      return nil
    } catch DecompileError.unwritable(let reason) {
      return reason
    } catch {
      return "\(error)"
    }
  }

  /// Compiles the new project.
  func compiled() throws -> EncodedPack { try Self.compile(path) }

  /// Returns the paths of the files of the new project, sorted.
  func files() throws -> [String] { try Self.files(path, "") }

  private static func files(_ root: String, _ folder: String) throws -> [String] {
    try Folder.entries(of: root + "/" + folder).flatMap { entry in
      let name = folder.isEmpty ? entry.name : folder + "/" + entry.name
      return entry.kind == .folder ? try files(root, name) : [name]
    }
  }

  func file(_ name: String) throws -> String {
    String(
      decoding: try InputFile.readFile(path + "/" + name, limit: 1 << 24), as: UTF8.self)
  }

  /// Checks that CSV and XML give the same project content, in canonical form.
  func expectBothFormats() throws {
    for format in SourceFormat.allCases {
      try decompiled(as: format)
      #expect(try compiled().head.contentDigest == pack.head.contentDigest, "\(format)")
      try expectNormal()
    }
  }

  func expectNormal() throws {
    for source in CanonicalSource.all(of: try PackProject(opening: path, kind: nil)) {
      #expect(try source.changes()?.differs == false, "\(source.path)")
    }
  }
}
