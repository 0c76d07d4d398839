import Testing

@testable import PackFormat

/// Tests of packs with right digests that no writer of ours makes.
struct PackOddityTests {
  /// A header page and a content directory, which tests change before digests are computed again.
  private struct Draft {
    var page: [UInt8]
    var directory: [UInt8]
    let rest: (data: [UInt8], end: [UInt8])

    init(_ tables: [TableBuilder], questions: Int) throws {
      var writer = SamplePack.writer(rows: questions)
      writer.content = tables
      writer.provenance = []
      let bytes = try writer.encode().bytes
      let lengths = [bytes[32..<40], bytes[40..<44]].map { field in
        field.reversed().reduce(0) { $0 << 8 | Int($1) }
      }
      let data = EncodedPack.pageSize..<EncodedPack.pageSize + lengths[0]
      let end = data.upperBound + lengths[1]
      page = Array(bytes[..<EncodedPack.pageSize])
      directory = Array(bytes[data.upperBound..<end])
      rest = (Array(bytes[data]), Array(bytes[end...]))
    }

    mutating func seal(contentDigest: Bool = true) {
      page.replaceSubrange(48..<80, with: SHA256.digest(directory[...]).bytes)
      if contentDigest {
        let card = page[(256 + 7 + 11)..<(256 + Int(page[28]))]
        let parts = [Array("qpk content 1".utf8) + [0], Array(card), Array(page[48..<112])]
        page.replaceSubrange(192..<224, with: SHA256.digest(parts.flatMap { $0 }[...]).bytes)
      }
      page.replaceSubrange(224..<256, with: [UInt8](repeating: 0, count: 32))
      page.replaceSubrange(224..<256, with: SHA256.digest(page[...]).bytes)
    }

    var bytes: [UInt8] { page + rest.data + directory + rest.end }
  }

  private func refusal(_ source: ByteSource) -> PackError? {
    do throws(PackError) {
      try PackReader(source).verify()
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [(18, false), (19, true), (255, true)] as [(UInt8, Bool)])
  func aScaleIsOneInRowsWithoutAValueToo(scale: UInt8, isRefused: Bool) throws {
    var value = ColumnBuilder("Value", .decimal)
    value.append(ExactDecimal?.none)
    var draft = try Draft([TableBuilder("facts", [value])], questions: 1)
    draft.directory[4 + 2 * 32 + 16] = scale
    draft.seal()
    #expect((refusal(ByteSource(draft.bytes)) != nil) == isRefused)
  }

  @Test func bothDirectoriesAreDigestedBeforeEitherIsRead() throws {
    var draft = try Draft([TableBuilder("facts", [])], questions: 0)
    draft.directory[0] = 1
    draft.seal(contentDigest: false)
    var bytes = draft.bytes
    guard case .malformed = refusal(ByteSource(bytes))?.reason else {
      Issue.record("the content directory is in order")
      return
    }
    bytes[bytes.count - 1] ^= 1
    #expect(
      refusal(ByteSource(bytes))
        == PackError(.damaged("a directory"), at: UInt64(bytes.count - 6)))
  }

  @Test func namesAreTheSameWhenTheirBytesAre() throws {
    let facts = TableBuilder("facts", [])
    let names = ["\u{e9}", "e\u{301}"]
    let tables = names.map { TableBuilder($0, [ColumnBuilder($0, .flag)]) }
    let reader = try PackReader(ByteSource(Draft([facts] + tables, questions: 0).bytes))
    for name in names {
      let table = try #require(reader.table(name))
      #expect(Array(table.name.utf8) == Array(name.utf8))
      #expect(names.filter { table.optionalColumn($0) != nil }.count == 1)
    }
    let reference = ColumnBuilder("Next", .reference, target: names[0])
    let wrong = [TableBuilder("facts", [reference]), TableBuilder(names[1], [])]
    #expect(try refusal(ByteSource(Draft(wrong, questions: 0).bytes)) != nil)
  }

  @Test(
    arguments: [(65_536, nil), (65_537, .tooLong("a value of Fact"))]
      as [(Int, PackWritingError?)])
  func aTextIsWrittenUpTo64KiB(length: Int, failure: PackWritingError?) throws {
    var fact = ColumnBuilder("Fact", .string)
    fact.append(String(repeating: "x", count: length))
    var writer = SamplePack.writer(rows: 1)
    writer.content = [TableBuilder("facts", [fact])]
    do throws(PackWritingError) {
      let bytes = try writer.encode().bytes
      #expect(failure == nil)
      #expect(refusal(ByteSource(bytes)) == nil)
    } catch {
      #expect(error == failure)
    }
  }

  /// A sparse file can be as long as it claims and store a single block.
  @Test func aPackThatClaimsThe56BitsOfAllDataTakesNoMemory() throws {
    let length = UInt64(1) << 56
    var draft = try Draft([TableBuilder("facts", [])], questions: 0)
    var section = ByteWriter(bytes: [1, 0, 0, 0, 99, 0, 0, 0, 0, 0, 0, 0])
    for field in [0, 0, length] as [UInt64] { section.integer(field) }
    draft.directory.replaceSubrange(0..<4, with: section.bytes)
    let end = 4096 + length + UInt64(draft.directory.count)
    let count = end + DigestTree.byteCount(dataLength: length) + UInt64(draft.rest.end.count)
    var fields = ByteWriter()
    fields.integer(count)
    draft.page.replaceSubrange(16..<24, with: fields.bytes)
    fields = ByteWriter()
    fields.integer(length)
    fields.integer(UInt32(draft.directory.count))
    draft.page.replaceSubrange(32..<44, with: fields.bytes)
    draft.seal()
    let (page, directory, tail) = (draft.page, draft.directory, draft.rest.end)
    let source = ByteSource(count: count) { (offset, length) throws(PackError) in
      switch offset {
      case 0: page
      case end - UInt64(directory.count): directory
      case count - UInt64(tail.count): tail
      default: [UInt8](repeating: 0, count: length)
      }
    }
    #expect(refusal(source)?.reason == .damaged("the digest tree"))
  }
}
