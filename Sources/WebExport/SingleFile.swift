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
  /// The facts about a learning platform; nil for a page that reports to none.
  private let platform: JSONText?

  /// Makes a page with the words of some languages, by default those of the pack.
  package init(
    _ pack: WebPack, languages: PageLanguages? = nil, offersAnswers: Bool = false,
    limit: UInt64 = packLimit
  ) throws(WebExportError) {
    try self.init(pack, languages ?? PageLanguages(of: pack), offersAnswers, platform: nil, limit)
  }

  /// Makes a page that reports to a learning platform.
  init(
    _ pack: WebPack, _ languages: PageLanguages, _ offersAnswers: Bool, platform: JSONText?,
    _ limit: UInt64
  ) throws(WebExportError) {
    guard pack.size <= limit else { throw .tooLarge(path: pack.path, limit: limit) }
    self.pack = pack
    self.offersAnswers = offersAnswers
    self.languages = languages
    self.platform = platform
  }

  /// The usual name of the file.
  package var fileName: String { pack.id + ".html" }

  /// Writes the file, which appears whole or not at all. Returns the number of its bytes.
  package func write(to path: String) throws(WebExportError) -> Int {
    var file = try files { () throws(FileError) in try AtomicFile(replacing: path) }
    try write { (bytes) throws(FileError) in try file.append(bytes) }
    let size = file.count
    do throws(FileError) { try file.commit() } catch { throw .file(error) }
    return size
  }

  /// Hands the bytes of the page to `put`, one part after the other.
  func write(_ put: ([UInt8]) throws(FileError) -> Void) throws(WebExportError) {
    let boot = WebPage.unpacking.bytes + WebPage.boot.bytes
    let style = WebPage.style(for: pack.kind).bytes
    let files = WebPage.scripts(for: pack.kind, onPlatform: platform != nil)
    let script = Array(files.map(\.bytes).joined())
    let policy = ContentPolicy.singleFile(scripts: [boot, script], style: style)
    let document = PageDocument(title: pack.title, policy: policy)
    let engine = PageEngine.packed(for: [pack.kind], in: languages)
    func text(_ text: String) throws(WebExportError) {
      do throws(FileError) { try put(Array(text.utf8)) } catch { throw .file(error) }
    }
    try text(document.opening + icon + PageDocument.middle)
    try text(PageDocument.data("page", Self.packed(style + [0] + script)))
    try text(PageDocument.data("unpacker", WebPage.unpacker))
    try text(PageDocument.data("engine", engine))
    try text(PageDocument.dataOpening("pack"))
    try pack.read { (part) throws(FileError) in try put(Base64.encoded(Array(part))) }
    try text(PageDocument.dataClosing)
    try text("<script type=\"application/json\" id=\"about\">")
    try text(ScriptData.text(about) + "</script>\n<script>")
    try text(String(decoding: boot, as: UTF8.self))
    try text("</script>\n" + PageDocument.closing)
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
      ] + PageDocument.about(offersAnswers: offersAnswers)
        + (platform.map { [(key: "platform", value: $0)] } ?? []))
  }
}
