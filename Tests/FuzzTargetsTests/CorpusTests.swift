import Files
import FuzzTargets
import Testing

/// What fuzzing found worth keeping, run once more without a fuzzer: an input that breaks a promise
/// stops the tests.
struct CorpusTests {
  private static let folder = Path.joined(
    Path.folder(of: Path.folder(of: #filePath)), "Fuzz/Corpus")

  @Test(arguments: FuzzTarget.all.map(\.name))
  func everyKeptInputHoldsThePromises(name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let folder = Path.joined(Self.folder, name)
    let inputs = try Folder.entries(of: folder).filter { $0.kind == .file }
    #expect(inputs.count >= 10, "\(folder) is nearly empty")
    for input in inputs {
      target.run(try InputFile.readAll(Path.joined(folder, input.name), limit: 1 << 20))
    }
  }
}
