import Diagnostics
import Files
import PackFormat
import TestSupport
import Testing

@testable import PackCompiler

struct NormaliseTests {
  /// A project on disk, made anew for each test.
  struct Project {
    let folder = TemporaryFolder()
    let source: String

    /// One source of a kind, with the pictures and rules that its sample has.
    init(_ text: String, of kind: ContentKind, translations: String = "ru pt-BR") throws {
      let format = SourceFormat(beginning: Array(text.utf8))
      source = "rows.\(format)"
      let attributes = kind.sample.rules.map { " \($0.name)=\"\($0.value)\"" }.joined()
      folder.write(source, Array(text.utf8))
      folder.write(
        "pack.xml",
        Array(
          """
          <pack id="rows" version="1.0.0" kind="\(kind.name)" translations="\(translations)">
            <title>Rows</title>
            <source path="\(source)"/>
            \(kind.sample.images.isEmpty ? "" : "<assets path=\"images\"/>")
            \(attributes.isEmpty ? "" : "<rules\(attributes)/>")
          </pack>
          """.utf8))
      if !kind.sample.images.isEmpty { try Folder.create(folder("images")) }
      for image in kind.sample.images { folder.write("images/" + image.name, image.bytes) }
    }

    var text: String {
      get throws {
        String(decoding: try InputFile.readFile(folder(source), limit: 1 << 20), as: UTF8.self)
      }
    }

    func contentDigest() throws -> PackDigest {
      let check = try ProjectCheck(try opened(), .init(today: nil), building: true)
      let faults = check.findings.kept.filter { $0.code.severity == .error }
      let pack = try #require(check.pack, "\(faults)")
      return try PackReader(ByteSource(pack.bytes)).header.contentDigest
    }

    func opened() throws -> PackProject { try PackProject(opening: folder.path, kind: nil) }

    func normalise() throws {
      for source in NormalSource.all(of: try opened()) {
        let isDone = try source.rewrite()
        #expect(isDone)
        #expect(try source.changes()?.differs == false)
      }
    }
  }

  @Test(arguments: ContentKind.all.map(\.name))
  func normalisingTwiceIsAsOnceAndThePackStaysTheSame(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    for seed in UInt64(0)..<(kind.sample.images.isEmpty ? 10 : 4) {
      var random = RandomRows(kind, seed: seed)
      var messy = MessyText(random.rows(), seed: seed)
      for text in [messy.csv(), messy.xml()] {
        let project = try Project(text, of: kind)
        let before = try project.contentDigest()
        try project.normalise()
        let once = try project.text
        #expect(try project.contentDigest() == before, "seed \(seed):\n\(text)\n\(once)")
        try project.normalise()
        #expect(try project.text == once, "seed \(seed):\n\(text)")
      }
    }
  }

  @Test(arguments: ContentKind.all.map(\.name))
  func whatInitWritesIsInCanonicalForm(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    for format in SourceFormat.allCases {
      let folder = TemporaryFolder()
      try NewProject(
        kind: kind, folder: "Sämple & <more>", asOf: CalendarDate("2026-01-01"), format: format
      ).write(to: folder.path)
      let sources = NormalSource.all(of: try PackProject(opening: folder.path, kind: nil))
      #expect(sources.count == 2)
      for source in sources {
        #expect(try source.changes()?.differs == false, "\(source.path)")
      }
    }
  }
}
