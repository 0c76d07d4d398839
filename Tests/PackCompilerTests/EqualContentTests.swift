import Diagnostics
import PackFormat
import Schema
import TestSupport
import Testing

@testable import PackCompiler

/// The same content is the same pack, whichever format it came from.
struct EqualContentTests {
  /// Rows of every kind with every field filled, in three languages, and what is hard to write.
  private static func full(_ kind: ContentKind) -> WrittenRows {
    var rows = WrittenRows(sampleOf: kind)
    let more = [
      "Id": "row", "Tags": "a b;c-d", "Difficulty": "3", "Source": "Said \"so\", & <more>",
      "Explanation": "Two\n  lines,\tand “quotes” 🎯", "AsOf": "2025-01-31", "Hints": "range;warmth",
      "Number": "7", "Position": "Тренер & вратарь", "From": "1990", "To": "2001",
      "Inducted": "2010", "Note": "  spaced   out ", "Image": "", "Alt": "",
    ]
    for index in rows.rows.indices {
      for field in kind.schema.fields where rows.rows[index][field.name] == nil {
        let value = more[field.name] ?? "\(field.name) no. \(index + 1)"
        rows.rows[index][field.name] = field.name == "Id" ? "row-\(index)" : value
      }
      for field in kind.schema.fields where field.isTranslatable {
        guard let own = rows.rows[index][field.name], !own.isEmpty else { continue }
        rows.rows[index][field.name + "@ru"] = "По-русски, \(index): \(own)".prefix(38) + ""
        rows.rows[index][field.name + "@de"] = "Auf \"Deutsch\" & so, ß \(own)".prefix(38) + ""
      }
    }
    return rows
  }

  @Test(arguments: ContentKind.all.map(\.name))
  func everyFieldIsTheSameFromBothFormats(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    let rows = Self.full(kind)
    for label in kind.schema.fields.map(\.name) {
      #expect(rows.columns.contains(label), "\(label)")
    }
    let languages = ["de", "ru"]
    let fromCSV = try Checked(rows.csv(), of: kind, translations: languages)
    let fromXML = try Checked(rows.xml(), of: kind, translations: languages)
    #expect(fromCSV.findings.filter { $0.code.severity == .error } == [])
    #expect(fromCSV.findings.map(\.words) == fromXML.findings.map(\.words))
    #expect(
      try fromCSV.pack().header.contentDigest == fromXML.pack().header.contentDigest)
    #expect(try values(of: fromCSV) == values(of: fromXML))
    #expect(try fromCSV.pack().header.rootDigest != fromXML.pack().header.rootDigest)
  }

  /// The questions without source and line.
  private func values(of checked: Checked) throws -> [Substring?] {
    try checked.questions().map { $0.split(separator: " @").first }
  }

  /// What is found, in an order that depends on no place.
  private func words(of checked: Checked) -> [String] {
    checked.findings.map { $0.words.joined(separator: " | ") }.sorted()
  }

  @Test(arguments: ContentKind.all.map(\.name))
  func randomRowsAreTheSameFromBothFormats(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    for seed in UInt64(0)..<(kind.sample.images.isEmpty ? 50 : 10) {
      var random = RandomRows(kind, seed: seed)
      let languages = ["ru", "pt-BR"]
      let (rows, csv, xml) = random.written()
      let fromCSV = try Checked(csv, of: kind, translations: languages)
      let fromXML = try Checked(xml, of: kind, translations: languages)
      let faults = fromCSV.findings.filter { $0.code.severity == .error }
      #expect(faults == [], "seed \(seed):\n\(csv)")
      let (inCSV, inXML) = (words(of: fromCSV), words(of: fromXML))
      #expect(inCSV == inXML, "seed \(seed)")
      #expect(try values(of: fromCSV) == values(of: fromXML), "seed \(seed):\n\(csv)\n\(xml)")
      let digest = try fromCSV.pack().header.contentDigest
      #expect(try digest == fromXML.pack().header.contentDigest, "seed \(seed)")
      #expect(try fromCSV.questions().count == rows, "seed \(seed)")
    }
  }
}

/// Sound rows of a kind with random values, and random ways to write them.
private struct RandomRows {
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
      "ß", "Жук", "-", "0", "\t", "&amp;", "\u{a0}",
    ]
    return (0..<below(6)).map { _ in pieces[below(pieces.count)] }.joined()
  }

  mutating func written() -> (rows: Int, csv: String, xml: String) {
    var rows = WrittenRows(kind, [])
    let count = kind.name == "roster" ? 5 : 5 + below(6)
    for index in 0..<count { rows.rows.append(row(index)) }
    let keys = rows.columns.map { ($0, random.next()) }
    let columns = keys.sorted { $0.1 < $1.1 }.map(\.0)
    let csv = rows.csv(columns, lineEnd: below(2) == 0 ? "\n" : "\r\n")
    var spelling = random
    let xml = rows.xml { Self.spelled($0, &spelling) }
    return (count, csv, xml)
  }

  private mutating func row(_ index: Int) -> [String: String] {
    var row: [String: String] = [:]
    let sample = kind.sample
    // Numbers go together as in the sample.
    for (field, value) in zip(sample.fields, sample.rows[index % sample.rows.count]) {
      if kind.schema.field(field)?.type != .string || field == "Computer" { row[field] = value }
      if field == "Image" { row[field] = sample.rows[index][1] }
    }
    let others = 1 + below(7)
    for field in kind.schema.fields where row[field.name] == nil {
      let isOther = field.name.hasPrefix("Wrong")
      if isOther ? !(1...others).contains(Int(field.name.suffix(1)) ?? 0) : field.isAsset {
        continue
      }
      if !isOther, !field.constraints.required, below(2) == 0 { continue }
      row[field.name] = value(of: field, index)
    }
    for language in ["ru", "pt-BR"] {
      let hasChoices = below(3) > 0
      for field in kind.schema.fields where field.isTranslatable && row[field.name] != nil {
        let isChoice = field.name == "Right" || field.name.hasPrefix("Wrong")
        if isChoice ? !hasChoices : below(4) == 0 { continue }
        row["\(field.name)@\(language)"] = value(of: field, index)
      }
    }
    return row
  }

  private mutating func value(of field: TableSchema.Field, _ index: Int) -> String {
    switch field.name {
    case "Id": "id-\(index)"
    case "Tags": "a b;c-\(below(9))"
    case "Hints": ["range", "range;attempts", "warmth;range", "attempts"][below(4)]
    case "Difficulty": "\(1 + below(5))"
    case "Number": "\(below(1000))"
    case "From": "\(1900 + below(50))"
    case "To": "\(1950 + below(50))"
    case "Inducted": "\(2000 + below(26))"
    case "AsOf": "20\(10 + below(16))-0\(1 + below(9))-1\(below(10))"
    // Different in every row and column, so that no two choices are the same.
    default: "\(field.name.prefix(1))\(field.name.suffix(1))\(index) " + words()
    }
  }

  /// One of the ways to write a text in XML.
  private static func spelled(_ text: String, _ random: inout SplitMix) -> String {
    text.unicodeScalars.map { scalar in
      let isMarkup = "<&>\"".unicodeScalars.contains(scalar)
      switch random.next() % (isMarkup ? 2 : 8) {
      case 0: return isMarkup ? SourceText.escaped(String(scalar)) : "&#\(scalar.value);"
      case 1: return "&#x\(String(scalar.value, radix: 16));"
      default: return scalar == " " && random.next() % 4 == 0 ? "\n  " : String(scalar)
      }
    }.joined()
  }
}
