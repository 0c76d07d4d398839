import Diagnostics
import PackFormat
import Rows
import Testing
import TestSupport

@testable import Kinds

/// Tests that equal content in CSV and XML gives the same pack.
struct EqualContentTests {
  /// Rows of a kind with every field filled, in three languages, with characters that are hard to
  /// write.
  private static func full(_ kind: ContentKind) -> WrittenRows {
    var rows = WrittenRows(sampleOf: kind)
    // At most eight choices fit.
    let left = ["Wrong6", "Wrong7", "Why6", "Why7", "Right4", "Right5", "Right6", "Right7"]
    let more = [
      "Id": "row", "Tags": "a b;c-d", "Difficulty": "3", "Source": "Said \"so\", & <more>",
      "Explanation": "Two\n  lines,\tand “quotes” 🎯", "AsOf": "2025-01-31", "Origin": "person",
      "Reviewed": "2025-02-28", "Hints": "range;warmth",
      "Attempts": "1000", "Pin": "Wrong2;Right;Wrong5",
      "Number": "7", "Position": "Тренер & вратарь", "From": "1990", "To": "2001",
      "Inducted": "2010", "Note": "  spaced   out ", "Image": "", "Alt": "",
    ]
    for index in rows.rows.indices {
      for field in kind.schema.fields where rows.rows[index][field.name] == nil {
        let isLeft = kind.name == "choice-quiz" && left.contains(field.name)
        let value = isLeft ? "" : more[field.name] ?? "\(field.name) no. \(index + 1)"
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

  /// Returns the questions without source and line.
  private func values(of checked: Checked) throws -> [Substring?] {
    try checked.questions().map { $0.split(separator: " @").first }
  }

  /// Returns the findings in an order that does not depend on their places. A fix of what HTML left behind is written
  /// as its format has it.
  private func words(of checked: Checked) -> [String] {
    checked.findings.map { finding in
      let words = finding.code == .htmlLeftover ? finding.words.prefix(4) : finding.words[...]
      return words.joined(separator: " | ")
    }.sorted()
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
