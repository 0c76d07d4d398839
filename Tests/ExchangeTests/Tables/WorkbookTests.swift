import Diagnostics
import Archives
import Testing

@testable import Exchange

/// Workbooks that other programs wrote.
struct WorkbookTests {
  private static func read(
    _ name: String, _ format: ExchangeFormat? = nil, maps: [String] = [], sheet: String? = nil,
    language: String? = nil
  ) throws -> GivenTable {
    let bytes = try GivenTable.fixture(name)
    let found = ExchangeFormat.recognised(ImportedFile(path: name, bytes: bytes))
    #expect(found?.name == format?.name ?? "xlsx")
    return try GivenTable(
      bytes, try #require(found), path: name, maps: maps, sheet: sheet, language: language)
  }

  @Test func aQuizOfKahootIsRead() throws {
    let table = try Self.read("openpyxl-kahoot.xlsx")
    #expect(
      table.questions == [
        "choice-quiz: Prompt=Which planet is the largest?|Right=Jupiter|Wrong1=Mars|Wrong2=Venus|Wrong3=Earth",
        "choice-quiz: Prompt=Which are moons of Jupiter?|Right=Io|Right2=Europa|Wrong1=Phobos",
        "choice-quiz: Prompt=Is Pluto a planet?|Right=False|Wrong1=True",
        "choice-quiz: Prompt=Which year did Apollo 11 land?|Right=1969|Wrong1=1968|Wrong2=1970|Wrong3=1971",
      ])
    #expect(
      table.ledger == [
        "Sheet1!A14: L102 left out: no answer is marked as right",
        "Sheet1!B8: L206 the time limits are lost: 20, 30, 60",
      ])
  }

  @Test func aQuizOfQuizizzIsRead() throws {
    let table = try Self.read("openpyxl-quizizz.xlsx")
    #expect(
      table.questions == [
        "choice-quiz: Prompt=Which gas do plants take in?|Image=https://example.org/a.png|Explanation=They build sugar from it.|Right=Carbon dioxide|Wrong1=Oxygen|Wrong2=Helium",
        "choice-quiz: Prompt=Which are metals?|Right=Iron|Right2=Gold|Wrong1=Wood",
      ])
    #expect(
      table.ledger == [
        "Sheet!B4: L106 left out: its type is Open-Ended",
        "Sheet!B5: L106 left out: its type is Fill-in-the-Blank",
        "Sheet!A1: L206 the time limits are lost: 30, 60",
      ])
  }

  @Test func aQuizOfBlooketIsRead() throws {
    let questions = [
      "choice-quiz: Prompt=What is 2 + 2?|Right=4|Wrong1=3|Wrong2=5|Wrong3=6",
      "choice-quiz: Prompt=Which are even?|Right=2|Right2=4|Wrong1=3",
      "choice-quiz: Prompt=Who wrote Faust?|Right=Goethe|Wrong1=Schiller",
    ]
    let table = try Self.read("xlsxwriter-blooket.xlsx")
    #expect(table.questions == questions)
    #expect(
      table.ledger == [
        "Sheet1!A2: L206 the time limits are lost: 20, 300"
      ])
    let text = try Self.read("blooket.csv", .csv)
    #expect(text.questions == Array(questions.prefix(2)))
    #expect(
      text.ledger == [
        "L206 the time limits are lost: 20"
      ])
  }

  /// The questions of a workbook with dates, formulas and other cells, as people see them.
  private static let cells = [
    "choice-quiz: Prompt=Which day did Apollo 11 land?|Right=1969-07-20|Explanation=A Sunday.|Wrong1=1968-07-20",
    "choice-quiz: Prompt=Which is not a planet?|Right=Pluto|Wrong1=Mars|Wrong2=Venus",
    "choice-quiz: Prompt=How many is 1 + 1?|Right=2|Wrong1=3|Wrong2=4",
    "choice-quiz: Prompt=At what time is noon?|Right=12:00:00|Explanation=line one\nline two|Wrong1=13:30:00",
    "choice-quiz: Prompt=Half?|Right=0.5|Explanation=  kept  spaces |Wrong1=0.1|Wrong2=1E+21",
    "choice-quiz: Prompt=Merged?|Right=yes|Explanation=for both|Wrong1=no",
    "choice-quiz: Prompt=Merged too?|Right=yes|Wrong1=no",
    "facts: Fact=Height of Everest|Value=8848.86|Unit=m",
    "facts: Fact=People|Value=7900000000|Unit=people",
    "facts: Fact=Doubt|Value=1,234|Unit=m",
  ]

  @Test func cellsOfAllTypesAreReadFromOpenpyxl() throws {
    let table = try Self.read("openpyxl-cells.xlsx")
    var expected = Self.cells
    // openpyxl computes no formulas.
    expected[2] = "choice-quiz: Prompt=How many is 1 + 1?|Wrong1=3|Wrong2=4"
    #expect(table.questions == expected)
    #expect(
      table.ledger == [
        "Quiz!E8: L207 the cells E8:E9 are merged; only the first row has their value",
        "Quiz!A4: L207 a hidden row is not taken",
        "Quiz!F1: L207 the hidden column F is not taken: 3 values, the first is \"Difficulty\"",
        "Quiz!B5: L207 a formula without a value, as the program that wrote the file computed none",
        "Quiz!G1: L207 the column \"Teacher\" is not taken: 1 value, the first is \"Ms Q\"",
        "L207 the sheet \"Old\" is hidden, and not taken",
        "L207 the sheet \"Notes\" is not taken, as no row of it names the columns of questions",
        "L201 bold, raised and other letters became plain text: 1 text",
      ])
  }

  @Test func cellsOfAllTypesAreReadFromLibreOffice() throws {
    let table = try Self.read("libreoffice-cells.xlsx")
    #expect(table.questions == Self.cells)
    #expect(table.ledger.count == 7)
    let open = try Self.read("libreoffice-cells.ods", .ods)
    #expect(open.questions == Self.cells.map { $0.replacing("1E+21", with: "1E+021") })
    #expect(
      open.ledger == [
        "Quiz!E8: L207 an area is merged over several rows; only the first row has the value",
        "Quiz!A4: L207 a hidden row is not taken",
        "Quiz!F1: L207 the hidden column F is not taken: 3 values, the first is \"Difficulty\"",
        "Quiz!G1: L207 the column \"Teacher\" is not taken: 1 value, the first is \"Ms Q\"",
        "L207 the sheet \"Old\" is hidden, and not taken",
        "L207 the sheet \"Notes\" is not taken, as no row of it names the columns of questions",
      ])
  }

  /// A workbook whose numbers and days have formats, and that has hidden rows and columns.
  @Test(arguments: [("openpyxl-shown.xlsx", ExchangeFormat.xlsx), ("odfpy-shown.ods", .ods)])
  func textsAreTakenAsPeopleSeeThemAndNumbersExactly(
    _ name: String, _ format: ExchangeFormat
  ) throws {
    let table = try Self.read(name, format, language: "de")
    #expect(
      table.questions == [
        "choice-quiz: Prompt=Anteil der Ozeane?|Right=71,1|Difficulty=2|Wrong1=83,9|Wrong2=102,3",
        "choice-quiz: Prompt=Tag der Einheit?|Right=03.10.1990|Wrong1=09.11.1989",
        "choice-quiz: Prompt=Gründung des Reiches?|Right=18.01.1871|Wrong1=1.848 Tage|Wrong2=25%",
        "choice-quiz: Prompt=Ist 1 = 1?|Right=Wahr|Wrong1=Falsch",
        "facts: Fact=Höhe|Value=8848.864|Unit=m|AsOf=2020-12-08",
      ])
    #expect(
      table.ledger == [
        "Tabelle1!A4: L207 3 hidden rows are not taken: 4, 6–7",
        "Tabelle1!F1: L207 the hidden column F is not taken: 2 values, the first is \"Erklärung\"",
        "L207 the sheet \"Alt\" is hidden, and not taken",
      ])
  }

  @Test func aHeaderThatIsHiddenIsNamedInTheError() {
    let cells = #"<c t="str"><v>Prompt</v></c><c t="str"><v>Right</v></c>"#
    #expect(
      GivenTable.error {
        try GivenTable(
          GivenWorkbook.xlsx(
            #"<cols><col min="1" max="1" hidden="1"/></cols><sheetData><row r="1">\#(cells)</row></sheetData>"#
          ),
          .xlsx)
      }
        == "L001 no row names the columns of questions; its columns are \"Right\"; hidden cells are not read: column A of Quiz"
    )
  }

  @Test func valuesThatNobodySeesAreNamed() throws {
    let header = ["Prompt", "Right", "Wrong1", "Wrong2"].map { #"<c t="str"><v>\#($0)</v></c>"# }
      .joined()
    let table = try GivenTable(
      GivenWorkbook.xlsx(
        #"""
        <sheetData><row r="1">\#(header)</row><row r="2"><c t="str"><v>When?</v></c>
        <c t="str"><v>now</v></c><c s="1"><v>5</v></c><c s="2"><v>9e6</v></c></row>
        <row r="3"><c t="str"><v>Then?</v></c><c s="2"><v>33149</v></c><c s="3"><v>0.5</v></c>
        </row></sheetData>
        """#, formats: [";;;", "yyyy\\-mm\\-dd", "0;;&quot;none&quot;"]), .xlsx)
    #expect(
      table.questions == [
        "choice-quiz: Prompt=When?|Right=now",
        "choice-quiz: Prompt=Then?|Right=1990-10-03|Wrong1=1",
      ])
    #expect(
      table.ledger == [
        "Quiz!C2: L207 a value is not taken, as its number format shows nothing",
        "Quiz!D2: L207 a number is not taken, as it is no day, and shown as ####",
      ])
  }

  @Test
  func aDayInTheFormOfTheComputerIsWrittenAsInISO8601WhereNoCountryIsStated()
    throws
  {
    let header = ["Prompt", "Right", "Wrong1"].map { #"<c t="str"><v>\#($0)</v></c>"# }.joined()
    let sheet = #"""
      <sheetData><row r="1">\#(header)</row><row r="2"><c t="str"><v>When?</v></c>
      <c s="1"><v>33149</v></c><c s="1"><v>32821</v></c></row></sheetData>
      """#
    let bytes = GivenWorkbook.xlsx(sheet, formats: [nil])
    let table = try GivenTable(bytes, .xlsx)
    #expect(table.questions == ["choice-quiz: Prompt=When?|Right=1990-10-03|Wrong1=1989-11-09"])
    #expect(
      table.ledger == [
        "Quiz!B2: L214 2 days or numbers are written as in \"1990-10-03\", since the form that programs show depends on the computer"
      ])
    let german = try GivenTable(bytes, .xlsx, language: "de-AT")
    #expect(german.questions == ["choice-quiz: Prompt=When?|Right=03.10.1990|Wrong1=09.11.1989"])
    #expect(german.ledger == [])
  }

  @Test
  func thePlaceOfAFieldIsItsCellAndThatOfOtherFieldsTheFirstCellOfTheRow()
    throws
  {
    let header = ["Prompt", "Antwort A", "B", "Solution", "Tags"].map { name in
      #"<c t="str"><v>\#(name)</v></c>"#
    }.joined()
    let row = ["Which?", "one", "two", "B", "t"].map { #"<c t="str"><v>\#($0)</v></c>"# }.joined()
    let table = try GivenTable(
      GivenWorkbook.xlsx(
        #"<sheetData><row r="1">\#(header)</row><row r="12">\#(row)</row></sheetData>"#), .xlsx,
      path: "a.xlsx", maps: ["Choice=*A", "Choice=B", "Right=@Solution"])
    let question = try #require(table.sink.questions.first)
    #expect(question.cells.map(\.field) == ["Prompt", "Tags", "Right", "Wrong1"])
    #expect(
      question.fields.map { question.place(of: $0).cell }
        == ["Quiz!A12", "Quiz!E12", "Quiz!A12", "Quiz!A12"])
  }

  @Test func aFaultInAPartOfAWorkbookIsNotPlacedAmongTheBytesOfTheArchive() {
    let bytes = GivenWorkbook.xlsx("<sheetData><row>")
    do {
      _ = try GivenTable(bytes, .xlsx, path: "a.xlsx")
      Issue.record("the workbook is read")
    } catch let error as ImportError {
      #expect(error.finding.place.file == "a.xlsx/xl/worksheets/sheet1.xml")
    } catch {
      Issue.record("another error: \(error)")
    }
  }

  @Test func aWorkbookOfTheOldFormIsRefused() {
    let bytes: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]
    let file = ImportedFile(path: "old.xls", bytes: bytes)
    #expect(ExchangeFormat.recognised(file)?.name == "xlsx")
    #expect(
      GivenTable.error { try GivenTable(bytes, .xlsx) }
        == "L001 the workbook is in the old form XLS, or has a password")
  }

  @Test func aSheetIsChosenByItsName() throws {
    for (name, format) in [
      ("openpyxl-cells.xlsx", ExchangeFormat.xlsx), ("libreoffice-cells.ods", .ods),
    ] {
      let table = try Self.read(name, format, sheet: "Old")
      #expect(table.questions == ["choice-quiz: Prompt=Hidden?|Right=a|Wrong1=b"])
      #expect(!table.ledger.contains { $0.contains("sheet") })
      #expect(
        GivenTable.error { try Self.read(name, format, sheet: "New") }
          == "L001 no sheet is named \"New\"; the sheets are \"Quiz\", \"Notes\", \"Old\", \"Numbers\""
      )
      #expect(
        GivenTable.error { try Self.read(name, format, sheet: "Notes") }
          == "L001 no row names the columns of questions; its columns are \"Only\", \"notes\"")
    }
  }

  @Test func rowsOfAnODSFileThatAreRepeatedWithoutContentArePassedOver() throws {
    let table = try Self.read("odfpy-german.ods", .ods)
    #expect(
      table.questions == [
        "choice-quiz: Prompt=Wie viele Beine hat eine Spinne?|Right=8|Wrong1=6|Wrong2=10",
        "choice-quiz: Prompt=Zeile eins\nZeile zwei|Right=ja|Wrong1=nein",
      ])
    #expect(table.ledger == [])
  }

  @Test(arguments: [
    ("A1", 0), ("Z9", 25), ("AA10", 26), ("xfd1", 16383), ("ZZZZZZZZZZZZZ1", 16384),
  ])
  func aReferenceNamesAColumn(_ reference: String, _ column: Int) {
    #expect(XLSXSheet.column(reference) == column)
    if column < 16384 {
      #expect(
        TableOrigin.letters(column) == reference.uppercased().prefix { $0.isLetter })
    }
  }
}

/// Workbooks that this program writes.
struct WorkbookWriterTests {
  private func question(_ prompt: String, _ right: String, _ wrong: String...) -> ExchangedQuestion
  {
    .choice(prompt, right: right, wrong: wrong, at: .init("pack", 0..<0))
  }

  @Test func textsThatLookLikeFormulasOrEscapesStayTexts() throws {
    let questions = [
      question("=1+1", "+2", "-3", "@x"), question("_x0041_ <b> & \"q\"", "_x41_", "_x005F_x0041_"),
      question("  two  spaces ", "007", "1e5"),
    ]
    let trip = try ExchangeTrip(questions, .xlsx)
    #expect(trip.questions.map(\.cells) == questions.map(\.cells))
    #expect(trip.ledger.isEmpty)
    let sheet = try ZipArchive(trip.file).bytes("xl/worksheets/sheet1.xml", limit: 1 << 20)
    let text = String(decoding: try #require(sheet), as: UTF8.self)
    #expect(!text.contains("<f"))
  }

  @Test(arguments: [
    ("8848.86", true), ("-5", true), ("12.50", false), ("12345678901234567", false), ("", false),
    ("1-2", false), ("0.1", true), (".5", false), ("007", false),
  ])
  func aNumberIsStoredAsOneIfItsSpellingStays(_ text: String, _ isNumber: Bool) {
    #expect(XLSXWriter.isStorable(text) == isNumber)
  }

  @Test func whatIsWrittenForKahootIsReadAsWhatFitsItsLimits() throws {
    let long = String(repeating: "long ", count: 30)
    let questions = [
      question("Largest?", "Jupiter", "Mars", "Venus", "Earth", "Io", "Europa"),
      question(long, "yes", "no"),
    ]
    var kahoot = try ExchangeTrip(questions, .kahoot, reader: .xlsx)
    #expect(kahoot.questions.map(\.right) == ["Jupiter", "yes"])
    #expect(kahoot.questions.map(\.wrong) == [["Mars", "Venus", "Earth"], ["no"]])
    #expect(kahoot.questions[1].prompt.unicodeScalars.count == 120)
    #expect(
      kahoot.ledger.map { "\($0.code.id) \($0.message)" } == [
        "L406 only 4 answers fit; these wrong ones are left out: \"Io\", \"Europa\"",
        "L405 Prompt has 150 characters and is cut to 120",
        "L206 the time limits are lost: 20",
      ])
    let alike = String(repeating: "a", count: 75)
    kahoot = try ExchangeTrip(
      [question("Alike?", alike + "b", alike + "c")], .kahoot, reader: .xlsx)
    #expect(
      kahoot.ledger.first?.message
        == "left out: two answers are alike in their first 75 characters")
  }
}
