internal import Bytes
internal import Diagnostics
internal import Hashing
internal import PackFormat
internal import Reports

/// The HTML around the scripts of a page, which is the same in a single file and in a site.
struct PageDocument {
  let title: String
  let policy: String

  /// The document up to where the style sheet is linked or included.
  var opening: String {
    """
    <!doctype html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta http-equiv="Content-Security-Policy" content="\(policy)">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="generator" content="packtool export">
    <title>\(HTML.text(title).markup)</title>

    """
  }

  /// The end of the head, and the element that the scripts fill.
  static let middle = """
    </head>
    <body>
    <div id="game"><noscript>This game needs JavaScript.</noscript></div>

    """

  /// Returns an element that holds bytes as Base128, which browsers neither show nor run.
  static func data(_ id: String, _ bytes: [UInt8]) -> String {
    dataOpening(id) + String(decoding: Base128.encoded(bytes), as: UTF8.self) + dataClosing
  }

  /// Returns the members of the `about` element about answers; none unless they are offered.
  static func about(offersAnswers: Bool) -> [(key: String, value: JSONText)] {
    offersAnswers ? [(key: "answers", value: true)] : []
  }

  static func dataOpening(_ id: String) -> String {
    "<script type=\"application/octet-stream\" id=\"\(id)\">"
  }

  static let dataClosing = "</script>\n"

  static let closing = """
    </body>
    </html>

    """
}

/// The Content-Security-Policy of a page, which lets nothing run and load but the page's own parts.
enum ContentPolicy {
  /// The policy of a single file: the scripts and the style sheet with these contents, pictures of
  /// the pack, the empty icon, and no request at all.
  static func singleFile(scripts: [[UInt8]], style: [UInt8]) -> String {
    let hashes = scripts.map(source).joined(separator: " ")
    return
      "default-src 'none'; script-src 'wasm-unsafe-eval' \(hashes); style-src \(source(style)); "
      + "img-src blob: data:; base-uri 'none'; form-action 'none'"
  }

  /// The policy of a site: files beside the page, and pictures of the packs.
  static let site = """
    default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' blob:; connect-src 'self'; worker-src 'self'; manifest-src 'self'; \
    base-uri 'none'; form-action 'none'
    """

  /// The expression that allows an element with exactly this content.
  private static func source(_ content: [UInt8]) -> String {
    var hash = QuickSHA256()
    hash.update(content[...])
    return "'sha256-\(String(decoding: Base64.encoded(hash.finish().bytes), as: UTF8.self))'"
  }
}

/// JSON that may stand in a `<script>` element.
enum ScriptData {
  /// Returns the value as text without the sign that begins `</script>` and `<!--`.
  static func text(_ value: JSONText) -> String { value.text.replacing("<", with: "\\u003c") }
}
