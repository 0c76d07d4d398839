internal import Diagnostics
internal import XMLSource

/// Hands on the cells of rows that are read without libxml2.
final class PlainXMLRows: PlainRowTaker {
  let shape: PlainRowShape
  private var cells: PlainXMLCells
  private let emit: (PlainXMLCells, [UInt8]) -> Void

  /// Nil for a schema that says more than which elements and attributes there are.
  init?(
    _ schema: XMLSchema, _ shape: XMLShape, _ languages: SourceLanguages,
    _ columns: [Binding.Column], emit: @escaping (PlainXMLCells, [UInt8]) -> Void
  ) {
    // The first is the pack's own.
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
