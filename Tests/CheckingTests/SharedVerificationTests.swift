import Checking
import Hashing
import Testing
import TestSupport

@testable import PackFormat

/// Tests that several threads verify a pack with the result of one thread.
struct SharedVerificationTests {
  private static func pack(isPacked: Bool) throws -> [UInt8] {
    var writer = PackWriter(
      card: PackCard(
        id: "many", version: "1.0.0", kind: "facts", asOf: 20_454, questionCount: 5_000,
        titles: [.init(language: "en", text: "Many")]))
    var fact = ColumnBuilder("Fact", .string)
    var value = ColumnBuilder("Value", .decimal)
    var unit = ColumnBuilder("Unit", .string)
    var day = ColumnBuilder("AsOf", .date)
    var line = ColumnBuilder("Line", .integer)
    for row in 0..<5_000 {
      fact.append("Größe no. \(row * 7919 % 104_729)")
      value.append(row % 9 == 4 ? nil : ExactDecimal(mantissa: Int64(row) * 37, scale: 2))
      unit.append(["m", "km", "year"][row % 3])
      day.append(row % 4 == 0 ? nil : Int64(row))
      line.append(Int64(row + 2))
    }
    writer.content = [TableBuilder("facts", [fact, value, unit, day])]
    writer.provenance = [TableBuilder("facts", [line])]
    return try writer.encode(isPacked: isPacked, digest: .quick).bytes
  }

  private func refusal(
    _ bytes: [UInt8], _ verify: (PackReader) throws(PackError) -> Void
  ) -> PackError? {
    do throws(PackError) {
      try verify(PackReader(ByteSource(bytes), digest: .quick))
      return nil
    } catch {
      return error
    }
  }

  /// The error must be the first in the order in which one thread reads.
  @Test(arguments: [false, true], 1...8)
  func allThreadsReportTheErrorOfOneThread(isPacked: Bool, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let pack = try Self.pack(isPacked: isPacked)
    var bytes = pack
    if seed > 1, seed % 3 > 0 {
      // Changes that no writer makes, with right digests.
      var draft = PackDraft(pack)
      for _ in 0..<1 + random.next() % 4 {
        let at = Int(random.next() % UInt64(draft.content.data.count))
        draft.content.data[at] = UInt8(random.next() & 255)
      }
      bytes = draft.sealed()
    } else if seed > 1 {
      for _ in 0..<1 + random.next() % 4 {
        bytes[4096 + Int(random.next() % UInt64(bytes.count - 4096))] ^= 8
      }
    }
    // The parts are so small that each check consists of many.
    let (blocks, items) = (1, 700)
    let expected = refusal(bytes) { (pack) throws(PackError) in
      for part in pack.verification(blocks: blocks, items: items) { try part.verify(by: pack) }
    }
    #expect(seed > 1 || expected == nil)
    let whole = refusal(bytes) { (pack) throws(PackError) in try pack.verify() }
    #expect((whole == nil) == (expected == nil), "seed \(seed)")
    for threads in [1, 2, 3, 7] {
      let found = refusal(bytes) { (pack) throws(PackError) in
        try pack.verify(
          pack.verification(blocks: blocks, items: items), sharedBy: threads)
      }
      #expect(found == expected, "seed \(seed), \(threads) threads")
    }
  }
}
