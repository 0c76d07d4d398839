internal import SafeText

/// A piece of well-formed markup. All text from outside is escaped.
///
/// The markup is both XML and HTML, so that either kind of parser can check it.
package struct HTML: Sendable, Equatable {
  package private(set) var markup: String

  private init(markup: String) { self.markup = markup }

  package static let nothing = HTML(markup: "")

  /// Text with markup and invisible characters escaped.
  package static func text(_ text: String) -> HTML { HTML(markup: escaped(text)) }

  /// Text from a pack. It may run from right to left without affecting the text around it.
  package static func foreign(_ text: String) -> HTML {
    element("bdi", [:], .text(text))
  }

  package static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: HTML...
  ) -> HTML {
    element(name, attributes, children)
  }

  package static func element(
    _ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ children: [HTML]
  ) -> HTML {
    var markup = "<" + name
    for (key, value) in attributes where key != "class" || !value.isEmpty {
      markup += " \(key)=\"\(escaped(value))\""
    }
    if children.isEmpty, isVoid(name) { return HTML(markup: markup + "/>") }
    markup += ">"
    for child in children { markup += child.markup }
    return HTML(markup: markup + "</\(name)>" + (isBlock(name) ? "\n" : ""))
  }

  /// A style sheet of the program, which must not contain characters of markup.
  package static func style(_ css: String) -> HTML {
    precondition(!css.contains("<") && !css.contains("&"), "a style sheet with markup in it")
    return HTML(markup: "<style>\n\(css)</style>\n")
  }

  package static func + (left: HTML, right: HTML) -> HTML {
    HTML(markup: left.markup + right.markup)
  }

  package static func += (left: inout HTML, right: HTML) { left.markup += right.markup }

  package var isEmpty: Bool { markup.isEmpty }

  /// True for elements that HTML writes without an end tag. SVG allows either form.
  private static func isVoid(_ name: String) -> Bool {
    ["meta", "br", "img", "hr", "rect", "line", "circle"].contains(name)
  }

  /// True for elements that are followed by a line feed, to make the file readable.
  private static func isBlock(_ name: String) -> Bool {
    [
      "head", "title", "header", "main", "section", "nav", "h1", "h2", "h3", "p", "figure", "table",
      "tr", "ul", "li", "dl", "svg", "pre", "details", "div", "dd",
    ].contains(name)
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.terminalSafe.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}

extension [HTML] {
  /// The pieces, one after the other.
  var joined: HTML { reduce(into: .nothing) { $0 += $1 } }
}
