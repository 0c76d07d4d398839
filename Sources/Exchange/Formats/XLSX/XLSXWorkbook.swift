internal import Archives
internal import Diagnostics
internal import XMLSource

/// The parts of a workbook of Excel: its sheets, texts and number formats.
struct XLSXWorkbook {
  struct Sheet {
    var name: String
    /// The file in the archive.
    var path: String
    var isHidden: Bool
  }

  static let mainPart = "xl/workbook.xml"
  /// The most bytes of a part.
  static let longest = 256 << 20

  let file: ImportedFile
  let archive: ZipArchive
  private(set) var sheets: [Sheet] = []
  private(set) var texts = TextList()
  /// The number of texts of which parts are bold, raised or the like.
  private(set) var markedTexts = 0
  /// The ways to show numbers, by the number of the style.
  private(set) var styles: [XLSXNumberFormat] = []
  /// True if days are counted from 1904 on, as old programs of Apple did.
  private(set) var is1904 = false

  init(_ file: ImportedFile) throws(ImportError) {
    (self.file, archive) = (file, try file.archive())
    let paths = try relations()
    let book = try XMLRecords.tree(
      file.member(Self.mainPart, of: archive, limit: Self.longest), named: file.path)
    is1904 = ["1", "true"].contains(book.child("workbookPr")?["date1904"])
    for sheet in book.child("sheets")?.children("sheet") ?? [] {
      let relation = sheet.attributes.first { $0.name.hasSuffix(":id") }?.value ?? ""
      // Sheets of charts have no cells.
      guard let path = paths.sheets[relation] else { continue }
      sheets.append(
        Sheet(
          name: sheet["name"] ?? "", path: path,
          isHidden: ["hidden", "veryHidden"].contains(sheet["state"])))
    }
    try readTexts(paths.texts)
    try readStyles(paths.styles)
  }

  private struct Paths {
    var sheets: [String: String] = [:]
    var texts: String?
    var styles: String?
  }

  /// Reads the list of the workbook's parts.
  private func relations() throws(ImportError) -> Paths {
    var paths = Paths()
    let list = try XMLRecords.tree(
      file.member("xl/_rels/workbook.xml.rels", of: archive, limit: Self.longest),
      named: file.path)
    for relation in list.children("Relationship") {
      guard let id = relation["Id"], let type = relation["Type"], let target = relation["Target"]
      else { continue }
      let path = target.hasPrefix("/") ? String(target.dropFirst()) : "xl/" + target
      if type.hasSuffix("/worksheet") { paths.sheets[id] = path }
      if type.hasSuffix("/sharedStrings") { paths.texts = path }
      if type.hasSuffix("/styles") { paths.styles = path }
    }
    return paths
  }

  private mutating func readTexts(_ path: String?) throws(ImportError) {
    guard let path,
      let bytes = try file.memberIfThere(path, of: archive, limit: Self.longest)
    else { return }
    var texts = TextList()
    var marked = 0
    try XMLRecords.read(bytes, named: file.path, ["si"]) { element in
      texts.append(XLSXText.text(of: element))
      if XLSXText.hasMarkup(element) { marked += 1 }
    }
    (self.texts, markedTexts) = (texts, marked)
  }

  private mutating func readStyles(_ path: String?) throws(ImportError) {
    guard let path,
      let bytes = try file.memberIfThere(path, of: archive, limit: Self.longest)
    else { return }
    let sheet = try XMLRecords.tree(bytes, named: file.path)
    var codes: [Int: String] = [:]
    for format in sheet.child("numFmts")?.children("numFmt") ?? [] {
      guard let id = format["numFmtId"].flatMap({ Int($0) }) else { continue }
      codes[id] = format["formatCode"]
    }
    for style in sheet.child("cellXfs")?.children("xf") ?? [] {
      let id = style["numFmtId"].flatMap { Int($0) } ?? 0
      styles.append(codes[id].map { XLSXNumberFormat(code: $0) } ?? XLSXNumberFormat(id: id))
    }
  }

  /// True if the archive has files whose names begin so.
  func hasParts(_ start: String) -> Bool {
    archive.entries.contains { $0.name.hasPrefix(start) }
  }
}
