@testable import Kinds
import Rows
import TestSupport
import XMLSource

/// Sound rows in the worst spellings that have no finding.
struct MessyText {
  private let rows: WrittenRows
  private var random: SplitMix

  init(_ rows: WrittenRows, seed: UInt64) {
    self.rows = rows
    random = SplitMix(seed: seed)
  }

  private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }
  private mutating func one(of texts: String...) -> String { texts[below(texts.count)] }

  private mutating func shuffled<Element>(_ elements: [Element]) -> [Element] {
    elements.map { ($0, random.next()) }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  /// Returns a value in one of its spellings.
  private mutating func spelled(_ value: String, _ label: String) -> String {
    guard let field = rows.kind.schema.field(label) else { return padded(value) }
    if field.isUnit, below(2) == 0 {
      return padded(one(of: "km2", "sq km", "m", "KM", "metres", "µm", "Year of it", "ha"))
    }
    switch field.type {
    case .string where label == "Computer" || field.isAsset: return padded(value)
    case .number where !value.hasPrefix("-"):
      return padded(
        one(of: "", "+", "+00", "0") + value + one(of: "", value.contains(".") ? "0" : ".00"))
    case .integer where !value.hasPrefix("-"), .year where !value.hasPrefix("-"):
      return padded(one(of: "", "+", "+0", "00") + value + one(of: "", ".0"))
    default: return padded(value)
    }
  }

  private mutating func padded(_ value: String) -> String {
    one(of: "", "", " ", "\t", "\u{a0} ") + value + one(of: "", "", "  ", " \u{2003}")
  }

  // MARK: - CSV

  mutating func csv() -> String {
    let columns = shuffled(rows.columns + ["My  note"])
    let delimiter = one(of: ",", ";", "\t")
    let lineEnd = one(of: "\n", "\r\n")
    var text = one(of: "", "\u{feff}")
    let header = columns.map { cell(one(of: "", " ") + $0, delimiter) }
    text += header.joined(separator: delimiter) + lineEnd
    for row in rows.rows {
      if below(4) == 0 {
        text += one(of: lineEnd, String(repeating: delimiter, count: columns.count - 1) + lineEnd)
      }
      var cells: [String] = []
      for column in columns {
        let value = column == "My  note" ? "see  note \(below(9))" : row[column] ?? ""
        cells.append(cell(value.isEmpty ? "" : spelled(value, column), delimiter))
      }
      text += cells.joined(separator: delimiter) + lineEnd
    }
    return below(3) == 0 ? String(text.unicodeScalars.dropLast(lineEnd.unicodeScalars.count)) : text
  }

  private mutating func cell(_ value: String, _ delimiter: String) -> String {
    let mustQuote = value.unicodeScalars.contains {
      "\"\n\r\(delimiter)".unicodeScalars.contains($0)
    }
    guard mustQuote || below(3) == 0 else { return value }
    return "\"\(value.replacing("\"", with: "\"\""))\""
  }

  // MARK: - XML

  mutating func xml() -> String {
    let shape = rows.kind.shape
    var text = one(
      of: "", "\u{feff}", "<?xml version='1.0'?>", "<?xml version=\"1.0\" encoding='utf-8' ?>\r\n")
    text += aside() + "<\(shape.root)\(one(of: "", " ", " xmlns:a='urn:b'"))>"
    for row in rows.rows { text += gap() + element(row) }
    return text + gap() + "</\(shape.root) >" + aside()
  }

  private mutating func element(_ row: [String: String]) -> String {
    let shape = rows.kind.shape
    var attributes: [String] = []
    var own: String?
    var content: [String] = []
    let pinned = rows.pinned(in: row)
    for label in rows.written(of: row) {
      guard let value = row[label] else { continue }
      let parts = label.split(separator: "@").map(String.init)
      let language =
        parts.count > 1 ? " xml:lang = '\(one(of: parts[1], parts[1].uppercased()))'" : ""
      let isTranslatable = rows.kind.schema.field(parts[0])?.isTranslatable == true
      let said = spelled(value, label)
      if let list = shape.list, shape.name(of: parts[0]) == nil {
        var mark = list.mark(of: parts[0]).map { " \(list.mark)=\"\($0)\"" } ?? ""
        if let remark = rows.remark(on: label, in: row), let name = list.remark?.attribute {
          mark += " \(name)=\(inQuotes(remark))"
        }
        if let pin = list.pin, pinned.contains(label) { mark += " \(pin.attribute)='\(pin.value)'" }
        content.append("<\(list.element)\(language)\(mark)>\(inElement(said))</\(list.element) >")
      } else if label == shape.text {
        own = said
      } else if let name = shape.name(of: parts[0]) {
        if isTranslatable, shape.text == nil || !language.isEmpty || below(2) == 0 {
          content.append("<\(name)\n\(language) >\(inElement(said))</\(name)>")
        } else {
          attributes.append("\(name) = \(inQuotes(said))")
        }
      }
    }
    if let own {
      content.insert(below(2) == 0 ? "<text>\(inElement(own))</text>" : inElement(own), at: 0)
    }
    let tag = shape.row + shuffled(attributes).map { one(of: " ", "\n   ") + $0 }.joined()
    return "<\(tag)>\(content.map { $0 + gap() }.joined())</\(shape.row)>"
  }

  /// Returns white space where it has no meaning, sometimes with a comment.
  private mutating func gap() -> String {
    one(of: "", "\n", "\r\n\t", " ") + aside() + one(of: "", "\n  \n", " ")
  }

  private mutating func aside() -> String {
    one(of: "", "", "", "<!-- a note -->", "<!--\n  of two\r\n  lines\n-->", "<?go on?>")
  }

  private mutating func inElement(_ text: String) -> String {
    if below(8) == 0, !text.contains("]]>") { return "<![CDATA[\(text)]]>" }
    var spelling = random
    defer { random = spelling }
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map {
      RandomRows.spelled(String($0), &spelling)
    }
    return words.joined(separator: spelling.next() % 8 == 0 ? " <!-- within --> " : " ")
  }

  private mutating func inQuotes(_ text: String) -> String {
    if below(2) == 0 { return "\"\(XMLText.anywhere(text))\"" }
    return "'\(XMLText.anywhere(text).replacing("'", with: "&apos;"))'"
  }
}
