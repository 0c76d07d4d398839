import BulkRows
import CSVSource
import Diagnostics
import Files
import Rows
import Testing
import TestSupport

@testable import Kinds
@testable import Projects
@testable import Rewriting

/// Tests that the fast path of `normalise` writes what the slow path writes.
struct BulkCanonicalTests {
  /// The layout of a random source.
  private struct Layout {
    var columns = ["Fact", "Value", "Unit", "Fact@de", "Id", "AsOf", "Difficulty", "Own"]
    var delimiter = ","
    var lineEnd = "\n"
    /// True if the source has blank lines; the slow path writes the rows below one.
    var hasBlankLines = false
    /// The percentage of messy rows.
    let mess: Int
    /// True if some values are invalid.
    let isFaulty: Bool

    init(_ random: inout SplitMix, mess: Int, isFaulty: Bool = false) {
      (self.mess, self.isFaulty) = (mess, isFaulty)
      if random.next() % 2 == 0 { columns.shuffle(using: &random) }
      if random.next() % 3 == 0 { columns.removeAll { $0 == "Id" } }
      if random.next() % 3 == 0 { delimiter = ";" }
      if random.next() % 3 == 0 { lineEnd = "\r\n" }
      hasBlankLines = random.next() % 4 == 0
    }

    func cell(_ value: String, _ random: inout SplitMix) -> String {
      let mustQuote = value.contains { "\"\n\r\(delimiter)".contains($0) }
      guard mustQuote || Int(random.next() % 100) < mess + 5 else { return value }
      return "\"\(value.replacing("\"", with: "\"\""))\""
    }

    func text(rows: Int, _ random: inout SplitMix) -> [UInt8] {
      var text = columns.joined(separator: delimiter) + lineEnd
      for _ in 0..<rows {
        let isMessy = Int(random.next() % 100) < mess
        if isMessy, random.next() % 8 == 0 {
          let empty = String(repeating: delimiter, count: columns.count - 1)
          text += (hasBlankLines && random.next() % 2 == 0 ? "" : empty) + lineEnd
        }
        // Mostly a single cell of a row is odd.
        let odd = random.next() % 4 == 0 ? nil : (columns + ["Value"]).randomElement(using: &random)
        let cells = columns.map { column in
          cell(value(column, isOdd: isMessy && odd ?? column == column, &random), &random)
        }
        text += cells.joined(separator: delimiter) + lineEnd
      }
      if random.next() % 2 == 0 { text.unicodeScalars.removeLast() }
      return Array(text.utf8)
    }

    private func value(_ column: String, isOdd: Bool, _ random: inout SplitMix) -> String {
      let (plain, odd) = Self.values[column] ?? ([""], [])
      guard isOdd else { return plain.randomElement(using: &random) ?? "" }
      if isFaulty, random.next() % 20 == 0 {
        return ["x", "\u{7}", "2025-02-30"].randomElement(using: &random) ?? ""
      }
      var value = (plain + odd + odd).randomElement(using: &random) ?? ""
      if column == "Value", random.next() % 2 == 0 { value = Self.number(&random) }
      if random.next() % 8 == 0 { value = " " + value }
      if random.next() % 8 == 0 { value += "\t " }
      return value
    }

    /// Returns the digits of a number, which need not be in their shortest form.
    private static func number(_ random: inout SplitMix) -> String {
      var digits = (0..<Int.random(in: 1...16, using: &random)).map { _ in
        "00123456789".randomElement(using: &random) ?? "0"
      }
      if Bool.random(using: &random) {
        digits.insert(".", at: Int.random(in: 0..<digits.count, using: &random))
      }
      return (["", "", "0", "-", "+"].randomElement(using: &random) ?? "") + String(digits)
    }

    private static let long =
      String(repeating: "A long one of many words; ", count: 4) + "and its end"

    private static let values: [String: (plain: [String], messy: [String])] = [
      "Fact": (
        [
          "Height of K2", "Größe von Köln", "Высота", "高さ", "Area, in all", "The \"big\" one", long,
        ],
        [
          "two  spaces", "e\u{301}", "a\nb", "a\u{200B}b", "=A1", "1-Mar", "a\u{a0}b",
          long + "  ",
        ]
      ),
      "Value": (
        ["0", "7", "370578075946", "0.5", "1824.4", "12345678.123", ""],
        ["007", ".5", "1.50", "-3", "-0", "+4", "1234567890123456789"]
      ),
      "Unit": (
        ["m", "km²", "euros", "", "metres of a very long name indeed"],
        ["km2", "sq km", "M", "the \"unit\"", "10", "a  b"]
      ),
      "Fact@de": (["", "Höhe"], ["o\u{308}"]),
      "Id": (["", "an-id"], [" ", "An  id"]),
      "AsOf": (["", "2025-01-31"], []),
      "Difficulty": (["", "3"], ["03", "+3", "3.0"]),
      "Own": (["", "a note"], ["  "]),
    ]
  }

  /// The results of normalising a source.
  private struct Outcome: Equatable {
    var isWritten: Bool
    var text: [UInt8]
    var changes: CanonicalChanges
    /// The changes that a comparison alone finds.
    var compared: CanonicalChanges
    /// The bytes of the file after it was replaced.
    var replaced: [UInt8]
  }

  private func outcome(
    _ text: [UInt8], writingIds: Bool, _ fastPath: CanonicalCSV.FastPath?,
    spelled: [CanonicalRange] = [], _ folder: TemporaryFolder
  ) throws -> Outcome {
    let ids = writingIds ? IdWriter(.facts) : nil
    let languages = SourceLanguages(own: "en", others: nil)
    func write(_ bytes: [UInt8]?, _ output: CanonicalOutput) throws -> Bool {
      let source = ProjectSource(
        path: folder("facts.csv"), root: nil, bytes: bytes, name: "facts.csv", format: .csv)
      return try CanonicalCSV(
        source, ContentKind.facts.schema, languages, keepsDelimiter: false, ids: ids,
        fastPath: fastPath, canonicalRanges: spelled, to: output
      ).write()
    }
    let kept = CanonicalOutput()
    let isWritten = try write(text, kept)
    try kept.finish()
    let compared = CanonicalOutput(comparedWith: SourceBytes(name: "facts.csv", text))
    #expect(try write(text, compared) == isWritten)
    try compared.finish()
    let path = folder.write("facts.csv", text)
    let replaced = CanonicalOutput(
      comparedWith: SourceBytes(name: path, text), replacing: FileStamp(path))
    if try write(nil, replaced) { try replaced.finish() }
    return Outcome(
      isWritten: isWritten, text: isWritten ? kept.kept : [],
      changes: isWritten ? kept.changes : CanonicalChanges(),
      compared: isWritten ? compared.changes : CanonicalChanges(),
      replaced: try InputFile.readFile(path, limit: 1 << 24))
  }

  /// Returns the canonical ranges that a check finds.
  private func spelled(_ text: [UInt8], threads: Int, piece: Int) throws -> [CanonicalRange] {
    var findings = Findings(limit: 1_000_000)
    let reader = try CSVReader.open(.bytes(text, name: "facts.csv"), findings: &findings)
    guard let header = reader.header else { return [] }
    let schema = ContentKind.facts.schema
    let languages = SourceLanguages(own: "en", others: nil)
    let plan = KeyPlan(mayHaveDerivedIds: false, mayDefer: true)
    var judge = try TableJudge(schema, units: .builtIn, keys: plan, findings: findings.emptied)
    #expect(judge.defersDuplicates)
    judge.start("facts.csv", Binding(header, to: schema, languages), languages)
    let options = BulkOptions(threads: threads, chunkSize: piece, asksQuotes: true)
    var rows = JudgedRows(reader, judge, options, findings)
    while try rows.next(&judge, &findings) != nil {}
    return rows.canonicalRanges
  }

  private func check(_ text: [UInt8], _ seed: Int) throws {
    let folder = TemporaryFolder()
    let writingIds = seed % 5 == 0
    let expected = try outcome(text, writingIds: writingIds, nil, folder)
    for piece in [64, 700, 1 << 14] {
      for threads in [1, 2, 3, 7] {
        let fastPath = CanonicalCSV.FastPath(threads: threads, chunkSize: piece)
        let outcome = try outcome(text, writingIds: writingIds, fastPath, folder)
        #expect(outcome == expected, "seed \(seed), pieces of \(piece), \(threads) threads")
        // Ids are written only if no ranges are known.
        if writingIds { continue }
        let spelled = try spelled(text, threads: threads, piece: piece)
        let shown = try self.outcome(
          text, writingIds: false, fastPath, spelled: spelled, folder)
        #expect(shown == expected, "seed \(seed), pieces of \(piece), \(threads) threads, shown")
      }
    }
  }

  @Test(arguments: 0..<24)
  func plainAndMessySourcesAreWrittenTheSameManyAtATimeAndOneByOne(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let mess = [0, 4, 20, 60][seed % 4]
    let layout = Layout(&random, mess: mess, isFaulty: seed % 8 > 5)
    try check(layout.text(rows: 100, &random), seed)
  }

  @Test(arguments: 0..<24)
  func aCanonicalSourceStaysAndAnAddedFaultIsFound(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let text = Layout(&random, mess: 0).text(rows: 100, &random)
    let folder = TemporaryFolder()
    let once = try outcome(text, writingIds: false, nil, folder)
    #expect(once.isWritten)
    try check(once.text, seed)
    let added: [[UInt8]] = [
      [0x20], [0x30], [0x0A], [0x0D], [0x22], [0x22, 0x22], [0x2C], [0x3B], [0x80], [0xC3], [0x00],
      [0xFF], [0x2E], [0xEF, 0xBB, 0xBF], [0x0D, 0x0A], Array("\n\"a\",\"1\",m,,,,,\n".utf8),
    ]
    var changed = once.text
    for _ in 0..<Int.random(in: 1...2, using: &random) {
      let place = Int.random(in: 40..<changed.count, using: &random)
      let bytes = added.randomElement(using: &random) ?? []
      if Bool.random(using: &random) {
        changed.replaceSubrange(place..<place + 1, with: bytes)
      } else {
        changed.insert(contentsOf: bytes, at: place)
      }
    }
    try check(changed, seed)
  }

  /// Only line ends, delimiters and the order of columns are not canonical here.
  @Test(arguments: [
    ("Fact,Value,Unit", ",", "\n", false), ("Fact,Value,Unit", ",", "\r\n", true),
    ("Fact;Value;Unit", ";", "\n", true), ("Fact,Unit,Value", ",", "\n", true),
  ])
  func anotherLayoutAloneIsFound(
    _ header: String, _ delimiter: String, _ end: String, _ differs: Bool
  ) throws {
    let rows = (1...100).map { ["A fact, no. \($0)", "\($0)", "\($0)"] }
    let lines = rows.map { row in
      row.map { $0.contains(delimiter) ? "\"\($0)\"" : $0 }.joined(separator: delimiter)
    }
    let text = Array(([header] + lines).map { $0 + end }.joined().utf8)
    let outcome = try outcome(text, writingIds: false, nil, TemporaryFolder())
    #expect(outcome.compared.differs == differs)
    try check(text, 1)
  }

  @Test(
    arguments: [
      ("\"No. $, too\",$.5,km²", [.quotedAsNeeded]), ("\"No. $\",$.5,km²", [.spelled]),
      ("Größe von $,$,m", [.quotedAsNeeded]), ("No. $,$.50,m", []), ("No. $,0$,m", []),
      ("No. $,$,km2", []), ("No. $ ,$,m", []), ("No.  $,$,m", []), ("$,$,m", []), ("A $,$,", []),
    ] as [(String, [CanonicalRange.Spelling])])
  func aCheckShowsWhatIsInItsOneSpelling(
    _ row: String, _ spellings: [CanonicalRange.Spelling]
  ) throws {
    let header = "Fact,Value,Unit\n"
    let rows = (100..<300).map { row.replacing("$", with: "\($0)") + "\n" }.joined()
    let text = Array((header + rows).utf8)
    let spelled = try spelled(text, threads: 2, piece: 1 << 10)
    #expect(spelled.map(\.spelling) == spellings)
    if !spellings.isEmpty {
      #expect(spelled.map(\.range) == [header.utf8.count..<text.count])
    }
  }

  @Test(arguments: 0..<100)
  func thePreTestForCanonicalTextIsNeverWrong(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let text = CanonicalText(units: .builtIn)
    for _ in 0..<100 {
      let number = (0..<Int.random(in: 0...20, using: &random)).map { _ in
        Array("00123456789.- ".utf8).randomElement(using: &random) ?? 0x30
      }
      for type in [TableSchema.FieldType.number, .integer, .year] {
        guard CanonicalText.Form.value(type).isCanonical(number.span) else { continue }
        var value: [UInt8] = []
        let isValue = text.append(number.span, of: .value(type), to: &value)
        #expect(isValue && value == number)
      }
    }
  }

  /// Returns the numbers of the records that the slow path must write, and the bytes of all
  /// records.
  private func others(
    _ rows: String
  ) throws -> (count: Int, written: [UInt8]?) {
    let names = ["Fact", "Value", "Unit", "AsOf", "Difficulty"]
    let text = Array((names.joined(separator: ",") + "\n" + rows).utf8)
    var findings = Findings()
    let input = CSVInput.bytes(text, name: "a.csv")
    let reader = try CSVReader.open(input, findings: &findings)
    let (start, found) = (reader.offset, reader.shape)
    let shape = try #require(found)
    let fields = names.enumerated().map {
      CanonicalRecords.Field($0, ContentKind.facts.schema.field($1))
    }
    let records = CanonicalRecords(
      fields, CSVText(delimiter: 0x2C), ids: nil, asked: nil, leavesOutEmpty: true)
    var canonical = try #require(records.canonicalRows(shape))
    let others = try canonical.read(input, start..<text.count, isAtRecord: true)
    #expect(canonical.range == start..<text.count)
    let empty = [Int](repeating: 0, count: others.count)
    let written = canonical.written(records.layout, of: others, others: [], ends: empty)
    return (others.count, written)
  }

  @Test func recordsInCanonicalFormAreNotLookedAtOneByOne() throws {
    let rows = (0..<200).map { "\"Fact, \($0)\",\($0).5,km²,2025-01-31,\($0)\n" }.joined()
    let (count, written) = try others(rows)
    #expect(count == 0)
    #expect(written == nil)
  }

  @Test(arguments: [
    ("a,1,m,,", true), ("a,0,m,,", true), ("a,0.5,m,,", true), ("a,100.05,m,,", true),
    ("a,01,m,,", false), ("a,00,m,,", false), ("a,.5,m,,", false), ("a,1.,m,,", false),
    ("A long one,-1.5,m,,", true), ("a,-0,m,,", false), ("a,-,m,,", false), ("a,-.5,m,,", false),
    ("a,-0.50,m,,", false), ("a,1234567890123456.7,m,,", true), ("a,1.2.3,m,,", false),
    ("a,1,m,,3.5", false), ("a,1.50,m,,", false), ("a,00.5,m,,", false), ("a,+1,m,,", false),
    ("a,1,km2,,", false),
    ("a ,1,m,,", false), (" a,1,m,,", false), ("a  b,1,m,,", false), ("e\u{301},1,m,,", false),
    ("a,1,m,2025-01-31,", true), ("a,1,m,2025-01-31 ,", false), ("a,1,m,,3", true),
    ("a,1,m,,03", false), (",,,,", false), ("\"a\u{a}b\",1,m,,", false),
  ])
  func aRecordIsLookedAtWhereACellHasAnotherSpelling(_ row: String, _ isCanonical: Bool) throws {
    #expect(try others(row + "\n").count == (isCanonical ? 0 : 1))
  }

  @Test(arguments: [
    ("\"a\",\"1\",m,\"\",\n", "a,1,m,,\n"),
    ("b,2,m,,\n\"a\",1,m,,\nc,3,m,,\n", "b,2,m,,\na,1,m,,\nc,3,m,,\n"),
    ("b,2,m,,\n\"a,b\",\"1\",m,,\n", "b,2,m,,\n\"a,b\",1,m,,\n"),
    ("\"a \"\"b\"\"\",1,\"m\",,\n", "\"a \"\"b\"\"\",1,m,,\n"),
  ])
  func needlessQuotesAreLeftOut(_ rows: String, _ expected: String) throws {
    let (count, written) = try others(rows)
    #expect(count == 0)
    #expect(written.map { String(decoding: $0, as: UTF8.self) } == expected)
  }

  @Test func zerosBehindDecimalsAreLeftOutAsTheParserDoes() {
    let canonical = CanonicalText(units: .empty)
    var random = SplitMix(seed: 5)
    var found = 0
    for _ in 0..<5_000 {
      let count = Int.random(in: 1...20, using: &random)
      let text = (0..<count).map { _ in Array("0000.-+19".utf8).randomElement(using: &random) ?? 0 }
      let form = CanonicalText.Form.value(.number)
      guard let short = CanonicalRecords.withoutZeros(text[...], of: form) else { continue }
      found += 1
      var expected: [UInt8] = []
      let isNumber = canonical.append(text.span, of: form, to: &expected)
      #expect(isNumber && expected == Array(short), "\(String(decoding: text, as: UTF8.self))")
    }
    #expect(found > 20)
  }
}
