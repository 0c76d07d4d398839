import Diagnostics
import TestSupport
import Testing

@testable import Exchange

/// An import into a project of XML sources changes the cells that differ, in the style of the file.
struct XMLUpdateTests {
  private static let quiz = """
    <quiz>
      <!-- rivers -->
      <question id="longest">
        <prompt>Which river is longest?</prompt>
        <choice right="true">Rhine</choice> <!-- 1,233 km -->
        <choice>Elbe</choice>
        <choice>Weser</choice>
        <explanation>Because.</explanation>
      </question>
      <question><prompt>Capital of Peru?</prompt><choice right="true">Lima</choice><choice>Quito</choice></question>
    </quiz>

    """

  private static func project() throws -> UpdatedProject { try UpdatedProject(["a.xml": quiz]) }

  @Test(arguments: ["json", "xlsx", "csv", "moodle-xml", "gift", "qti", "anki", "aiken"])
  func anExportThatComesBackChangesNothing(name: String) throws {
    let format = try #require(ExchangeFormat.named(name))
    let project = try Self.project()
    let result = try project.imported(project.exported(as: format), as: format)
    #expect(result.ledger.isEmpty)
    #expect(!result.update.isChange)
  }

  @Test func onlyTheCellsThatDifferChange() throws {
    let project = try Self.project()
    let file = """
      Id,Prompt,Right,Wrong1,Wrong2,Tags
      longest,Which river is longest?,Rhine,Elbe,Oder,rivers
      ,capital of  PERU?,Lima,Quito,,
      ,New?,a & b,c,,
      """
    let result = try project.imported(file)
    let id = try #require(result.update.ledger.first { $0.message.hasPrefix("Id") }?.subject)
    #expect(
      result.files == [
        "a.xml": Self.quiz.replacing("\"longest\"", with: "\"longest\" tags=\"rivers\"")
          .replacing("Weser", with: "Oder").replacing("Capital of Peru", with: "capital of PERU")
          .replacing("<question><prompt>", with: "<question id=\"\(id)\"><prompt>")
          .replacing(
            "</quiz>",
            with:
              "  <question><prompt>New?</prompt><choice right=\"true\">a &amp; b</choice><choice>c</choice></question>\n</quiz>"
          )
      ])
    try project.write(result)
    #expect(try !project.imported(file).update.isChange)
  }

  @Test func aChangeThatWouldBeAnErrorIsNotMade() throws {
    let result = try Self.project().imported(
      "Prompt,Right,Wrong1,Wrong2\nWhich river is longest?,Rhine,Rhine,Weser\nCapital of Peru?,Lima,Ica,\n"
    )
    #expect(
      result.ledger == [
        "L611 not changed: Wrong1 is the same as Right: \"Rhine\"",
        "L602 Wrong1 is changed from \"Quito\" to \"Ica\"",
      ])
    #expect(result.files == ["a.xml": Self.quiz.replacing("Quito", with: "Ica")])
  }

  @Test func removedQuestionsGoWithTheirLines() throws {
    let result = try Self.project().imported(
      "Prompt,Right,Wrong1\nWhich river is longest?,Rhine,Elbe\n", removingMissing: true)
    let last = Self.quiz.split(separator: "\n").first { $0.contains("Peru") }
    #expect(
      result.files == ["a.xml": Self.quiz.replacing("\(try #require(last))\n", with: "")])
  }

  @Test func questionsOfATemplateAreNamedAndTheOthersAreUpdated() throws {
    let project = try Self.project()
    project.folder.write(
      "t.csv", Array("code,country,city\nJP,Japan,Tokyo\nHU,Hungary,Budapest\n".utf8))
    let manifest = """
      <pack id="quiz" version="1.0.0" kind="choice-quiz" language="en">
        <title>Quiz</title>
        <template over="t.csv" key="code">
          <question id="capital">
            <prompt>Capital of {country}?</prompt>
            <choice right="true">{city}</choice>
            <wrong count="1"/>
          </question>
        </template>
        <source path="a.xml"/>
      </pack>
      """
    project.folder.write("pack.xml", Array(manifest.utf8))
    let result = try project.imported(
      "Prompt,Right,Wrong1\nCapital of Japan?,Kyoto,Budapest\nCapital of Peru?,Lima,Ica\nWhich river is longest?,Rhine,Elbe\n",
      removingMissing: true)
    #expect(
      result.ledger == [
        "L609 not changed: a <template> makes the question from line 2 of t.csv, and the file has other values for Right",
        "L602 Wrong1 is changed from \"Quito\" to \"Ica\"",
        "L609 not removed: a <template> makes \"Capital of Hungary?\" from line 3 of t.csv",
      ])
    #expect(result.files == ["a.xml": Self.quiz.replacing("Quito", with: "Ica")])
  }

  /// Random edits of a sheet arrive in the project as they are, and all other bytes stay.
  @Test(arguments: 0..<40) func randomEditsArriveAsTheyAre(seed: Int) throws {
    var generator = SplitMix(seed: UInt64(seed))
    func next(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    let pieces = ["a", "é", ",", "\"", "x y", ";", "1", "'", "&", "<", ">"]
    var number = 0
    func word() -> String {
      number += 1
      return "word\(number)" + (0..<next(4)).map { _ in pieces[next(pieces.count)] }.joined()
    }
    let end = next(2) == 0 ? "\n" : "\r\n"
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }
    func xml(_ rows: [[String]]) -> String {
      let questions = rows.map { row in
        let explanation =
          row[4].isEmpty ? "" : "    <explanation>\(escaped(row[4]))</explanation>\(end)"
        return
          "  <question id=\"\(row[3])\">\(end)    <prompt>\(escaped(row[0]))</prompt>\(end)"
          + "    <choice right=\"true\">\(escaped(row[1]))</choice>\(end)"
          + "    <choice>\(escaped(row[2]))</choice>\(end)\(explanation)  </question>\(end)"
      }
      return "<quiz>\(end)" + questions.joined() + "</quiz>\(end)"
    }
    func csv(_ rows: [[String]]) -> String {
      rows.map { row in
        row.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ",") + "\n"
      }.joined()
    }
    let header = ["Prompt", "Right", "Wrong1", "Id", "Explanation"]
    var rows = (0..<2 + next(6)).map { row in
      [word() + "?", word(), word(), "id-\(row)", next(2) == 0 ? word() : ""]
    }
    let project = try UpdatedProject(["a.xml": xml(rows)])
    for row in rows.indices where next(2) == 0 {
      let column = [0, 1, 2, 4][next(4)]
      rows[row][column] = column == 4 && next(2) == 0 ? "" : word()
    }
    rows.insert(
      [word(), word(), word(), "new", next(2) == 0 ? word() : ""], at: next(rows.count) + 1)
    let sheet = csv([header] + rows)
    let result = try project.imported(sheet)
    #expect(result.files["a.xml"] == xml(rows), "\(result.ledger)")
    try project.write(result)
    #expect(try !project.imported(sheet).update.isChange)
  }
}
