import Testing

@testable import Exchange

/// Texts of HTML as plain text, and what is lost.
struct PlainTextTests {
  @Test(arguments: [
    ("plain words", "plain words", []),
    ("two\n  lines", "two lines", []),
    ("<p>Which is the <span>largest</span> ocean?</p>", "Which is the largest ocean?", []),
    ("Fish &amp; chips &lt;b&gt; caf&eacute; &#8364;", "Fish & chips <b> café €", []),
    ("&amp;lt; stays", "&lt; stays", []),
    ("1 < 2 &amp; 3 > 2", "1 < 2 & 3 > 2", []),
    ("area of 5&nbsp;m<sup>2</sup>", "area of 5 m²", []),
    ("H<sub>2</sub>O<br>", "H₂O", []),
    ("the 1<sup>st</sup>", "the 1st", ["sup"]),
    (
      "Who wrote <i>Faust</i> and <b>when</b>? <i>Well?</i>", "Who wrote Faust and when? Well?",
      ["i", "b"]
    ),
    ("<p>One.</p><p>Two.</p>", "One. Two.", ["line breaks"]),
    ("one<br/>two", "one two", ["line breaks"]),
    ("Pick:<ul><li>red</li><li>green</li></ul>", "Pick: red; green", ["ul"]),
    (
      "<table><tr><td>a</td><td>b</td></tr><tr><td>c</td></tr></table>", "a b; c",
      ["table", "line breaks"]
    ),
    ("<b>a</b> <b>b</b>", "a b", ["b"]),
    ("x<script>alert('<b>')</script>y", "xy", ["script"]),
    ("x<style>p { color: red }</style><!-- no -->y", "xy", []),
    ("<span style=\"color:red\">red</span>", "red", ["style of text"]),
    ("\\(x^2\\) is?", "\\(x^2\\) is?", ["formula"]),
    ("<math><msup><mi>x</mi><mn>2</mn></msup></math>", "x2", ["formula"]),
    (
      "<img class=\"equation_image\" data-equation-content=\"x^2\" src=\"/e\">", "\\(x^2\\)",
      ["formula"]
    ),
    ("&unknown; stays", "&unknown; stays", []),
    ("", "", []), ("<p></p>", "", []), ("<", "<", []), ("&", "&", []),
  ])
  func htmlBecomesPlainTextAndTheLostMarkupHasAName(
    _ html: String, _ text: String, _ lost: [String]
  ) {
    let plain = PlainText(html: html)
    #expect(plain.text == text)
    #expect(plain.lost == lost)
    #expect(plain.images.isEmpty && plain.media.isEmpty)
  }

  @Test func picturesComeInTheirOrderSoundsAndVideosByName() {
    let plain = PlainText(
      html: """
        <p>Look <img src="a.png" alt="A  flag" onerror="alert(1)"> here</p><img src=b.png>
        <audio controls><source src="c.mp3">No sound</audio><video src="d.mp4"></video>
        """)
    #expect(plain.text == "Look here")
    #expect(plain.images.map(\.source) == ["a.png", "b.png"])
    #expect(plain.images.map(\.alt) == ["A flag", ""])
    #expect(plain.media == ["a sound", "a video"])
  }

  @Test(arguments: [
    String(repeating: "<b>", count: 100_000) + "deep",
    String(repeating: "<div><i>", count: 1000) + "deep",
    String(repeating: "<sup>", count: 2000) + "deep",
    "deep<a " + (0..<100_000).map { "a\($0)" }.joined(separator: " ") + ">",
    String(repeating: "<b></i>", count: 50_000) + "deep",
    "deep<!--" + String(repeating: "<!--", count: 100_000),
    "deep" + String(repeating: "&#", count: 100_000),
    String(repeating: "<p>", count: 2000) + "deep" + String(repeating: "</div>", count: 40),
  ])
  func htmlThatIsMadeToExhaustAParserIsReadAtOnce(_ html: String) {
    #expect(PlainText(html: html).text.contains("deep"))
  }

  @Test func tenMegabytesOfLessThanSignsAreRead() {
    #expect(PlainText(html: String(repeating: "<", count: 10 << 20)).lost.isEmpty)
    #expect(PlainText(html: String(repeating: "<b", count: 5 << 20)).text.isEmpty)
  }
}
