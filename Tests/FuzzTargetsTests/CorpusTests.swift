import Files
import FuzzTargets
import Testing

/// The inputs that fuzzing found worth keeping, run once more without a fuzzer.
///
/// An input that breaks a promise of its target stops the tests.
struct CorpusTests {
  private static let folder = Path.joined(
    Path.folder(of: Path.folder(of: Path.folder(of: #filePath))), "Fixtures/fuzz")

  @Test(arguments: FuzzTarget.all.map(\.name))
  func everyKeptInputHoldsThePromises(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let archive = try TarArchive(file: Path.joined(Self.folder, name + ".tar"))
    #expect(archive.entries.count >= 10, "\(name).tar has few inputs")
    for entry in archive.entries { target.run(entry.bytes) }
  }

  @Test func everyArchiveOfInputsHasATarget() throws {
    let archives = try Folder.entries(of: Self.folder).map(\.name).filter { $0.hasSuffix(".tar") }
    #expect(archives.sorted() == FuzzTarget.all.map { $0.name + ".tar" }.sorted())
  }

  @Test func anArchiveThatIsCutShortIsRefused() throws {
    let path = Path.joined(Self.folder, "text.tar")
    let bytes = try InputFile.readAll(path, limit: 1 << 26)
    let first = try #require(try TarArchive(bytes).entries.first)
    #expect(throws: TarArchive.Fault.self) {
      _ = try TarArchive(Array(bytes.prefix(512 + first.bytes.count - 1)))
    }
  }
}
