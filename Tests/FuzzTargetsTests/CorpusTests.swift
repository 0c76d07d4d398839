import Files
import FuzzTargets
import Testing

/// The inputs that fuzzing found worth keeping, run once more without a fuzzer.
///
/// An input that breaks a promise of its target stops the tests.
struct CorpusTests {
  private static let path = Path.joined(
    Path.folder(of: Path.folder(of: Path.folder(of: #filePath))), "Fixtures/fuzz.tar")

  /// The kept inputs by the names of their targets, which are the folders of the archive.
  private static let kept = Result {
    Dictionary(
      grouping: try TarArchive(file: path).entries,
      by: { $0.name.split(separator: "/").first.map(String.init) ?? "" })
  }

  @Test(arguments: FuzzTarget.all.map(\.name))
  func everyKeptInputHoldsThePromises(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let inputs = try Self.kept.get()[name] ?? []
    #expect(inputs.count >= 10, "few inputs of \(name) are kept")
    for input in inputs { target.run(input.bytes) }
  }

  @Test func everyKeptInputHasATarget() throws {
    #expect(try Self.kept.get().keys.sorted() == FuzzTarget.all.map(\.name).sorted())
  }

  @Test func anArchiveThatIsCutShortIsRefused() throws {
    let bytes = try InputFile.readAll(Self.path, limit: 1 << 26)
    let first = try #require(try TarArchive(bytes).entries.first)
    #expect(throws: TarArchive.Fault.self) {
      _ = try TarArchive(Array(bytes.prefix(512 + first.bytes.count - 1)))
    }
  }
}
