import Archives
import Bytes
import Files
import PackFormat
import TestSupport
import Testing
import WebPage
import Words

@testable import WebExport

/// Tests of the page that has everything in it.
struct SingleFileTests {
  private func page(_ pack: BuiltPack, offersAnswers: Bool = false) throws -> String {
    let folder = TemporaryFolder()
    let size = try SingleFile(pack.forWeb(), offersAnswers: offersAnswers).write(
      to: folder("page.html"))
    let bytes = try InputFile.readFile(folder("page.html"), limit: 1 << 24)
    #expect(bytes.count == size)
    #expect(try Folder.entries(of: folder.path).map(\.name) == ["page.html"])
    return String(decoding: bytes, as: UTF8.self)
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func base64(_ bytes: [UInt8]) -> String { text(Base64.encoded(bytes)) }

  private func base128(_ bytes: [UInt8]) -> String { text(Base128.encoded(bytes)) }

  /// The expression of a policy for an element with this content, by the portable SHA-256.
  private func hash(_ content: [UInt8]) -> String {
    "'sha256-\(base64(SHA256.digest(content).bytes))'"
  }

  @Test func thePageIsExactlyItsParts() throws {
    var pack = BuiltPack.facts(titles: [
      .init(language: "en", text: "Test"), .init(language: "de", text: "Probe"),
    ])
    pack.about = [("description", "en", "A \"test\"")]
    let boot = WebPage.unpacking.bytes + WebPage.boot.bytes
    let script = Array(WebPage.scripts(for: "facts").map { $0.bytes }.joined())
    let style = WebPage.style(for: "facts").bytes
    let packed = try #require(Deflate.packed(style + [0] + script))
    let digest = try pack.reader().header.rootDigest.hex
    #expect(
      try page(pack) == """
        <!doctype html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; \
        script-src 'wasm-unsafe-eval' \(hash(boot)) \(hash(script)); \
        style-src \(hash(style)); img-src blob: data:; base-uri 'none'; form-action 'none'">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="color-scheme" content="light dark">
        <meta name="generator" content="packtool export">
        <title>Test</title>
        <link rel="icon" href="data:,">
        </head>
        <body>
        <div id="game"><noscript>This game needs JavaScript.</noscript></div>
        <script type="application/octet-stream" id="page">\(base128(packed))</script>
        <script type="application/octet-stream" id="unpacker">\(base128(WebPage.unpacker))</script>
        <script type="application/octet-stream" id="engine">\(base128(PageEngine.packed(for: ["facts"], in: PageLanguages([.german]))))</script>
        <script type="application/octet-stream" id="pack">\(base64(try pack.bytes()))</script>
        <script type="application/json" id="about">{"form":"file","title":"Test","packs":[\
        {"id":"test-pack","title":"Test","titles":{"en":"Test","de":"Probe"},"kind":"facts",\
        "description":"A \\"test\\"","questions":1,"size":\(try pack.bytes().count),\
        "digest":"\(digest)"}]}</script>
        <script>\(text(boot))</script>
        </body>
        </html>

        """)
  }

  @Test func onlyAPageThatOffersAnswersSaysSo() throws {
    let pack = BuiltPack.facts()
    let offering = try page(pack, offersAnswers: true)
    #expect(offering.contains(#""}],"answers":true}</script>"#))
    #expect(
      offering.replacing(#""}],"answers":true}</script>"#, with: #""}]}</script>"#)
        == (try page(pack)))
  }

  @Test func aPageWithoutItsPackStaysSmall() throws {
    let pack = BuiltPack.facts()
    let size = try page(pack).utf8.count - base64(pack.bytes()).utf8.count
    #expect(size < 266_000)
  }

  @Test func theSamePackGivesTheSamePage() throws {
    #expect(try page(.facts()) == page(.facts()))
  }

  @Test(arguments: [
    "</script><script>alert(1)</script>", "<!--<script>", "\"'><img src=x onerror=alert(1)>",
    "\u{2028}alert(1)\u{2029}", "</title><base href=//example.com>", "\u{202E}reversed",
    "Signed by alice.\r\u{1B}[2J\u{85}\u{9B}",
  ])
  func aHostileTitleAddsNoElement(title: String) throws {
    var pack = BuiltPack.facts(titles: [.init(language: title, text: title)])
    pack.about = [("description", "", title)]
    let harmless = try page(.facts())
    let page = try page(pack)
    // Letters of Base128 are any below U+0620, but for control characters that a terminal obeys.
    let texts = page.unicodeScalars.split(separator: "\n")
      .filter { !$0.starts(with: "<script type=\"application/octet-stream\"".unicodeScalars) }
    func count(_ text: String, in page: String) -> Int { page.ranges(of: text).count }
    for mark in ["<script", "</script", "<!--", "<img", "</title", "<base", "<meta"] {
      #expect(count(mark, in: page) == count(mark, in: harmless), "\(mark)")
    }
    for hidden in ["\u{2028}", "\u{2029}", "\u{202E}", "\r", "\u{1B}", "\u{85}", "\u{9B}"] {
      #expect(!texts.joined().contains(hidden.unicodeScalars.first ?? " "))
    }
    // A page says nothing of signatures, so that only the title itself can.
    #expect(count("igned by", in: harmless) == 0)
  }

  @Test func theTitleReachesTheScriptsUnchanged() throws {
    let title = "</script> \u{2028} \"quoted\" \\ é"
    let page = try page(.facts(titles: [.init(language: "en", text: title)]))
    #expect(page.contains(#""title":"\u003c/script> \u2028 \"quoted\" \\ é","packs""#))
  }

  @Test func ourOwnScriptsEndNoElementAndSurviveAnHTMLParser() {
    for file in [WebPage.unpacking, WebPage.boot, WebPage.style] + WebPage.scripts {
      let content = file.bytes
      let text = text(content)
      for mark in ["</script", "<script", "<!--", "</style", "\r", "\0"] {
        #expect(!text.lowercased().contains(mark))
      }
      #expect(Array(text.utf8) == content)
    }
  }

  @Test func aPackOverTheLimitIsRefused() throws {
    let pack = try BuiltPack.facts().forWeb(path: "large.qpk")
    #expect {
      _ = try SingleFile(pack, limit: 1)
    } throws: { error in
      guard case .tooLarge("large.qpk", 1) = error as? WebExportError else { return false }
      return true
    }
    _ = try SingleFile(pack, limit: pack.size)
  }

  @Test(arguments: ["table", "unheard-of"])
  func aKindWithoutAGameIsRefused(kind: String) throws {
    var pack = BuiltPack(kind: kind, rules: [])
    pack.add("Name", ["a"])
    #expect {
      _ = try pack.forWeb(path: "a.qpk")
    } throws: { error in
      guard case .noGame("a.qpk", kind) = error as? WebExportError else { return false }
      return true
    }
  }

  @Test func aPackOfSeveralPartsIsWrittenWhole() throws {
    var pack = BuiltPack.facts()
    pack.pictures = ["a"]
    var generator = SplitMix(seed: 7)
    pack.files = [(0..<2_000_000).map { _ in UInt8(truncatingIfNeeded: generator.next()) }]
    let bytes = try pack.bytes()
    #expect(bytes.count > 2_000_000)
    #expect(try page(pack).contains("id=\"pack\">\(base64(bytes))</script>"))
  }
}
