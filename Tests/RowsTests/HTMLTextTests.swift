import TestSupport
import Testing

@testable import Rows

/// Tests of entities and tags of HTML that were left in texts.
struct HTMLTextTests {
  @Test(
    arguments: [
      ("&quot;x&quot;", "\"x\""), ("it&#039;s, it&#39;s, it&#x27;s", "it's, it's, it's"),
      ("Tom &amp; Jerry", "Tom & Jerry"), ("1 &amp;lt; 2", "1 < 2"),
      ("&amp;amp;amp;eacute;t&eacute;", "été"), ("a&nbsp;b&#160;c&Tab;d", "a b c d"),
      ("1990&#150;1999", "1990–1999"), ("&NotEqualTilde; x", "≂̸ x"),
      ("&CounterClockwiseContourIntegral;!", "∳!"), ("&#127919;x", "🎯x"),
    ])
  func entitiesAreDecoded(_ text: String, _ decoded: String) throws {
    let html = try #require(HTMLText(text))
    #expect(html.decoded == decoded)
    #expect(html.tags.isEmpty)
    #expect(html.areEntitiesLeftovers)
  }

  @Test(
    arguments: [
      "a < b", "a<b", "1<b>2", "x<y and y>z", "if a<b and c>d", "R&D", "AT&T", "a & b; c",
      "&bogus;",
      "&;", "&#;", "&#x;", "&#0;", "&#xD800;", "&#+39;", "https://x.org/?a=1&copy=2", "<3", "<>",
      "<Name>", "</>", "< b >x", "List<Int>", "<b", "&amp", "a &quot b",
    ])
  func otherSignsAreText(_ text: String) { #expect(HTMLText(text) == nil) }

  @Test(
    arguments: [
      ("<b>Bold</b> text", "Bold text"), ("one<br/>two<BR>three<br />", "one two three"),
      ("10<sup>6</sup> H<sub>2</sub>O", "10⁶ H₂O"), ("x<sup>-2</sup>", "x⁻²"),
      ("<a href=\"x\" target=_blank>link</a>", "link"), ("end</i>", "end"),
      ("<p>a</p><p>b</p>", "a b"),
    ])
  func tagsAreRemoved(_ text: String, _ plain: String) throws {
    #expect(try #require(HTMLText(text)).withoutTags == plain)
  }

  @Test(arguments: ["<img src='x.png'>", "x<sup>th</sup>", "<br>", "10<sup>6", "a</sub>b"])
  func tagsThatMeanMoreThanStyleStay(_ text: String) throws {
    #expect(try #require(HTMLText(text)).withoutTags == nil)
  }

  @Test(arguments: ["&lt;", "What does &lt; mean in HTML?", "Which entity is &copy;?"])
  func entitiesOfQuestionsAboutHTMLMayBeMeant(_ text: String) throws {
    #expect(try #require(HTMLText(text)).areEntitiesLeftovers == false)
  }

  @Test func textThatWouldBeForbiddenIsNotDecoded() throws {
    #expect(try #require(HTMLText("a&#8238;b")).decoded == nil)
  }

  @Test func textIsWrittenAsItsSourceWritesIt() {
    let bare = CellNotation.bare(delimiter: UInt8(ascii: ";"), quote: UInt8(ascii: "\""))
    #expect(bare.spelled("a, b") == "a, b")
    #expect(bare.spelled("a; b") == "\"a; b\"")
    #expect(bare.spelled("\"a\"") == "\"\"\"a\"\"\"")
    #expect(CellNotation.quoted(by: UInt8(ascii: "\"")).spelled("\"a\", b") == "\"\"a\"\", b")
    #expect(CellNotation.xml.spelled("<\"&\">") == "&lt;&quot;&amp;&quot;&gt;")
  }
}
