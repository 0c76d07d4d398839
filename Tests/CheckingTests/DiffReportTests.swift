import Diagnostics
import PackFormat
import Testing
import TestSupport
import TextUnicode

@testable import Comparing

/// Tests of the forms of a diff for people, pull requests and programs.
struct DiffReportTests {
  private static let old = """
    Fact,Value,Unit,Id,Source
    "Height of <b>Mont Blanc</b>, the | highest `peak` of the Alps @someone #12",4806,m,mont-blanc,Atlas
    Height of the Matterhorn,4478,m,matterhorn,Atlas

    """
  private static let new = """
    Fact,Value,Unit,Id,Source
    "Height of <b>Mont Blanc</b>, the | highest `peak` of the Alps @someone #12",4807,m,mont-blanc,Atlas
    Height of the Eiger,3967,m,eiger,Atlas of a very great many mountains of this world

    """

  private func diff(
    _ old: String = old, _ new: String = new, limit: Int = 1000
  ) throws -> PackDiff {
    let sides = try [old, new].map { ComparedPack(try Checked($0).pack(), path: "facts") }
    return try PackDiff(sides[0], sides[1], limit: limit)
  }

  private func text(_ diff: PackDiff, columns: Int, palette: Palette = .none) -> String {
    let style = HumanRenderer.Style(columns: columns, palette: palette) { $0.displayWidth }
    var text = ""
    DiffText(diff, style: style, unicode: true).write { text += $0 }
    return text
  }

  @Test func peopleReadWhatChangedAndWhatItAsksFor() throws {
    #expect(
      try text(diff(), columns: 60) == """
        facts 0.0.0 → 0.0.0
          old facts, 2 questions
          new facts, 2 questions
        1 answer changed, 1 question removed, 1 question added

        Answers changed (1): major
          mont-blanc: Height of <b>Mont Blanc</b>, the | highest
            `peak` of the Alps @someone #12
            a.csv:2
            Value: 4806 → 4807

        Removed (1): major
          matterhorn: Height of the Matterhorn
            a.csv:3
            - Value: 4478
            - Unit: m

        Added (1): minor
          eiger: Height of the Eiger
            a.csv:3
            + Value: 3967
            + Unit: m

        suggested bump: major (0.0.0 → 0.1.0)
          major: 1 answer changed
          major: 1 question removed
          minor: 1 question added
        the version is still 0.0.0: raise it to 0.1.0 or higher

        """)
  }

  @Test(arguments: [20, 33, 40, 60, 80])
  func noLineIsWiderThanTheTerminal(_ columns: Int) throws {
    let diff = try diff()
    for line in text(diff, columns: columns).split(separator: "\n") {
      #expect(String(line).displayWidth <= columns, "\(line)")
    }
    let plain = text(diff, columns: columns, palette: .ansi).replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(plain == text(diff, columns: columns))
  }

  @Test func textsOfAPackAreEscapedInMarkdown() throws {
    let markdown = try diff().markdown
    #expect(
      markdown.contains(
        """
        | `mont-blanc`<br>Height of &lt;b&gt;Mont Blanc&lt;/b&gt;, the \\| highest \\`peak\\` of the Alps \
        @&#8288;someone #&#8288;12 | Value: 4806 | Value: 4807 | `a.csv:2` |

        """))
    // Changes that demand a major version are not folded away.
    #expect(markdown.contains("<details open><summary>Answers changed (1)</summary>"))
    #expect(markdown.contains("<details><summary>Added (1)</summary>"))
  }

  @Test(arguments: [("a|b", "a\\|b"), ("a\nb\r\nc", "a<br>b<br>c"), ("\u{202E}x", "\\u{202E}x")])
  func textIsEscaped(_ text: String, _ expected: String) {
    #expect(Markdown.text(text) == expected)
  }

  @Test func aCommentIsNeverLongerThanGitHubTakes() throws {
    let header = "Fact,Value,Unit,Id\n"
    let rows = (1...400).map { number in
      "\"Thing \(number) \(String(repeating: "of the | whole & wide < world ", count: 4))\",1,m,t\(number)\n"
    }
    let markdown = try diff(
      header + "Aaa,1,m,a\n" + rows[0], header + "Aaa,1,m,a\n" + rows.joined()
    )
    .markdown
    #expect(markdown.count < 65_536)
    #expect(markdown.contains("\n… and "))
    #expect(markdown.hasSuffix("</details>\n"))
  }

  @Test func programsGetOneObject() throws {
    let json = try diff(limit: 1).json
    #expect(json.hasSuffix("}\n") && json.dropLast().allSatisfy { $0 != "\n" })
    #expect(
      json.contains(
        #""counts":{"answer-changed":1,"removed":1,"added":1},"bump":{"suggested":"major","next":"0.1.0","#
          + #""raised":"none","enough":false,"#))
    #expect(
      json.contains(
        #"{"change":"added","table":null,"subject":"eiger","note":"Height of the Eiger","bump":"minor","old":null,"#
          + #""new":{"file":"a.csv","line":3},"values":[{"name":"Value","old":null,"new":"3967"},"#)
    )
  }
}
