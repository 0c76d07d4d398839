import Files
import PackFormat
import Testing
import TestSupport

@testable import Checking

/// Tests that the moment at which the output file is begun changes no byte of the pack.
struct PackFileTests {
  /// The treatment of the texts with which a pack begins.
  enum Texts: CaseIterable { case stored, packed, notWorthPacking }

  private func pack(_ texts: Texts, into file: PackOutput?) throws -> EncodedPack {
    var random = SplitMix(seed: 5)
    var fact = ColumnBuilder(
      "Fact", .blob, isUnique: true, texts: file?.store,
      packing: texts == .stored ? nil : .onOneThread)
    var unit = ColumnBuilder("Unit", .string)
    for row in 0..<60_000 {
      let noise = (0..<20).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let words = texts == .notWorthPacking ? [] : Array("fact of the number ".utf8)
      fact.append(bytes: words + noise)
      unit.append(row % 7 == 0 ? nil : "unit \(row % 300)")
    }
    var writer = PackWriter(
      card: PackCard(
        id: "facts", version: "1.0.0", kind: "facts", asOf: nil, questionCount: 60_000,
        titles: [.init(language: "en", text: "Facts")]))
    writer.content = [TableBuilder("facts", [fact, unit])]
    return try writer.encode(isPacked: texts != .stored)
  }

  private func names(_ folder: TemporaryFolder) throws -> [String] {
    try Folder.entries(of: folder.path).map { $0.name }
  }

  @Test(arguments: Texts.allCases, [0, 100_000, .max])
  func aPackIsTheSameWheneverItsFileIsBegun(texts: Texts, mostInMemory: Int) throws {
    let folder = TemporaryFolder()
    let path = folder("facts.qpk")
    do {
      let file = PackOutput(replacing: path, writesBehind: true, mostInMemory: mostInMemory)
      let pack = try pack(texts, into: file)
      let isBegun = mostInMemory < .max
      #expect(try names(folder).count == (isBegun ? 1 : 0))
      var out = try file.opened(for: pack)
      let there = out.count - EncodedPack.pageSize
      #expect((there > 0) == (isBegun && texts != .notWorthPacking))
      let head = try pack.write(behind: there) { (piece: ArraySlice<UInt8>) throws(FileError) in
        try out.append(piece)
      }
      try out.replaceStart(by: head.page)
      #expect(pack.head.page == head.page)
      try out.commit()
      try file.check()
    }
    #expect(try names(folder) == ["facts.qpk"])
    let bytes = try InputFile.readFile(folder("facts.qpk"), limit: 1 << 24)
    #expect(bytes == (try pack(texts, into: nil).bytes))
  }

  @Test func anAbandonedPackLeavesNoFile() throws {
    let folder = TemporaryFolder()
    folder.write("facts.qpk", Array("old".utf8))
    do {
      let file = PackOutput(
        replacing: folder("facts.qpk"), writesBehind: false, mostInMemory: 0)
      _ = try pack(.packed, into: file)
      #expect(try names(folder).count == 2)
      file.release()
    }
    #expect(try names(folder) == ["facts.qpk"])
    #expect(try InputFile.readFile(folder("facts.qpk"), limit: 1 << 24) == Array("old".utf8))
  }

  @Test func aFileThatCannotBeMadeIsReportedWhenThePackIsWritten() throws {
    let folder = TemporaryFolder()
    let file = PackOutput(
      replacing: folder("none/facts.qpk"), writesBehind: false, mostInMemory: 50_000)
    let pack = try pack(.packed, into: file)
    #expect(throws: FileError.self) { _ = try file.opened(for: pack) }
    #expect(pack.bytes == (try self.pack(.packed, into: nil).bytes))
  }
}
