import Diagnostics
import Rows
import TestSupport

@testable import Kinds
@testable import Projects
@testable import XMLSource

/// Rows of a kind that can be written as CSV and as XML with the same content.
///
/// Values stand under names of CSV columns, such as `Prompt@ru`. A value may contain the marks of
/// `MarkedText`; `«»` alone marks a missing value.
struct WrittenRows {
  let kind: ContentKind
  var rows: [[String: String]]

  init(_ kind: ContentKind, _ rows: [[String: String]]) {
    self.kind = kind
    self.rows = rows
  }

  /// The sample rows of a new project of the kind.
  init(sampleOf kind: ContentKind) {
    let sample = kind.sample
    self.init(
      kind,
      sample.rows.map { row in
        Dictionary(zip(sample.fields, row).filter { !$1.isEmpty }) { first, _ in first }
      })
  }

  /// The columns that some row has, in the order of the schema.
  var columns: [String] {
    let names = Set(rows.flatMap(\.keys))
    return kind.schema.fields.flatMap { field in
      names.filter { $0 == field.name || $0.hasPrefix(field.name + "@") }.sorted()
    }
  }

  // MARK: - CSV

  func csv(_ columns: [String]? = nil, lineEnd: String = "\n") -> String {
    let columns = columns ?? self.columns
    let records = [columns] + rows.map { row in columns.map { row[$0] ?? "" } }
    return records.map { $0.map(cell).joined(separator: ",") + lineEnd }.joined()
  }

  private func cell(_ text: String) -> String {
    guard text.contains(where: { ",\"\n\r".contains($0) || $0 == "\r\n" }) else { return text }
    return "\"\(text.replacing("\"", with: "\"\""))\""
  }

  // MARK: - XML

  /// Returns the rows in XML; `spell` writes a text for use in an element or an attribute.
  func xml(_ spell: (String) -> String = XMLText.anywhere) -> String {
    "<\(kind.shape.root)>\n\(rows.map { element($0, spell) }.joined())</\(kind.shape.root)>\n"
  }

  /// The fields of a row whose elements say that they are pinned.
  func pinned(in row: [String: String]) -> [String] {
    (kind.shape.list?.pin).flatMap { row[$0.field] }.map(XMLShape.Pin.names) ?? []
  }

  /// The columns that a row's elements and attributes hold, in an order that gives its pins theirs.
  func written(of row: [String: String]) -> [String] {
    guard let list = kind.shape.list, let pin = list.pin else { return columns }
    let isListed = { (label: String) in
      label != pin.field && kind.shape.name(of: String(label.prefix { $0 != "@" })) == nil
    }
    let listed = list.ordered(list.fields, pinned: pinned(in: row))
    return columns.prefix { !isListed($0) }
      + listed.flatMap { field in columns.filter { $0 == field || $0.hasPrefix(field + "@") } }
      + columns.drop { !isListed($0) }.filter { $0 != pin.field && !isListed($0) }
  }

  /// The remark on the element that a column's cell is written as; nil if it has none.
  func remark(on label: String, in row: [String: String]) -> String? {
    let parts = label.split(separator: "@").map(String.init)
    let language = parts.count > 1 ? "@" + parts[1] : ""
    return kind.shape.list?.remark(on: parts[0]).flatMap { row[$0 + language] }
  }

  private func element(_ row: [String: String], _ spell: (String) -> String) -> String {
    let shape = kind.shape
    let isMissing = row.values.contains("«»")
    var attributes = ""
    var content = ""
    let pinned = pinned(in: row)
    for label in written(of: row) {
      guard let value = row[label], value != "«»" else { continue }
      let parts = label.split(separator: "@").map(String.init)
      let language = parts.count > 1 ? " xml:lang=\"\(parts[1])\"" : ""
      let isTranslatable = kind.schema.field(parts[0])?.isTranslatable == true
      if let list = shape.list, shape.name(of: parts[0]) == nil {
        var mark = list.mark(of: parts[0]).map { " \(list.mark)=\"\($0)\"" } ?? ""
        if let remark = remark(on: label, in: row), let name = list.remark?.attribute {
          mark += " \(name)=\"\(spell(remark))\""
        }
        if let pin = list.pin, pinned.contains(label) {
          mark += " \(pin.attribute)=\"\(pin.value)\""
        }
        content += "<\(list.element)\(mark)\(language)>\(spell(value))</\(list.element)>"
      } else if label == shape.text {
        content += spell(value)
      } else if let name = shape.name(of: parts[0]) {
        if isTranslatable, shape.text == nil || !language.isEmpty {
          content += "<\(name)\(language)>\(spell(value))</\(name)>"
        } else {
          attributes += " \(name)=\"\(spell(value))\""
        }
      }
    }
    return "<\(isMissing ? "«\(shape.row)»" : shape.row)\(attributes)>\(content)</\(shape.row)>\n"
  }
}

extension Checked {
  /// Opens a project with one source, and the pictures and rules of the sample.
  init(
    _ source: String, of kind: ContentKind, translations: [String] = [],
    rules: [(name: String, value: String)]? = nil, now: String? = nil
  ) throws {
    let rules = (rules ?? kind.sample.rules).map { rule in
      Manifest.Rule(name: rule.name, text: rule.value, place: Place("pack.xml", 0..<0))
    }
    try self.init(
      [source], kind: kind, languages: SourceLanguages(own: "en", others: translations),
      pictures: kind.sample.images.map { ($0.name, $0.bytes) }, now: now, rules: rules)
  }
}

extension Finding {
  /// The texts of a finding, without its places.
  var words: [String] {
    [code.id, message, label ?? "", help ?? ""] + related.map(\.message)
      + (fix.map { ["safe: \($0.safe)"] + $0.edits.map(\.replacement) } ?? [])
  }

  /// The byte ranges of a finding and of its related places, in source order.
  var places: [Range<Int>] {
    ([place] + related.map(\.place)).map(\.bytes).sorted { $0.lowerBound < $1.lowerBound }
  }
}

extension XMLText {
  /// Escapes a text for an element or an attribute, with more references than needed.
  static func anywhere(_ text: String) -> String {
    inQuotes(text).replacing(">", with: "&gt;")
  }
}
