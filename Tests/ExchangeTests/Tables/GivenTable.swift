import Archives
import Diagnostics
import Files
import Testing

@testable import Exchange

/// A reading of a table in one line of text for each question and each entry of the ledger.
struct GivenTable {
  let sink: ImportSink
  /// The faults for which the import would be refused, each as its code and its message.
  let faults: [String]

  /// Reads a text, or the bytes of a workbook, with the reader of a format.
  ///
  /// - `maps`: columns for fields, as `--map` takes them.
  init(
    _ bytes: [UInt8], _ format: ExchangeFormat, path: String = "quiz", maps: [String] = [],
    hasHeader: Bool = true, sheet: String? = nil, language: String? = nil,
    indexBase: IndexBase? = nil
  ) throws {
    var options = ImportOptions()
    options.indexBase = indexBase
    options.sheet = sheet
    options.hasHeader = hasHeader
    options.language = language
    options.mappings = maps.map { map in
      let parts = map.split(separator: "=", maxSplits: 1).map(String.init)
      let isReference = parts[1].hasPrefix("@")
      return ImportOptions.Mapping(
        field: parts[0], column: isReference ? String(parts[1].dropFirst()) : parts[1],
        isReference: isReference)
    }
    var sink = ImportSink(keys: AnswerKeys(stated: indexBase))
    let reader = try #require(format.reader)
    try reader.read(ImportedFile(path: path, bytes: bytes), options, &sink)
    let waiting = sink.keys.leaveFile()
    faults = sink.keys.faults(waiting).map { "\($0.code.id) \($0.message)" }
    for (question, named) in waiting.flatMap(sink.keys.settled) { question.add(named, to: &sink) }
    self.sink = sink
  }

  init(
    csv text: String, maps: [String] = [], hasHeader: Bool = true, indexBase: IndexBase? = nil
  ) throws {
    try self.init(
      Array(text.utf8), .csv, path: "quiz.csv", maps: maps, hasHeader: hasHeader,
      indexBase: indexBase)
  }

  /// Each question as `kind: Field=text|Field=text`, wrong choices last.
  var questions: [String] {
    sink.questions.map { question in
      let cells = question.cells.filter { !$0.field.hasPrefix("Wrong") }
      let wrong = question.cells.filter { $0.field.hasPrefix("Wrong") }
      return "\(question.kind): "
        + (cells + wrong).map { "\($0.field)=\($0.text)" }.joined(separator: "|")
    }
  }

  /// Each entry as its code and its message, behind the cell of a workbook.
  var ledger: [String] {
    sink.ledger.map { entry in
      let cell = entry.place.cell ?? ""
      return (cell.isEmpty ? "" : cell + ": ") + "\(entry.code.id) \(entry.message)"
    }
  }

  /// The bytes of a fixture that another program wrote.
  static func fixture(_ name: String) throws -> [UInt8] {
    let root = #filePath.split(separator: "/").dropLast(4).map { "/\($0)" }.joined()
    return try InputFile.readAll("\(root)/Fixtures/exchange/sheets/\(name)", limit: 1 << 20)
  }

  /// The error of a reading, as its code and its message, or `none`.
  static func error(_ body: () throws -> GivenTable) -> String {
    do {
      _ = try body()
      return "none"
    } catch let error as ImportError {
      return "\(error.finding.code.id) \(error.finding.message)"
    } catch {
      return "\(error)"
    }
  }
}

/// Workbooks that are made of the XML of one sheet.
enum GivenWorkbook {
  /// Returns a workbook with the sheet `Quiz`.
  ///
  /// - `formats`: the codes of the number formats of the styles from 1 on; nil is the built-in short day.
  static func xlsx(_ sheet: String, formats: [String?] = []) -> [UInt8] {
    var archive = ZipWriter()
    let relations = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    archive.add(
      "xl/workbook.xml",
      Array(
        """
        <workbook xmlns:r="\(relations)"><sheets><sheet name="Quiz" r:id="a"/></sheets></workbook>
        """.utf8))
    archive.add(
      "xl/_rels/workbook.xml.rels",
      Array(
        """
        <Relationships><Relationship Id="a" Type="x/worksheet" Target="worksheets/sheet1.xml"/>
        <Relationship Id="b" Type="x/styles" Target="styles.xml"/></Relationships>
        """.utf8))
    let codes = formats.enumerated().map { index, code in
      code.map { "<numFmt numFmtId=\"\(200 + index)\" formatCode=\"\($0)\"/>" } ?? ""
    }
    let styles = formats.enumerated().map { index, code in
      "<xf numFmtId=\"\(code == nil ? 14 : 200 + index)\"/>"
    }
    archive.add(
      "xl/styles.xml",
      Array(
        """
        <styleSheet><numFmts>\(codes.joined())</numFmts>
        <cellXfs><xf numFmtId="0"/>\(styles.joined())</cellXfs></styleSheet>
        """.utf8))
    archive.add("xl/worksheets/sheet1.xml", Array("<worksheet>\(sheet)</worksheet>".utf8))
    return archive.finish()
  }
}
