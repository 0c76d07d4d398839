import Diagnostics
import TestSupport
import Testing

@testable import CSVSource

/// Tests with random tables in which one record is damaged.
struct RecordDamageTests {
  private static let texts = [
    "a", "b 2", "7", "a", "b 2", "7", "Moons of Mars", "3.5", "", "é", "he said \"hi\"", "x, y",
    "two\nlines", "a \"b\", c", "p\nq, r\ns",
  ]

  /// Returns the records of a table of several columns, as they stand in the file.
  private static func records(_ random: inout SplitMix) -> [[UInt8]] {
    let width = Int.random(in: 2...5, using: &random)
    let lineEnd = random.chance(30) ? "\r\n" : "\n"
    let areAllQuoted = random.chance(25)
    return (0..<Int.random(in: 4...9, using: &random)).map { row in
      let cells = (0..<width).map { column in
        let text = row == 0 ? "column \(column)" : random.pick(texts)
        let isQuoted = areAllQuoted || text.contains { "\",\n".contains($0) }
        return isQuoted ? "\"" + text.replacing("\"", with: "\"\"") + "\"" : text
      }
      return Array((cells.joined(separator: ",") + lineEnd).utf8)
    }
  }

  enum Damage: CaseIterable {
    case quoteLost
    case quoteAdded
    case cellAdded
    case cellLost
    case foreignByte
    case zeroByte

    /// Returns the damaged record; nil if the record has nothing that can be damaged so.
    func damaged(_ record: [UInt8], _ random: inout SplitMix) -> [UInt8]? {
      var record = record
      let end = record.count - (record.suffix(2) == [13, 10] ? 2 : 1)
      let anywhere = Int.random(in: 0..<end + 1, using: &random)
      switch self {
      case .quoteLost:
        let quotes = record.indices.filter { record[$0] == UInt8(ascii: "\"") }
        guard let index = quotes.randomElement(using: &random) else { return nil }
        record.remove(at: index)
      case .quoteAdded: record.insert(UInt8(ascii: "\""), at: anywhere)
      case .cellAdded: record.insert(UInt8(ascii: ","), at: random.chance(50) ? 0 : end)
      case .cellLost:
        guard record.first != UInt8(ascii: "\""),
          let first = record.firstIndex(of: UInt8(ascii: ","))
        else { return nil }
        record.removeSubrange(...first)
      case .foreignByte: record.insert(0xE9, at: anywhere)
      case .zeroByte: record.insert(0, at: anywhere)
      }
      return record
    }
  }

  /// For each sort of damage, the least number of a hundred that must have exactly one finding.
  private static let single: [Damage: Int] = [
    .quoteLost: 91, .quoteAdded: 96, .foreignByte: 99, .zeroByte: 99,
  ]

  @Test(arguments: Damage.allCases)
  func everyDamageIsFoundInItsRecordAndEveryOtherRecordIsRead(_ damage: Damage) throws {
    var cases = 0
    var single = 0
    for seed in 0..<800 {
      var random = SplitMix(seed: UInt64(seed))
      let records = Self.records(&random)
      let index = Int.random(in: 1..<records.count, using: &random)
      guard let damaged = damage.damaged(records[index], &random) else { continue }
      let intact = try Reading(records.flatMap(\.self), delimiter: UInt8(ascii: ","))
      #expect(intact.findings == [])

      let before = records[..<index].flatMap(\.self)
      let text = before + damaged + records[(index + 1)...].flatMap(\.self)
      let reading = try Reading(text, delimiter: UInt8(ascii: ","))
      let own = before.count..<before.count + damaged.count
      let places = reading.findings.map(\.place.bytes.lowerBound)
      #expect(places.contains(where: own.contains), "seed \(seed)")
      #expect(places.allSatisfy(own.contains), "seed \(seed)")
      let others = intact.rows[..<(index - 1)] + intact.rows[index...]
      #expect(others.allSatisfy(reading.rows.contains), "seed \(seed)")
      cases += 1
      single += places.count == 1 ? 1 : 0
    }
    #expect(cases > 200)
    #expect(single * 100 >= Self.single[damage, default: 100] * cases, "\(single) of \(cases)")
  }
}

/// Tests with every way to lose or add one quote in a small table with cells of all kinds.
struct QuoteDamageTests {
  static let tables: [[String]] = [
    // The records of a table as they stand in the file. All but the header and the last two are
    // damaged in turn.
    [
      "Fact,Value,Unit\n", "Moons of Mars,2,moons\n", "\"Moons of Saturn\",274,\"moons\"\n",
      "\"Lakes, large\",\"8,849\",\"\"\n", "Rivers,,\n", "\"Film \"\"M\"\"\",\"1931\",year\n",
      "\"two\nlines\",3,x\n", "plain,4,\"z\"\n", "plain again,5,y\n", "\"last\",6,\"x\"\n",
    ],
    [
      "\"Prompt\",\"Right\",\"Wrong\",\"Id\"\r\n", "\"a\",\"b\",\"c\",\"1\"\r\n",
      "\"d, e\",\"f\",\"\",\"2\"\r\n", "\"g\",\"\",\"\"\"h\"\"\",\"3\"\r\n",
      "\"i\r\nj, k\r\nl\",\"m\",\"n\",\"4\"\r\n", "\"o\",\"p\",\"q\",\"5\"\r\n",
      "\"r\",\"s\",\"t\",\"6\"\r\n",
    ],
  ]

  /// The least share of damages with exactly one finding. The others are a quote between CR and LF,
  /// and cells of several lines whose lines look like rows.
  private static let shareWithOneFinding = 0.96

  @Test func oneQuoteTooManyOrTooFewIsReportedInItsRecordAndNearlyAlwaysOnce() throws {
    var cases = 0
    var single = 0
    for table in Self.tables {
      let records = table.map { Array($0.utf8) }
      let intact = try Reading(records.flatMap(\.self))
      #expect(intact.findings == [] && intact.rows.count == records.count - 1)
      for index in 1..<records.count - 2 {
        let before = records[..<index].flatMap(\.self)
        let others = intact.rows[..<(index - 1)] + intact.rows[index...]
        for damaged in Self.mutations(of: records[index]) {
          let reading = try Reading(before + damaged + records[(index + 1)...].flatMap(\.self))
          let own = before.count..<before.count + damaged.count
          let places = reading.findings.map(\.place.bytes.lowerBound)
          let text = String(decoding: damaged, as: UTF8.self)
          #expect(!places.isEmpty && places.allSatisfy(own.contains), "\(text)")
          #expect(others.allSatisfy(reading.rows.contains), "\(text)")
          cases += 1
          single += places.count == 1 ? 1 : 0
        }
      }
    }
    #expect(cases == 280)
    #expect(Double(single) >= Self.shareWithOneFinding * Double(cases), "\(single) of \(cases)")
  }

  /// Returns the record with a quote inserted before every byte, and with every quote removed.
  private static func mutations(of record: [UInt8]) -> [[UInt8]] {
    let quote = UInt8(ascii: "\"")
    var mutations: [[UInt8]] = []
    for index in record.indices {
      var longer = record
      longer.insert(quote, at: index)
      mutations.append(longer)
      if record[index] == quote {
        var shorter = record
        shorter.remove(at: index)
        mutations.append(shorter)
      }
    }
    return mutations
  }
}
