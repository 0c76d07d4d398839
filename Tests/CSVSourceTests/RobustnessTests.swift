import Diagnostics
import TestSupport
import Testing

@testable import CSVSource

struct RobustnessTests {
  /// Checks what must hold for any bytes: findings lie within the text, and chunk sizes change
  /// nothing.
  private func check(_ bytes: [UInt8], _ chunkSizes: [Int], _ name: String) throws {
    let whole = try Reading(bytes)
    for finding in whole.findings {
      let places = [finding.place] + finding.related.map(\.place)
      let edits = finding.fix?.edits.map(\.bytes) ?? []
      for range in places.map(\.bytes) + edits {
        #expect(0...bytes.count ~= range.lowerBound && range.upperBound <= bytes.count, "\(name)")
      }
    }
    let starts = whole.findings.map(\.place.bytes.lowerBound)
    #expect(starts == starts.sorted(), "\(name): findings are in source order")
    for chunkSize in chunkSizes {
      let reading = try Reading(bytes, chunkSize: chunkSize)
      #expect(reading == whole, "\(name), chunks of \(chunkSize)")
    }
  }

  @Test func randomBytesNeverCrashAndReadTheSameInChunksOfAnySize() throws {
    let alphabets: [[UInt8]] = [
      Array("a1,\"\n".utf8), Array("a1,,\"\"\n\r; é\u{FEFF}".utf8), Array(0...255),
      Array("ab,,\n\n\"\0\r".utf8) + [0xE9, 0xFF],
    ]
    for seed in 0..<20_000 {
      var random = SplitMix(seed: UInt64(seed))
      let alphabet = random.pick(alphabets)
      let bytes = (0..<Int.random(in: 0..<60, using: &random)).map { _ in random.pick(alphabet) }
      try check(bytes, [Int.random(in: 1...20, using: &random)], "seed \(seed)")
    }
  }

  @Test func damagedTablesReadTheSameInChunksOfAnySize() throws {
    let bad: [UInt8] = [0, 0x0A, 0x0D, 0x22, 0x22, 0x2C, 0x3B, 0x80, 0xC3, 0xE9, 0xFF]
    for seed in 0..<1500 {
      var random = SplitMix(seed: UInt64(seed))
      var bytes = Array(RandomTable(&random).text.utf8)
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch random.pick([0, 1, 2]) {
        case 0: bytes[index] = random.pick(bad)
        case 1: bytes.insert(random.pick(bad), at: index)
        default: bytes.remove(at: index)
        }
      }
      try check(bytes, [1, 2, 7, 50], "seed \(seed)")
    }
  }

  @Test func thousandsOfBlankLinesAreOneFinding() throws {
    let text = "F,V\n" + String(repeating: "\n", count: 5000) + "a,1\n"
    for chunkSize in [7, 1 << 18] {
      let reading = try Reading(text, chunkSize: chunkSize)
      #expect(reading.findings.map(\.message) == ["5000 blank lines"])
      #expect(reading.rows == [["a", "1"]])
    }
  }

  /// The blank text is longer than the part in which the delimiter is searched.
  @Test func megabytesOfBlankSpaceAreReadToTheirEnd() throws {
    let blank = String(repeating: " \t", count: 1 << 20)
    let nothing = try Reading(blank, chunkSize: 1 << 18)
    #expect(nothing.findings.map(\.message) == ["the file holds only blank space"])
    let something = try Reading(blank + "\nF,V\na,1\n", chunkSize: 1 << 18)
    #expect(!something.findings.map(\.message).contains("the file holds only blank space"))
  }

  @Test func prefixesOfAFileNeverCrash() throws {
    let text = Array("F,V\r\n\"a \"\"b\"\"\n\",1\r\né,2\r\n".utf8)
    for count in 0...text.count { try check(Array(text[..<count]), [1, 3], "\(count) bytes") }
  }
}
