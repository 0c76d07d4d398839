internal import Diagnostics
internal import Kinds
internal import PackFormat
internal import Rows

/// One row of a template, ready to be filled in.
struct TemplateElement {
  /// The name of the element in the manifest.
  let place: Place
  /// The text of each column of the binding.
  let texts: [TemplateText]
  let wrong: WrongChoices?
  private let id: Id

  /// The way to the ids of the made rows.
  private enum Id {
    /// The text of the id's column, which may be none.
    case text
    /// The text before the key of a row.
    case before(String)
    /// The template's text, from which ids are derived together with the key of a row.
    case derived(kind: String, from: String)
  }

  init(
    _ row: XMLCells, _ template: Template, of kind: ContentKind, _ columns: [Binding.Column],
    over table: TemplateTable, _ findings: inout Findings
  ) {
    let file = template.place.file
    place = Place(file, row.name)
    texts = row.cells.map { cell in
      TemplateText(cell.text, at: Place(file, cell.place), over: table, &findings)
    }
    wrong = row.others.first.map {
      WrongChoices($0, seed: template.seed, over: table, file: file, &findings)
    }
    guard template.key != nil, let column = columns.firstIndex(ofField: "Id"),
      let asked = kind.schema.asked.flatMap({ columns.firstIndex(ofField: $0.name) })
    else {
      id = .text
      return
    }
    switch texts[column].constant {
    case nil: id = .text
    case "": id = .derived(kind: kind.name, from: texts[asked].skeleton(table))
    case .some(let before): id = .before(before)
    }
  }

  init(_ other: TemplateElement, texts: [TemplateText]) {
    (place, wrong, id) = (other.place, other.wrong, other.id)
    self.texts = texts
  }

  /// The id of the row with this key; nil if the text of the id's column is the id.
  func id(ofKey key: String) -> String? {
    switch id {
    case .text: nil
    case .before(let text): text + "-" + Self.word(key)
    case .derived(let kind, let text):
      QuestionId.derive(kind: kind, text: (text + "\u{0}" + key).utf8)
    }
  }

  /// A key as a part of an id: letters and digits of ASCII are kept, small, and any other key is digested.
  private static func word(_ key: String) -> String {
    let isPlain = key.utf8.allSatisfy { byte in
      byte < 0x80 && (byte == 0x20 || "-_./:".utf8.contains(byte) || Self.isWord(byte))
    }
    let words = key.lowercased().utf8.split { !Self.isWord($0) }
    if isPlain, !words.isEmpty {
      return words.map { String(Substring($0)) }.joined(separator: "-")
    }
    return String(SHA256.digest(Array(key.utf8)).hex.prefix(12))
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    0x30...0x39 ~= byte || 0x61...0x7A ~= byte | 0x20
  }
}
