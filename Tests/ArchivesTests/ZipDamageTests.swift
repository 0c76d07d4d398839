import Testing

@testable import Archives

/// Archives with any damage.
struct ZipDamageTests {
  /// Reads all of an archive that may be damaged; returns true if nothing is wrong.
  private func isWhole(_ bytes: [UInt8]) -> Bool {
    do throws(ZipError) {
      let archive = try ZipArchive(bytes)
      for entry in archive.entries { _ = try archive.bytes(entry.name, limit: 1 << 20) }
      return true
    } catch {
      #expect(!error.message.isEmpty && error.offset >= 0)
      return false
    }
  }

  @Test(arguments: [ArchiveSamples.python, ArchiveSamples.wide, ArchiveSamples.streamed])
  func anArchiveThatIsCutOffAnywhereIsDamaged(_ archive: [UInt8]) {
    for count in archive.indices { #expect(!isWhole(Array(archive[..<count])), "\(count)") }
    #expect(isWhole(archive))
  }

  @Test(arguments: [ArchiveSamples.python, ArchiveSamples.wide, ArchiveSamples.streamed])
  func otherBytesAtAnyPlaceAreReportedOrDoNoHarm(_ archive: [UInt8]) {
    for offset in archive.indices {
      for byte: UInt8 in [0, 1, 0x7F, 0x80, 0xFF, archive[offset] ^ 1] {
        _ = isWhole(archive.with([byte], at: offset))
      }
    }
    var random = LinearRandom(state: 7)
    for _ in 0..<3000 {
      var changed = archive
      for _ in 0..<1 + random.number(6) {
        changed[random.number(changed.count)] = UInt8(random.number(256))
      }
      _ = isWhole(changed)
    }
  }

  @Test(arguments: 0..<20)
  func whatIsWrittenIsReadBack(_ seed: Int) throws {
    var random = LinearRandom(state: UInt64(seed))
    var files: [(name: String, bytes: [UInt8], isStored: Bool)] = []
    for number in 0..<random.number(6) {
      let letters = 1 + random.number(256)
      let bytes = (0..<random.number(3000)).map { _ in UInt8(random.number(letters)) }
      files.append(("é/\(number)", bytes, random.number(3) == 0))
    }
    func written() -> [UInt8] {
      var writer = ZipWriter()
      for file in files { writer.add(file.name, file.bytes, isStored: file.isStored) }
      return writer.finish()
    }
    let archive = try ZipArchive(written())
    #expect(archive.entries.map(\.name) == files.map(\.name))
    for file in files { #expect(try archive.bytes(file.name, limit: 3000) == file.bytes) }
    #expect(written() == written())
  }
}

/// A generator with the same numbers for the same start.
private struct LinearRandom {
  var state: UInt64

  mutating func number(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % count
  }
}
