internal import Diagnostics
package import PackFormat
internal import Rows

extension OtherPack {
  /// Reads the questions of a pack.
  package init(_ pack: PackReader, path: String) throws(PackError) {
    let card = pack.header.card
    self.init(path: path, kind: card.kind, packId: card.id)
    let table = pack.kindTable
    guard let kind = ContentKind.named(card.kind),
      kind.comparesQuestions,
      let text = kind.schema.fields.first.flatMap({ table.optionalColumn($0.name, .string) })
    else { return }
    let columns = (kind.game?.answers ?? []).compactMap { table.optionalColumn($0) }
    for row in 0..<table.rowCount {
      var hash = CellHash()
      var answer: [String] = []
      for column in columns {
        switch column.type {
        case .string:
          let text = try pack.string(column, row) ?? ""
          hash.add(Array(text.utf8)[...])
          answer.append(text)
        case .decimal, .integer:
          guard let number = try pack.decimal(column, row) else { continue }
          hash.add(number)
          answer.append(number.text)
        default: continue
        }
      }
      append(
        id: try pack.questionId(row).text, text: try pack.string(text, row) ?? "",
        answer: answer.joined(separator: " "), hash: hash.value)
    }
  }
}

extension ContentKind {
  /// True if questions of the kind are compared with each other by their texts.
  package var comparesQuestions: Bool {
    checks.acrossRows(Findings()).contains { $0 is SimilarRows }
  }
}
