import Diagnostics
import PackFormat
import Testing

/// Tests that facts in XML give the same rows and the same words as facts in CSV.
struct FactsFromXMLTests {
  private static let csv = """
    Fact,Value,Unit,Id,AsOf
    "Salt & ""pepper"", <both>",12.50,g,salt-and-pepper,2025-01-31
      Größe  einer Sache ,300,m,,
    First people on the Moon,1969,YEAR,moon,2025-01-01

    """

  private static let xml = """
    <?xml version="1.0" encoding="UTF-8"?>
    <facts>
      <!-- in another order, and with references -->
      <fact unit="g" value="12.5" id="salt-and-pepper" asOf="2025-01-31"
        >Salt &amp; "pepper", &lt;both></fact>
      <fact value=" 300 " unit="m">
        Gr&#xF6;&#223;e einer
        Sache
      </fact>
      <fact value="1969" unit="YEAR" id="moon" asOf="2025-01-01"><![CDATA[First people on the Moon]]></fact>
    </facts>

    """

  @Test func theSameContentHasTheSameContentDigest() throws {
    let fromCSV = try Checked(Self.csv, asOf: "2026-01-01").pack().header
    let fromXML = try Checked(Self.xml, asOf: "2026-01-01").pack().header
    #expect(fromCSV.contentDigest == fromXML.contentDigest)
    #expect(fromCSV.rootDigest != fromXML.rootDigest)
  }

  @Test func everyQuestionKnowsItsLine() throws {
    #expect(
      try Checked(Self.xml).questions() == [
        #"Fact=Salt & "pepper", <both> | Value=12.5 | Unit=g | Id=salt-and-pepper | AsOf=2025-01-31 @a.xml:4"#,
        "Fact=Größe einer Sache | Value=300 | Unit=m @a.xml:6",
        "Fact=First people on the Moon | Value=1969 | Unit=YEAR | Id=moon | AsOf=2025-01-01 @a.xml:10",
      ])
  }

  @Test(arguments: [
    ("One thing,3.1 billion,m,,", #"<fact value="3.1 billion" unit="m">One thing</fact>"#),
    ("One thing,,m,,", #"<fact unit="m">One thing</fact>"#),
    ("One thing,5,,,", #"<fact value="5" unit="  ">One thing</fact>"#),
    (",5,m,,", #"<fact value="5" unit="m"/>"#),
    ("One thing,0,m,,", #"<fact value="0" unit="m">One thing</fact>"#),
    ("One thing,9999,year,,", #"<fact value="9999" unit="year">One thing</fact>"#),
    ("One thing,1969.5,year,,", #"<fact value="1969.5" unit="year">One thing</fact>"#),
    ("One thing,5,m,Not an id,", #"<fact value="5" unit="m" id="Not an id">One thing</fact>"#),
    ("One thing,5,m,,1/2/2025", #"<fact value="5" unit="m" asOf="1/2/2025">One thing</fact>"#),
    ("One\u{202E} thing,5,m,,", "<fact value=\"5\" unit=\"m\">One\u{202E} thing</fact>"),
    (
      "Same,5,m,,\nSame,6,m,,",
      #"<fact value="5" unit="m">Same</fact><fact value="6" unit="m">Same</fact>"#
    ),
  ])
  func theSameFaultIsTheSameFinding(csv: String, xml: String) throws {
    let now = "2026-01-01"
    let fromCSV = try Checked("Fact,Value,Unit,Id,AsOf\n\(csv)\n", now: now).findings
    let fromXML = try Checked("<facts>\(xml)</facts>", now: now).findings
    #expect(fromCSV.count == 1)
    #expect(fromCSV.map(words(of:)) == fromXML.map(words(of:)))
  }

  private func words(of finding: Finding) -> [String] {
    [finding.code.id, finding.message, finding.label ?? "", finding.help ?? ""]
      + finding.related.map(\.message) + (finding.fix?.edits.map(\.replacement) ?? [])
  }

  @Test func factsStandOnceOverBothFormats() throws {
    let findings = try Checked([
      "Fact,Value,Unit\nSame,5,m\n", #"<facts><fact value="6" unit="m">Same</fact></facts>"#,
    ]).findings
    #expect(findings.map(\.message) == ["Fact stands here twice: \"Same\""])
    #expect(findings.first?.place.file == "b.xml")
    #expect(findings.first?.related.first?.place.file == "a.csv")
  }

  @Test func aMisspeltAttributeIsOneFinding() throws {
    let findings = try Checked(#"<facts><fact valeu="5" unit="m">A thing</fact></facts>"#).findings
    #expect(
      findings.map(\.message) == [#"unknown attribute "valeu" on <fact>; did you mean "value"?"#])
  }
}
