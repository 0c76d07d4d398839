import Diagnostics
import Files
import TestSupport
import Testing

@testable import Exchange

/// A way from questions to a file of a format, and back.
struct ExchangeTrip {
  /// The entries of both ledgers.
  var ledger: [Finding]
  var questions: [ExchangedQuestion]
  var file: [UInt8]

  /// Writes questions with the writer of a format, and reads the file with its reader, or that of another format.
  init(
    _ questions: [ExchangedQuestion], _ format: ExchangeFormat, info: DeckInfo = DeckInfo(),
    reader: ExchangeFormat? = nil
  ) throws {
    let folder = TemporaryFolder()
    let path = folder("questions.\(format.writer?.suffix ?? "txt")")
    let kind = questions.first?.kind ?? "choice-quiz"
    let deck = ExportedDeck(
      info: info, kind: kind, count: questions.count, question: { questions[$0] },
      id: { questions[$0]["Id"] ?? "q\($0)" })
    var output = ExportOutput(try AtomicFile(replacing: path), of: Place(path, 0..<0))
    try #require(format.writer).write(deck, ExportOptions(), &output)
    ledger = output.ledger
    try output.commit()
    file = try InputFile.readAll(path, limit: 1 << 28)
    var sink = ImportSink()
    try #require((reader ?? Self.reader(of: format)).reader).read(
      ImportedFile(path: path, bytes: file), ImportOptions(), &sink)
    ledger += sink.ledger
    self.questions = sink.questions
  }
}

extension ExchangeTrip {
  /// The format whose reader reads what a format writes.
  static func reader(of format: ExchangeFormat) -> ExchangeFormat {
    format.name == "qti12" ? .qti : format
  }
}

/// Random questions that a project could have, with the texts that break formats.
struct RandomQuestions {
  private var generator: SplitMix
  private let pieces: [String]

  /// Makes random questions without some signs in their texts.
  init(seed: UInt64, without signs: Set<Character> = []) {
    generator = SplitMix(seed: seed)
    pieces = Self.pieces.filter { signs.isDisjoint(with: $0) }
  }

  private static let pieces = [
    "a", "Bc", "é", "ß", "Ж", "中文", "🦄", "ا", "0", "17", " ", " ", " ", ",", ";", "\"", "'", "=",
    "~", "#",
    "{", "}", ":", "::", "//", "->", "%50%", "\\", "\\\\", "<b>", "&", "&amp;", "]]>", "*", "_",
    "|", "`", "[x]",
    "(y)", "A.", "B)", "ANSWER: A", "^", "#Q", "$", "@", "+1", "-", "\u{301}", "…", "T", "%", "/",
    "?", "!",
  ]

  mutating func number(_ count: Int) -> Int { Int(generator.next() % UInt64(count)) }

  /// A text of one line that stays as it is when white space is collapsed.
  mutating func text(_ most: Int) -> String {
    var text = ""
    for _ in 0..<1 + number(most) { text += pieces[number(pieces.count)] }
    let words = text.split(separator: " ").joined(separator: " ")
    return words.unicodeScalars.first.map { $0.properties.isAlphabetic } == true
      ? words : "x" + words
  }

  /// A question with values in some of the fields.
  mutating func question(_ kind: String, _ number: Int, fields: Set<String>) -> ExchangedQuestion {
    var question = ExchangedQuestion(kind: kind, at: Place("pack", 0..<0))
    func has(_ field: String) -> Bool { fields.contains(field) }
    if kind == "choice-quiz" {
      question["Prompt"] = "\(number) " + text(12)
      question["Right"] = "r" + text(5)
      for index in 0..<1 + self.number(7) { question["Wrong\(index + 1)"] = "\(index)" + text(5) }
    } else {
      question["Fact"] = "\(number) " + text(12)
      question["Value"] = value()
      question["Unit"] = ["m", "km²", "years", "US dollars"][self.number(4)]
    }
    if has("Id"), self.number(4) > 0 { question["Id"] = "q-\(number)" }
    if has("Explanation"), self.number(2) > 0 { question["Explanation"] = text(20) }
    if has("Source"), self.number(2) > 0 { question["Source"] = text(9) }
    if has("Tags"), self.number(2) > 0 {
      question["Tags"] = ["sky", "sky;Öl und-Gas"][self.number(2)]
    }
    if has("Difficulty"), self.number(2) > 0 { question["Difficulty"] = "\(1 + self.number(5))" }
    return question
  }

  private mutating func value() -> String {
    let whole = "\(number(2) == 0 ? "" : "-")\(1 + number(1_000_000))"
    return number(3) == 0 ? whole + ".\(number(100))5" : whole
  }
}

/// Formats that both write and read give back what they wrote.
struct RoundTripTests {
  static let formats = ExchangeFormat.all.filter {
    ExchangeTrip.reader(of: $0).reader != nil && $0.writer != nil
  }
  static let kinds = ["choice-quiz", "facts"]

  /// The fields of a kind that a format writes and reads. Facts in Markdown are a table, which is read as CSV.
  private static func fields(_ format: ExchangeFormat, _ kind: String) -> Set<String>? {
    format.name == "markdown" && kind == "facts" ? nil : format.writer?.fields[kind]
  }

  @Test(arguments: formats.map(\.name), kinds)
  func whatAFormatWritesIsReadBackAsItWas(_ name: String, _ kind: String) throws {
    let format = try #require(ExchangeFormat.named(name))
    guard let fields = Self.fields(format, kind) else { return }
    var (lossy, last) = (0, "")
    for seed in 0..<60 {
      var random = RandomQuestions(seed: UInt64(seed))
      let count = 1 + random.number(5)
      let questions = (0..<count).map { random.question(kind, $0, fields: fields) }
      let trip = try ExchangeTrip(questions, format)
      // A file with an entry in the ledger may differ. Of most files nothing must be lost.
      guard trip.ledger.isEmpty else {
        lossy += 1
        last = trip.ledger[0].message
        continue
      }
      #expect(
        questions.map(Self.values) == trip.questions.map(Self.values),
        "seed \(seed): \(text(of: trip.file))")
    }
    #expect(lossy < 20, "\(last)")
  }

  @Test(arguments: formats.map(\.name))
  func aFileIsRecognisedAsWhatItWasWrittenAs(_ name: String) throws {
    let format = try #require(ExchangeFormat.named(name))
    for kind in Self.kinds {
      guard let fields = Self.fields(format, kind) else { continue }
      var random = RandomQuestions(seed: 7)
      let questions = (0..<4).map { random.question(kind, $0, fields: fields) }
      let file = try ExchangeTrip(questions, format).file
      let path = "quiz.\(format.writer?.suffix ?? "")"
      #expect(
        ExchangeFormat.recognised(ImportedFile(path: path, bytes: file))?.name
          == ExchangeTrip.reader(of: format).name)
    }
  }

  /// The values in an order that does not matter.
  private static func values(_ question: ExchangedQuestion) -> [String] {
    question.cells.map { "\($0.field)=\($0.text)" }.sorted()
  }

  private func text(of file: [UInt8]) -> String {
    String(decoding: file.prefix(2000), as: UTF8.self)
  }
}
