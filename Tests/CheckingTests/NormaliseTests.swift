import Diagnostics
import Files
import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Kinds
@testable import Projects
@testable import Rewriting

struct NormaliseTests {
  /// A project in a temporary folder of its own.
  struct Project {
    let folder = TemporaryFolder()
    let source: String

    /// Writes a project with one source of a kind, and the pictures and rules of its sample.
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

    func normalise(writingIds: Bool = false) throws {
      for source in CanonicalSource.all(of: try opened(), writingIds: writingIds) {
        #expect(try source.rewrite() != nil)
        #expect(try source.changes() == CanonicalChanges())
      }
    }

    /// Returns the ids and the other values of all questions, in order.
    func questions() throws -> (ids: [String], given: [Bool], values: [String]) {
      let check = try ProjectCheck(try opened(), .init(today: nil), building: true)
      let pack = try #require(check.pack, "\(check.findings.kept)")
      let reader = QuestionReader(try PackReader(ByteSource(pack.bytes)))
      let questions = try (0..<reader.count).map { try reader.question($0) }
      let values = questions.map { question in
        question.values.filter { $0.name != "Id" }.map { "\($0.name)=\($0.value)" }
          .joined(separator: " | ")
      }
      return (questions.map(\.id), questions.map { !$0.isDerivedId }, values)
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
      let sources = CanonicalSource.all(of: try PackProject(opening: folder.path, kind: nil))
      #expect(sources.count == 2)
      for source in sources {
        #expect(try source.changes()?.differs == false, "\(source.path)")
      }
    }
  }

  @Test(arguments: ContentKind.all.map(\.name))
  func idsThatAreWrittenAreTheOnesThatThereWere(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    for seed in UInt64(100)..<(kind.sample.images.isEmpty ? 108 : 102) {
      var random = RandomRows(kind, seed: seed)
      var messy = MessyText(random.rows(), seed: seed)
      for text in [messy.csv(), messy.xml()] {
        let project = try Project(text, of: kind)
        let before = try project.questions()
        try project.normalise(writingIds: true)
        let after = try project.questions()
        #expect(after.ids == before.ids, "seed \(seed):\n\(text)")
        #expect(after.values == before.values, "seed \(seed):\n\(text)")
        #expect(after.given.allSatisfy { $0 }, "seed \(seed):\n\(text)")
        let once = try project.text
        try project.normalise()
        #expect(try project.text == once, "seed \(seed):\n\(text)")
      }
    }
  }

  @Test(arguments: [
    (
      "Note;Unit;Fact;Value\nx;m;A first one;1\n;m;A second one;2\n",
      "Fact,Value,Unit,Id,Note\nA first one,1,m,qg1gnef2knjma0,x\nA second one,2,m,qv8mc079efmn4g,\n"
    ),
    (
      "Fact,Id,Value,Unit\nA first one,,1,m\nA second one,mine,2,m\n",
      "Fact,Value,Unit,Id\nA first one,1,m,qg1gnef2knjma0\nA second one,2,m,mine\n"
    ),
    (
      "<facts><fact value='1' unit='m'>A first <!-- x -->one</fact>"
        + "<fact unit='m' id=' ' value='2'><text xml:lang='ru'>Б</text><text>A second one</text></fact></facts>",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <facts>
        <fact value="1" unit="m" id="qg1gnef2knjma0">A first <!-- x -->one</fact>
        <fact value="2" unit="m" id="qv8mc079efmn4g">
          <text xml:lang="ru">Б</text>
          <text>A second one</text>
        </fact>
      </facts>

      """
    ),
  ])
  func anIdStandsAtItsCanonicalPlace(_ text: String, _ expected: String) throws {
    let project = try Project(text, of: .facts)
    try project.normalise(writingIds: true)
    #expect(try project.text == expected)
  }
}
