import Rows
import TestSupport

@testable import Kinds
@testable import XMLSource

/// Sound rows of a kind with random values, and random ways to write them.
struct RandomRows {
  private let kind: ContentKind
  private var random: SplitMix

  init(_ kind: ContentKind, seed: UInt64) {
    self.kind = kind
    random = SplitMix(seed: seed)
  }

  private mutating func below(_ limit: Int) -> Int { Int(random.next() % UInt64(limit)) }

  private mutating func words() -> String {
    let pieces = [
      "a", "é", "e\u{301}", "数", "🎯", " ", "  ", "\"", ",", "'", "<", "&", ">", "]]>", "word",
      "ß", "Жук", "-", "0", "\t", "&amp;", "\u{a0}", "%20",
    ]
    return (0..<below(6)).map { _ in pieces[below(pieces.count)] }.joined()
  }

  mutating func rows() -> WrittenRows {
    var rows = WrittenRows(kind, [])
    let count = kind.name == "roster" ? 5 : 5 + below(6)
    for index in 0..<count { rows.rows.append(row(index)) }
    return rows
  }

  mutating func written() -> (rows: Int, csv: String, xml: String) {
    let rows = rows()
    let keys = rows.columns.map { ($0, random.next()) }
    let columns = keys.sorted { $0.1 < $1.1 }.map(\.0)
    let csv = rows.csv(columns, lineEnd: below(2) == 0 ? "\n" : "\r\n")
    var spelling = random
    let xml = rows.xml { Self.spelled($0, &spelling) }
    return (rows.rows.count, csv, xml)
  }

  private mutating func row(_ index: Int) -> [String: String] {
    var row: [String: String] = [:]
    let sample = kind.sample
    // The numbers of a row are related, so they are taken from a row of the sample.
    for (field, value) in zip(sample.fields, sample.rows[index % sample.rows.count]) {
      if kind.schema.field(field)?.type != .string || field == "Computer" { row[field] = value }
      if field == "Image" { row[field] = sample.rows[index][1] }
    }
    let others = 1 + below(7)
    // At most eight choices.
    let (wrong, rights) = (1 + below(4), 1 + below(3))
    for field in kind.schema.fields where row[field.name] == nil {
      if isNumbered(field.name) {
        let isRemark = field.name.hasPrefix("Why")
        let most = field.name.hasPrefix("Right") ? rights : wrong
        if (Int(field.name.suffix(1)) ?? 0) > most || isRemark && below(2) == 0 { continue }
        row[field.name] = value(of: field, index)
        continue
      }
      let least = leastOfRow(field.name)
      let isOther = least != nil
      if let least {
        // All columns of one number are there, or none.
        if (Int(field.name.suffix(1)) ?? 0) > max(least, others) { continue }
      } else if field.isAsset {
        continue
      }
      if !isOther, !field.constraints.required, below(2) == 0 { continue }
      row[field.name] = value(of: field, index)
    }
    for language in ["ru", "pt-BR"] {
      let hasChoices = below(3) > 0
      for field in kind.schema.fields where field.isTranslatable && row[field.name] != nil {
        let isRemark = isNumbered(field.name) && field.name.hasPrefix("Why")
        if isRemark, !hasChoices || below(2) == 0 { continue }
        let isChoice =
          field.name == "Right" || isNumbered(field.name) || leastOfRow(field.name) != nil
        if isChoice ? !hasChoices : below(4) == 0 { continue }
        row["\(field.name)@\(language)"] = value(of: field, index)
      }
    }
    return row
  }

  /// True for a numbered column of a quiz: a wrong choice, a further right one, or a remark.
  private func isNumbered(_ name: String) -> Bool {
    kind.name == "choice-quiz" && name.last?.isNumber == true
  }

  /// The least number of columns such as `Wrong1` and `Wrong2` that a row has; nil for other columns.
  private func leastOfRow(_ name: String) -> Int? {
    switch name.prefix(while: { !$0.isNumber }) {
    case "Item",
      "Left" where name.last?.isNumber == true:
      3
    case "Right" where kind.name == "matching": 3
    default: nil
    }
  }

  private mutating func value(of field: TableSchema.Field, _ index: Int) -> String {
    switch field.name {
    case "Id": "id-\(index)"
    case "Tags": "a b;c-\(below(9))"
    case "Hints": ["range", "range;attempts", "warmth;range", "attempts"][below(4)]
    case "Difficulty": "\(1 + below(5))"
    case "Pin": ["Right", "Wrong1", "Wrong1;Right", "Right;Wrong1"][below(4)]
    case "Accepted", "Refused": "\(field.name) \(index);\(index) \(field.name) é"
    case "Attempts": "\(1000 + below(1000))"
    case "Number": "\(below(1000))"
    case "From": "\(1900 + below(50))"
    case "To": "\(1950 + below(50))"
    case "Inducted": "\(2000 + below(26))"
    case "Origin": ["person", "model", "import"][below(3)]
    case "AsOf", "Reviewed": "20\(10 + below(16))-0\(1 + below(9))-1\(below(10))"
    // Different in every row and column, so that no two choices are equal.
    default: "\(field.name.prefix(1))\(field.name.suffix(1))\(index) " + words()
    }
  }

  /// Returns a text in one of the ways to write it in XML.
  static func spelled(_ text: String, _ random: inout SplitMix) -> String {
    text.unicodeScalars.map { scalar in
      let isMarkup = "<&>\"".unicodeScalars.contains(scalar)
      switch random.next() % (isMarkup ? 2 : 8) {
      case 0: return isMarkup ? XMLText.anywhere(String(scalar)) : "&#\(scalar.value);"
      case 1: return "&#x\(String(scalar.value, radix: 16));"
      default: return scalar == " " && random.next() % 4 == 0 ? "\n  " : String(scalar)
      }
    }.joined()
  }
}
