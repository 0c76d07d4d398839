import Diagnostics
import Testing

@Suite struct HumanRendererTests {
  @Test func aFindingLooksAsPromised() {
    let above = String(repeating: "\n", count: 11)
    let source = MarkedSource(
      above + "\"Number of active gamers worldwide\",\"⟦3.1 billion⟧\",gamers\n")
    let rendered = render(
      source, label: "expected digits, as in 3100000000",
      message: "value is not a number: \"3.1 billion\"", help: "write 3100000000",
      fix: FixIt([.init(source.fault, "3100000000")], safe: true))
    #expect(
      rendered == """
        a.csv:12:38: error[F104]: value is not a number: "3.1 billion"
           |
        12 | "Number of active gamers worldwide","3.1 billion",gamers
           |                                      ^^^^^^^^^^^ expected digits, as in 3100000000
           = help: write 3100000000            [fixable]
           = more: packtool explain F104


        """)
  }

  @Test func aWarningSaysSoAndAnUnsafeFixToo() {
    let rendered = render(
      MarkedSource("⟦x⟧"), code: .odd, help: "write a longer text than the column is wide",
      fix: FixIt([], safe: false))
    #expect(
      rendered == """
        a.csv:1:1: warning[Q201]: wrong
          |
        1 | x
          | ^
          = help: write a longer text than the column is wide  [fixable with --unsafe]
          = more: packtool explain Q201


        """)
  }

  @Test func coloursAreUsedWhenTold() {
    let rendered = render(MarkedSource("⟪a⟫,⟦b⟧"), label: "here", palette: .ansi)
    #expect(
      rendered == """
        \u{1B}[1ma.csv:1:3:\u{1B}[0m \u{1B}[1;31merror[F104]\u{1B}[0m: \u{1B}[1mwrong\u{1B}[0m
        \u{1B}[34m  |\u{1B}[0m
        \u{1B}[34m1 |\u{1B}[0m a,b
        \u{1B}[34m  |\u{1B}[0m \u{1B}[1;34m-\u{1B}[0m \u{1B}[1;31m^\u{1B}[0m \u{1B}[1;31mhere\u{1B}[0m
        \u{1B}[34m  |\u{1B}[0m \u{1B}[1;34m|\u{1B}[0m
        \u{1B}[34m  |\u{1B}[0m \u{1B}[1;34mnote 1\u{1B}[0m
        \u{1B}[34m  = \u{1B}[0m\u{1B}[36mmore\u{1B}[0m: packtool explain F104


        """)
  }

  @Test func nothingFromASourceReachesTheTerminalUnescaped() {
    let evil = "\u{1B}]0;owned\u{7}\u{9B}2J\u{202E}\n"
    let rendered = render(
      MarkedSource("\(evil.dropLast())⟦\u{1B}[2J⟧"), label: evil, message: evil, help: evil,
      path: evil)
    let shown = "\\u{1B}]0;owned\\u{7}\\u{9B}2J\\u{202E}"
    #expect(
      rendered == """
        \(shown)\\n:1:15: error[F104]: \(shown)\\n
          |
        1 | \(shown)\\u{1B}[2J
          | \(String(repeating: " ", count: shown.count))^^^^^^^^^ \(shown)\\n
          = help: \(shown)\\n
          = more: packtool explain F104


        """)
  }

  @Test func aMessageOfMegabytesIsCut() {
    let rendered = render(MarkedSource("⟦x⟧"), message: String(repeating: "y", count: 5_000_000))
    #expect(rendered.hasPrefix("a.csv:1:1: error[F104]: yyy"))
    #expect(rendered.utf8.count < 1200)
  }

  @Test func aFindingWhoseSourceCannotBeReadHasNoSnippet() {
    let finding = Finding(
      .number, "no such file", at: Place("gone.csv", 0..<0),
      related: [Related(Place("lost.xml", 3..<4), "named here")])
    var renderer = HumanRenderer(style: .init(characterWidth: testWidth)) { _ in nil }
    #expect(
      renderer.render(finding) == """
        gone.csv: error[F104]: no such file
         --> lost.xml
          = named here
          = more: packtool explain F104


        """)
  }
}
