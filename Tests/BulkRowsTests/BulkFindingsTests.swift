import CSVSource
import Diagnostics
import RowReadings
import TestSupport
import Testing

@testable import BulkRows
@testable import Rows

/// Tests that the fast path and the slow path report the same findings for the same rows.
struct BulkFindingsTests {
  private static func row(_ random: inout SplitMix, _ number: Int, _ faults: Int) -> String {
    let subjects = [
      "Height of K", "Größe von ", "Высота ", "高さ", "Ύψος ", "높이 ", "Fact", "Facts of ",
      "Year “x” ",
      "a – b ", "What \"\"it\"\" is, ", "R & D, 1 < 2 ", "É ", "5 % of ", "Rose 5%-",
      "Who%20is%20", "S%C3%A3o%20P", "9%5", "%", "Ã", "Tom &amp; Jerry ",
      "a &#39;b&#39; \"\"c\"\" ",
      "<b>Bold</b> ", "x&y; <no>, ", "1-Mar", "=A1", "#REF!", "x ", "  x",
      "e\u{301} ",
    ]
    let wild = faults > 0 && Int.random(in: 0..<100, using: &random) < faults
    var fact = subjects[Int.random(in: 0..<(wild ? subjects.count : 15), using: &random)]
    fact += wild && Bool.random(using: &random) ? "\(number % 50)" : "\(number)"
    let isQuoted = fact.contains("\"") || fact.contains(",") || Bool.random(using: &random)
    if !isQuoted { fact = fact.replacing(",", with: " ") }
    let value =
      wild
      ? ["1,5", "-3", "", "1e3", "007", "0.50", ".5", "5.", "9999999999999999999", "1 000", "+4"]
        .randomElement(using: &random) ?? "" : "\(Int.random(in: 0..<100_000, using: &random)).25"
    let unit =
      (wild
      ? ["m", "km", "", "M ", "year", "°C", "KM", "a\u{200B}b"] : ["metres", "°C", "km²", "€"])
      .randomElement(using: &random) ?? ""
    let id = wild && Bool.random(using: &random) ? "id-\(number % 30)" : ""
    let level = wild ? ["1", "6", "x", ""].randomElement(using: &random) ?? "" : "3"
    let day = wild && Bool.random(using: &random) ? "2025-02-30" : ""
    return (isQuoted ? "\"\(fact)\"" : fact) + ",\(value.contains(",") ? "\"\(value)\"" : value)"
      + ",\(unit),\(id),\(level),\(day)"
  }

  static func text(_ random: inout SplitMix, rows: Int, faults: Int) -> [UInt8] {
    let end = Bool.random(using: &random) ? "\n" : "\r\n"
    var text = "Fact,Value,Unit,Id,Level,AsOf" + end
    for number in 0..<rows { text += row(&random, number, faults) + end }
    if Bool.random(using: &random) { text.removeLast() }
    return Array(text.utf8)
  }

  private func check(_ text: [UInt8], _ pieces: [Int], _ name: String) throws {
    for limit in [3, 1_000_000] {
      let expected = try CSVReading(text, bulk: nil, limit: limit)
      for piece in pieces {
        for threads in [1, 2, 3, 7] {
          let bulk = BulkOptions(threads: threads, chunkSize: piece)
          let outcome = try CSVReading(text, bulk: bulk, limit: limit)
          #expect(
            outcome.reported == expected.reported,
            "\(name), pieces of \(piece), \(threads) threads, limit \(limit)")
          #expect(outcome == expected)
        }
      }
    }
  }

  @Test(arguments: 0..<24)
  func soundAndFaultyRowsHaveTheSameFindingsWhicheverWayTheyAreRead(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let text = Self.text(&random, rows: 120, faults: [0, 3, 40][seed % 3])
    try check(text, [64, 500, 1 << 14], "seed \(seed)")
  }

  /// Nothing but the text opens the rows, whose places in blocks of 64 bytes differ.
  @Test(arguments: [
    "Who%20is%20it", "S%C3%A3o%20Paulo", "%20", "a%20", "Tom &amp; Jerry", "a &#39;b&#39;",
    "<b>Bold</b>",
    "5 % of", "Rose 5%-9%", "100%25", "R&D", "100%",
  ])
  func aRowWhoseOnlyFaultIsLeftByAnotherProgramHasItOnTheFastPathToo(
    _ fact: String
  ) throws {
    var text = "Fact,Value,Unit,Id,Level,AsOf\n"
    for number in 0..<130 {
      let isOdd = number % 2 == 0
      text += isOdd ? fact + "x\(number)" : "Height of K\(number)"
      text += ",\(number).25,metres,,3,\n"
    }
    try check(Array(text.utf8), [500, 1 << 14], fact)
  }

  @Test(arguments: 0..<50)
  func damagedTextHasTheSameFindingsWhicheverWayItIsRead(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    var text = Self.text(&random, rows: 60, faults: 4)
    let bad: [[UInt8]] = [
      [0], [0x0A], [0x0A, 0x0A], [0x0D], [0x0D, 0x0A], [0x22], [0x22, 0x22], [0x2C], [0x80], [0xC3],
      [0xFF], [0x20, 0x20], [0xEF, 0xBB, 0xBF], [0x09],
      Array("\nFact,Value,Unit,Id,Level,AsOf\n".utf8),
      Array("\nValue,Fact,Unit,Id,Level,AsOf\n".utf8), Array("\"\n,\"".utf8),
    ]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let index = Int.random(in: 30..<text.count, using: &random)
      let bytes = bad[Int.random(in: 0..<bad.count, using: &random)]
      switch Int.random(in: 0..<3, using: &random) {
      case 0: text[index] = bytes[0]
      case 1: text.insert(contentsOf: bytes, at: index)
      default: text.remove(at: index)
      }
    }
    try check(text, [64, 700, 1 << 14], "seed \(seed)")
  }

  /// Rows with words in place of numbers, and rows that may have slipped by a column instead.
  private static func words(_ random: inout SplitMix, rows: Int, columns: Int) -> [UInt8] {
    let values = [
      "about 5", "unknown", "five", "5 km", "\"about 1,000\"", "1.5 million", "n/a", "3 Mar", "12",
      "",
      "a\u{a0}b", " ten", "two  words", "=x", "\"a \"\"word\"\"\"", "-5",
    ]
    var text =
      "Fact,Value,Unit,Note,Level".split(separator: ",").prefix(columns)
      .joined(separator: ",") + "\n"
    /// Returns mostly the first text, and one time in four another one.
    func cell(_ usual: String, _ others: [String]) -> String {
      Int.random(in: 0..<4, using: &random) > 0
        ? usual : others.randomElement(using: &random) ?? ""
    }
    for number in 0..<rows {
      let fact = cell(
        "Height of K\(number)", ["\(190_000 + number)", "+\(number)00000", "Fact \(number)"])
      let row = [
        fact, cell("about \(number)", values), cell("metres", ["12", "km", "", "-3.5"]),
        cell("a note", ["", "4"]), cell("3", ["", "9"]),
      ]
      text += row.prefix(columns).joined(separator: ",") + "\n"
    }
    return Array(text.utf8)
  }

  @Test(arguments: 0..<24)
  func fastPathCountsNonNumericRowsLikeTheJudge(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let text = Self.words(&random, rows: 150, columns: 3 + seed % 3)
    try check(text, [64, 700, 1 << 14], "seed \(seed)")
  }

  /// Rows that lack some values, with columns in several orders, and rows that may have slipped
  /// instead.
  private static func gaps(_ random: inout SplitMix, rows: Int) -> [UInt8] {
    let columns = [
      ("Fact", "Height of K"), ("Value", "2"), ("Unit", "metres"), ("Note", "a note"),
      ("Level", "3"),
    ].shuffled(using: &random).filter {
      !["Note", "Level"].contains($0.0) || Int.random(in: 0..<4, using: &random) > 0
    }
    var text = columns.map(\.0).joined(separator: ",") + "\n"
    let gap = columns.indices.randomElement(using: &random) ?? 0
    for number in 0..<rows {
      var row = columns.map { $0.0 == "Fact" ? $0.1 + "\(number)" : $0.1 }
      row[gap] = Bool.random(using: &random) ? "" : "\"\""
      for column in row.indices where Int.random(in: 0..<6, using: &random) == 0 {
        let others = ["", "4", "12", "x", "\(number)", "Fact \(number)", "-3.5", "unknown", "  "]
        row[column] = others.randomElement(using: &random) ?? ""
      }
      text += row.joined(separator: ",") + "\n"
    }
    return Array(text.utf8)
  }

  @Test(arguments: 0..<60)
  func rowsThatLackAValueAreCountedAsTheyAreReported(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    try check(Self.gaps(&random, rows: 150), [700], "seed \(seed)")
  }

  /// Rows whose units have other spellings or letter cases, and numbers with commas; few or many of them have a fault beside.
  private static func units(_ random: inout SplitMix, rows: Int, odd: Int) -> [UInt8] {
    func isOdd(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }
    var text = "Fact,Value,Unit,Note\n"
    for number in 0..<rows {
      var row = ["Height of K\(number)", "\(number)", "metres", "a note"]
      if isOdd(odd) {
        row[2] =
          ["m", "km", "Metres", "KILOMETRES", "M", "\"m\"", "year", "Year", " m"]
          .randomElement(using: &random) ?? ""
      }
      if isOdd(odd) {
        row[1] = ["\"1,234\"", "\"1,5\"", "\",5\"", ""].randomElement(using: &random) ?? ""
      }
      if isOdd(odd / 8) {
        row[Int.random(in: 0..<4, using: &random)] =
          ["", "=A1()", "12", "Fact", "a  b"].randomElement(using: &random) ?? ""
      }
      text += row.joined(separator: ",") + "\n"
    }
    return Array(text.utf8)
  }

  @Test(arguments: 0..<48)
  func unitsInAnotherSpellingAreCountedAsTheyAreReported(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let text = Self.units(&random, rows: 150, odd: [2, 20, 50, 100][seed % 4])
    try check(text, [300, 1 << 14], "seed \(seed)")
  }

  @Test func aWarningAmongManyRowsOpensNoOtherRow() throws {
    let rows = (0..<400).map { "Height of K\($0),1,\($0 % 5 == 0 ? "m" : "metres")\n" }
    let text = Array(("Fact,Value,Unit\n" + rows.joined()).utf8)
    var passed = 0
    let reading = try CSVReading(
      text, bulk: BulkOptions(threads: 1, chunkSize: 1 << 9), limit: 20, accepted: { passed += $0 })
    #expect(reading.counts == [0, 80, 80])
    #expect(reading.findings.count == 20)
    // Some 20 rows are judged because their findings are shown, and those of a last part of less than a quarter of a chunk.
    #expect(365..<382 ~= passed)
  }

  @Test(arguments: [
    "Height of K,about 1,metres", "Height of K,,metres", ",1,metres", "Height of K,1,",
    "Height of K,\"\",metres", "Height of K,\"1,234\",metres",
  ])
  func rowsOfOneFaultAreNotJudgedOneByOneOnceNoMoreAreShown(_ row: String) throws {
    let rows = (0..<400).map { row.replacing("K", with: "K\($0)") + "\n" }
    let text = Array(("Fact,Value,Unit\n" + rows.joined()).utf8)
    var passed = 0
    let reading = try CSVReading(
      text, bulk: BulkOptions(threads: 1, chunkSize: 1 << 9), limit: 20, accepted: { passed += $0 })
    #expect(reading.counts == [400, 0, 0])
    #expect(reading.findings.count == 20)
    // The first chunks, and a last part of less than a quarter of a chunk, are left to the slow
    // path.
    #expect(320..<380 ~= passed)
  }

  @Test(arguments: 0..<300)
  func numbersAreReadAsCarefulReadersDo(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    for _ in 0..<20 {
      var text = (0..<Int.random(in: 1...18, using: &random)).map { _ in
        UInt8(ascii: "0") + UInt8.random(in: 0...9, using: &random)
      }
      for _ in 0..<Int.random(in: 0...1, using: &random) {
        let other = Array("./:-+ 5\u{7f}".utf8).randomElement(using: &random) ?? 0x2E
        text[Int.random(in: 0..<text.count, using: &random)] = other
      }
      let found = BulkRowTest.decimal(
        (text + [UInt8](repeating: 0x35, count: 8)).span, 0..<text.count)
      guard let found else { continue }
      #expect(ValueParser.number(text.span) == .value(.number(found)), "\(text)")
    }
  }

  @Test(arguments: [
    "0", "7", "007", "12345678", "123456789", "1.5", ".5", "0.50", "123456789012345678",
  ])
  func plainNumbersAreRead(_ text: String) {
    let bytes = Array(text.utf8)
    let found = BulkRowTest.decimal(
      (bytes + [UInt8](repeating: 0x39, count: 8)).span, 0..<bytes.count)
    #expect(found.map { .value(.number($0)) } == ValueParser.number(bytes.span))
  }

  @Test func aRowIsShownToBeFineWithoutBeingJudged() throws {
    var random = SplitMix(seed: 1)
    let text = Self.text(&random, rows: 200, faults: 0)
    let schema = try TableSchema(json: Array("{\"fields\": [\(CSVReading.fields)]}".utf8))
    var findings = Findings()
    let reader = try CSVReader.open(.bytes(text, name: "a.csv"), findings: &findings)
    let found = reader.header
    let header = try #require(found)
    var judge = try TableJudge(
      schema, keys: KeyPlan(mayHaveDerivedIds: false, mayDefer: true))
    let languages = SourceLanguages(own: "en", others: nil)
    judge.start("a.csv", Binding(header, to: schema, languages), languages)
    var judged = 0
    var passed = 0
    var rows = JudgedRows(reader, judge, BulkOptions(threads: 1, chunkSize: 1 << 12), findings)
    while let step = try rows.next(&judge, &findings) {
      switch step {
      case .judged: judged += 1
      case .accepted(let accepted): passed += accepted.rows.count
      }
    }
    // The last rows, less than a quarter of a chunk, are left to the slow path.
    #expect(judged + passed == 200)
    #expect(judged < 80)
  }
}
