internal import Bytes
internal import Diagnostics
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

  /// Returns an element that holds bytes as Base64, which browsers neither show nor run.
  static func data(_ id: String, _ bytes: [UInt8]) -> String {
    dataOpening(id) + String(decoding: Base64.encoded(bytes), as: UTF8.self) + dataClosing
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
