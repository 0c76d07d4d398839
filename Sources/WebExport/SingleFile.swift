internal import Archives
internal import Bytes
internal import Diagnostics
internal import Files
internal import WebPage

/// One HTML file that plays a pack: page, engine and pack inside, nothing fetched.
///
/// It has the same bytes for the same pack.
package struct SingleFile {
  /// The most bytes that a pack may have, as browsers keep the text of an element in one string.
  package static let packLimit: UInt64 = 256 << 20

  private let pack: WebPack
  /// True if players and the page around are offered the answers.
  private let offersAnswers: Bool
  private let languages: PageLanguages

  /// Makes a page with the words of some languages, by default those of the pack.
  package init(
    _ pack: WebPack, languages: PageLanguages? = nil, offersAnswers: Bool = false,
    limit: UInt64 = packLimit
  ) throws(WebExportError) {
    guard pack.size <= limit else { throw .tooLarge(path: pack.path, limit: limit) }
    self.pack = pack
    self.offersAnswers = offersAnswers
    self.languages = languages ?? PageLanguages(of: pack)
  }

  /// The usual name of the file.
  package var fileName: String { pack.id + ".html" }

  /// Writes the file, which appears whole or not at all. Returns the number of its bytes.
  package func write(to path: String) throws(WebExportError) -> Int {
    var file = try files { () throws(FileError) in try AtomicFile(replacing: path) }
    try write(into: &file)
    let size = file.count
    do throws(FileError) { try file.commit() } catch { throw .file(error) }
    return size
  }

  private func write(into file: inout AtomicFile) throws(WebExportError) {
    let boot = WebPage.unpacking.bytes + WebPage.boot.bytes
    let style = WebPage.style(for: pack.kind).bytes
    let script = Array(WebPage.scripts(for: pack.kind).map(\.bytes).joined())
    let policy = ContentPolicy.singleFile(scripts: [boot, script], style: style)
    let document = PageDocument(title: pack.title, policy: policy)
    try files { () throws(FileError) in
      try file.append(document.opening + icon + PageDocument.middle)
      try file.append(PageDocument.data("page", Self.packed(style + [0] + script)))
      try file.append(PageDocument.data("unpacker", WebPage.unpacker))
      try file.append(
        PageDocument.data("engine", PageEngine.packed(for: [pack.kind], in: languages)))
      try file.append(PageDocument.dataOpening("pack"))
    }
    try pack.read { (part) throws(FileError) in
      try file.append(Base64.encoded(Array(part)))
    }
    try files { () throws(FileError) in
      try file.append(PageDocument.dataClosing)
      try file.append("<script type=\"application/json\" id=\"about\">")
      try file.append(ScriptData.text(about) + "</script>\n<script>")
      try file.append(boot)
      try file.append("</script>\n" + PageDocument.closing)
    }
  }

  /// Returns a text deflated.
  private static func packed(_ text: [UInt8]) -> [UInt8] {
    guard let bytes = Deflate.packed(text) else {
      preconditionFailure("a page that cannot be deflated")
    }
    return bytes
  }

  /// The pack's icon, or an empty one, as browsers otherwise ask the server of the file for one.
  private var icon: String { "<link rel=\"icon\" href=\"\(pack.icon?.address ?? "data:,")\">\n" }

  private var about: JSONText {
    .object(
      [
        (key: "form", value: "file"), (key: "title", value: .string(pack.title)),
        (key: "packs", value: .array([pack.about(file: nil)])),
      ] + PageDocument.about(offersAnswers: offersAnswers))
  }
}

extension AtomicFile {
  /// Appends text as UTF-8.
  fileprivate mutating func append(_ text: String) throws(FileError) {
    try append(Array(text.utf8))
  }
}
