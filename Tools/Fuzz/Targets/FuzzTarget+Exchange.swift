internal import Diagnostics
internal import Exchange

extension FuzzTarget {
  /// Imports the input in the exchange format that the first byte selects.
  ///
  /// Every question that the reader finds is taken over, or is in the ledger as left out.
  static let exchange = FuzzTarget(name: "exchange") { bytes in
    guard let first = bytes.first else { return }
    let file = ImportedFile(path: "questions", bytes: Array(bytes.dropFirst()))
    _ = ExchangeFormat.recognised(file)
    var importer = QuestionImport(ImportOptions(), stating: DeckInfo())
    do throws(ImportError) {
      try importer.add(file, as: formats[Int(first) % formats.count])
    } catch {
      promise(error.finding.code.severity == .error, "a file is refused without an error")
      return
    }
    let left = importer.omissions.reduce(0) { $0 + $1.count }
    promise(importer.count + left == importer.found, "a question is neither taken nor left out")
  }

  private static let formats = ExchangeFormat.all.filter { $0.reader != nil }
}
