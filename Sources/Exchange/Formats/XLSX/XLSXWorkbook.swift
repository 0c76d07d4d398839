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
  private(set) var setting = XLSXNumberFormat.Setting()

  init(_ file: ImportedFile, _ options: ImportOptions) throws(ImportError) {
    (self.file, archive) = (file, try file.archive())
    let paths = try relations()
    let book = try XMLRecords.tree(
      file.member(Self.mainPart, of: archive, limit: Self.longest),
      named: file.path(of: Self.mainPart), charging: file.budget)
    let is1904 = ["1", "true"].contains(book.child("workbookPr")?["date1904"])
    setting.calendar =
      try is1904 ? .from1904 : program().hasPrefix("LibreOffice") ? .libreOffice : .excel
    setting.language = try language(options)
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

  /// The name of the program that wrote the workbook; empty if it states none.
  private func program() throws(ImportError) -> String {
    try property("docProps/app.xml") { $0.child("Application")?.text } ?? ""
  }

  /// The language that the user states, or else the one that the workbook has.
  private func language(_ options: ImportOptions) throws(ImportError) -> SheetLanguage {
    if let stated = options.language.flatMap({ SheetLanguage($0) }) { return stated }
    let found = try property("docProps/core.xml") { $0.child("language")?.text }
    return found.flatMap { SheetLanguage($0) } ?? .assumed
  }

  private func property(
    _ part: String, _ text: (MarkupElement) -> String?
  ) throws(ImportError) -> String? {
    guard let bytes = try file.memberIfThere(part, of: archive, limit: Self.longest) else {
      return nil
    }
    return try text(XMLRecords.tree(bytes, named: file.path(of: part), charging: file.budget))
  }

  private struct Paths {
    var sheets: [String: String] = [:]
    var texts: String?
    var styles: String?
  }

  /// Reads the list of the workbook's parts.
  private func relations() throws(ImportError) -> Paths {
    var paths = Paths()
    let part = "xl/_rels/workbook.xml.rels"
    let list = try XMLRecords.tree(
      file.member(part, of: archive, limit: Self.longest), named: file.path(of: part),
      charging: file.budget)
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
    try XMLRecords.read(bytes, named: file.path(of: path), charging: file.budget, ["si"]) {
      element in
      texts.append(XLSXText.text(of: element))
      if XLSXText.hasMarkup(element) { marked += 1 }
    }
    (self.texts, markedTexts) = (texts, marked)
  }

  private mutating func readStyles(_ path: String?) throws(ImportError) {
    guard let path,
      let bytes = try file.memberIfThere(path, of: archive, limit: Self.longest)
    else { return }
    let sheet = try XMLRecords.tree(bytes, named: file.path(of: path), charging: file.budget)
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

/// Many texts in one buffer.
struct TextList {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  mutating func append(_ text: String) {
    bytes += text.utf8
    ends.append(bytes.count)
  }

  subscript(_ number: Int) -> String? {
    guard ends.indices.contains(number) else { return nil }
    let start = number == 0 ? 0 : ends[number - 1]
    return String(decoding: bytes[start..<ends[number]], as: UTF8.self)
  }
}
