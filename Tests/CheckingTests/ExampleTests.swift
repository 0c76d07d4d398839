import Diagnostics
import Files
import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Kinds
@testable import Projects

/// Tests that each bad example of the catalogue has its finding, and that the good example has not.
struct ExampleTests {
  /// The codes whose examples describe a source in words: it would be too large, needs a column
  /// that no built-in kind has, or needs a manifest, an option, many rows or another finding.
  private static let reported: Set<String> = [
    "C010", "C016", "F107", "F112", "F116", "F121", "X021", "X022", "X023", "X024", "X025", "X110",
    "M107",
    "M120", "M121", "M122", "M123", "M124", "M127", "M130", "M131", "M132", "M150",
    "M151", "M152", "M153", "M160", "M161", "M162", "M163", "M164",
    "F160", "F161", "F162",
    "Q108", "Q132", "Q133", "Q134", "Q140", "Q141", "T005",
  ]
  private static let tried = Code.all.filter { code in
    ![.assets, .playability, .simulation, .evidence, .pack].contains(code.family)
      && !reported.contains(code.id)
  }

  @Test(arguments: tried.map(\.id))
  func theExampleAtFaultHasTheFindingAndTheRightOneHasNot(_ id: String) throws {
    let code = try #require(Code.all.first { $0.id == id })
    #expect(try findings(code.bad, code).contains(code))
    // An example has no pictures, and fewer rows than a game needs.
    let left = try findings(code.good, code)
      .filter { ![.assets, .playability].contains($0.family) }
    #expect(left.map(\.id) == [])
  }

  @Test func everyExampleThatIsReportedIsOneOfTheCatalogue() {
    #expect(Self.reported.subtracting(Code.all.map(\.id)) == [])
    #expect(Self.tried.count > 60)
  }

  // MARK: - Trying

  private func findings(_ example: String, _ code: Code) throws -> [Code] {
    let folder = TemporaryFolder()
    let bytes = Self.bytes(example)
    let project: PackProject
    if [.xml, .project].contains(code.family), code.id != "M108" {
      let facts = Array("Fact,Value,Unit\nMoons of Mars,2,moons\n".utf8)
      for name in ["holdb.csv", "a.csv", "holdb.xlsx"] { folder.write(name, facts) }
      folder.write("b.csv", Array("Fact,Value,Unit\nPlanets,8,planets\n".utf8))
      folder.write("people.csv", Array("Name,Image,Alt\nAda,ada.png,A woman\n".utf8))
      try Folder.create(folder("images"))
      folder.write("pack.xml", Self.manifest(bytes))
      project = try PackProject(opening: folder.path, kind: nil)
    } else if let language = ["de", "ru"].first(where: { code.bad.contains("@\($0)") }) {
      folder.write("holdb.csv", bytes)
      let head = Self.opening("facts", " translations=\"\(language)\"")
      let title = "<title>World facts</title><title xml:lang=\"\(language)\">Welt</title>"
      folder.write("pack.xml", Array("\(head)\(title)<source path=\"holdb.csv\"/></pack>".utf8))
      project = try PackProject(opening: folder.path, kind: nil)
    } else {
      let name = bytes.first == UInt8(ascii: "<") ? "a.xml" : "a.csv"
      // If the kind is irrelevant to the code, even a truncated example is read as facts.
      let kind = code.family == .sourceText ? ContentKind.facts : nil
      project = try PackProject(opening: folder.write(name, bytes), kind: kind)
    }
    let options = ProjectCheck.Options(now: CalendarDate("2026-01-01"), today: nil)
    return try ProjectCheck(project, options).findings.kept.map(\.code)
  }

  private static func opening(_ kind: String, _ more: String = "") -> String {
    #"<pack id="world-facts" version="1.0.0" kind="\#(kind)"\#(more)>"#
  }

  /// Completes a manifest around the part that an example shows.
  private static func manifest(_ example: [UInt8]) -> [UInt8] {
    let text = String(decoding: example, as: UTF8.self)
    // An example that begins with the root element is a whole manifest, or truncated on purpose.
    let isWhole = text.hasPrefix("<pack ") && text.contains("<title>")
    if isWhole || example.isEmpty || example.starts(with: [0xFF, 0xFE]) { return example }
    // Only the roster has texts of its own.
    let (kind, file) = text.contains("<text") ? ("roster", "people.csv") : ("facts", "holdb.csv")
    let rest =
      (text.contains("<title") ? "" : "<title>World facts</title>")
      + (text.contains("<source") ? "" : "<source path=\"\(file)\"/>")
    for root in ["package", "pack"] where text.contains("<\(root) ") {
      return example + Array("\(rest)</\(root)>".utf8)
    }
    if text.hasPrefix("<?") { return example + Array("\(opening(kind))\(rest)</pack>".utf8) }
    return Array("\(opening(kind))\(rest)".utf8) + example + Array("</pack>".utf8)
  }

  /// Returns the bytes of an example, in which `\0`, `\r`, `\n`, `\xE9` and `\u{202E}` are escapes.
  private static func bytes(_ example: String) -> [UInt8] {
    if example == "(0 bytes)" { return [] }
    var bytes: [UInt8] = []
    var rest = example[...]
    while let character = rest.popFirst() {
      guard character == "\\", let kind = rest.popFirst() else {
        bytes += Array(String(character).utf8)
        continue
      }
      switch kind {
      case "0": bytes.append(0)
      case "r": bytes.append(13)
      case "n": bytes.append(10)
      case "x":
        bytes.append(UInt8(rest.prefix(2), radix: 16) ?? 0)
        rest = rest.dropFirst(2)
      default:
        let digits = rest.dropFirst().prefix { $0 != "}" }
        let scalar = UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        bytes += Array(String(Character(scalar ?? "?")).utf8)
        rest = rest.dropFirst(digits.count + 2)
      }
    }
    return bytes
  }
}
