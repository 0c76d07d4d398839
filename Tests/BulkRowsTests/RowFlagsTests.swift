import CSVSource
import Rows
import TestSupport
import Testing

@testable import BulkRows

/// Tests that every SIMD level gives the same flags and hashes.
struct RowFlagsTests {
  private static let cells = [
    "", "a", "Fact", "Value of x", "5", "12.5", "0.50", "007", "1234567890123456",
    "12345678901234567",
    "1.2.3", ".5", "5.", "-3", "year", "YEAR", "people per day", "Größe", "Łódź", "高さ", "Ã©", "x ",
    " x", "a  b", "a, b", "1,5", "what \"it\" is", "#REF!", "=A1", "1-Mar", "2\t3", "no. 12.5 d",
    "%", "5 %", "a%20b", "\u{FEFF}Fact", "says 5 and 12.5", "e\u{301}", "🙂",
    "a text that is longer than sixty-four bytes, so that it has to be looked at part by part: 5",
    "a text that is longer than sixty-four bytes, with Größe far behind what is seen first 1234",
  ]

  private static func text(_ random: inout SplitMix, width: Int, end: String) -> [UInt8] {
    var text = ""
    for _ in 0..<Int.random(in: 1...60, using: &random) {
      let row = (0..<width).map { _ -> String in
        let cell = cells.randomElement(using: &random) ?? ""
        let isQuoted = cell.contains("\"") || cell.contains(",") || Bool.random(using: &random)
        return isQuoted ? "\"\(cell.replacing("\"", with: "\"\""))\"" : cell
      }
      text += row.joined(separator: ",") + end
    }
    var bytes = Array(text.utf8)
    // One text in three is damaged.
    if Int.random(in: 0..<3, using: &random) == 0 {
      let bad: [UInt8] = [0, 0x0A, 0x0D, 0x20, 0x22, 0x2C, 0x80, 0xC3, 0xFF]
      let place = Int.random(in: 0..<bytes.count, using: &random)
      bytes[place] = bad.randomElement(using: &random) ?? 0
    }
    return bytes
  }

  private static func chunk(
    _ text: [UInt8], _ shape: RecordShape, by instructions: SIMDLevel
  ) throws -> CSVChunk {
    var chunk = CSVChunk(shape, by: instructions)
    // The buffers are reused: of the text that was read before, nothing must remain.
    let other = [UInt8](repeating: UInt8(ascii: "7"), count: text.count + 100)
    try chunk.read(.bytes(other, name: ""), 0..<other.count, isAtRecord: true)
    try chunk.read(.bytes(text, name: ""), 0..<text.count, isAtRecord: true)
    return chunk
  }

  /// All results for a chunk.
  private struct Told: Equatable {
    var ends: [UInt32]
    var unusual: [Bool]
    var undecided: [RowFlags.Cell]
    var contents: [Range<Int>]
    var named: [Bool]
    var before: [Int]
    var mantissas: [Int64]
    var scales: [UInt8]
    var years: [Bool]
    var numbered: [Bool]
    var ending: [Bool]
    var hashes: [UInt64]

    init(_ chunk: CSVChunk, by instructions: SIMDLevel, _ hash: TextHash) throws {
      let (count, width) = (chunk.count, chunk.shape.width)
      ends = Array(chunk.ends[..<(count * width)])
      unusual = (chunk.start..<chunk.start(of: count)).map { chunk.isUnusual($0..<$0 + 1) }
      let checks: [RowFlags.Check] = [
        .text(least: 3, most: 80), .decimal, .known(most: 12), .text(least: 0, most: .max),
        .undecided,
        .empty, .plain,
      ]
      let columns = (0..<width).map {
        RowFlags.Column(
          checks[$0 % checks.count], isRequired: $0 < 3, isKept: $0 == 1, hash: $0 == 0 ? hash : nil
        )
      }
      let names = ["Fact", "Value", "V", "\u{FEFF}"].map { Array($0.utf8) }
      let flags = try #require(RowFlags(columns, names: names, by: instructions))
      flags.learn(Array("year".utf8)[...], .fine)
      flags.learn(Array("people per day".utf8)[...], .fine)
      flags.learn(Array("=A1".utf8)[...], .open)
      flags.test(chunk)
      undecided = flags.undecided
      named = (0..<count).map(flags.mayHaveName)
      contents = (0..<count).flatMap { record in
        (0..<width).map { flags.content(RowFlags.Cell(record: record, column: $0)) }
      }
      before = flags.rejected
      hashes = (0..<count).map { flags.hash(RowFlags.Cell(record: $0, column: 0)) }
      // The kept number of an undecided cell is undefined until a slower test sets it.
      for cell in undecided where cell.column == 1 { flags.keep(1, scale: 0, of: cell.record) }
      (mantissas, scales) = flags.keptNumbers
      years = flags.rows(of: chunk, where: min(2, width - 1), reads: "year")
      numbered = flags.rows(of: chunk, whereTextMayHoldKeptNumber: 0)
      ending = (0..<width).flatMap { flags.rows(of: chunk, whereTextMayEndInUnit: $0) }
    }
  }

  @Test(arguments: 0..<200)
  func allInstructionsTellTheSame(_ seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let width = [4, 7, 1, 2][seed % 4]
    let isBoth = seed % 3 == 0
    let text = Self.text(&random, width: width, end: isBoth ? "\r\n" : "\n")
    let shape = RecordShape(
      dialect: CSVDialect(delimiter: UInt8(ascii: ","), quote: UInt8(ascii: "\"")), width: width,
      lineBreak: isBoth ? 2 : 1)
    let hash = TextHash(seed: UInt64(seed))
    let flags = try SIMDLevel.all.map {
      try Told(Self.chunk(text, shape, by: $0), by: $0, hash)
    }
    #expect(flags.allSatisfy { $0 == flags[0] }, "seed \(seed)")
    // A text has the same hash wherever it stands.
    for (record, content) in flags[0].contents.enumerated() where record % width == 0 {
      #expect(flags[0].hashes[record / width] == hash(text[content]), "seed \(seed)")
    }
  }

  @Test func textsThatDifferHaveOtherHashes() {
    let hash = TextHash(seed: 7)
    var all: Set<UInt64> = []
    var count = 0
    for length in 0...200 {
      for byte in [0x61, 0x62] as [UInt8] {
        var text = [UInt8](repeating: 0x61, count: length)
        if length > 0 { text[length / 2] = byte }
        if length == 0, byte == 0x62 { continue }
        let isNew = all.insert(hash(text[...])).inserted
        if byte == 0x62 || length == 0 || isNew { count += 1 }
      }
    }
    #expect(all.count == count)
    #expect(all.count == 401)
  }

  @Test(arguments: [
    ("5 km", true), ("five km", false), ("says 5", true), ("no. 512", false), ("5", true),
    ("1.5", true),
    ("1,5", true),
    ("15", false), ("0005", true), ("12345678901234567", true), ("a5b", true), ("", false),
    ("7 to 12", true), ("7 to 11", true), ("7 to 13", false), ("12 to 7", false),
    ("3 then 20", false),
    ("7 and words that fill more than the sixty-four bytes of a part, then 12", true),
    ("words that fill more than the sixty-four bytes of one whole part, then 12", false),
  ])
  func aNumberIsFoundInATextThatHoldsIt(_ text: String, _ isThere: Bool) throws {
    let isQuoted = text.contains(",")
    let source = Array("\(isQuoted ? "\"\(text)\"" : text),5\n".utf8)
    let shape = RecordShape(
      dialect: CSVDialect(delimiter: UInt8(ascii: ","), quote: UInt8(ascii: "\"")), width: 2,
      lineBreak: 1)
    for instructions in SIMDLevel.all {
      let chunk = try Self.chunk(source, shape, by: instructions)
      let columns = [
        RowFlags.Column(.text(least: 0, most: .max), isRequired: false),
        RowFlags.Column(.decimal, isRequired: true, isKept: true),
      ]
      let flags = try #require(RowFlags(columns, names: [], by: instructions))
      flags.test(chunk)
      #expect(flags.rejected == [])
      #expect(flags.keptNumbers == ([5], [0]))
      #expect(flags.rows(of: chunk, whereTextMayHoldKeptNumber: 0) == [isThere])
    }
  }

  @Test(arguments: [
    ("Height (m)", true), ("Height [m]", true), ("Height in metres", true),
    ("Pay in US dollars", true),
    ("Height in Hz", false), ("Rain in Oslo", false), ("Metres in a mile of the sea", true),
    ("Rain in O", true), ("It is in mm", true), ("Rain in Pécs", true), ("Rain in", false),
    ("Height of a dam in 40 bytes with a word behind it", true),
    (" in m", true), ("in m", false), ("", false), ("(m", false),
    ("Height in words that are longer than any unit of the world", false),
  ])
  func aTextMayEndInAUnit(_ text: String, _ mayEnd: Bool) throws {
    let shape = RecordShape(
      dialect: CSVDialect(delimiter: UInt8(ascii: ","), quote: UInt8(ascii: "\"")), width: 2,
      lineBreak: 1)
    for instructions in SIMDLevel.all {
      let chunk = try Self.chunk(Array("\(text),5\n".utf8), shape, by: instructions)
      let columns = [
        RowFlags.Column(.text(least: 0, most: .max), isRequired: false),
        RowFlags.Column(.decimal, isRequired: true),
      ]
      let flags = try #require(RowFlags(columns, names: [], by: instructions))
      flags.test(chunk)
      #expect(flags.rows(of: chunk, whereTextMayEndInUnit: 0) == [mayEnd])
    }
  }

  @Test(arguments: [
    ("year", true), ("YEAR", true), ("Year", true), ("years", false), ("yea", false), ("", false),
    ("year ", false), ("yeas", false), ("9EAR", false),
  ])
  func aWordIsFoundInAnyCase(_ text: String, _ isThere: Bool) throws {
    let shape = RecordShape(
      dialect: CSVDialect(delimiter: UInt8(ascii: ","), quote: UInt8(ascii: "\"")), width: 2,
      lineBreak: 1)
    let chunk = try Self.chunk(Array("5,\(text)\n".utf8), shape, by: .best)
    let columns = [
      RowFlags.Column(.decimal, isRequired: true), RowFlags.Column(.plain, isRequired: false),
    ]
    let flags = try #require(RowFlags(columns, names: []))
    flags.test(chunk)
    #expect(flags.rows(of: chunk, where: 1, reads: "year") == [isThere])
  }
}
