internal import Archives
internal import Diagnostics
internal import XMLSource

extension ExchangeFormat {
  /// Workbooks of LibreOffice and other programs with OpenDocument.
  static let ods = ExchangeFormat(
    "ods", "OpenDocument spreadsheet (ODS)",
    reader: FormatReader(
      takes:
        "rows with the columns of any kind on all sheets; templates of Kahoot, Quizizz and Blooket; other columns by --map",
      loses:
        "columns without a field, time limits, pictures and comments in the workbook, hidden sheets, rows and columns",
      isOfText: false,
      recognises: ODSReader.recognises, read: ODSReader.read))
}

/// Reads the sheets of an OpenDocument spreadsheet that have a header of questions.
struct ODSReader {
  private static let mediaType = "application/vnd.oasis.opendocument.spreadsheet"
  private static let content = "content.xml"
  private static let longest = 256 << 20

  static func recognises(_ file: ImportedFile) -> Bool {
    guard file.isArchive, let archive = try? ZipArchive(file.bytes),
      let type = try? archive.bytes("mimetype", limit: 1000)
    else { return false }
    return type.starts(with: mediaType.utf8) && archive.contains(content)
  }

  static func read(
    _ file: ImportedFile, _ options: ImportOptions, _ sink: inout ImportSink
  ) throws(ImportError) {
    let archive = try file.archive()
    let bytes = try file.member(content, of: archive, limit: longest)
    var reader = ODSReader(file, options)
    reader.language = try language(of: archive, file, options)
    try reader.readNames(bytes)
    try reader.sheets.checkNames()
    try XMLRecords.read(
      bytes, named: file.path(of: Self.content), charging: file.budget, ["table-row"]
    ) { element in
      reader.open(element, &sink)
    } take: { element in
      reader.take(element, &sink)
    }
    reader.close(&sink)
    try reader.sheets.finish(&sink)
    if archive.entries.contains(where: { $0.name.hasPrefix("Pictures/") }) {
      sink.note(
        .mediaDropped, "the pictures in the workbook are not taken", at: file.place(0..<0),
        help: "save them as files, and write their names into a column Image")
    }
  }

  /// The language that the user states, or else the one that the file has.
  private static func language(
    of archive: ZipArchive, _ file: ImportedFile, _ options: ImportOptions
  ) throws(ImportError) -> SheetLanguage {
    if let stated = options.language.flatMap({ SheetLanguage($0) }) { return stated }
    let part = "meta.xml"
    guard let bytes = try file.memberIfThere(part, of: archive, limit: longest) else {
      return .assumed
    }
    let meta = try XMLRecords.tree(bytes, named: file.path(of: part), charging: file.budget).child(
      "meta")
    return (meta?.child("language")?.text).flatMap { SheetLanguage($0) } ?? .assumed
  }

  private let file: ImportedFile
  private var language = SheetLanguage.assumed
  private let options: ImportOptions
  private var sheets: WorkbookSheets
  /// The names of the styles of hidden sheets.
  private var hiddenStyles: Set<String> = []
  /// The name of the style that is being read.
  private var style = ""
  private var sheet: ODSSheet?

  private init(_ file: ImportedFile, _ options: ImportOptions) {
    (self.file, self.options) = (file, options)
    sheets = WorkbookSheets(file, options, [])
  }

  /// Reads the names of all sheets, which a message about a wrong name lists.
  private mutating func readNames(_ bytes: [UInt8]) throws(ImportError) {
    guard options.sheet != nil else { return }
    var names: [String] = []
    try XMLRecords.read(
      bytes, named: file.path(of: Self.content), charging: file.budget, ["table-row"]
    ) { element in
      if element.localName == "table" { names.append(element["table:name"] ?? "") }
    } take: { _ in
    }
    sheets = WorkbookSheets(file, options, names)
  }

  /// Takes a start tag that is not within a row.
  private mutating func open(_ element: MarkupElement, _ sink: inout ImportSink) {
    switch element.localName {
    case "style": style = element["style:name"] ?? ""
    case "table-properties":
      if element["table:display"] == "false" { hiddenStyles.insert(style) }
    case "table":
      close(&sink)
      let name = element["table:name"] ?? ""
      let isHidden = element["table:style-name"].map { hiddenStyles.contains($0) } ?? false
      guard sheets.isWanted(name, isHidden: isHidden) else { return }
      sheet = ODSSheet(TableOrigin(file: file, sheet: name), language, options)
    case "table-column": sheet?.take(column: element)
    default: break
    }
  }

  private mutating func take(_ row: MarkupElement, _ sink: inout ImportSink) {
    sheet?.take(row, &sink)
  }

  /// Ends the sheet that is open.
  private mutating func close(_ sink: inout ImportSink) {
    guard let sheet else { return }
    sheet.finish(&sink)
    sheets.add(
      sheet.name, hasHeader: sheet.hasHeader, sample: sheet.sample, hidden: sheet.hidden)
    self.sheet = nil
  }
}
