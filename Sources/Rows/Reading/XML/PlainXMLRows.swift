internal import Diagnostics
internal import XMLSource

/// Turns plain rows into cells for the judge, without libxml2 and `XMLRowReader`.
final class PlainXMLRows: PlainRowTaker {
  let shape: PlainRowShape
  private var cells: PlainXMLCells
  private let emit: (PlainXMLCells, [UInt8]) -> Void

  /// Prepares for rows of `schema`; nil if the schema allows no plain rows (`PlainRowShape`).
  init?(
    _ schema: XMLSchema, _ shape: XMLShape, _ languages: SourceLanguages,
    _ columns: [Binding.Column], emit: @escaping (PlainXMLCells, [UInt8]) -> Void
  ) {
    // The pack's own language comes first.
    let others = (languages.others ?? []).filter { languages.meaning(of: $0) == .other($0) }
    let tags = ([languages.own] + others).filter(SourceLanguages.isTag)
    guard tags.first == languages.own,
      let plain = PlainRowShape(
        schema, row: shape.row, mark: shape.list?.mark, languages: tags)
    else { return nil }
    self.shape = plain
    self.emit = emit
    cells = PlainXMLCells(plain, shape, tags.map { $0 == languages.own ? "" : $0 }, columns)
  }

  func take(_ row: borrowing PlainRow, of bytes: [UInt8], from base: Int) -> Bool {
    guard cells.take(row, of: bytes, from: base) else { return false }
    emit(cells, bytes)
    return true
  }
}
