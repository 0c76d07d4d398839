import Diagnostics
import Testing

@testable import CSVSource

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
