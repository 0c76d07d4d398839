internal import Kinds
internal import PackFormat
internal import SafeText

extension PackListing {
  /// The listing for people: aligned lines under headings.
  ///
  /// The line about the signature comes before all that a pack says of itself in a line of its own.
  package var text: String {
    let header = pack.header
    let card = header.card
    var lines = [
      "\(card.title(in: ""))  (\(card.id) \(card.version))",
      field("signed", signature?.text ?? "no"), field("kind", card.kind),
      field("\(card.rowNoun)s", String(card.questionCount)),
      field("as of", asOf ?? "no date"), field("format", format),
      field("size", "\(header.fileLength) bytes"), field("content", header.contentDigest.hex),
      field("root", header.rootDigest.hex),
    ]
    if !provenance.isEmpty { lines.append(field("provenance", provenance.text)) }
    if !key.isEmpty { lines.append(field("key", key.joined(separator: ", "))) }
    lines += card.titles.map { field("title", "\($0.text) [\($0.language)]") }
    if languages.count > 1 {
      lines.append(field("languages", languages.map { $0.text }.joined(separator: ", ")))
    }
    lines += section("about", about.map { ($0.key + tag($0.language), $0.text) })
    lines.append("")
    for table in tables {
      lines.append(table.text)
      for column in table.table.columns {
        let name = column.name + tag(column.language)
        lines.append(
          "  \(padded(name, 16)) \(padded(column.type.name, 10)) \(column.byteCount) bytes"
            + (column.isPacked ? ", \(column.unpackedByteCount) unpacked" : ""))
      }
      lines += table.references.map { "  \($0.text)" }
    }
    lines.append("")
    lines.append("rules")
    lines += rules.map { "  \(padded($0.name, 18)) \($0.text)" }
    lines += section("texts", texts.map { ($0.name + tag($0.language), $0.text) })
    lines += section("theme", theme.map { ($0.name, $0.value) })
    lines += section("assets", assets.map { ($0.name, $0.description ?? "") })
    lines.append("")
    lines.append("sources")
    lines += sources.map { "  \($0.name) (\($0.format)) \($0.digest?.hex ?? "")" }
    return lines.map { $0.terminalSafe + "\n" }.joined()
  }

  /// Returns the lines of a section; none if it has no entries.
  private func section(_ title: String, _ entries: [(name: String, text: String)]) -> [String] {
    if entries.isEmpty { return [] }
    return ["", title]
      + entries.map { name, text in
        text.isEmpty ? "  \(name)" : "  \(padded(name, 18)) \(text)"
      }
  }

  private func tag(_ language: String) -> String { language.isEmpty ? "" : "@\(language)" }

  private func field(_ name: String, _ value: String) -> String { "\(padded(name, 12)) \(value)" }

  private func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
