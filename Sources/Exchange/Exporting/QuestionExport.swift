internal import Comparing
package import Diagnostics
internal import Files
internal import Kinds
package import PackFormat
internal import Projects

/// An export: the questions of a pack go into one file of another format.
package struct QuestionExport {
  private let pack: PackReader
  private let format: ExchangeFormat
  private let writer: FormatWriter
  private let listing: PackListing
  private let kind: ContentKind
  private let place: Place
  /// The place of each question, which entries of the ledger name.
  private let places: (Int) -> Place

  /// Prepares an export; nil if the format has no form for the kind of the pack.
  package init?(
    _ pack: PackReader, as format: ExchangeFormat, at place: Place,
    places: @escaping (Int) -> Place
  ) throws(PackError) {
    let name = pack.header.card.kind
    guard let writer = format.writer, writer.fields[name] != nil,
      let kind = ContentKind.named(name)
    else { return nil }
    (self.pack, self.format, self.writer, self.kind) = (pack, format, writer, kind)
    (self.place, self.places) = (place, places)
    listing = try PackListing(pack)
  }

  /// The usual name of the file.
  package var fileName: String { Manifest.id(from: pack.header.card.id) + "." + writer.suffix }

  /// Writes the file, which appears whole or not at all, and only if `accepts` the ledger. Returns the ledger, and the
  /// number of questions in the file.
  package func write(
    to path: String, _ options: ExportOptions, if accepts: ([Finding]) -> Bool
  ) throws(ExportError) -> (ledger: [Finding], count: Int, isWritten: Bool) {
    let file: AtomicFile
    do throws(FileError) { file = try AtomicFile(replacing: path) } catch { throw .file(error) }
    var output = ExportOutput(file, of: place)
    for finding in try losses() { output.record(finding) }
    let deck = try deck()
    try writer.write(deck, options, &output)
    let ledger = output.ledger
    let count = deck.count - ledger.count { $0.code.isOfOmission }
    guard accepts(ledger) else { return (ledger, count, false) }
    do throws(FileError) { try output.commit() } catch { throw .file(error) }
    return (ledger, count, true)
  }

  // MARK: - The deck

  private func deck() throws(ExportError) -> ExportedDeck {
    let questions = QuestionReader(pack)
    let rows = writer.hasPictures ? pictureRows : [:]
    let column = pack.table(.assets)?.optionalColumn("Bytes", .blob)
    let (pack, kind, writer, places) = (pack, kind.name, writer, places)
    return ExportedDeck(
      info: info, kind: kind, count: questions.count,
      question: { (number) throws(ExportError) in
        let question = try reading { () throws(PackError) in try questions.question(number) }
        var exported = ExchangedQuestion(kind: kind, at: places(number))
        for (field, _) in question.values {
          if field == "Id" { exported.exportedId = question.text(field) }
          if Self.hasRoom(for: field, writer, kind) { exported[field] = question.text(field) }
        }
        if let name = exported["Image"], let row = rows[name], let column {
          let bytes = try reading { () throws(PackError) in try pack.blob(column, row) }
          exported.picture = bytes.map { ExchangedPicture(name: name, bytes: $0) }
        }
        return exported
      },
      id: { (number) throws(ExportError) in
        try reading { () throws(PackError) in try pack.questionId(number).text }
      })
  }

  private var pictureRows: [String: Int] {
    Dictionary(listing.assets.enumerated().map { ($1.name, $0) }) { first, _ in first }
  }

  private static func hasRoom(
    for field: String, _ writer: FormatWriter, _ kind: String
  ) -> Bool {
    let parts = field.split(separator: "@", maxSplits: 1)
    return writer.fields[kind]?.contains(String(parts[0])) == true
      && (parts.count == 1 || writer.hasTranslations)
  }

  private var info: DeckInfo {
    let card = pack.header.card
    var info = DeckInfo()
    (info.id, info.version) = (card.id, card.version)
    info.title = card.titles.first?.text
    info.language = card.titles.first?.language
    info.description = listing.about.first { $0.key == "description" }?.text
    info.licence = listing.about.first { $0.key == "licence" }?.text
    info.authors = listing.about.filter { $0.key == "author" }.map(\.text)
    info.credits = listing.about.filter { $0.key == "credit" }.map(\.text)
    info.date = listing.asOf
    return info
  }

  // MARK: - The ledger

  /// The entries about all that the format has no room for.
  private func losses() throws(ExportError) -> [Finding] {
    var ledger = try lostFields()
    let pictures = listing.assets.count
    if pictures > 0, !writer.hasPictures {
      ledger.append(
        Finding(
          .picturesNotExported,
          pictures == 1
            ? "1 picture is not in the file" : "\(pictures) pictures are not in the file",
          at: place,
          help: "copy them from the project, which packtool decompile makes of a pack"))
    }
    let lost = DeckInfo.Part.allCases.filter { !writer.deck.contains($0) && info.has($0) }
    if !lost.isEmpty {
      let names = lost.map(\.rawValue).joined(separator: ", ")
      ledger.append(
        Finding(.deckInfoNotExported, "\(format.title) has no place for: \(names)", at: place))
    }
    if let game = listing.lostGame(of: kind) {
      ledger.append(Finding(.gameNotExported, "\(game) of the game are not exported", at: place))
    }
    return ledger
  }

  private func lostFields() throws(ExportError) -> [Finding] {
    let questions = QuestionReader(pack)
    var counts: [String: Int] = [:]
    var order: [String] = []
    for number in 0..<questions.count {
      let question = try reading { () throws(PackError) in try questions.question(number) }
      for (field, _) in question.values where !Self.hasRoom(for: field, writer, kind.name) {
        if counts.updateValue(counts[field, default: 0] + 1, forKey: field) == nil {
          order.append(field)
        }
      }
    }
    return order.map { field in
      let count = counts[field, default: 0]
      let isTranslation = field.contains("@")
      return Finding(
        isTranslation ? .translationsNotExported : .fieldNotExported,
        "\(format.title) has no place for \(field), which \(count) of \(questions.count) questions have",
        at: place)
    }
  }

}

extension PackListing {
  /// The parts of the game that a manifest can set and that this pack sets.
  func lostGame(of kind: ContentKind) -> String? {
    let parts =
      (changedRules(of: kind).isEmpty ? [] : ["rules"])
      + (texts.isEmpty ? [] : ["texts"])
      + (theme.isEmpty ? [] : ["look"])
    if parts.isEmpty { return nil }
    return parts.count == 1
      ? parts[0] : parts.dropLast().joined(separator: ", ") + " and " + parts[parts.count - 1]
  }
}

extension DeckInfo {
  /// True if the part is stated.
  fileprivate func has(_ part: Part) -> Bool {
    switch part {
    case .id: id != nil
    case .version: version != nil
    case .title: title != nil
    case .description: description != nil
    case .language: language != nil
    case .licence: licence != nil
    case .authors: !authors.isEmpty
    case .credits: !credits.isEmpty
    case .date: date != nil
    }
  }
}
