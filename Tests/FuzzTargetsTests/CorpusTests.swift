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

/// An uncompressed archive of regular files in the `ustar` form, as `script/fuzz` writes it.
struct TarArchive {
  /// A reason why the bytes are not such an archive.
  struct Fault: Error { var text: String }

  struct Entry {
    var name: String
    var bytes: [UInt8]
  }

  private(set) var entries: [Entry] = []

  init(file path: String) throws {
    try self.init(InputFile.readAll(path, limit: 1 << 26))
  }

  init(_ bytes: [UInt8]) throws {
    var start = 0
    // The archive ends with a block of zeros.
    while start + Self.block <= bytes.count, bytes[start] != 0 {
      let header = bytes[start..<start + Self.block]
      let name = Self.text(header, offset: 0, count: 100)
      guard Self.text(header, offset: 257, count: 5) == "ustar", header[start + 156] == 0x30,
        header[start + 345] == 0,
        let size = Int(Self.text(header, offset: 124, count: 11), radix: 8)
      else { throw Fault(text: "\(name): not a regular file with a short name") }
      let first = start + Self.block
      guard size <= bytes.count - first else { throw Fault(text: "\(name): cut short") }
      entries.append(Entry(name: name, bytes: Array(bytes[first..<first + size])))
      start = first + (size + Self.block - 1) / Self.block * Self.block
    }
  }

  private static let block = 512

  /// A text field of a header, up to its first zero byte.
  private static func text(_ header: ArraySlice<UInt8>, offset: Int, count: Int) -> String {
    let field = header.dropFirst(offset).prefix(count)
    return String(decoding: field.prefix { $0 != 0 }, as: UTF8.self)
  }
}
