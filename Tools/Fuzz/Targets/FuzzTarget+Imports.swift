internal import Archives
internal import Diagnostics
internal import Exchange

/// Readers of the files of other programs.
extension FuzzTarget {
  /// A target for each format that is imported, such as `import-gift`.
  ///
  /// Every question that the reader finds is taken over, or is in the ledger as left out.
  static let imports = ExchangeFormat.all.filter { $0.reader != nil }.map { format in
    FuzzTarget(name: "import-\(format.name)") { bytes in
      let file = ImportedFile(path: "questions", bytes: packed(bytes) ?? bytes)
      var importer = QuestionImport(ImportOptions(), stating: DeckInfo())
      do throws(ImportError) {
        try importer.add(file, as: format)
      } catch {
        promise(error.finding.code.severity == .error, "a file is refused without an error")
        return
      }
      let left = importer.omissions.reduce(0) { $0 + $1.count }
      promise(importer.count + left == importer.found, "a question is neither taken nor left out")
    }
  }

  /// Looks for the format of the input: each reader says whether the input is its own, which takes ten times as long as
  /// to read a short one.
  static let format = FuzzTarget(name: "import-format") { bytes in
    let file = ImportedFile(path: "questions", bytes: packed(bytes) ?? bytes)
    if ExchangeFormat.recognised(file) == nil { _ = ExchangeFormat.fault(of: file) }
  }

  /// Unpacks the input as a ZIP archive. Each file has the size that the archive's list states.
  static let zip = FuzzTarget(name: "zip") { bytes in
    do throws(ZipError) {
      let archive = try ZipArchive(bytes)
      for entry in archive.entries {
        let content = try archive.bytes(entry.name, limit: 1 << 20)
        let first = archive.entries.first { $0.name == entry.name }
        promise(content?.count == first?.size, "a file has another size than the list states")
      }
    } catch {}
  }

  /// The archive of an input that lists its files, each behind a line of two hyphens, a space and its name.
  ///
  /// In a packed file nearly every change is one of the checksum, and the fuzzer would come no further.
  private static func packed(_ bytes: [UInt8]) -> [UInt8]? {
    let mark = Array("-- ".utf8)
    guard bytes.starts(with: mark) else { return nil }
    var writer = ZipWriter()
    var name: String?
    var content: [UInt8] = []
    func add() {
      guard let name, isPath(name) else { return }
      writer.add(name, content, isStored: true)
    }
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.starts(with: mark) {
        add()
        name = String(decoding: line.dropFirst(mark.count), as: UTF8.self)
        content = []
      } else {
        content += line
        content.append(UInt8(ascii: "\n"))
      }
    }
    add()
    return writer.finish()
  }

  /// True for a path that `ZipWriter` takes; `zip` tries the others.
  private static func isPath(_ name: String) -> Bool {
    let isPlain = name.utf8.allSatisfy {
      0x30...0x39 ~= $0 || 0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || "._-/".utf8.contains($0)
    }
    return isPlain && !name.isEmpty && !name.hasPrefix("/") && !name.contains("..")
      && name.utf8.count < 100
  }
}
