import Testing

@testable import PackFormat

struct PackDamageTests {
  private func refusal(_ bytes: [UInt8]) -> PackError? {
    do throws(PackError) {
      try PackReader(ByteSource(bytes)).verify()
      return nil
    } catch {
      return error
    }
  }

  @Test func everyBitFlipIsRefused() throws {
    let bytes = try SamplePack.writer(rows: 3).small().encode().bytes
    #expect(refusal(bytes) == nil)
    // An optimised build tries every bit; a debug build, in which digests are slow, tries a few.
    #if DEBUG
      let (step, bits) = (11, 1)
    #else
      let (step, bits) = (1, 8)
    #endif
    for index in stride(from: 0, to: bytes.count, by: step) {
      for bit in (0..<bits).map({ ($0 + index) % 8 }) {
        var damaged = bytes
        damaged[index] ^= 1 << bit
        if refusal(damaged) == nil { Issue.record("bit \(bit) of byte \(index) is not noticed") }
      }
    }
  }

  @Test func everyPrefixIsTruncatedNotACrash() throws {
    let bytes = try SamplePack.writer(rows: 3).small().encode().bytes
    for count in bytes.indices {
      let reason = refusal(Array(bytes[..<count]))?.reason
      if case .truncated = reason { continue }
      Issue.record("a prefix of \(count) bytes: \(String(describing: reason))")
    }
  }

  @Test(arguments: [1, 3, 65_536])
  func appendedBytesAreRefused(count: Int) throws {
    let tail = [UInt8](repeating: 0, count: count)
    let bytes = try SamplePack.writer(rows: 3).small().encode().bytes
    let length = UInt64(bytes.count)
    let expected = PackError(
      .trailingBytes(expected: length, found: length + UInt64(tail.count)), at: length)
    #expect(refusal(bytes + tail) == expected)
  }

  @Test func aPackTwiceIsRefused() throws {
    let bytes = try SamplePack.writer(rows: 3).small().encode().bytes
    #expect(refusal(bytes + bytes) != nil)
  }

  @Test func swappedBlocksAreRefused() throws {
    var bytes = try SamplePack.bytes()
    let first = Array(bytes[4096..<4096 + 65_536])
    let second = Array(bytes[4096 + 65_536..<4096 + 2 * 65_536])
    bytes.replaceSubrange(4096..<4096 + 2 * 65_536, with: second + first)
    #expect(refusal(bytes) == PackError(.damaged("a block"), at: 4096))
  }

  @Test func convertedLineEndsAreNamed() throws {
    let bytes = try SamplePack.writer(rows: 3).small().encode().bytes
    let magics: [[UInt8]] = [
      [0x0a, 0x1a, 0x0a],  // CR LF to LF
      [0x0d, 0x0a, 0x1a, 0x0d, 0x0a], [0x0d, 0x0d, 0x0a, 0x1a, 0x0d, 0x0a],  // LF to CR LF
      [0x0a, 0x0a, 0x1a, 0x0a],  // CR to LF
      [0x0d, 0x1a, 0x0d], [0x0d, 0x0d, 0x1a, 0x0d],  // CR LF, LF to CR
    ]
    for magic in magics {
      #expect(refusal(bytes[..<4] + magic + bytes[8...])?.reason == .convertedLineEnds)
    }
    #expect(refusal(Array("Fact,Value,Unit\n".utf8))?.reason == .notAPack)
  }

  @Test func aNewerMajorVersionIsRefusedAndANewerMinorOneIsNot() throws {
    var bytes = try SamplePack.bytes(rows: 3)
    bytes[8] = 2
    #expect(refusal(bytes)?.reason == .unknownVersion(2))
    bytes[8] = 1
    bytes[10] = 9
    #expect(refusal(resealed(bytes)) == nil)
  }

  @Test func reservedBitsAreRefusedAndUnusedOnesIgnored() throws {
    let bytes = try SamplePack.writer(rows: 3).small().encode().bytes
    for index in [12, 13, 14, 15] {
      var changed = bytes
      changed[index] = 1
      #expect(refusal(resealed(changed))?.reason == .unknownFeature)
    }
    for index in [24, 25, 26, 27] {
      var changed = bytes
      changed[index] = 0xff
      #expect(refusal(changed)?.reason == .damaged("the header"))
      #expect(refusal(resealed(changed)) == nil)
    }
    for index in [44, 45, 46, 47, 4095] {
      var changed = bytes
      changed[index] = 1
      #expect(
        refusal(resealed(changed))
          == PackError(.malformed("a reserved byte is not zero"), at: UInt64(index)))
    }
  }

  /// Returns the pack with a right root, as an attacker would write it.
  private func resealed(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for index in 224..<256 { bytes[index] = 0 }
    bytes.replaceSubrange(224..<256, with: SHA256.digest(bytes[..<4096]).bytes)
    return bytes
  }
}

extension PackWriter {
  /// Returns the pack without its large asset, so that every bit can be tried.
  func small() -> PackWriter {
    var writer = self
    var bytes = ColumnBuilder("Bytes", .blob)
    bytes.append(bytes: [1, 2, 3])
    bytes.append(bytes: [])
    writer.content[1].columns[1] = bytes
    return writer
  }
}
