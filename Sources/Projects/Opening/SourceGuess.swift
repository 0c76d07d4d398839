internal import Bytes
internal import CSVSource
internal import Diagnostics
package import Files
package import Kinds
package import Rows
internal import SchemaFiles
internal import TextUnicode
internal import XMLSource

/// The way to read a source as content of a kind, as far as the source itself shows it.
package struct SourceGuess {
  /// The delimiter and the numbers of a CSV file, and the columns whose names only mean those of the kind. A choice that
  /// needs no mention in a manifest is nil; XML needs none at all.
  package private(set) var reading = SourceReading()
  /// The languages of translations, in order of first appearance.
  package private(set) var languages: [String] = []

  package init(_ bytes: [UInt8], _ kind: ContentKind) throws(FileError) {
    if SourceFormat(beginning: bytes) == .xml {
      languages = XMLRows.languages(
        in: SourceBytes(name: "", bytes), besides: NewProject.language,
        XMLSchema.shared(kind.schemas.xml))
      return
    }
    let encoding = Self.encoding(of: bytes)
    let bytes = encoding?.decoded(bytes)?.bytes ?? bytes
    var ignored = Findings(limit: 0)
    let options = CSVReader.Options(headers: KnownHeaders([kind.schema.requiredNames]))
    var reader = try CSVReader.open(
      .bytes(bytes, name: ""), options, findings: &ignored)
    guard let header = reader.header else { return }
    reading.encoding = encoding
    if reader.dialect.delimiter != UInt8(ascii: ",") {
      reading.delimiter = reader.dialect.delimiter
    }
    let names = header.names.map { $0.collapsed.nfc }
    let words = ColumnWords(kind)
    let fields = words.fields(of: names)
    languages = Self.languages(of: names, kind.schema)
    reading.renamed = words.renamed(names)
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
    reading.numbers = signs.style
  }

  /// The encoding of a file that seems to be all in it; nil for UTF-8, and where only some bytes are not.
  private static func encoding(of bytes: [UInt8]) -> StatedEncoding? {
    guard let encoding = EncodingGuess.encoding(of: bytes),
      let text = StatedEncoding.ofOtherBytes(encoding).decoded(bytes), text.sequences.count == 0
    else { return nil }
    return .ofFile(encoding)
  }

  /// The languages of columns such as `Fact@de`.
  private static func languages(of names: [String], _ schema: TableSchema) -> [String] {
    var languages: [String] = []
    for name in names {
      let parts = name.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 2, schema.field(parts[0])?.isTranslatable == true,
        SourceLanguages.isTag(parts[1]), parts[1].lowercased() != NewProject.language,
        !languages.contains(where: { $0.lowercased() == parts[1].lowercased() })
      else { continue }
      languages.append(parts[1])
    }
    return languages
  }
}

extension SourceReading {
  /// The attributes of a `<source>` that make the same choices.
  var attributes: String {
    var text = encoding.map { " encoding=\"\($0.encoding.rawValue)\"" } ?? ""
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
