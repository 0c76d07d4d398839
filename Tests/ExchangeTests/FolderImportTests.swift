import Bytes
import Diagnostics
import TestSupport
import Testing

@testable import Exchange

/// An import of a folder, whose files are of several forms.
struct FolderImportTests {
  private static let table = "Item,Correct answer,Wrong 1\nMoons?,2,1\n"
  private static let other = "Question,Correct answer,Wrong 1\nSuns?,1,2\n"
  private static let foreign = "City,Country\nLima,Peru\n"

  /// A PNG of 64 × 64 pixels in one colour.
  private static let picture = """
    iVBORw0KGgoAAAANSUhEUgAAAEAAAABACAIAAAAlC+aJAAAAUElEQVR42u3PQQkAAAgEsItgBCPYP50RfAuDFViq57UICAgI
    CAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICAgICFwWq9oAWyui/HAAAAAASUVORK5CYII=
    """

  /// Imports CSV files, and returns the entries of the ledger and the errors.
  private func imported(
    _ tables: [String], maps: [(field: String, column: String)],
    unknown: [(name: String, bytes: [UInt8])] = []
  ) throws -> (entries: [String], errors: [String], count: Int) {
    var options = ImportOptions()
    options.mappings = maps.map { ImportOptions.Mapping(field: $0.field, column: $0.column) }
    var importer = QuestionImport(options, stating: DeckInfo())
    for (number, text) in tables.enumerated() {
      let file = ImportedFile(path: "\(number + 1).csv", bytes: Array(text.utf8))
      do throws(ImportError) {
        try importer.add(file, as: .csv)
      } catch {
        #expect(error.lacksHeader)
        importer.pass(file, error.finding)
      }
    }
    for (name, bytes) in unknown { importer.pass(ImportedFile(path: name, bytes: bytes)) }
    let errors = importer.finishReading()
    func lines(_ findings: [Finding]) -> [String] {
      findings.map { "\($0.place.file) \($0.code.id) \($0.message)" }
    }
    return (lines(importer.ledger), lines(errors), importer.count)
  }

  @Test func aMappedColumnThatOneFileLacksIsAnEntry() throws {
    let result = try imported([Self.table, Self.other], maps: [("Prompt", "Item")])
    #expect(result.count == 2)
    #expect(result.errors == [])
    #expect(
      result.entries == [
        "2.csv L217 no column is named \"Item\": Prompt is taken from \"Question\""
      ])
  }

  @Test func aMappedFieldThatOneFileLacksAltogetherIsAnEntry() throws {
    let first = "Question,Correct answer,Wrong 1,Why\nMoons?,2,1,Count them.\n"
    let result = try imported([first, Self.other], maps: [("Explanation", "Why")])
    #expect(result.count == 2)
    #expect(result.errors == [])
    #expect(
      result.entries == ["2.csv L217 no column is named \"Why\": Explanation is not taken"])
  }

  @Test func aMappedColumnThatNoFileHasIsAnError() throws {
    let result = try imported([Self.other, Self.other], maps: [("Explanation", "Whyy")])
    #expect(
      result.errors == [
        "1.csv L001 no column is named \"Whyy\"; its columns are \"Question\", \"Correct answer\", \"Wrong 1\""
      ])
  }

  @Test func twoNamesForOneFieldNeedNoEntry() throws {
    let third = "Which one?,Correct answer,Wrong 1\nStars?,9,8\n"
    let result = try imported(
      [Self.table, third], maps: [("Prompt", "Item"), ("Prompt", "Which one?")])
    #expect(result.count == 2)
    #expect(result.errors == [] && result.entries == [])
  }

  @Test func aTableWithoutTheColumnsOfQuestionsIsAnEntryBesideOthers() throws {
    let result = try imported([Self.table, Self.foreign], maps: [("Prompt", "Item")])
    #expect(result.count == 1)
    #expect(result.errors == [])
    #expect(
      result.entries == [
        "2.csv L218 the file is not taken: no column is named \"Item\"; its columns are \"City\", \"Country\""
      ])
    let alone = try imported([Self.foreign], maps: [])
    #expect(
      alone.errors == [
        "1.csv L001 no row names the columns of questions; its columns are \"City\", \"Country\""
      ])
  }

  @Test func aFileOfUnknownFormatIsAnEntryWithAdvice() throws {
    let result = try imported(
      [Self.other], maps: [],
      unknown: [("a.yaml", Array("- q: Moons?\n".utf8)), ("b.apkg", [1]), ("c.doc", [2])])
    let line = "L218 the file is not taken: it is in no format that packtool reads"
    #expect(result.entries == ["a.yaml \(line)", "b.apkg \(line)", "c.doc \(line)"])
    #expect(result.errors == [])
    let help = ["a.yml", "b.apkg", "c.doc"].map { name in
      UnknownFile.help(ImportedFile(path: name, bytes: []))
    }
    #expect(
      help == [
        "write the list as JSON, for example with yq -o json, and import that",
        "in Anki, export the deck as Notes in Plain Text (.txt) with HTML, and import that", nil,
      ])
  }

  @Test func aPictureThatAQuestionHasNeedsNoEntry() throws {
    let picture = try #require(Base64.decoded(Array(Self.picture.utf8)))
    var importer = QuestionImport(ImportOptions(), stating: DeckInfo())
    let text = "Prompt,Right,Wrong1,Image,Alt\nMoons?,2,1,a.png,A dot\n"
    let file = ImportedFile(path: "a.csv", bytes: Array(text.utf8)) { name in
      name == "a.png" ? picture : nil
    }
    importer.pass(ImportedFile(path: "a.png", bytes: picture))
    importer.pass(ImportedFile(path: "b.png", bytes: picture + [0]))
    try importer.add(file, as: .csv)
    #expect(importer.finishReading() == [])
    #expect(importer.ledger.map(\.place.file) == ["b.png"])
  }

  @Test(arguments: [nil, .ofOtherBytes(.windows1252), .ofFile(.windows1252)] as [StatedEncoding?])
  func aPictureThatIsThereAndCannotBeReadIsNotSaidToBeMissing(_ encoding: StatedEncoding?) throws {
    let folder = TemporaryFolder()
    let text = "Prompt,Right,Wrong1,Image\nMoons?,2,1,quiz.csv/a.png\nSuns?,1,2,b.png\n"
    let path = folder.write("quiz.csv", Array(text.utf8))
    var importer = QuestionImport(ImportOptions(), stating: DeckInfo())
    try importer.add(ImportedFile(opening: path).decoded(encoding), as: .csv)
    #expect(importer.finishReading() == [])
    #expect(
      importer.ledger.map { "\($0.code.id) \($0.message)" } == [
        "L211 the picture \"quiz.csv/a.png\" cannot be read: not a directory",
        "L211 the picture \"b.png\" is not there",
      ])
  }
}
