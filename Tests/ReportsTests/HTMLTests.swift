import Testing

@testable import Reports

/// Tests that texts from packs stay text in the markup.
struct HTMLTests {
  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("\" onload='x' &amp;", "&quot; onload=&#39;x&#39; &amp;amp;"),
    ("a\u{202E}b\u{0}c\u{7}\nd", "a\\u{202E}b\\u{0}c\\u{7}\\nd"),
    ("\u{FFFE}\u{FEFF}\u{2028}", "\\u{FFFE}\\u{FEFF}\\u{2028}"),
    ("ação Ёлка 日本 👩‍🚀 العربية", "ação Ёлка 日本 👩‍🚀 العربية"),
  ])
  func textIsEscapedInElementsAndInAttributes(text: String, escaped: String) {
    #expect(HTML.text(text).markup == escaped)
    #expect(HTML.element("b", ["title": text]).markup == "<b title=\"\(escaped)\"></b>")
    #expect(HTML.foreign(text).markup == "<bdi>\(escaped)</bdi>")
  }

  @Test func everyElementIsClosed() {
    #expect(HTML.element("br").markup == "<br/>")
    #expect(
      HTML.element("rect", [:], .element("title", [:], .text("x"))).markup.hasPrefix(
        "<rect><title>x</title>"))
    #expect(HTML.element("td", [:], [HTML]()).markup == "<td></td>")
  }
}
