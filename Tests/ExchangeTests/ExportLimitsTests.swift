import Archives
import Diagnostics
import Files
import TestSupport
import Testing

@testable import Exchange

/// Archives that are written up to the limits within which they are read.
struct ExportLimitsTests {
  /// The archive of some questions, and the number of those that were left out.
  private func written(
    _ questions: [ExchangedQuestion], _ limits: ZipLimits, _ format: ExchangeFormat
  ) throws -> (file: [UInt8], leftOut: Int) {
    let folder = TemporaryFolder()
    let path = folder("deck")
    let deck = ExportedDeck(
      info: DeckInfo(), kind: "choice-quiz", count: questions.count, question: { questions[$0] },
      id: { "q\($0)" })
    var output = ExportOutput(try AtomicFile(replacing: path), of: Place(path, 0..<0))
    var options = ExportOptions()
    options.archives = limits
    try #require(format.writer).write(deck, options, &output)
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

  private func read(_ file: [UInt8], _ reader: FormatReader) throws -> [String] {
    var sink = ImportSink()
    try reader.read(ImportedFile(path: "deck", bytes: file), ImportOptions(), &sink)
    return sink.questions.map(\.prompt)
  }

  /// A package of QTI 3 has a file for each question and the manifest, the others two files for all questions.
  @Test(arguments: ["qti", "qti12", "h5p"], [3, 4, 6, 7, 8, 50])
  func aPackageHasAsManyFilesAsAreReadAndTheOtherQuestionsAreNamed(
    _ name: String, _ most: Int
  ) throws {
    let format = try #require(ExchangeFormat.named(name))
    var limits = ZipLimits()
    limits.entries = most
    let (pictures, count) = (2, 60)
    let all = questions(count, pictures: pictures)
    let (file, leftOut) = try written(all, limits, format)
    let archive = try ZipArchive(file, limits)
    var expected: [ExchangedQuestion] = []
    var files = name == "qti" ? 1 : 2
    for (number, question) in all.enumerated() {
      let more = (name == "qti" ? 1 : 0) + (number < pictures ? 1 : 0)
      if files + more > most { continue }
      files += more
      expected.append(question)
    }
    #expect(archive.entries.count == files)
    #expect(leftOut == count - expected.count)
    let reader = try #require(format.reader ?? ExchangeFormat.qti.reader)
    #expect(try read(file, reader) == expected.map(\.prompt))
  }

  @Test(arguments: ["qti", "qti12", "h5p"], [5_000, 20_000, 50_000])
  func aPackageGrowsNoMoreThanIsRead(_ name: String, _ growth: Int) throws {
    let format = try #require(ExchangeFormat.named(name))
    var limits = ZipLimits()
    limits.growth = growth
    let all = questions(200)
    let (file, leftOut) = try written(all, limits, format)
    #expect(leftOut > 0 && leftOut < 200)
    _ = try ZipArchive(file, limits)
    let reader = try #require(format.reader ?? ExchangeFormat.qti.reader)
    #expect(try read(file, reader) == all.prefix(200 - leftOut).map(\.prompt))
  }

  @Test(arguments: [20_000, 40_000])
  func aWorkbookGrowsNoMoreThanIsRead(_ growth: Int) throws {
    var limits = ZipLimits()
    limits.growth = growth
    let all = questions(300)
    let (file, leftOut) = try written(all, limits, .xlsx)
    #expect(leftOut > 0 && leftOut < 300)
    _ = try ZipArchive(file, limits)
    let reader = try #require(ExchangeFormat.xlsx.reader)
    #expect(try read(file, reader) == all.prefix(300 - leftOut).map(\.prompt))
  }
}
