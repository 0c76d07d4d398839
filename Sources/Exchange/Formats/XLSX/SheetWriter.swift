internal import Archives

/// Writes a workbook of Excel with one sheet, whose texts never become formulas.
struct SheetWriter {
  /// A cell of a row that is written.
  enum Cell {
    case text(String)
    /// Digits with a decimal point.
    case number(String)
    case blank
  }

  private let name: String
  /// The widths of the columns in characters.
  private let widths: [Int]
  /// The rows that stay in place when the sheet is scrolled.
  private let frozen: Int
  private var rows: [UInt8] = []
  private var count = 0
  private var texts: [UInt8] = []
  private var numbers: [String: Int] = [:]

  init(_ name: String, widths: [Int], frozen: Int) {
    (self.name, self.widths, self.frozen) = (name, widths, frozen)
  }

  /// Appends a row.
  ///
  /// - `isHeader`: its letters are bold.
  mutating func append(_ cells: [Cell], isHeader: Bool = false) {
    count += 1
    rows += "<row r=\"\(count)\">".utf8
    for (column, cell) in cells.enumerated() {
      let reference = "\(TableOrigin.letters(column))\(count)"
      switch cell {
      case .text(let text):
        let style = isHeader ? 2 : 1
        rows += "<c r=\"\(reference)\" s=\"\(style)\" t=\"s\"><v>\(number(of: text))</v></c>".utf8
      case .number(let digits): rows += "<c r=\"\(reference)\"><v>\(digits)</v></c>".utf8
      case .blank: break
      }
    }
    rows += "</row>".utf8
  }

  /// The bytes of a workbook beside its rows and texts.
  private static let frame = 16 << 10

  /// True if the parts of the workbook have at most `limit` bytes together with one more row.
  func hasRoom(for cells: [Cell], limit: Int) -> Bool {
    var size = Self.frame + rows.count + texts.count
    for cell in cells {
      switch cell {
      // No character becomes longer than `_x0000_` or `&quot;`.
      case .text(let text): size += 96 + 7 * text.utf8.count
      case .number(let digits): size += 96 + digits.utf8.count
      case .blank: break
      }
    }
    return size <= limit
  }

  /// The number of a text in the list of all texts.
  private mutating func number(of text: String) -> Int {
    if let number = numbers[text] { return number }
    numbers[text] = numbers.count
    texts += "<si><t xml:space=\"preserve\">\(EscapedText.of(XLSXText.escaped(text)))</t></si>".utf8
    return numbers.count - 1
  }

  // MARK: - Parts

  private static let declaration =
    "<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"yes\"?>\n"
  private static let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
  private static let relations =
    "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
  private static let package = "http://schemas.openxmlformats.org/package/2006"

  /// Returns the bytes of the workbook.
  consuming func finish() -> [UInt8] {
    var archive = ZipWriter()
    func add(_ name: String, _ text: String) {
      archive.add(name, Array((Self.declaration + text).utf8))
    }
    add("[Content_Types].xml", Self.types)
    add("_rels/.rels", Self.list([("officeDocument", "xl/workbook.xml")]))
    add("xl/workbook.xml", book)
    add(
      "xl/_rels/workbook.xml.rels",
      Self.list([
        ("worksheet", "worksheets/sheet1.xml"), ("styles", "styles.xml"),
        ("sharedStrings", "sharedStrings.xml"),
      ]))
    add("xl/styles.xml", Self.styles)
    let head = "<sst xmlns=\"\(Self.main)\" uniqueCount=\"\(numbers.count)\">"
    archive.add(
      "xl/sharedStrings.xml", Array((Self.declaration + head).utf8) + texts + Array("</sst>".utf8))
    archive.add(
      "xl/worksheets/sheet1.xml",
      Array((Self.declaration + sheetHead).utf8) + rows + Array("</sheetData></worksheet>".utf8))
    return archive.finish()
  }

  private static func list(_ targets: [(type: String, path: String)]) -> String {
    let entries = targets.enumerated().map { index, target in
      "<Relationship Id=\"rId\(index + 1)\" Type=\"\(relations)/\(target.type)\" Target=\"\(target.path)\"/>"
    }
    return "<Relationships xmlns=\"\(package)/relationships\">\(entries.joined())</Relationships>"
  }

  private static let types: String = {
    let office = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    let parts = [
      ("workbook", "sheet.main"), ("worksheets/sheet1", "worksheet"), ("styles", "styles"),
      ("sharedStrings", "sharedStrings"),
    ].map { "<Override PartName=\"/xl/\($0.0).xml\" ContentType=\"\(office).\($0.1)+xml\"/>" }
    return """
      <Types xmlns="\(package)/content-types">\
      <Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>\
      <Default Extension="xml" ContentType="application/xml"/>\(parts.joined())</Types>
      """
  }()

  private var book: String {
    """
    <workbook xmlns="\(Self.main)" xmlns:r="\(Self.relations)"><sheets>\
    <sheet name="\(EscapedText.of(name))" sheetId="1" r:id="rId1"/></sheets></workbook>
    """
  }

  /// The styles: 0 for numbers, 1 for texts, which stay texts when they are edited, 2 for the header.
  private static let styles = """
    <styleSheet xmlns="\(main)"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>\
    <font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2">\
    <fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>\
    <borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>\
    <cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>\
    <cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>\
    <xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>\
    <xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/>\
    </cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>
    """

  private var sheetHead: String {
    let pane =
      frozen == 0
      ? ""
      : """
      <pane ySplit="\(frozen)" topLeftCell="A\(frozen + 1)" activePane="bottomLeft" state="frozen"/>
      """
    let columns = widths.enumerated().map {
      "<col min=\"\($0.offset + 1)\" max=\"\($0.offset + 1)\" width=\"\($0.element)\" customWidth=\"1\"/>"
    }
    let cols = columns.isEmpty ? "" : "<cols>\(columns.joined())</cols>"
    return """
      <worksheet xmlns="\(Self.main)"><sheetViews><sheetView workbookViewId="0">\(pane)</sheetView>\
      </sheetViews>\(cols)<sheetData>
      """
  }
}
