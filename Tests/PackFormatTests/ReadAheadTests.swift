import Testing

@testable import PackFormat

/// Blocks that are read one after the other, with digests of two at once.
struct ReadAheadTests {
  private static let inPairs = DigestFunction(
    { SHA256.digest(Array($0.joined())) },
    two: { (SHA256.digest(Array($0.joined())), SHA256.digest(Array($1.joined()))) })

  /// Reads a column row by row up to the first error; returns the texts and the error.
  private func texts(_ bytes: [UInt8], _ digest: DigestFunction) throws -> ([String], PackError?) {
    let reader = try PackReader(ByteSource(bytes), digest: digest)
    let column = try #require(reader.table("facts")?.optionalColumn("Fact"))
    var texts: [String] = []
    do throws(PackError) {
      for row in 0..<column.rowCount { texts.append(try reader.string(column, row) ?? "") }
    } catch {
      return (texts, error)
    }
    return (texts, nil)
  }

  @Test func aDamagedBlockIsReportedWhenItIsReadAndNotBefore() throws {
    let bytes = try SamplePack.bytes(rows: 4500)
    let whole = try texts(bytes, .portable)
    #expect(whole.0.count == 4500)
    let blocks = (bytes.count - 4096) / DigestTree.blockSize
    #expect(blocks > 5)
    var refused = 0
    for block in 0..<blocks {
      var damaged = bytes
      damaged[4096 + block * DigestTree.blockSize + 77] ^= 4
      let expected = try texts(damaged, .portable)
      let found = try texts(damaged, Self.inPairs)
      #expect(found.0 == expected.0, "block \(block)")
      #expect(found.1 == expected.1, "block \(block)")
      if expected.1 != nil { refused += 1 }
    }
    #expect(refused > 2)
  }

  @Test(arguments: [3, 1500, 4200])
  func aPackIsTheSame(rows: Int) throws {
    let writer = SamplePack.writer(rows: rows)
    for isPacked in [false, true] {
      let bytes = try writer.encode(isPacked: isPacked).bytes
      #expect(try writer.encode(isPacked: isPacked, digest: Self.inPairs).bytes == bytes)
      try PackReader(ByteSource(bytes), digest: Self.inPairs).verify()
    }
  }
}
