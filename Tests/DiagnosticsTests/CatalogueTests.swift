import Diagnostics
import Testing

@Suite struct CatalogueTests {
  private static let codes = [
    Code(
      "K001", .error, "not a *pack*", why: "It is <none>.", bad: "a.csv", good: "a.qpk",
      fix: "Take another."),
    Code(
      "C020", .warning, "no comma", why: "It may be & may not.", bad: "a;b\n1;2",
      good: "a,b\n1,2", fix: "Use commas."),
    Code("C001", .error, "no quote", why: "It ends.", bad: "\"", good: "\"\"", fix: "Add it."),
  ]

  @Test func codesAreInOrderOfTheirFamiliesThenOfTheirNumbers() {
    #expect(Self.codes.sorted().map(\.id) == ["C001", "C020", "K001"])
    #expect(Family.allCases.map { String($0.rawValue) }.joined() == "TCXFQAPSEMKLG")
    #expect(Family.allCases.sorted() == Family.allCases)
    #expect(Self.codes.map(\.family) == [.pack, .csv, .csv])
  }

  @Test func aCodeForProgramsIsAllThatIsKnownOfIt() {
    #expect(
      Self.codes[1].json == #"""
        {"code":"C020","severity":"warning","family":"CSV","title":"no comma",\#
        "why":"It may be & may not.","bad":"a;b\n1;2","good":"a,b\n1,2","fix":"Use commas."}

        """#)
  }

  @Test func thePageHasFamiliesThenCodesAndEscapesWhatMarkdownWouldTakeForItsOwn() throws {
    let page = CataloguePage(Self.codes).markdown
    let table = try #require(page.firstRange(of: "| family |"))
    #expect(
      page[table.lowerBound...] == """
        | family | | codes |
        |---|---|---|
        | **C** | CSV | [C001](#c001) [C020](#c020) |
        | **K** | compiled pack | [K001](#k001) |

        ## C: CSV
        The text of a source is no sound CSV.

        ### C001
        **error: no quote.** It ends.

        At fault:
        ```text
        "
        ```
        Right:
        ```text
        ""
        ```
        Mend: Add it.

        ### C020
        **warning: no comma.** It may be &amp; may not.

        At fault:
        ```text
        a;b
        1;2
        ```
        Right:
        ```text
        a,b
        1,2
        ```
        Mend: Use commas.

        ## K: compiled pack
        A pack that was compiled is not, or no longer, one that can be read.

        ### K001
        **error: not a \\*pack\\*.** It is &lt;none>.

        At fault:
        ```text
        a.csv
        ```
        Right:
        ```text
        a.qpk
        ```
        Mend: Take another.

        """)
  }
}
