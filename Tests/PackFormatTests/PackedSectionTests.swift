import TestSupport
import Testing

@testable import PackFormat

struct PackedSectionTests {
  /// Does the work in reverse order, as several threads could.
  private static let backwards = WorkSharing { count, work in
    var blocks = [[UInt8]](repeating: [], count: count)
    for number in (0..<count).reversed() { blocks[number] = work(number) }
    let made = blocks
    return { made }
  }

  @Test func everyValueComesBack() throws {
    let (packed, plain) = try Self.samples()
    let left = try PackReader(ByteSource(packed))
    let right = try PackReader(ByteSource(plain))
    #expect(packed.count < plain.count / 2)
    try left.verify()
    for (column, other) in try Self.factColumns(left, right) {
      try Self.expectSame(Array(0..<3000), (left, column), (right, other))
      var hashes = [[UInt64]](repeating: Array(repeating: 0, count: 3000), count: 2)
      try left.fold(column, 0..<3000, key: 9, into: &hashes[0])
      try right.fold(other, 0..<3000, key: 9, into: &hashes[1])
      #expect(hashes[0] == hashes[1])
      #expect(column.byteCount < column.unpackedByteCount)
      #expect(column.unpackedByteCount == other.byteCount)
    }
    let blob = try #require(left.table(.assets)?.optionalColumn("Bytes"))
    #expect(try left.blob(blob, 0) == [UInt8](repeating: 0xff, count: 70_000))
  }

  /// Few blocks are cached, so each is unpacked again and again.
  @Test func valuesComeBackInAnyOrder() throws {
    let (packed, plain) = try Self.samples()
    let left = try PackReader(ByteSource(packed), cachedBlocks: 2)
    let right = try PackReader(ByteSource(plain))
    var random = SplitMix(seed: 7)
    for (column, other) in try Self.factColumns(left, right) {
      let rows = (0..<40).map { _ in Int(random.next() % 3000) }
      try Self.expectSame(rows, (left, column), (right, other))
    }
  }

  private static func samples() throws -> (packed: [UInt8], plain: [UInt8]) {
    let writer = SamplePack.writer()
    return try (writer.encode(isPacked: true).bytes, writer.encode().bytes)
  }

  private static func factColumns(
    _ left: PackReader, _ right: PackReader
  ) throws -> [(PackColumn, PackColumn)] {
    let (table, other) = (try #require(left.table("facts")), try #require(right.table("facts")))
    return Array(zip(table.columns, other.columns))
  }

  private static func expectSame(
    _ rows: [Int], _ left: (pack: PackReader, column: PackColumn),
    _ right: (pack: PackReader, column: PackColumn)
  ) throws {
    for row in rows {
      switch left.column.type {
      case .string:
        #expect(
          try left.pack.string(left.column, row) == right.pack.string(right.column, row))
      case .flag:
        #expect(try left.pack.flag(left.column, row) == right.pack.flag(right.column, row))
      case .decimal:
        #expect(try left.pack.decimal(left.column, row) == right.pack.decimal(right.column, row))
      default:
        #expect(try left.pack.integer(left.column, row) == right.pack.integer(right.column, row))
      }
    }
  }

  @Test func theSameContentsGiveTheSameBytesHoweverTheWorkIsShared() throws {
    let first = try SamplePack.writer().encode(isPacked: true).bytes
    #expect(try SamplePack.writer().encode(isPacked: true, sharing: Self.backwards).bytes == first)
  }

  @Test func theSameContentIsKnownHoweverItIsPacked() throws {
    let writer = SamplePack.writer(rows: 400)
    var other = writer
    var changed = ColumnBuilder("Fact", .string)
    for row in 0..<400 { changed.append(SamplePack.texts[row == 399 ? 999 : row]) }
    other.content[0].columns[0] = changed
    let packed = try PackReader(ByteSource(writer.encode(isPacked: true).bytes))
    let plain = try PackReader(ByteSource(writer.encode().bytes))
    #expect(packed.header.contentDigest != plain.header.contentDigest)
    #expect(try packed.holdsSameContent(as: plain) && plain.holdsSameContent(as: packed))
    let third = try PackReader(ByteSource(other.encode().bytes))
    #expect(try !packed.holdsSameContent(as: third) && !third.holdsSameContent(as: packed))
    #expect(try !plain.holdsSameContent(as: third))
  }

  @Test func sectionsThatPackingMakesNoShorterStayUnpacked() throws {
    let packed = try SamplePack.writer(rows: 2).small().encode(isPacked: true).bytes
    #expect(try packed == SamplePack.writer(rows: 2).small().encode().bytes)
  }

  @Test(arguments: [1, 2, 4, 8], [1, 2, 3])
  func randomBlocksComeBack(width: Int, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    for round in 0..<40 {
      let count = Int(random.next() % UInt64(PackedBlock.byteCount / width)) + 1
      let variety = [2, 5, 40, 256][round % 4] as UInt64
      var bytes: [UInt8] = []
      while bytes.count < count * width {
        // Copies of earlier bytes, near and far, and new bytes.
        if bytes.isEmpty || random.next() % 3 == 0 {
          for _ in 0...Int(random.next() % 30) { bytes.append(UInt8(random.next() % variety)) }
        } else {
          let from = Int(random.next() % UInt64(bytes.count))
          for index in 0..<Int(random.next() % 400) { bytes.append(bytes[from + index]) }
        }
      }
      bytes.removeLast(bytes.count - count * width)
      for inSteps in [false, true] {
        let stored = PackedBlock.pack(bytes[...], width: width, inSteps: inSteps)
        #expect(stored.count <= bytes.count)
        let unpacked = PackedBlock.unpack(
          stored, count: bytes.count, width: width, inSteps: inSteps)
        #expect(unpacked == bytes, "seed \(seed), round \(round)")
      }
    }
  }

  @Test func nothingUnpacksToMoreThan69TimesItsBytes() throws {
    let zeros = [UInt8](repeating: 0, count: PackedBlock.byteCount)
    let stored = PackedBlock.pack(zeros[...], width: 1, inSteps: false)
    #expect(stored.count * 69 > zeros.count)
  }

  @Test(arguments: 1...8)
  func noBytesMakeABlockTrap(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let text = Array("the quick brown fox, the quick brown dog, and the slow one".utf8)
    let bytes = Array((0..<20).map { _ in text }.joined())
    let stored = PackedBlock.pack(bytes[...], width: 1, inSteps: false)
    var taken = 0
    for _ in 0..<2000 {
      var spoilt = stored
      for _ in 0...Int(random.next() % 3) {
        let at = Int(random.next() % UInt64(spoilt.count))
        switch random.next() % 3 {
        case 0: spoilt[at] = UInt8(truncatingIfNeeded: random.next())
        case 1: spoilt.remove(at: at)
        default: spoilt.insert(UInt8(random.next() & 255), at: at)
        }
      }
      let unpacked = PackedBlock.unpack(spoilt, count: bytes.count, width: 1, inSteps: false)
      if let unpacked {
        taken += 1
        #expect(unpacked.count == bytes.count)
      }
    }
    #expect(taken < 2000)
  }

  /// A plain decoder of the LZ4 block format, one byte at a time; nil for a malformed block.
  private static func plainlyDecoded(_ packed: [UInt8], _ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    var rest = packed[...]
    while let token = rest.popFirst() {
      var literals = Int(token >> 4)
      if literals == 15 {
        var more: UInt8
        repeat {
          guard let next = rest.popFirst() else { return nil }
          more = next
          literals += Int(more)
        } while more == 255
      }
      guard literals <= rest.count else { return nil }
      bytes += rest.prefix(literals)
      rest = rest.dropFirst(literals)
      if rest.isEmpty { return bytes.count == count && token & 15 == 0 ? bytes : nil }
      guard let low = rest.popFirst(), let high = rest.popFirst() else { return nil }
      let offset = Int(low) | Int(high) << 8
      var length = Int(token & 15) + 4
      if token & 15 == 15 {
        // A single further byte of length: the format allows no longer matches.
        guard let more = rest.popFirst(), more < 255 else { return nil }
        length += Int(more)
      }
      guard offset > 0, offset <= bytes.count, bytes.count + length <= count else { return nil }
      for _ in 0..<length { bytes.append(bytes[bytes.count - offset]) }
    }
    return nil
  }

  /// Returns a sequence of literals followed by a match.
  private static func sequence(
    _ literals: Int, match: Int, offset: Int, _ random: inout SplitMix
  ) -> [UInt8] {
    var bytes = [UInt8(min(literals, 15) << 4 | min(match - 4, 15))]
    if literals >= 15 { bytes.append(UInt8(literals - 15)) }
    for _ in 0..<literals { bytes.append(UInt8(random.next() & 255)) }
    if offset == 0 { return bytes }
    bytes += [UInt8(offset & 255), UInt8(offset >> 8)]
    if match >= 19 { bytes.append(UInt8(match - 19)) }
    return bytes
  }

  /// Sequences of all lengths up to the end of a block, some of them malformed.
  @Test(arguments: 1...40)
  func aBlockIsWhatAPlainDecoderMakesOfIt(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
    var taken = 0
    for round in 0..<300 {
      var packed: [UInt8] = []
      var count = 0
      for _ in 0..<1 + below(12) {
        let literals = below(round % 3 == 0 ? 40 : 16)
        let match = 4 + below(round % 4 == 0 ? 60 : 17)
        count += literals
        // Mostly an offset that exists.
        let offset = below(40) == 0 ? 70 : min(max(1, count), below(round % 5 == 0 ? 16 : 90) + 1)
        packed += Self.sequence(literals, match: match, offset: offset, &random)
        count += match
      }
      let last = below(24)
      packed += Self.sequence(last, match: 4, offset: 0, &random)
      count += last - (below(8) == 0 ? 1 : 0)
      if below(8) == 0 { packed.removeLast() }
      guard count > packed.count else { continue }
      let expected = Self.plainlyDecoded(packed, count)
      let unpacked = PackedBlock.unpack(packed, count: count, width: 1, inSteps: false)
      #expect(unpacked == expected, "seed \(seed), round \(round)")
      if expected != nil { taken += 1 }
    }
    #expect(taken > 60)
  }

  @Test func spoiltBytesOfPackedSectionsAreRefusedOrRead() throws {
    let pack = try SamplePack.writer(rows: 300).encode(isPacked: true).bytes
    var random = SplitMix(seed: 11)
    var refused = 0
    for _ in 0..<60 {
      var draft = PackDraft(pack)
      for _ in 0..<4 {
        let at = Int(random.next() % UInt64(draft.content.data.count))
        draft.content.data[at] = UInt8(random.next() & 255)
      }
      do throws(PackError) {
        let reader = try PackReader(ByteSource(draft.sealed()))
        try reader.verify()
        for column in reader.tables.flatMap(\.columns) {
          for row in 0..<column.rowCount { _ = try reader.string(column, row) }
        }
      } catch {
        refused += 1
      }
    }
    #expect(refused > 0)
  }
}
