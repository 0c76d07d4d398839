import Diagnostics
import Rows
import Testing
import TestSupport

@testable import Kinds

/// Tests that a fault of the content is one finding with the same words in CSV and in XML.
struct SameFaultTests {
  /// The values to put into the sample rows of a kind; `«` and `»` enclose the places of the
  /// finding.
  struct Fault: Sendable, CustomTestStringConvertible {
    let kind: String
    let what: String
    let code: String
    var edits: [(row: Int, column: String, value: String)] = []
    var rules: [(name: String, value: String)]?
    var translations: [String] = []

    var testDescription: String { "\(kind): \(what)" }

    init(
      _ kind: ContentKind, _ what: String, _ code: String,
      _ edits: [(row: Int, column: String, value: String)],
      rules: [(name: String, value: String)]? = nil, translations: [String] = []
    ) {
      self.kind = kind.name
      self.what = what
      self.code = code
      self.edits = edits
      self.rules = rules
      self.translations = translations
    }

    func written() throws -> WrittenRows {
      var written = WrittenRows(sampleOf: try #require(ContentKind.named(kind)))
      for edit in edits {
        fillChoices(before: edit.column, in: &written.rows[edit.row])
        written.rows[edit.row][edit.column] = edit.value
      }
      return written
    }

    /// Fills the right choices before a further one, or the wrong choice that a remark is about; false for others.
    private func fillSeveral(
      _ name: String, _ number: Int, _ language: String, in row: inout [String: String]
    ) -> Bool {
      let filled = name == "Why" ? "Wrong" : name
      guard name == "Why" || name == "Right" else { return false }
      // At most eight choices fit.
      if name == "Right" { (row["Wrong2"], row["Wrong3"]) = (nil, nil) }
      for number in (name == "Why" ? 1 : 2)...number {
        for label in ["\(filled)\(number)", "\(filled)\(number)\(language)"] where row[label] == nil
        {
          row[label] = "Choice \(filled == "Right" ? 7 + number : number)\(language)"
        }
      }
      return true
    }

    /// Choices have no columns in XML, so earlier choices must be filled; items and pairs must have no gap.
    private func fillChoices(before column: String, in row: inout [String: String]) {
      let parts = column.split(separator: "@")
      let language = parts.count > 1 ? "@\(parts[1])" : ""
      let sides = kind == "ordering" ? ["Item"] : kind == "matching" ? ["Left", "Right"] : []
      if sides.contains(String(parts[0].dropLast())), let last = parts[0].last?.wholeNumberValue {
        for number in 1...last {
          for side in sides where row["\(side)\(number)\(language)"] == nil {
            row["\(side)\(number)\(language)"] = "\(side) \(number)\(language)"
          }
        }
        return
      }
      if kind == "choice-quiz", let number = parts[0].last?.wholeNumberValue,
        fillSeveral(String(parts[0].dropLast()), number, language, in: &row)
      {
        return
      }
      let choices = ["Right"] + QuestionRow.wrongColumns
      guard let index = choices.firstIndex(of: String(parts[0])) else { return }
      for (other, name) in choices.enumerated() {
        let isThere = row[name + language] != nil
        if other < index, !isThere { row[name + language] = "Choice \(other)\(language)" }
        if other > index, what == "Wrong1 missing" { row[name + language] = nil }
      }
    }
  }

  // MARK: - What the Table Schemas say

  /// A fault for every type and every constraint of every field.
  static let ofSchemas: [Fault] = ContentKind.all.flatMap { kind in
    // Pins have another form in XML.
    kind.schema.fields.filter { $0.name != kind.shape.list?.pin?.field }.flatMap {
      field -> [Fault] in
      faults(of: field).map { what, code, value in
        Fault(kind, "\(field.name) \(what)", code, [(0, field.name, value)])
      } + doubles(of: field, in: kind) + inTranslation(field, of: kind)
    }
  }

  private static func faults(
    of field: TableSchema.Field
  ) -> [(what: String, code: String, value: String)] {
    let constraints = field.constraints
    var faults: [(String, String, String)] = []
    if constraints.required { faults.append(("missing", "F109", "«»")) }
    if let minimum = constraints.minimum, case .integer(let number) = wide(minimum) {
      faults.append(("below its minimum", "F111", "«\(number - 1)»"))
    }
    if let maximum = constraints.maximum, case .integer(let number) = wide(maximum) {
      faults.append(("above its maximum", "F111", "«\(number + 1)»"))
    }
    if let length = constraints.minLength {
      faults.append(("too short", "F112", "«\(String(repeating: "é", count: length - 1))»"))
    }
    if let length = constraints.maxLength {
      faults.append(("too long", "F112", "«\(String(repeating: "a", count: length + 1))»"))
    }
    if constraints.pattern != nil { faults.append(("not of its form", "F113", "«;So & \"so\"»")) }
    if constraints.options != nil { faults.append(("none of its options", "F114", "«clever»")) }
    return faults + ofType(field.type)
  }

  private static func wide(_ value: TypedValue) -> TypedValue {
    if case .year(let year) = value { .integer(year) } else { value }
  }

  private static func ofType(
    _ type: TableSchema.FieldType
  ) -> [(what: String, code: String, value: String)] {
    switch type {
    case .string:
      [
        ("with a direction character", "F115", "Height «\u{202E}»of it"),
        ("with spaces around and a direction character", "F115", "  a & b, «\u{202E}» "),
      ].filter { !$0.2.contains("&") }
    case .number:
      [
        ("in words", "F104", "«3.1 billion»"), ("with separators", "F104", "«1,234,567»"),
        ("too large", "F105", "«99999999999999999999»"),
        ("too precise", "F105", "«0.1234567890123456789»"),
      ]
    case .integer, .year:
      [
        ("in words", "F106", "«some <b>»"), ("with decimals", "F106", "«2.5»"),
        ("too large", "F105", "«99999999999999999999»"),
      ]
    case .date:
      [("written otherwise", "F108", "«1/2/2025»"), ("impossible", "F108", "«2025-02-30»")]
    case .boolean: [("neither", "F107", "«yes»")]
    }
  }

  private static func doubles(of field: TableSchema.Field, in kind: ContentKind) -> [Fault] {
    guard field.constraints.unique else { return [] }
    let value = field.name == "Id" ? "«same»" : "«Same, \"quoted\"»"
    return [
      Fault(kind, "\(field.name) twice", "F110", [(0, field.name, value), (2, field.name, value)])
    ]
  }

  /// A translation may be missing; all other constraints apply to it too.
  private static func inTranslation(_ field: TableSchema.Field, of kind: ContentKind) -> [Fault] {
    guard field.isTranslatable else { return [] }
    return faults(of: field).filter { $0.code != "F109" }.map { what, code, value in
      Fault(
        kind, "\(field.name)@ru \(what)", code,
        [(0, field.name, "Sound"), (0, field.name + "@ru", value)], translations: ["ru"])
    }
  }

  // MARK: - What the rules of the kinds say

  static let ofRules: [Fault] = [
    Fault(.facts, "zero", "Q101", [(0, "Value", "«0»")]),
    Fault(.facts, "half a year", "Q102", [(0, "Value", "«1969.5»"), (0, "Unit", "«year»")]),
    Fault(.facts, "a year to come", "Q103", [(0, "Value", "«2999»"), (0, "Unit", "«YEAR»")]),
    Fault(.facts, "too large for the slider", "Q104", [(0, "Value", "«9000000000000000000»")]),
    Fault(
      .choiceQuiz, "equal choices", "Q201",
      [(0, "Right", "«Yen & co»"), (0, "Wrong2", "«Yen & co»")]),
    Fault(
      .choiceQuiz, "equal wrong ones", "Q201", [(1, "Wrong1", "«Same»"), (1, "Wrong3", "«Same»")]),
    Fault(
      .choiceQuiz, "equal in a translation", "Q201",
      [
        (0, "Right@ru", "«Иена»"), (0, "Wrong1@ru", "Вона"), (0, "Wrong2@ru", "Юань"),
        (0, "Wrong3@ru", "«Иена»"),
      ], translations: ["ru"]),
    Fault(
      .facts, "the same in other words", "Q001",
      [
        (0, "Fact", "«Height of Mont Blanc»"), (0, "Value", "4806"), (0, "Unit", "m"),
        (2, "Fact", "«How high is Mont Blanc: its height?»"), (2, "Value", "4806"),
        (2, "Unit", "m"),
      ]),
    Fault(
      .facts, "two values", "Q105",
      [
        (0, "Fact", "Height of Mont Blanc"), (0, "Value", "«4806»"), (0, "Unit", "m"),
        (2, "Fact", "The height of Mont Blanc"), (2, "Value", "«4810»"), (2, "Unit", "m"),
      ]),
    Fault(
      .facts, "the value in the text", "Q106",
      [(0, "Fact", "«Height of a hill of 4,806 m»"), (0, "Value", "«4806»"), (0, "Unit", "m")]),
    Fault(
      .facts, "the unit at the end of the text", "Q109",
      [(0, "Fact", "Height of Mont Blanc« in metres»"), (0, "Value", "4806"), (0, "Unit", "«m»")]),
    Fault(
      .facts, "a range of the value", "Q110",
      [
        (0, "Fact", "«Flights with a crew from Apollo 7 to Apollo 17»"), (0, "Value", "«11»"),
        (0, "Unit", "flights"),
      ]),
    Fault(
      .choiceQuiz, "choices alike", "Q203",
      [(0, "Right", "«Yen & co»"), (0, "Wrong2", "«YEN & co.»")]),
    Fault(
      .choiceQuiz, "alike in a translation", "Q203",
      [
        (0, "Right@ru", "«Иена»"), (0, "Wrong1@ru", "Вона"), (0, "Wrong2@ru", "Юань"),
        (0, "Wrong3@ru", "«иена»"),
      ], translations: ["ru"]),
    Fault(
      .choiceQuiz, "the answer in the question", "Q204",
      [(0, "Prompt", "«Which yen is used in Japan?»"), (0, "Right", "«Yen»")]),
    Fault(.choiceQuiz, "a choice by its place", "Q205", [(0, "Wrong2", "«None of the above»")]),
    Fault(
      .choiceQuiz, "too long to read", "P204",
      [
        (
          0, "Prompt",
          "«Which of these currencies, every one of which has been in use for a hundred years or"
            + " more, is the one that is used in Japan today, and nowhere else?»"
        )
      ], rules: [("questions", "5"), ("seconds", "5")]),
    Fault(.choiceQuiz, "too few questions", "P201", [], rules: [("questions", "6")]),
    Fault(.numberDuel, "nothing to guess", "Q301", [(1, "From", "«5»"), (1, "To", "«5»")]),
    Fault(.numberDuel, "the wrong way round", "Q301", [(1, "From", "«9»"), (1, "To", "«-5»")]),
    Fault(.numberDuel, "a start that is not there", "P301", [], rules: [("startLevel", "4")]),
    Fault(.sumGrid, "no first", "Q401", [(0, "FirstFrom", "«40»"), (0, "FirstTo", "«39»")]),
    Fault(.sumGrid, "no second", "Q401", [(0, "SecondFrom", "«40»"), (0, "SecondTo", "«39»")]),
    Fault(.sumGrid, "no target", "Q401", [(0, "TargetFrom", "«40»"), (0, "TargetTo", "«39»")]),
    Fault(
      .sumGrid, "no sum", "Q402",
      [
        (0, "FirstFrom", "«5»"), (0, "SecondFrom", "«5»"), (0, "TargetFrom", "«90»"),
        (0, "TargetTo", "99"),
      ]),
    Fault(
      .sumGrid, "too few sums", "P401",
      [
        (0, "FirstFrom", "5"), (0, "FirstTo", "5"), (0, "SecondFrom", "5"), (0, "SecondTo", "6"),
        (0, "TargetFrom", "«10»"),
      ], rules: [("questions", "3")]),
    Fault(
      .sumGrid, "no room", "P402",
      [
        (0, "FirstTo", "99"), (0, "SecondFrom", "90"), (0, "SecondTo", "99"),
        (0, "TargetFrom", "100"),
        (0, "TargetTo", "«198»"),
      ], rules: [("rows", "2"), ("columns", "3")]),
    Fault(
      .roster, "an end before the beginning", "Q501", [(0, "From", "«2001»"), (0, "To", "«1994»")]),
    Fault(
      .roster, "an honour before the beginning", "Q501",
      [(0, "From", "«2001»"), (0, "Inducted", "«1994»")]),
    Fault(
      .roster, "a beginning after everything", "Q501",
      [(0, "From", "«2001»"), (0, "To", "«1994»"), (0, "Inducted", "1999")]),
    Fault(.roster, "too few people", "P501", [], rules: [("rounds", "4")]),
  ]

  static let ofPictures: [Fault] = [
    Fault(.roster, "no such picture", "A001", [(0, "Image", "«circel.png»")]),
    Fault(.roster, "a path that leads out", "M102", [(0, "Image", "«../circle.png»")]),
    Fault(.roster, "another letter case", "A004", [(0, "Image", "«Circle.png»")]),
    Fault(
      .roster, "one picture for two", "A005",
      [(0, "Image", "«star.png»"), (3, "Image", "«star.png»")]),
    Fault(
      .roster, "nothing that describes it", "A007", [(0, "Alt", ""), (0, "Image", "«circle.png»")]),
  ]

  @Test(arguments: ofSchemas + ofRules + ofPictures)
  func oneFaultIsOneFindingTheSameInBothFormats(_ fault: Fault) throws {
    let kind = try #require(ContentKind.named(fault.kind))
    let written = try fault.written()
    let texts = [MarkedText(written.csv()), MarkedText(written.xml())]
    let found = try texts.map { marked in
      try Checked(
        marked.text, of: kind, translations: fault.translations, rules: fault.rules,
        now: "2026-01-01"
      ).findings.filter { $0.code.id != "F118" }
    }
    #expect(found[0].map(\.words) == found[1].map(\.words), "\(written.csv())\n\(written.xml())")
    for (marked, findings) in zip(texts, found) {
      #expect(findings.map(\.code.id) == [fault.code], "\(findings)\n\(marked.text)")
      let places = marked.places.isEmpty ? [0..<0] : marked.places
      #expect(findings.first?.places == places, "\(marked.text)")
    }
  }

  // MARK: - Translations

  /// A missing translation is one finding for the language, for a column that no row has, or for a
  /// row.
  @Test(
    arguments: [
      ([:], ["nothing here is translated into ru"]),
      (
        ["Prompt": [0, 1, 2, 3, 4]],
        ["no Right", "no Wrong1", "no Wrong2", "no Wrong3", "no Explanation"]
      ),
      (
        [
          "Prompt": [0, 1, 2, 3, 4], "Right": [0, 1, 2, 3, 4], "Wrong1": [0, 1, 2, 3, 4],
          "Wrong2": [0, 1, 2, 3, 4], "Wrong3": [0, 1, 3, 4], "Explanation": [0, 1, 3],
        ],
        ["Wrong3 not translated", "Explanation not translated"]
      ),
    ] as [([String: [Int]], [String])])
  func missingTranslationsAreReportedAlikeInBothFormats(_ has: [String: [Int]], _ starts: [String])
    throws
  {
    var written = WrittenRows(sampleOf: .choiceQuiz)
    for (field, rows) in has {
      for row in rows { written.rows[row][field + "@ru"] = "\(field) \(row) по-русски" }
    }
    let found = try [written.csv(), written.xml()].map {
      try Checked($0, of: .choiceQuiz, translations: ["ru"]).findings
    }
    #expect(found[0].map(\.words) == found[1].map(\.words))
    #expect(found[0].count == starts.count)
    for (finding, start) in zip(found[0], starts) {
      #expect(finding.code == .missingTranslation && finding.message.hasPrefix(start))
    }
  }

  @Test func aRowThatIsNotTranslatedIsPointedAt() throws {
    var written = WrittenRows(sampleOf: .numberDuel)
    written.rows[0]["Level@ru"] = "Легко"
    written.rows[1]["Level"] = "«Normal»"
    written.rows[2]["Level@ru"] = "Трудно"
    for text in [written.csv(), written.xml()] {
      let marked = MarkedText(text)
      let findings = try Checked(marked.text, of: .numberDuel, translations: ["ru"]).findings
      #expect(findings.map(\.message) == ["Level not translated into ru"])
      #expect(findings.map(\.place.bytes) == marked.places)
    }
  }

  @Test(arguments: ["xx", "rus", "de-CH"])
  func anUnknownLanguageIsOneFinding(_ tag: String) throws {
    var written = WrittenRows(sampleOf: .numberDuel)
    for row in written.rows.indices { written.rows[row]["Level@ru"] = "Уровень \(row)" }
    written.rows[1]["Level@" + tag] = "Something"
    let csv = MarkedText(written.csv().replacing("Level@\(tag)", with: "«Level@\(tag)»"))
    let xml = MarkedText(written.xml().replacing("\"\(tag)\"", with: "\"«\(tag)»\""))
    let found = try [csv, xml].map { marked in
      let findings = try Checked(marked.text, of: .numberDuel, translations: ["ru"]).findings
      #expect(findings.map(\.place.bytes) == marked.places)
      return findings
    }
    #expect(found[0].map(\.words) == found[1].map(\.words))
    #expect(
      found[0].map(\.words) == [
        [
          "F119", "\"\(tag)\" is a language that the pack does not have", "",
          "the pack is in en and ru; correct the language, or add it to the translations in pack.xml",
        ]
      ])
  }

  @Test func uniquenessHoldsAcrossBothFormats() throws {
    for kind in ContentKind.all {
      let written = WrittenRows(sampleOf: kind)
      let both = try Checked(
        [written.csv(), written.xml()], kind: kind, languages: .init(own: "en", others: []),
        pictures: kind.sample.images.map { ($0.name, $0.bytes) })
      #expect(both.findings.map(\.code.id) == written.rows.map { _ in "F110" }, "\(kind.name)")
      for finding in both.findings {
        #expect(finding.place.file == "b.xml" && finding.related[0].place.file == "a.csv")
      }
    }
  }
}
