internal import Diagnostics
internal import Hashing
internal import PackFormat

/// The files of folders that an import does not take.
struct PassedFiles {
  private struct File {
    /// The hash of the bytes.
    let hash: PackDigest
    let entry: Finding
    /// The finding if the import takes no file at all.
    var error: Finding?
  }

  private var files: [File] = []

  /// Adds a file whose format is not known.
  mutating func add(_ file: ImportedFile) {
    files.append(
      File(
        hash: Self.hash(file.bytes),
        entry: Finding(
          .fileNotTaken, "the file is not taken: it is in no format that packtool reads",
          at: file.place(0..<0), help: UnknownFile.help(file))))
  }

  /// Adds a table without a header of questions.
  mutating func add(_ file: ImportedFile, _ error: Finding) {
    let entry = Finding(
      .fileNotTaken, "the file is not taken: \(error.message)", at: error.place, help: error.help)
    files.append(File(hash: Self.hash(file.bytes), entry: entry, error: error))
  }

  /// The errors if no question was found.
  var errors: [Finding] { files.compactMap(\.error) }

  /// The entries of the ledger. A picture that a question has needs none.
  func entries(besides pictures: some Sequence<[UInt8]>) -> [Finding] {
    if files.isEmpty { return [] }
    let taken = Set(pictures.map { Self.hash($0) })
    return files.filter { !taken.contains($0.hash) }.map(\.entry)
  }

  private static func hash(_ bytes: [UInt8]) -> PackDigest {
    var digest = QuickSHA256()
    digest.update(bytes[...])
    return digest.finish()
  }
}

/// The advice about a file in no format that can be read.
package enum UnknownFile {
  /// Returns the sentence that says how to get at the questions of a file; nil if there is none.
  package static func help(_ file: ImportedFile) -> String? {
    switch file.suffix {
    case "yaml", "yml":
      "write the list as JSON, for example with yq -o json, and import that"
    case "apkg", "colpkg":
      "in Anki, export the deck as Notes in Plain Text (.txt) with HTML, and import that"
    default: nil
    }
  }
}
