import Archives
import Diagnostics
import Files
import TestSupport
import Testing

@testable import Exchange

/// The work and the memory of imports, counted by their budget.
struct ImportBudgetTests {
  /// A hundredth of the limits of a user.
  private static var options: ImportOptions {
    var options = ImportOptions()
    options.limits.work /= 100
    options.limits.memory /= 100
    return options
  }

  private struct Outcome {
    var refusal: Finding?
    var importer: QuestionImport
  }

  private func imported(
    _ bytes: [UInt8], _ format: ExchangeFormat, _ options: ImportOptions = options
  ) -> Outcome {
    var importer = QuestionImport(options, stating: DeckInfo())
    do throws(ImportError) {
      try importer.add(ImportedFile(path: "deck", bytes: bytes), as: format)
      return Outcome(refusal: nil, importer: importer)
    } catch {
      return Outcome(refusal: error.finding, importer: importer)
    }
  }

  // MARK: - Small files that stand for much

  @Test func aSpreadsheetOfHalfAKilobyteWithManyRepeatedRowsIsGivenUp() throws {
    let file = HostileImports.ods(tables: 20, rows: 60_000, columns: 3, repeatedCells: 1)
    #expect(file.count < 1_000)
    let outcome = imported(file, .ods)
    #expect(outcome.refusal?.code == .importTooLarge)
    let budget = outcome.importer.budget
    #expect(budget.work < budget.mostWork * 11 / 10)
    #expect(outcome.importer.ledger.count <= ImportLedger.mostOfCode)
  }

  /// Short lines and values that are kept until all are read take many times their bytes.
  @Test(arguments: [
    (ExchangeFormat.text, "Q:a\n"), (.aiken, "q\n"), (.jsonList, "1,"), (.opentdb, "1,"),
  ])
  func shortPiecesThatAreKeptAreGivenUp(format: ExchangeFormat, piece: String) {
    func refusal(_ times: Int, budget: Int) -> Finding? {
      var options = Self.options
      options.budget = budget
      let isJSON = format.name != "text" && format.name != "aiken"
      let text = String(repeating: piece, count: times)
      return imported(Array((isJSON ? "[" + text + "0]" : text).utf8), format, options).refusal
    }
    let refused = refusal(30_000, budget: 1)
    #expect(refused?.code == .importTooLarge)
    #expect(refused?.message.contains("bytes of questions in memory") == true)
    #expect(refusal(30_000, budget: 4)?.code != .importTooLarge)
    #expect(refusal(1_000, budget: 1)?.code != .importTooLarge)
  }

  /// Whole doubles are kept no longer than they are read; others are found with the project.
  @Test(arguments: [("How high is it? {#1}", 1), ("How high is it? {#2}", 2)])
  func aNumberQuestionThatIsThereAlreadyIsLeftOutAtOnce(second: String, count: Int) {
    let file = "How high is it? {#1}\n\n\(second)\n"
    #expect(imported(Array(file.utf8), .gift).importer.count == count)
  }

  @Test func rowsOfMoreCellsThanAHeaderHasNamesAreCharged() {
    let file = HostileImports.ods(tables: 30, rows: 16, columns: 2, repeatedCells: 833)
    let outcome = imported(file, .ods)
    #expect(outcome.refusal?.code == .importTooLarge)
    #expect(outcome.refusal?.message.contains("names of columns") == true)
  }

  @Test func rowsOfAnotherWidthThanTheHeaderAreCharged() {
    func refusal(_ row: String) -> Finding? {
      let text = "category\tclue\tanswer\n" + String(repeating: row, count: 12_000)
      return imported(Array(text.utf8), .jeopardy).refusal
    }
    #expect(refusal("a\n")?.code == .importTooLarge)
    #expect(refusal("a\n")?.message.contains("rows of another width") == true)
    #expect(refusal("a\t\t\n")?.code != .importTooLarge)
  }

  @Test func theRefusalNamesTheFileTheLimitAndTheOptionThatRaisesIt() {
    let file = HostileImports.ods(tables: 20, rows: 60_000, columns: 3, repeatedCells: 1)
    let refusal = imported(file, .ods).refusal
    #expect(refusal?.place.file == "deck")
    #expect(
      refusal?.message.hasPrefix(
        "the import is given up here: files of \(file.count) bytes may take 5500000 units of work, "
          + "and more is needed (so far ") == true)
    #expect(
      refusal?.help
        == "import fewer files at once; if you trust the file, raise the limit: --budget 4")
  }

  @Test func aBudgetThatIsRaisedTakesWhatWasGivenUp() {
    var options = Self.options
    let file = HostileImports.ods(tables: 1, rows: 12_000, columns: 3, repeatedCells: 1)
    #expect(imported(file, .ods, options).refusal?.code == .importTooLarge)
    options.budget = 4
    let outcome = imported(file, .ods, options)
    #expect(outcome.refusal == nil)
    #expect(outcome.importer.found == 12_000)
  }

  @Test func anItemThatAPackageListsManyTimesIsReadOnce() throws {
    func work(_ references: Int) -> (work: Int, importer: QuestionImport) {
      let outcome = imported(HostileImports.qti(references: references, padding: 20_000), .qti)
      #expect(outcome.refusal == nil)
      return (outcome.importer.budget.work, outcome.importer)
    }
    let (once, many) = (work(1), work(500))
    #expect(many.work < once.work + 500 * 350)
    #expect(many.importer.count == 1 && many.importer.found == 500)
    #expect(many.importer.ledger.count { $0.code == .importedTwice } == 499)
  }

  @Test func aWorkbookWithAHundredThousandAlikeRowsIsGivenUp() {
    let outcome = imported(HostileImports.xlsx(rows: 20_000, columns: 3), .xlsx)
    #expect(outcome.refusal?.code == .importTooLarge)
    // The rest of the sheet is not even parsed.
    let budget = outcome.importer.budget
    #expect(budget.work < budget.mostWork * 11 / 10)
  }

  @Test func rowsThatAreAlikeAreFoundBeforeTheProjectIsChecked() {
    let outcome = imported(HostileImports.xlsx(rows: 2_000, columns: 3), .xlsx)
    #expect(outcome.refusal == nil)
    #expect(outcome.importer.count == 1 && outcome.importer.found == 2_000)
  }

  @Test func ofManyEntriesOfOneCodeTheFirstAreKeptAndAllAreCounted() {
    let bad = 12_000
    let text = "Prompt,Right,Wrong1\n" + String(repeating: "\"a\"b,c,d\n", count: bad)
    let outcome = imported(Array(text.utf8), .csv, ImportOptions())
    #expect(outcome.refusal == nil)
    #expect(outcome.importer.found == bad)
    #expect(outcome.importer.omissions.map(\.count) == [bad])
    #expect(outcome.importer.ledger.count == ImportLedger.mostOfCode)
    #expect(
      outcome.importer.book.restInWords
        == "and \(bad - ImportLedger.mostOfCode) more, which are only counted: 2000 L108")
  }

  @Test func longMessagesAreKeptUpToALimitAndThenCounted() {
    var ledger = ImportLedger()
    let text = String(repeating: "x", count: 1 << 20)
    for _ in 0..<40 { ledger.append(Finding(.valueDropped, text, at: Place("f", 0..<0))) }
    #expect(ledger.entries.count == 17)
    #expect(ledger.counts[.valueDropped] == 40)
    #expect(ledger.more[.valueDropped] == 23)
  }

  /// 3 errors are the most of a round, or there is room for 3.
  @Test(arguments: [(mostErrors: 3, room: 1 << 20), (50_000, 5_000)])
  func errorsBeyondThoseOfOneRoundAreMendedInTheNextOnes(mostErrors: Int, room: Int) throws {
    let folder = TemporaryFolder()
    let count = 40
    let rows = (0..<count).map {
      "How high is hill \($0)?,\($0 + 10),m\nHow high is hill \($0)?,7,m\n"
    }
    let text = "Fact,Value,Unit\n" + rows.joined()
    let reader = try #require(ExchangeFormat.csv.reader)
    func drafts(memory: Int) throws -> Drafts {
      var options = ImportOptions()
      options.limits.memory = memory
      let drafts = Drafts(options)
      let file = ImportedFile(path: "f.csv", bytes: Array(text.utf8))
      _ = try drafts.read(file, reader, options)
      return drafts
    }
    let kept = try drafts(memory: 1 << 20).budget.kept
    let drafts = try drafts(memory: kept + room)
    let workOfReading = drafts.budget.work
    var info = DeckInfo()
    (info.id, info.title) = ("hills", "Hills")
    var project = DraftProject(drafts, "facts", info, in: folder("."), mostErrors: mostErrors)
    try project.write(building: false)
    #expect(project.errors.isEmpty)
    #expect(project.check != nil)
    #expect(drafts.tables["facts"]?.count == count)
    #expect(project.ledger.counts == [.importedTwice: count])
    // Each round charges all rows.
    let rounds = count / 3 + 2
    #expect(drafts.budget.work - workOfReading > rounds * count * 200)
  }

  // MARK: - Sound files

  @Test func aPackageOfFortySixThousandQuestionsIsFarFromTheLimit() throws {
    let questions = 500
    let outcome = imported(HostileImports.package(of: questions), .qti, ImportOptions())
    #expect(outcome.importer.count == questions)
    #expect(outcome.importer.budget.work * 46_259 / questions < ImportBudget.Limits().work)
  }

  @Test func aSheetOfTwoHundredThousandRowsIsWithinTheLimit() throws {
    let rows = 500
    let outcome = imported(
      HostileImports.xlsx(rows: rows, columns: 5, areAlike: false), .xlsx, ImportOptions())
    #expect(outcome.importer.count == rows)
    #expect(outcome.importer.budget.work * 200_000 / rows < ImportBudget.Limits().work)
    #expect(outcome.importer.budget.kept * 200_000 / rows < ImportBudget.Limits().memory)
  }

  @Test func aWorkbookOfAHundredThousandLongQuestionsIsWithinTheLimit() throws {
    let rows = 500
    let file = HostileImports.xlsx(rows: rows, columns: 6, areAlike: false, padding: 25)
    let outcome = imported(file, .xlsx, ImportOptions())
    #expect(outcome.importer.count == rows)
    #expect(outcome.importer.budget.work * 100_000 / rows < ImportBudget.Limits().work)
  }

  @Test func aTableOfNineHundredThousandVeryShortRowsIsWithinTheLimits() throws {
    let rows = 1_000
    let text = "Prompt,Right,Wrong1\n" + (0..<rows).map { "\(100_000 + $0)?,a,b\n" }.joined()
    let outcome = imported(Array(text.utf8), .csv, ImportOptions())
    #expect(outcome.importer.count == rows)
    let (bytes, budget) = (text.utf8.count * 900, outcome.importer.budget)
    let limits = ImportBudget.Limits()
    #expect(budget.kept * 900 < limits.memory + bytes * limits.memoryPerByte)
    // Rows are checked twice where prompts are alike.
    #expect((budget.work + 2 * 200 * rows) * 900 < bytes * limits.workPerByte)
  }

  // MARK: - Files at random

  @Test func hostileFilesAtRandomAreTakenOrRefusedWithinTheLimits() throws {
    var random = SplitMix(seed: 48)
    var refused = 0
    var options = Self.options
    options.limits.work /= 10
    for number in 0..<300 {
      let (bytes, format) = HostileImports.random(&random)
      let outcome = imported(bytes, format, options)
      let budget = outcome.importer.budget
      // A reader may end the charge at hand, which is at most one text or row.
      let last = 10 * bytes.count + 300_000
      #expect(budget.work <= budget.mostWork + last, "file \(number) in \(format.name)")
      #expect(budget.kept <= budget.mostKept + bytes.count + 1 << 20, "file \(number)")
      for (code, count) in outcome.importer.book.counts {
        let kept = outcome.importer.ledger.count { $0.code == code }
        #expect(kept + outcome.importer.book.more[code, default: 0] == count)
        #expect(kept <= ImportLedger.mostOfCode)
      }
      if let refusal = outcome.refusal {
        refused += refusal.code == .importTooLarge ? 1 : 0
        #expect(refusal.code.severity == .error)
      } else {
        let left = outcome.importer.omissions.reduce(0) { $0 + $1.count }
        #expect(outcome.importer.count + left == outcome.importer.found, "file \(number)")
      }
    }
    #expect(refused > 30 && refused < 270)
  }
}
