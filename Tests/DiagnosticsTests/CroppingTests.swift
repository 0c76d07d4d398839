import Diagnostics
import Testing

@Suite struct CroppingTests {
  private static let long =
    String(repeating: "left ", count: 30) + "⟦fault⟧" + String(repeating: " right", count: 30)

  @Test func aLongLineIsCroppedAroundTheCaret() {
    #expect(
      snippet(Self.long, label: "the label of it") == """
          |
        1 | … left left left left left left left fault right right right right right right right right righ…
          |                                      ^^^^^ the label of it
        """)
    #expect(
      snippet(Self.long, label: "the label of it", columns: 40) == """
          |
        1 | … left fault right right right righ…
          |        ^^^^^ the label of it
        """)
  }

  @Test func withoutUnicodeTheEllipsisIsThreeFullStops() {
    #expect(
      snippet(Self.long, label: "the label of it", columns: 40, unicode: false) == """
          |
        1 | ...eft fault right right right ri...
          |        ^^^^^ the label of it
        """)
  }

  @Test func aLabelThatDoesNotFitBesideTheCaretsGoesBelow() {
    #expect(
      snippet(Self.long, label: "a label that is longer than all", columns: 40) == """
          |
        1 | …eft left left fault right right ri…
          |                ^^^^^
          |      a label that is longer than all
        """)
  }

  @Test func wideCharactersAreNotCutInHalf() {
    let wide = String(repeating: "数", count: 100)
    #expect(
      snippet("\(wide)⟦数⟧\(wide)", label: "wide", columns: 40) == """
          |
        1 | …数数数数数数数数数数数数数数数数…
          |              ^^ wide
        """)
    #expect(
      snippet("x\(wide)⟦数⟧\(wide)", label: "wide", columns: 40) == """
          |
        1 | …数数数数数数数数数数数数数数数数…
          |              ^^ wide
        """)
  }

  @Test func aFaultWiderThanTheTerminalIsUnderlinedAsFarAsItIsShown() {
    #expect(
      snippet("⟦" + String(repeating: "0123456789", count: 30) + "⟧", label: "all", columns: 40)
        == """
          |
        1 | 01234567890123456789012345678901234…
          | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
          | all
        """)
  }

  @Test(arguments: [0, 1, 20, 39, 40, 41, 79, 80, 100, 300])
  func noSnippetIsWiderThanTheTerminal(columns: Int) {
    let parts = ["x", "数", "\t", "\u{202E}", "e\u{301}", "🎯"]
    for before in [0, 1, 10, 40, 500] {
      for (index, part) in parts.enumerated() {
        let fill = String(repeating: parts[(index + 1) % parts.count], count: before)
        let shown = snippet("\(fill)⟦\(part)⟧\(fill)", label: "label", columns: columns)
        for row in shown.split(separator: "\n") {
          #expect(row.reduce(0) { $0 + testWidth($1) } <= max(24, columns), "\(before) \(index)")
        }
        #expect(shown.contains("^"))
      }
    }
  }

  @Test func onlyTheSurroundingsOfAFaultAreReadFromALineOfMegabytes() {
    let middle = 8_000_000
    var largest = 0
    let source = SourceBytes(name: "a.csv", count: 2 * middle) { range in
      largest = max(largest, range.count)
      return [UInt8](repeating: UInt8(ascii: "x"), count: range.count)
    }
    var renderer = HumanRenderer(style: .init(columns: 40, characterWidth: testWidth)) { _ in source
    }
    let finding = Finding(.number, "wrong", at: Place("a.csv", middle..<middle + 1))
    #expect(
      renderer.render(finding) == """
        a.csv:1:8000001: error[F104]: wrong
          |
        1 | …xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…
          |                  ^
          = more: packtool explain F104


        """)
    #expect(largest < 20_000)
  }
}
