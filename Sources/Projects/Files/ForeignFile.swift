package import Diagnostics
package import Files

/// A file that is no source, recognised by its first bytes: a workbook, a pack, a picture.
package struct ForeignFile: Equatable {
  /// The sort of file with its article, such as `an Excel workbook`.
  let noun: String
  /// A sentence that says how to get a source out of it, or which command takes it.
  let help: String

  /// The number of bytes that are enough to recognise a file.
  private static let enough = 4096

  /// Reads the beginning of a file; nil if it may be a source.
  package init?(
    at path: String, within root: String? = nil, _ bytes: [UInt8]?
  ) throws(FileError) {
    let start =
      if let bytes { Array(bytes.prefix(Self.enough)) } else {
        try InputFile(path, within: root).read(at: 0, count: Self.enough)
      }
    self.init(beginning: start)
  }

  /// Nil if the bytes may be those of a source.
  init?(beginning bytes: [UInt8]) {
    if SourceFile.isPack(bytes) {
      self.init(
        "a compiled pack",
        "packtool inspect and packtool show print it; packtool decompile turns it back into a project"
      )
      return
    }
    if let (_, noun, help) = Self.magic.first(where: { bytes.starts(with: $0.bytes) }) {
      self.init(noun, help)
      return
    }
    if bytes.starts(with: Array("PK\u{3}\u{4}".utf8)) {
      self = Self.archive(bytes)
      return
    }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      self.init("a picture (WebP)", Self.picture)
      return
    }
    guard let found = Self.text(bytes) else { return nil }
    self = found
  }

  private init(_ noun: String, _ help: String) { (self.noun, self.help) = (noun, help) }

  private static let sheet = "open it in a spreadsheet program, and save each sheet as CSV in UTF-8"
  private static let importing = "packtool import makes a project of its questions"
  private static let picture = "pictures are named by the rows of a source, and checked with them"
  private static let export =
    "export the questions as CSV in UTF-8, with the columns of a kind (packtool schema KIND)"

  private static let magic: [(bytes: [UInt8], noun: String, help: String)] = [
    ([0xD0, 0xCF, 0x11, 0xE0], "an Office document of the old kind, such as .xls", sheet),
    ([0x89, 0x50, 0x4E, 0x47], "a picture (PNG)", picture),
    ([0xFF, 0xD8, 0xFF], "a picture (JPEG)", picture),
    (Array("GIF8".utf8), "a picture (GIF)", picture),
    (Array("%PDF".utf8), "a PDF", export),
    (Array("{\\rtf".utf8), "a text document (RTF)", export),
    (Array("SQLite format 3".utf8), "an SQLite database", export),
    ([0x1F, 0x8B], "a file packed by gzip", "unpack it, and give the CSV or XML file in it"),
  ]

  /// Workbooks are ZIP archives of a known content.
  private static func archive(_ bytes: [UInt8]) -> ForeignFile {
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("application/vnd.oasis.opendocument.spreadsheet") {
      return ForeignFile("an OpenDocument spreadsheet", importing)
    }
    if text.contains("application/vnd.oasis.opendocument") {
      return ForeignFile("an OpenDocument text", export)
    }
    if text.contains("word/") { return ForeignFile("a Word document", export) }
    if text.contains("[Content_Types].xml") || text.contains("xl/") {
      return ForeignFile("an Excel workbook", importing)
    }
    return ForeignFile(
      "a ZIP archive",
      "packtool import takes packages of learning platforms; unpack others, and give the CSV or XML files in them"
    )
  }

  /// Formats in text: JSON, web pages, and the questions of Moodle's GIFT.
  private static func text(_ bytes: [UInt8]) -> ForeignFile? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = String(decoding: bytes.dropFirst(bytes.starts(with: mark) ? 3 : 0), as: UTF8.self)
    let signs = text.utf8.lazy.filter { $0 > 0x20 }.prefix(2).map { Character(Unicode.Scalar($0)) }
    switch String(signs) {
    case "{\"", "{}", "[{", "[[", "[\"", "[]": return ForeignFile("JSON", importing)
    default: break
    }
    let small = text.drop(while: \.isWhitespace).prefix(15).lowercased()
    if small.hasPrefix("<!doctype html") || small.hasPrefix("<html") {
      return ForeignFile("a web page", export)
    }
    return isGIFT(text) ? ForeignFile("a question file in GIFT", importing) : nil
  }

  /// True if the first line that is no comment begins a question such as `::name:: text {=right ~wrong}`.
  private static func isGIFT(_ text: String) -> Bool {
    let lines = text.split(whereSeparator: \.isNewline).filter { !$0.hasPrefix("//") }
    guard let first = lines.first else { return false }
    if first.hasPrefix("$CATEGORY:") || first.hasPrefix("::") && first.dropFirst(2).contains("::") {
      return true
    }
    guard let brace = first.firstIndex(of: "{") else { return false }
    let answers = first[brace...].dropFirst() + (lines.dropFirst().first ?? "")
    return answers.first { !$0.isWhitespace }.map { "=~".contains($0) } ?? false
  }

  /// The finding about a file that is named as a source.
  package func finding(about path: String, at place: Place) -> Finding {
    Finding(
      .unknownFormat, "\(Path.name(of: path).quoted()) is \(noun), and no source", at: place,
      help: help)
  }
}
