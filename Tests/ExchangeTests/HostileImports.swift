import Archives
import TestSupport

@testable import Exchange

/// Small files that stand for much: repeated rows, references, nesting, long texts.
enum HostileImports {
  private static func times(_ text: String, _ count: Int) -> String {
    String(repeating: text, count: count)
  }

  private static func archive(_ members: [(String, String)]) -> [UInt8] {
    var archive = ZipWriter()
    for (name, text) in members { archive.add(name, Array(text.utf8)) }
    return archive.finish()
  }

  private static let names = ["Prompt", "Right", "Wrong1", "Wrong2", "Explanation", "Source"]

  static func ods(tables: Int, rows: Int, columns: Int, repeatedCells: Int) -> [UInt8] {
    func cell(_ text: String, _ count: Int = 1) -> String {
      "<table-cell table:number-columns-repeated=\"\(count)\"><p>\(text)</p></table-cell>"
    }
    func row(_ cells: String, _ count: Int) -> String {
      "<table-row table:number-rows-repeated=\"\(count)\">\(cells)</table-row>"
    }
    let header = row(names.prefix(columns).map { cell($0) }.joined(), 1)
    let content = row((0..<columns).map { cell("text \($0)", repeatedCells) }.joined(), rows)
    let table = "<table table:name=\"t\">\(header)\(content)</table>"
    return archive([
      ("mimetype", "application/vnd.oasis.opendocument.spreadsheet"),
      ("content.xml", "<d xmlns:table=\"t\">\(times(table, tables))</d>"),
    ])
  }

  static func xlsx(
    rows: Int, columns: Int, areAlike: Bool = true, padding: Int = 0
  ) -> [UInt8] {
    func row(_ texts: [String]) -> String {
      let cells = texts.map { "<c t=\"inlineStr\"><is><t>\($0)</t></is></c>" }
      return "<row>\(cells.joined())</row>"
    }
    let header = row(Array(names.prefix(columns)))
    let content = (0..<rows).map { number in
      // Without some noise the sheet would shrink as much as a bomb, and be stored.
      (number % 4 == 0 ? "<!--\(number &* 2_654_435_761 % 65_536)-->" : "")
        + row(
          (0..<columns).map {
            (areAlike ? "text \($0)" : "text \($0) of \(number)") + times(" x", padding / 2)
          })
    }
    return GivenWorkbook.xlsx("<sheetData>\(header)\(content.joined())</sheetData>")
  }

  private static func item(_ number: Int, padding: Int) -> String {
    """
    <assessmentItem identifier="q\(number)"><responseDeclaration identifier="R"><correctResponse>
    <value>A</value></correctResponse></responseDeclaration><itemBody><p>What is \(number)?</p>
    <choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">x</simpleChoice>
    <simpleChoice identifier="B">y</simpleChoice></choiceInteraction></itemBody>
    <x>\(times("a ", padding / 2))</x></assessmentItem>
    """
  }

  private static func manifest(_ paths: [String]) -> String {
    let resources = paths.map { "<resource type=\"imsqti_item_xmlv2p1\" href=\"\($0)\"/>" }
    return "<manifest><resources>\(resources.joined())</resources></manifest>"
  }

  static func qti(references: Int, padding: Int) -> [UInt8] {
    archive([
      ("imsmanifest.xml", manifest(Array(repeating: "q.xml", count: references))),
      ("q.xml", item(1, padding: padding)),
    ])
  }

  /// A sound package with an item for each question.
  static func package(of questions: Int, padding: Int = 200) -> [UInt8] {
    let paths = (0..<questions).map { "q\($0).xml" }
    return archive(
      [("imsmanifest.xml", manifest(paths))]
        + paths.enumerated().map { ($1, item($0, padding: padding)) })
  }

  private static func h5p(questions: Int, depth: Int, padding: Int) -> [UInt8] {
    let question = """
      {"library":"H5P.TrueFalse 1.8","params":{"question":"\(times("<b>x</b>", padding / 8))",
      "correct":"true"}}
      """
    var set = "[" + Array(repeating: question, count: questions).joined(separator: ",") + "]"
    for _ in 0..<depth {
      set = "[{\"library\":\"H5P.QuestionSet 1.20\",\"params\":{\"questions\":\(set)}}]"
    }
    return archive([
      ("h5p.json", "{\"mainLibrary\":\"H5P.QuestionSet\"}"),
      ("content/content.json", "{\"questions\":\(set)}"),
    ])
  }

  private static func moodle(questions: Int, depth: Int, padding: Int) -> [UInt8] {
    let nested = times("<x>", depth) + times("</x>", depth)
    let question = """
      <question type="multichoice"><questiontext><text>&lt;img src="@@PLUGINFILE@@/a.png"&gt;Which?
      </text><file name="a.png" encoding="base64">\(times("QUJD", padding / 4))</file></questiontext>
      <answer fraction="100"><text>a</text></answer><answer fraction="0"><text>b</text></answer>
      \(nested)</question>
      """
    return Array("<quiz>\(times(question, questions))</quiz>".utf8)
  }

  private static func list(rows: Int, padding: Int) -> [UInt8] {
    let row = "{\"question\":\"What?\(times("x", padding))\",\"answer\":\"a\"}"
    return Array("[\(Array(repeating: row, count: rows).joined(separator: ","))]".utf8)
  }

  private static func csv(rows: Int, columns: Int, padding: Int, quote: String) -> [UInt8] {
    let row = (0..<columns).map { "\($0 == 1 ? quote : "")text \($0)" }.joined(separator: ",")
    let header = names.prefix(max(3, columns)).joined(separator: ",")
    return Array("\(header)\n\(times("x", padding)),a,b\n\(times(row + "\n", rows))".utf8)
  }

  /// A file of some format with sizes, repetitions, nesting and references at random.
  static func random(_ random: inout SplitMix) -> (bytes: [UInt8], format: ExchangeFormat) {
    func number(_ most: Int) -> Int {
      // Small numbers are as frequent as large ones.
      let bits = UInt64(most).trailingBits(random.next())
      return 1 + Int(random.next() % bits)
    }
    switch random.next() % 14 {
    case 0, 1:
      return (
        ods(
          tables: number(100), rows: number(1 << 20), columns: number(6),
          repeatedCells: number(400)), .ods
      )
    case 2: return (xlsx(rows: number(2_000), columns: number(6), areAlike: number(2) == 1), .xlsx)
    case 3: return (qti(references: number(1_000), padding: number(50_000)), .qti)
    case 4: return (package(of: number(50), padding: number(20_000)), .qti)
    case 5: return (h5p(questions: number(100), depth: number(12), padding: number(2_000)), .h5p)
    case 6:
      return (
        moodle(questions: number(50), depth: number(100), padding: number(2_000)), .moodleXML
      )
    case 7: return (list(rows: number(500), padding: number(500)), .jsonList)
    case 8...12: return HostileItems.random(random.next(), number)
    default:
      return (
        csv(
          rows: number(1_000), columns: number(6), padding: number(20_000),
          quote: number(2) == 1 ? "" : "\""), .csv
      )
    }
  }
}

extension UInt64 {
  /// The value without as many of its lowest bits as `random` chooses, at least 1.
  fileprivate func trailingBits(_ random: UInt64) -> UInt64 {
    Swift.max(1, self >> (random % UInt64(64 - leadingZeroBitCount)))
  }
}
