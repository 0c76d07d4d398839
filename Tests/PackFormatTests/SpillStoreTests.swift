import Synchronization
import TestSupport
import Testing

@testable import PackFormat

/// Tests that spilling changes no byte of a pack.
struct SpillStoreTests {
  final class Spill: Sendable {
    let bytes = Mutex<[UInt8]>([])

    /// Returns a spill store that takes at most `most` bytes.
    func store(most: Int) -> SpillStore {
      SpillStore(
        put: { new in
          self.bytes.withLock { bytes in
            guard bytes.count + new.count <= most else { return nil }
            defer { bytes += new }
            return bytes.count
          }
        }, take: { offset, count in self.bytes.withLock { Array($0[offset..<offset + count]) } })
    }
  }

  private func pack(
    _ store: SpillStore?, packing: WorkSharing? = nil, isPacked: Bool = false
  ) throws -> [UInt8] {
    var fact = ColumnBuilder(
      "Fact", .string, isUnique: true, store: store, packing: packing)
    var unit = ColumnBuilder("Unit", .string, store: store, packing: packing)
    var noise = ColumnBuilder("Noise", .blob, store: store, packing: packing)
    var random = SplitMix(seed: 3)
    var value = ColumnBuilder("Value", .decimal, store: store)
    var year = ColumnBuilder("Year", .year, store: store)
    var wide = ColumnBuilder("Wide", .integer, store: store)
    for row in 0..<30_000 {
      fact.append("fact number \(row)")
      unit.append(row % 7 == 0 ? nil : "unit \(row % 300)")
      value.append(ExactDecimal(mantissa: Int64(row * 77), scale: UInt8(row % 4)))
      year.append(row < 20_000 ? nil : Int64(row / 10))
      noise.append(bytes: (0..<9).map { _ in UInt8(truncatingIfNeeded: random.next()) })
      wide.append(row == 9000 ? .min : row == 25_000 ? .max : Int64(row % 50))
    }
    var writer = SamplePack.writer(rows: 30_000)
    writer.content = [TableBuilder("facts", [fact, unit, value, year, wide, noise])]
    writer.store = store
    return try writer.encode(isPacked: isPacked).bytes
  }

  @Test(arguments: [0, 100_000, 10_000_000])
  func aPackIsTheSameWithASpillStore(most: Int) throws {
    let spill = Spill()
    let bytes = try pack(spill.store(most: most))
    #expect(bytes == (try pack(nil)))
    #expect(spill.bytes.withLock { $0.isEmpty } == (most == 0))
    let reader = try PackReader(ByteSource(bytes))
    try reader.verify()
    let wide = try #require(reader.table("facts")?.optionalColumn("Wide"))
    #expect(try [8999, 9000, 25_000].map { try reader.integer(wide, $0) } == [49, .min, .max])
  }

  /// Also if packing makes the texts no shorter, or if packing is off.
  @Test(arguments: [0, 100_000, 10_000_000], [false, true])
  func aPackIsTheSameWhereTextsArePackedAsTheyCome(most: Int, isPacked: Bool) throws {
    let bytes = try pack(Spill().store(most: most), packing: .onOneThread, isPacked: isPacked)
    #expect(bytes == (try pack(nil, isPacked: isPacked)))
    try PackReader(ByteSource(bytes)).verify()
  }

  @Test func lostSpilledBytesDoNotChangeTheLengthOfAPack() throws {
    let lost = SpillStore(put: { _ in 0 }, take: { _, _ in [] })
    #expect(try pack(lost, packing: .onOneThread).count == pack(nil).count)
  }

  @Test func packsAreTheSameHoweverTheWorkIsSharedOut() throws {
    let writer = SamplePack.writer(rows: 30_000)
    let reversed = WorkSharing { count, work in
      { (0..<count).reversed().map { work($0) }.reversed() }
    }
    #expect(try writer.encode(sharing: reversed).bytes == (try writer.encode().bytes))
  }

  /// The final length of the pack is not known before its sections are made.
  @Test(arguments: [false, true])
  func sectionsMayBeMadeAsTheyAreWritten(isPacked: Bool) throws {
    let made = Mutex<[Int]>([])
    let sharing = WorkSharing(sections: { makers in
      DeferredSections(
        made: { number in
          made.withLock { $0.append(number) }
          return makers[number]()
        },
        known: { number in
          made.withLock { $0.contains(number) } ? makers[number]() : nil
        })
    }) { count, work in { (0..<count).map { work($0) } } }
    let writer = SamplePack.writer(rows: 30_000)
    let pack = try writer.encode(isPacked: isPacked, sharing: sharing)
    let most = pack.dataLength
    #expect(made.withLock { $0.isEmpty })
    #expect(pack.bytes == (try writer.encode(isPacked: isPacked).bytes))
    #expect(pack.dataLength == (try writer.encode(isPacked: isPacked).dataLength))
    #expect((pack.dataLength < most) == isPacked)
  }
}
