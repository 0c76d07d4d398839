import Files
import PackFormat
import TestSupport
import Testing

/// Tests of the packs that every later version must read (Fixtures/format/README.md).
struct KeptPackTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(3).map { "/\($0)" }.joined() + "/Fixtures/format"

  static let packs = ["1", "1.1"].flatMap { version in
    ((try? Folder.entries(of: "\(folder)/\(version)")) ?? []).map(\.name)
      .filter { $0.hasSuffix(".qpk") }.sorted().map { "\(version)/\($0.dropLast(4))" }
  }

  @Test func thereAreManyKeptPacks() { #expect(Self.packs.count >= 11) }

  @Test(arguments: packs)
  func everyValueOfAKeptPackIsRead(name: String) throws {
    let bytes = try InputFile.readAll("\(Self.folder)/\(name).qpk", limit: 1 << 20)
    let expected = try InputFile.readAll("\(Self.folder)/\(name).jsonl", limit: 1 << 20)
    let pack = try PackReader(ByteSource(bytes))
    try pack.verify()
    let lines = try pack.lines()
    #expect(
      lines == String(decoding: expected, as: UTF8.self).split(separator: "\n").map(String.init))
  }
}
