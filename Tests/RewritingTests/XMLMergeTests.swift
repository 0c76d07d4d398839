import Files
import Kinds
import Projects
import Rows
import TestSupport
import Testing

@testable import Rewriting

/// XML sources are merged by rows and cells, in place of ours.
struct XMLMergeTests {
  private static func merge(
    _ base: String, _ ours: String, _ theirs: String
  ) throws -> (text: String, merge: SourceMerge) {
    let folder = TemporaryFolder()
    let paths = [base, ours, theirs].enumerated().map { number, text in
      folder.write("\(number).xml", Array(text.utf8))
    }
    let merge = try SourceMerge(base: paths[0], ours: paths[1], theirs: paths[2])
    return (String(decoding: merge.text, as: UTF8.self), merge)
  }

  private static func refusal(_ base: String, _ ours: String, _ theirs: String) -> String {
    do {
      _ = try merge(base, ours, theirs)
      return "merged"
    } catch SourceMerge.Refusal.unreadable(let name, let reason) {
      return "\(name): \(reason)"
    } catch SourceMerge.Refusal.apart(let reason) {
      return reason
    } catch {
      return "\(error)"
    }
  }

  private static let quiz = """
    <quiz>
      <question id="a">
        <prompt>One?</prompt>
        <choice right="true">a</choice>
        <choice>b</choice>
      </question>
      <!-- hard -->
      <question id="b" source="atlas"><prompt>Two?</prompt><choice right="true">c</choice><choice>d</choice></question>
    </quiz>

    """

  @Test func cellsOfBothSidesMeetInOneRow() throws {
    let ours = Self.quiz.replacing("  <question id=\"a\">", with: "  <question id='a' tags='x'>")
      .replacing("\n", with: "\r\n")
    let theirs = Self.quiz.replacing(">One?<", with: ">One & only?<".replacing("&", with: "&amp;"))
      .replacing(
        "    <choice>b</choice>\n", with: "    <choice>b</choice>\n    <choice>x</choice>\n")
    let (text, merge) = try Self.merge(Self.quiz, ours, theirs)
    #expect(merge.conflicts.isEmpty)
    #expect(
      text
        == ours.replacing(">One?<", with: ">One &amp; only?<")
        .replacing(
          "    <choice>b</choice>\r\n", with: "    <choice>b</choice>\r\n    <choice>x</choice>\r\n"
        ))
  }

  @Test func aConflictStandsInItsElementOrAttribute() throws {
    let (text, merge) = try Self.merge(
      Self.quiz, Self.quiz.replacing(">One?<", with: ">Uno?<").replacing("atlas", with: "book"),
      Self.quiz.replacing(">One?<", with: ">Un?<").replacing("atlas", with: "web"))
    #expect(merge.conflicts.map { "\($0.row) \($0.column)" } == ["a Prompt", "b Source"])
    #expect(
      text
        == Self.quiz.replacing(
          ">One?<",
          with: "><![CDATA[\n<<<<<<< ours\nUno?\n=======\nUn?\n>>>>>>> theirs\n]]><"
        ).replacing(
          "atlas",
          with:
            "&lt;&lt;&lt;&lt;&lt;&lt;&lt; ours&#10;book&#10;=======&#10;web&#10;>>>>>>> theirs")
    )
  }

  @Test func anotherLayoutIsNoChange() throws {
    let wrapped = Self.quiz.replacing(">Two?<", with: ">\n      Two?\n    <")
    #expect(try Self.merge(Self.quiz, Self.quiz, wrapped).text == Self.quiz)
    let ours = Self.quiz.replacing(">Two?<", with: ">Due?<")
    #expect(try Self.merge(Self.quiz, ours, wrapped).text == ours)
  }

  @Test func translationsOfOneSideAreTaken() throws {
    let theirs = Self.quiz.replacing(
      ">One?</prompt>", with: ">One?</prompt>\n    <prompt xml:lang=\"pt-BR\">Um?</prompt>")
    #expect(try Self.merge(Self.quiz, Self.quiz, theirs).text == theirs)
    #expect(try Self.merge(theirs, Self.quiz, theirs).text == Self.quiz)
    #expect(try Self.merge(theirs, theirs, Self.quiz).text == Self.quiz)
  }

  @Test func sourcesThatCannotBeMergedAreRefused() throws {
    let broken = Self.quiz.replacing("</prompt>", with: "</promt>")
    #expect(
      Self.refusal(Self.quiz, Self.quiz, broken)
        == "THEIRS: line 3, column 17: </promt> does not match <prompt>")
    #expect(
      Self.refusal(Self.quiz, "<<<<<<< ours\n" + Self.quiz, Self.quiz)
        .hasPrefix("OURS: line 1, column "))
    #expect(
      Self.refusal(Self.quiz, "<facts/>", Self.quiz)
        == "OURS: its root element is of another kind than the file before")
    #expect(
      Self.refusal("<pack/>", Self.quiz, Self.quiz)
        == "BASE: its root element is of no kind")
    #expect(
      Self.refusal(Self.quiz, Self.quiz, "Prompt,Right,Wrong1\n")
        == "THEIRS: it is CSV, and the file before is not")
    #expect(
      Self.refusal(Self.quiz, Self.quiz, Self.quiz.replacing("id=\"b\"", with: "id=\"a\""))
        == "THEIRS: two rows without an Id ask the same, or two have one Id")
  }

  @Test func pinsThatBothSidesChangeAreRefused() throws {
    let ours = Self.quiz.replacing("<choice>b", with: "<choice pin=\"last\">b")
    let theirs = Self.quiz.replacing(
      "<choice right=\"true\">a", with: "<choice right=\"true\" pin=\"last\">a")
    #expect(Self.refusal(Self.quiz, ours, theirs) == "both sides changed Pin of \"a\"")
    #expect(try Self.merge(Self.quiz, Self.quiz, ours).text == ours)
    // A row without its partner is in conflict at what it asks.
    let removed = "<quiz>\n</quiz>\n"
    #expect(
      try Self.merge(Self.quiz, ours, removed).merge.conflicts.map { "\($0.row) \($0.column)" }
        == ["a Prompt"])
  }

  // MARK: - Random versions

  private static let kinds = ContentKind.all.filter { $0.shape.root != "table" }.map(\.name)

  /// A merge with the base itself gives the other version: byte for byte if it is ours, and else by its cells.
  @Test(arguments: kinds, 0..<25) func aMergeWithTheBaseGivesTheOtherVersion(
    kind: String, seed: Int
  ) throws {
    var random = RandomXML(kind: kind, seed: seed)
    let base = random.source()
    var source = try Self.source(base, kind)
    let expected = random.change(&source, keepingKeys: true)
    let changed = String(decoding: source.text().bytes, as: UTF8.self)
    #expect(try Self.merge(base, changed, base).text == changed)
    let (text, merge) = try Self.merge(base, base, changed)
    #expect(merge.conflicts.isEmpty)
    let merged = try Self.source(text, kind)
    let rows = (0..<merged.count).map { RandomXML.cells(of: $0, merged) }
    for row in expected { #expect(rows.contains(row), "\(text)") }
    #expect(rows.count == expected.count)
    // Nothing is left to take.
    #expect(try Self.merge(base, text, changed).text == text)
  }

  private static func source(_ text: String, _ kind: String) throws -> EditableSource {
    let source = ProjectSource(
      path: "q.xml", root: nil, bytes: Array(text.utf8), name: "q.xml", format: .xml)
    let kind = try #require(ContentKind.named(kind))
    let languages = SourceLanguages(own: "en", others: ["de", "pt-BR"])
    return try #require(try EditableSource(source, kind, languages))
  }
}
