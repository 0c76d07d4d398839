import Diagnostics
import TestSupport
import Testing

@testable import Exchange

/// An import into a project changes the cells that differ, and says so.
struct ProjectUpdateTests {
  private static let quiz = """
    Prompt,Right,Wrong1,Wrong2,Id,Explanation
    Which river is longest?,Rhine,Elbe,Weser,longest,Because.
    "Capital of Peru?",Lima,Quito,Cusco,,
    Capital of Italy?,Rome,Milan,,,

    """

  private static func project() throws -> UpdatedProject { try UpdatedProject(["a.csv": quiz]) }

  @Test func onlyTheCellsThatDifferChange() throws {
    let result = try Self.project().imported(
      """
      Id,Prompt,Right,Wrong1,Wrong2
      longest,Which river in Germany is long?,Rhine,Weser,Elbe
      ,capital of  PERU?,Lima,Ica,Cusco
      ,Capital of Italy?,Rome,Milan,
      """)
    #expect(
      result.ledger == [
        "L602 Prompt is changed from \"Which river is longest?\" to \"Which river in Germany is long?\"",
        "L602 Wrong1 is changed from \"Quito\" to \"Ica\"",
        "L602 Prompt is changed from \"Capital of Peru?\" to \"capital of PERU?\"",
        "L602 Id is now \"\(try #require(result.update.ledger[2].subject))\"",
      ])
    #expect(result.update.cells == 4)
    let id = try #require(result.update.ledger[2].subject)
    #expect(
      result.files == [
        "a.csv": """
        Prompt,Right,Wrong1,Wrong2,Id,Explanation
        Which river in Germany is long?,Rhine,Elbe,Weser,longest,Because.
        "capital of PERU?",Lima,Ica,Cusco,\(id),
        Capital of Italy?,Rome,Milan,,,

        """
      ])
  }

  @Test func aSecondImportOfTheFileChangesNothing() throws {
    let project = try Self.project()
    let file = """
      Prompt,Right,Wrong1,Wrong2,Tags,Explanation
      Which river is longest?,Rhine,Elbe,Weser,x,
      New?,a,b,,,
      Capital of Peru?,Lima,Quito,,,
      """
    let first = try project.imported(file, removingMissing: true)
    #expect(
      first.files == [
        "a.csv": """
        Prompt,Right,Wrong1,Wrong2,Id,Explanation,Tags
        Which river is longest?,Rhine,Elbe,Weser,longest,,x
        New?,a,b,,,,
        "Capital of Peru?",Lima,Quito,,,,

        """
      ])
    #expect(
      first.ledger == [
        "L604 the column Tags is added to a.csv",
        "L602 Tags is now \"x\"",
        "L602 Explanation is emptied; it was \"Because.\"",
        "L601 added: \"New?\"",
        "L602 Wrong2 is emptied; it was \"Cusco\"",
        "L603 removed: \"Capital of Italy?\"",
      ])
    try project.write(first)
    let second = try project.imported(file, removingMissing: true)
    #expect(second.ledger.isEmpty)
    #expect(!second.update.isChange)
  }

  @Test func fieldsThatAFileHasNoRoomForStay() throws {
    let project = try Self.project()
    #expect(
      try project.imported("Prompt,Right,Wrong1\nCapital of Peru?,Lima,Quito\n").files.isEmpty)
    let aiken = "Which river is longest?\nA. Weser\nB. Rhine\nC. Elbe\nANSWER: B\n"
    #expect(try project.imported(Array(aiken.utf8), as: .aiken).files.isEmpty)
  }

  @Test func questionsThatOnlyTheProjectHasStayUnlessTheyAreToBeRemoved() throws {
    let file = "Prompt,Right,Wrong1\nCapital of Italy?,Rome,Milan\n"
    let kept = try Self.project().imported(file)
    #expect(
      kept.ledger == [
        "L606 2 questions of the project are not in the files and stay: \"Which river is longest?\", \"Capital of Peru?\""
      ])
    #expect(!kept.update.isChange)
    let removed = try Self.project().imported(file, removingMissing: true)
    #expect(
      removed.ledger == [
        "L603 removed: \"Which river is longest?\"", "L603 removed: \"Capital of Peru?\"",
      ])
    #expect(
      removed.files == [
        "a.csv": "Prompt,Right,Wrong1,Wrong2,Id,Explanation\nCapital of Italy?,Rome,Milan,,,\n"
      ])
  }

  @Test func nothingIsRemovedIfAQuestionOfTheFileIsLeftOut() throws {
    let result = try Self.project().imported(
      "Prompt,Right,Wrong1\nCapital of Italy?,Rome,Milan\nCapital of Peru?,Lima,\n",
      removingMissing: true)
    #expect(
      result.ledger == [
        "L606 2 questions of the project are not in the files and stay: \"Which river is longest?\", \"Capital of Peru?\"; none is removed, as questions of the files are left out"
      ])
    #expect(!result.update.isChange)
  }

  @Test func anAmbiguousQuestionIsLeftOut() throws {
    let result = try Self.project().imported(
      "Prompt,Right,Wrong1\nCapital of Peru?,Lima,Ica\nCapital of Peru?,Cusco,Ica\n",
      removingMissing: false)
    #expect(
      result.ledger.filter { !$0.hasPrefix("L606") }
        == Array(
          repeating:
            "L607 left out: several questions of the project or of the files could be meant",
          count: 2))
    #expect(!result.update.isChange)
  }

  @Test func aRewordedQuestionIsFoundByItsAnswersAndMostOfItsWords() throws {
    let result = try Self.project().imported(
      "Prompt,Right,Wrong1\nWhat is the capital of Peru?,Lima,Quito\nThe capital of Italy?,Rome,Milan\nName a city in Italy,Rome,Milan\n"
    )
    #expect(
      result.ledger.prefix(3) == [
        "L601 added: \"What is the capital of Peru?\"",
        "L602 Prompt is changed from \"Capital of Italy?\" to \"The capital of Italy?\"",
        "L602 Id is now \"\(try #require(result.update.ledger[1].subject))\"",
      ])
  }

  @Test func aChangeThatWouldBeAnErrorIsNotMade() throws {
    let result = try Self.project().imported(
      "Prompt,Right,Wrong1,Wrong2\nCapital of Peru?,Lima,Lima,Cusco\nCapital of Italy?,Rome,Turin,\n"
    )
    #expect(
      result.ledger.prefix(2) == [
        "L611 not changed: Wrong1 is the same as Right: \"Lima\"",
        "L602 Wrong1 is changed from \"Milan\" to \"Turin\"",
      ])
    #expect(result.files["a.csv"]?.contains("Lima,Quito,Cusco") == true)
    #expect(result.files["a.csv"]?.contains("Rome,Turin") == true)
  }

  @Test func anotherIdDoesNotReplaceTheOneThatIsThere() throws {
    let result = try Self.project().imported(
      "Id,Prompt,Right,Wrong1\nriver-7,Which river is longest?,Rhine,Elbe\n")
    #expect(
      result.ledger.first
        == "L610 the question keeps its id longest, and does not get river-7")
    #expect(!result.update.isChange)
  }

  @Test func questionsOfAnotherKindAreLeftOut() throws {
    let result = try Self.project().imported(
      Array("How long is the Danube (km)? {#2857}\n".utf8), as: .gift)
    #expect(
      result.ledger.first
        == "L608 left out: it is a question of the kind facts, and the project is of the kind choice-quiz"
    )
  }

  @Test func translatedWrongChoicesKeepTheirNumber() throws {
    let project = try UpdatedProject(
      ["a.csv": "Prompt,Right,Wrong1,Wrong2,Wrong1@de\nOne?,a,b,c,B\n"],
      translations: " translations=\"de\"")
    let result = try project.imported("Prompt,Right,Wrong1,Wrong2\nOne?,a,c,\n")
    #expect(
      result.ledger == [
        "L611 the wrong choices stay: they have translations or remarks, and the file has 1 in place of 2"
      ])
    #expect(!result.update.isChange)
  }

  @Test func remarksMoveWithTheirWrongChoices() throws {
    let project = try UpdatedProject(
      ["a.csv": "Prompt,Right,Wrong1,Why1,Wrong2,Why2\nOne?,a,b,not b,c,not c\n"])
    let result = try project.imported(
      "Prompt,Right,Wrong1,Why1,Wrong2,Why2\nOne?,a,c,not c,b,never b\n")
    #expect(
      result.files == [
        "a.csv": "Prompt,Right,Wrong1,Why1,Wrong2,Why2\nOne?,a,c,not c,b,never b\n"
      ])
    #expect(
      try !project.imported("Prompt,Right,Wrong1,Wrong2\nOne?,a,c,b\n").update.isChange)
  }

  @Test func rowsOfEachSourceStayInTheirFile() throws {
    let project = try UpdatedProject([
      "a.csv": "Prompt,Right,Wrong1\r\nOne?,a,b\r\n", "b.csv": "Wrong1,Prompt,Right\nd,Two?,c\n",
    ])
    let result = try project.imported(
      "Prompt,Right,Wrong1\nOne?,a,x\nOne and a half?,e,f\nTwo?,c,y\n")
    #expect(
      result.files == [
        "a.csv": "Prompt,Right,Wrong1\r\nOne?,a,x\r\nOne and a half?,e,f\r\n",
        "b.csv": "Wrong1,Prompt,Right\ny,Two?,c\n",
      ])
  }

  @Test func numbersAreWrittenInTheFormThatTheManifestStates() throws {
    let project = try UpdatedProject(
      kind: "facts",
      ["a.csv": "Fact;Value;Unit\nLength of the Danube;2.857,5;km\nHeight of Etna;3357;m\n"],
      attributes: " delimiter=\"semicolon\" decimal=\",\" grouping=\".\"")
    #expect(
      try !project.imported(
        "Fact,Value,Unit\nLength of the Danube,2857.5,km\nHeight of Etna,3357,m\n"
      ).update.isChange)
    let result = try project.imported(
      "Fact,Value,Unit\nLength of the Danube,2850.25,km\nHeight of Etna,3357,m\n")
    #expect(
      result.files == [
        "a.csv": "Fact;Value;Unit\nLength of the Danube;2850,25;km\nHeight of Etna;3357;m\n"
      ])
  }

  /// The formats that come back: nothing changes, and a cell that is edited in the sheet changes alone.
  @Test(arguments: ["json", "xlsx", "csv", "moodle-xml", "gift", "qti", "anki", "aiken"])
  func anExportThatComesBackChangesNothing(name: String) throws {
    let format = try #require(ExchangeFormat.named(name))
    let project = try Self.project()
    let result = try project.imported(project.exported(as: format), as: format)
    #expect(result.ledger.isEmpty)
    #expect(!result.update.isChange)
  }

  /// The cells of a CSV file without line breaks in cells.
  private static func cells(_ text: String) -> [[String]] {
    text.split(separator: "\n").map { line in
      var cells = [""]
      var isQuoted = false
      var isBehindQuote = false
      for character in line {
        // A quote that opens directly behind one that closes stands for a quote.
        if isBehindQuote, character == "\"" { cells[cells.count - 1] += "\"" }
        isBehindQuote = character == "\"" && isQuoted
        if character == "\"" {
          isQuoted.toggle()
        } else if character == ",", !isQuoted {
          cells.append("")
        } else {
          cells[cells.count - 1].append(character)
        }
      }
      return cells
    }
  }

  /// Random edits of a sheet that was exported arrive in the project as they are.
  @Test(arguments: 0..<60) func randomEditsArriveAsTheyAre(seed: Int) throws {
    var generator = SplitMix(seed: UInt64(seed))
    func next(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }
    let pieces = ["a", "é", ",", "\"", "x y", ";", "1", "'", "="]
    var number = 0
    func word() -> String {
      number += 1
      return "word\(number)" + (0..<next(4)).map { _ in pieces[next(pieces.count)] }.joined()
    }
    func csv(_ rows: [[String]], _ delimiter: String = ",", _ lineEnd: String = "\n") -> String {
      rows.map {
        $0.map {
          $0.contains(where: { ",\";".contains($0) })
            ? "\"\($0.replacing("\"", with: "\"\""))\"" : $0
        }
        .joined(separator: delimiter) + lineEnd
      }.joined()
    }
    let header = ["Prompt", "Right", "Wrong1", "Id", "Explanation"]
    var rows = (0..<2 + next(6)).map { row in
      [word() + "?", word(), word(), "id-\(row)", next(2) == 0 ? word() : ""]
    }
    let project = try UpdatedProject(["a.csv": csv([header] + rows)])
    let old = rows
    var edits = 0
    for row in rows.indices where next(2) == 0 {
      let column = [0, 1, 2, 4][next(4)]
      rows[row][column] = column == 4 && next(2) == 0 ? "" : word()
      edits += rows[row][column] == old[row][column] ? 0 : 1
    }
    let place = next(rows.count)
    rows.insert([word(), word(), word(), "new", ""], at: place + 1)
    let sheet = csv([header] + rows)
    let result = try project.imported(sheet)
    #expect(result.update.cells == edits)
    #expect(result.update.added == 1)
    #expect(Self.cells(result.files["a.csv"] ?? "") == [header] + rows, "\(result.ledger)")
    try project.write(result)
    #expect(try !project.imported(sheet).update.isChange)
  }
}
