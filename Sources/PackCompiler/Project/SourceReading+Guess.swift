internal import Bytes
internal import CSVSource
internal import Diagnostics
package import Files
package import Rows
internal import TextUnicode

extension SourceReading {
  /// Finds out from a CSV file itself how it has to be read as content of a kind: its delimiter, its numbers, and the
  /// columns whose names only mean those of the kind. A choice that needs no mention in a manifest stays nil; XML needs
  /// none at all.
  package init(guessedFrom bytes: [UInt8], _ kind: ContentKind) throws(FileError) {
    self.init()
    if SourceFormat(beginning: bytes) == .xml { return }
    encoding = EncodingGuess.encoding(of: bytes)
    let bytes = encoding.map { DecodedText(bytes, as: $0).bytes } ?? bytes
    var ignored = Findings(limit: 0)
    let options = CSVReader.Options(headers: KnownHeaders([kind.schema.requiredNames]))
    var reader = try CSVReader.open(
      .bytes(bytes, name: ""), options, findings: &ignored)
    guard let header = reader.header else { return }
    if reader.dialect.delimiter != UInt8(ascii: ",") { delimiter = reader.dialect.delimiter }
    let names = header.names.map { $0.collapsed.nfc }
    let fields = ColumnWords(kind).fields(of: names)
    let nowhere = Place("", 0..<0)
    renamed = zip(names, fields).compactMap { name, field in
      guard let field, field.lowercased() != name.lowercased() else { return nil }
      return Renamed(from: name, to: field, fromPlace: nowhere, toPlace: nowhere)
    }
    let numeric = fields.indices.filter { index in
      fields[index].flatMap { kind.schema.field($0) }?.type.isNumeric == true
    }
    var signs = NumberSigns()
    var batch = CSVBatch()
    while try reader.next(&batch, findings: &ignored) {
      for record in 0..<batch.count where batch[record].isSound {
        for column in numeric where column < batch[record].count {
          signs.note(batch.value(of: batch.cell(column, of: batch[record])))
        }
      }
    }
    numbers = signs.style
  }

  /// The attributes of a `<source>` that make the same choices.
  var attributes: String {
    var text = encoding.map { " encoding=\"\($0.rawValue)\"" } ?? ""
    if let delimiter, delimiter.isNamed { text += " delimiter=\"\(CSVDialect.name(delimiter))\"" }
    if let numbers {
      text += " decimal=\"\(String(UnicodeScalar(numbers.decimal)))\""
      if let grouping = numbers.grouping {
        let isName = grouping == UInt8(ascii: " ") || grouping == UInt8(ascii: "'")
        text +=
          " grouping=\"\(isName ? NumberStyle.name(of: grouping) : String(UnicodeScalar(grouping)))\""
      }
    }
    return text
  }
}

extension UInt8 {
  /// True for a delimiter that a manifest can name, other than the comma.
  fileprivate var isNamed: Bool { [0x3b, 0x09, 0x7c].contains(self) }
}
