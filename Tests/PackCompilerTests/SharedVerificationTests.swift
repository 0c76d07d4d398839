import Hashing
import TestSupport
import Testing

@testable import PackCompiler
@testable import PackFormat

/// A pack verified by many threads, held against one.
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

  /// The first thing that is wrong, in the order in which one thread looks.
  @Test(arguments: [false, true], 1...8)
  func allOfThemSayTheSame(isPacked: Bool, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let pack = try Self.pack(isPacked: isPacked)
    var bytes = pack
    if seed > 1, seed % 3 > 0 {
      // What no writer makes, with digests that are right.
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
    // Parts so small that each check is made of many.
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
