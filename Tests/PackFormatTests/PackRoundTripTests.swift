import Testing

@testable import PackFormat

struct PackRoundTripTests {
  @Test func everyValueComesBack() throws {
    let reader = try PackReader(ByteSource(SamplePack.bytes()))
    #expect(reader.header.card == SamplePack.writer().card)
    let facts = try #require(reader.table("facts"))
    #expect(facts.rowCount == 3000)
    let fact = try #require(facts.optionalColumn("Fact"))
    let translated = try #require(facts.optionalColumn("Fact", language: "ru"))
    let value = try #require(facts.optionalColumn("Value"))
    let unit = try #require(facts.optionalColumn("Unit"))
    let image = try #require(facts.optionalColumn("Image"))
    let day = try #require(facts.optionalColumn("AsOf"))
    let checked = try #require(facts.optionalColumn("Checked"))
    let wide = try #require(facts.optionalColumn("Wide"))
    for row in [0, 1, 2, 3, 4, 2999, 1500, 77, 0] + Array(0..<3000) {
      #expect(try reader.string(fact, row) == SamplePack.texts[row])
      #expect(try reader.string(translated, row) == (row % 3 == 0 ? nil : "Вопрос \(row)"))
      #expect(try reader.decimal(value, row) == SamplePack.decimal(row))
      #expect(try reader.string(unit, row) == ["m", "km", "year"][row % 3])
      #expect(try reader.integer(image, row) == (row % 7 == 0 ? nil : Int64(row % 2)))
      #expect(try reader.integer(day, row) == Int64(row - 3))
      #expect(try reader.flag(checked, row) == (row % 5 == 0))
      #expect(try reader.integer(wide, row) == (row % 2 == 0 ? .min : .max))
    }
    let assets = try #require(reader.table(.assets))
    let blob = try #require(assets.optionalColumn("Bytes"))
    #expect(try reader.blob(blob, 0) == [UInt8](repeating: 0xff, count: 70_000))
    #expect(try reader.blob(blob, 1) == [])
    let line = try #require(reader.provenanceTable("facts")?.optionalColumn("Line"))
    #expect(try reader.integer(line, 2999) == 3001)
    try reader.verify()
  }

  @Test func theSameContentsGiveTheSameBytes() throws {
    #expect(try SamplePack.bytes() == SamplePack.bytes())
  }

  @Test func aPackOfNothingOpens() throws {
    var writer = SamplePack.writer(rows: 0)
    writer.content = [TableBuilder("facts", [])]
    writer.provenance = []
    let bytes = try writer.encode().bytes
    #expect(bytes.count == 4096 + 6 + 16 + 6)
    let reader = try PackReader(ByteSource(bytes))
    try reader.verify()
    #expect(reader.table("facts")?.rowCount == 0)
  }

  @Test(arguments: [1, 2, 7, 100])
  func packsOfFewRowsOpen(rows: Int) throws {
    try PackReader(ByteSource(SamplePack.bytes(rows: rows))).verify()
  }

  @Test(
    arguments: [
      ["x", nil, nil, "y"], ["x", nil, ""], [nil, nil], [nil, "a", "a"], ["", ""], ["a", "b", nil],
    ] as [[String?]])
  func stringsWithGapsComeBack(texts: [String?]) throws {
    var writer = SamplePack.writer(rows: texts.count)
    var column = ColumnBuilder("Text", .string)
    for text in texts { column.append(text) }
    writer.content = [TableBuilder("facts", [column])]
    let reader = try PackReader(ByteSource(writer.encode().bytes))
    try reader.verify()
    let read = try #require(reader.table("facts")?.optionalColumn("Text"))
    for (row, text) in texts.enumerated() { #expect(try reader.string(read, row) == text) }
    // A column has a dictionary only if two rows have the same value.
    let values = texts.compactMap { $0 }
    #expect((read.layout.codes != nil) == (Set(values).count < values.count))
  }

  @Test func aReferenceIntoNothingMayBeMissing() throws {
    var writer = SamplePack.writer(rows: 2)
    var image = ColumnBuilder("Image", .reference, target: ".assets")
    image.append(Int64?.none)
    image.append(Int64?.none)
    writer.content = [TableBuilder("facts", [image]), TableBuilder(.assets, [])]
    try PackReader(ByteSource(writer.encode().bytes)).verify()
    var present = ColumnBuilder("Image", .reference, target: ".assets")
    present.append(Int64(0))
    present.append(Int64(0))
    writer.content = [TableBuilder("facts", [present]), TableBuilder(.assets, [])]
    let reader = try PackReader(ByteSource(writer.encode().bytes))
    #expect(throws: PackError.self) { try reader.verify() }
  }

  @Test func idAndVersionAndProvenanceLeaveTheContentDigestAlone() throws {
    let first = try SamplePack.writer(rows: 5).encode()
    var changed = SamplePack.writer(rows: 5)
    changed.card.id = "other"
    changed.card.version = "2.0.0"
    changed.provenance = [TableBuilder(".sources", [])]
    let second = try changed.encode()
    #expect(first.head.contentDigest == second.head.contentDigest)
    #expect(first.head.rootDigest != second.head.rootDigest)
    changed.card.titles[0].text = "Another title"
    #expect(try changed.encode().head.contentDigest != first.head.contentDigest)
  }

  @Test func aSmallCacheGivesTheSameValues() throws {
    let bytes = try SamplePack.bytes()
    let reader = try PackReader(ByteSource(bytes), cachedBlocks: 2)
    let fact = try #require(reader.table("facts")?.optionalColumn("Fact"))
    let wide = try #require(reader.table("facts")?.optionalColumn("Wide"))
    for row in stride(from: 0, to: 3000, by: 97) {
      #expect(try reader.string(fact, row) == SamplePack.texts[row])
      #expect(try reader.integer(wide, row) == (row % 2 == 0 ? .min : .max))
    }
  }

  @Test func openingReadsTheHeaderPageAndTheDirectoriesOnly() throws {
    let bytes = try SamplePack.bytes()
    let reads = Reads()
    let source = ByteSource(count: UInt64(bytes.count)) { (offset, count) throws(PackError) in
      reads.add(offset, count)
      return Array(bytes[Int(offset)..<Int(offset) + count])
    }
    let reader = try PackReader(source)
    #expect(reads.all.count == 3)
    #expect(reads.all[0] == [0, 4096])
    let unit = try #require(reader.table("facts")?.optionalColumn("Unit"))
    reads.clear()
    _ = try reader.string(unit, 1500)
    // At most three reads: a node of the tree, the block with the row's code, and the block with
    // the string.
    #expect(reads.all.count <= 3)
    #expect(reads.all.allSatisfy { $0[1] <= 65_536 })
  }

  @Test(arguments: [0, 1, 128, 129, 128 * 128, 128 * 128 + 1])
  func aTreeHasOneTop(leaves: Int) throws {
    let digests = (0..<leaves).map { SHA256.digest(Array(String($0).utf8)) }
    let (bytes, _) = DigestTree.build(digests.flatMap { $0.bytes }, .portable)
    #expect(UInt64(bytes.count) == DigestTree.byteCount(dataLength: UInt64(leaves) * 65_536))
  }
}

/// The reads that a byte source was asked for.
final class Reads: @unchecked Sendable {
  private(set) var all: [[Int]] = []
  func add(_ offset: UInt64, _ count: Int) { all.append([Int(offset), count]) }
  func clear() { all = [] }
}
