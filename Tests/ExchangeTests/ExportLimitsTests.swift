import Archives
import Diagnostics
import Files
import TestSupport
import Testing

@testable import Exchange

/// Archives that are written up to the limits within which they are read.
struct ExportLimitsTests {
  private typealias Write = (ExportedDeck, ZipLimits, inout ExportOutput) throws -> Void

  /// The archive of some questions, and the number of those that were left out.
  private func written(
    _ questions: [ExchangedQuestion], _ limits: ZipLimits, _ write: Write
  ) throws -> (file: [UInt8], leftOut: Int) {
    let folder = TemporaryFolder()
    let path = folder("deck")
    let deck = ExportedDeck(
      info: DeckInfo(), kind: "choice-quiz", count: questions.count, question: { questions[$0] },
      id: { "q\($0)" })
    var output = ExportOutput(try AtomicFile(replacing: path), of: Place(path, 0..<0))
    try write(deck, limits, &output)
    let leftOut = output.ledger.count { $0.code == .questionNotExported }
    try output.commit()
    return (try InputFile.readAll(path, limit: 1 << 28), leftOut)
  }

  private func questions(_ count: Int, pictures: Int = 0) -> [ExchangedQuestion] {
    (0..<count).map { number in
      var question = ExchangedQuestion.choice(
        "Question \(number)?", right: "yes \(number)", wrong: ["no \(number)"],
        at: Place("p", 0..<0))
      if number < pictures {
        question["Image"] = "\(number).png"
        question.picture = ExchangedPicture(name: "\(number).png", bytes: [1, 2, UInt8(number)])
      }
      return question
    }
  }

  private func read(_ file: [UInt8], _ format: ExchangeFormat) throws -> [String] {
    var sink = ImportSink()
    try #require(format.reader).read(
      ImportedFile(path: "deck", bytes: file), ImportOptions(), &sink)
    return sink.questions.map(\.prompt)
  }

  /// The manifest takes one of the files, and each picture one more.
  @Test(arguments: [6, 7, 8, 50])
  func aPackageHasAsManyFilesAsAreReadAndTheOtherQuestionsAreNamed(
    _ most: Int
  ) throws {
    var limits = ZipLimits()
    limits.entries = most
    let all = questions(60, pictures: 2)
    let (file, leftOut) = try written(all, limits, QTIWriter.write)
    let archive = try ZipArchive(file, limits)
    #expect(archive.entries.count == most)
    #expect(leftOut == 60 - (most - 3))
    #expect(try read(file, .qti) == all.prefix(most - 3).map(\.prompt))
  }

  @Test(arguments: [5_000, 20_000, 50_000])
  func aPackageGrowsNoMoreThanIsRead(_ growth: Int) throws {
    var limits = ZipLimits()
    limits.growth = growth
    let all = questions(100)
    let (file, leftOut) = try written(all, limits, QTIWriter.write)
    #expect(leftOut > 0 && leftOut < 100)
    _ = try ZipArchive(file, limits)
    #expect(try read(file, .qti) == all.prefix(100 - leftOut).map(\.prompt))
  }

  @Test(arguments: [20_000, 40_000])
  func aWorkbookGrowsNoMoreThanIsRead(_ growth: Int) throws {
    var limits = ZipLimits()
    limits.growth = growth
    let all = questions(300)
    let (file, leftOut) = try written(all, limits, XLSXWriter.write)
    #expect(leftOut > 0 && leftOut < 300)
    _ = try ZipArchive(file, limits)
    #expect(try read(file, .xlsx) == all.prefix(300 - leftOut).map(\.prompt))
  }
}
