import Diagnostics
import Files
import PackFormat
import Testing
import TestSupport

@testable import Checking
@testable import Kinds
@testable import Projects
@testable import Rewriting

/// Tests of the canonical form of sources, byte for byte.
struct CanonicalFormTests {
  private func normal(_ text: String, _ kind: ContentKind = .facts) throws -> String? {
    let project = PackProject(standardInput: Array(text.utf8), kind: kind)
    let check = try ProjectCheck(project, .init(today: nil))
    #expect(check.findings.kept.filter { $0.code.severity == .error } == [])
    let sources = CanonicalSource.all(of: project)
    #expect(sources.count == 1)
    return try sources.first?.text().map { String(decoding: $0, as: UTF8.self) }
  }

  @Test(arguments: [
    // A byte order mark, line ends, blank lines, empty rows, and a missing last line end.
    (
      "\u{feff}Fact,Value,Unit\r\n\r\nOne fact,1,m\r\n,,\r\nAnother,2,m",
      "One fact,1,m\nAnother,2,m\n"
    ),
    ("Fact\tValue\tUnit\nOne, fact\t1\tm\n", "\"One, fact\",1,m\n"),
    ("Unit;Fact;Value\nm;One fact;1\n", "One fact,1,m\n"),
    // Cells that need quotes.
    ("Fact,Value,Unit\n\"One \"\"fact\"\"\",\"1\",\"m\"\n", "\"One \"\"fact\"\"\",1,m\n"),
    ("Fact,Value,Unit\n\" One\r\n  fact\t\",1,m\n", "One fact,1,m\n"),
    ("Fact,Value,Unit\nCafe\u{301}s  in\u{a0}Oslo ,1,m\n", "Cafés in Oslo,1,m\n"),
    // Numbers and units.
    ("Fact,Value,Unit\nOne fact,+007.50,sq km\n", "One fact,7.5,km²\n"),
    ("Fact,Value,Unit\nOne fact,.50,Furlongs\n", "One fact,0.5,Furlongs\n"),
    ("Fact,Value,Unit\nOne fact,1000.000,Year\n", "One fact,1000,Year\n"),
    ("Fact,Value,Unit\nOne fact,9,KM\n", "One fact,9,KM\n"),
  ])
  func rowsOfCSV(_ source: String, _ rows: String) throws {
    #expect(try normal(source) == "Fact,Value,Unit\n" + rows)
  }

  @Test(arguments: [
    (
      "Tags,My  own,Unit@RU, Value ,Fact@pt-br,Other,Fact,Fact@de,Unit,Id",
      "Fact,Fact@de,Fact@pt-BR,Value,Unit,Unit@ru,Id,Tags,My own,Other"
    ),
    ("\"a;b\",Fact,Value,Unit", "Fact,Value,Unit,\"a;b\""),
  ])
  func columnsStandInTheOrderOfTheSchemaAndExtrasBehindThem(
    _ header: String, _ canonical: String
  ) throws {
    let names = header.split(separator: ",")
    let row = names.indices.map { names[$0] == "Tags" ? "a" : "\($0 + 100)" }
    let source = header + "\n" + row.joined(separator: ",") + "\n"
    #expect(try normal(source)?.split(separator: "\n").first == canonical[...])
  }

  @Test(arguments: [
    (
      "<fact unit='m' value=\"1\"><![CDATA[One fact]]></fact>",
      "  <fact value=\"1\" unit=\"m\">One fact</fact>"
    ),
    (
      "<fact value='01' unit='km2' source='&quot;a&quot; &#38; &apos;b&apos;'>One &gt; &#x41;</fact>",
      "  <fact value=\"1\" unit=\"km²\" source=\"&quot;a&quot; &amp; 'b'\">One > A</fact>"
    ),
    // A comment stays beside its element, or on a line of its own.
    (
      "<!-- a --><fact value='1' unit='m'>One fact</fact><!-- b -->\n<!--c\n   d--><?e f?>",
      "<facts> <!-- a -->\n  <fact value=\"1\" unit=\"m\">One fact</fact> <!-- b -->\n  <!--c\n   d--> <?e f?>"
    ),
    (
      "<fact value='1' unit='m'> One <!-- a -->  fact <!-- b --> </fact>",
      "  <fact value=\"1\" unit=\"m\">One <!-- a -->fact<!-- b --></fact>"
    ),
    (
      "<fact value='1' unit='m'>\n<!-- a -->\n One fact <!-- b --> <text\nxml:lang='DE'>Ein\n Fakt</text\n></fact>",
      """
        <fact value="1" unit="m">
          <!-- a -->
          One fact <!-- b -->
          <text xml:lang="de">Ein Fakt</text>
        </fact>
      """
    ),
    (
      "<fact value='1'><text>One fact</text><unit> m </unit></fact>",
      "  <fact value=\"1\">\n    <text>One fact</text>\n    <unit>m</unit>\n  </fact>"
    ),
  ])
  func rowsOfXML(_ rows: String, _ canonical: String) throws {
    let head = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let start = canonical.hasPrefix("<facts>") ? "" : "<facts>\n"
    #expect(
      try normal("<!--top--><facts>\(rows)</facts><!--end-->")
        == head + "<!--top-->\n" + start + canonical + "\n</facts>\n<!--end-->\n")
  }

  @Test func emptyElementsAndLongTags() throws {
    let source = String(repeating: "long ", count: 20)
    #expect(
      try normal(
        """
        <facts xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="facts.xsd">
        <fact tags="a" source="\(source)" unit="m" value="1"><text>One fact</text><unit xml:lang="de"></unit></fact></facts>
        """)
          == """
          <?xml version="1.0" encoding="UTF-8"?>
          <facts xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:noNamespaceSchemaLocation="facts.xsd">
            <fact value="1" unit="m"
              source="\(source.dropLast())"
              tags="a">
              <text>One fact</text>
              <unit xml:lang="de"/>
            </fact>
          </facts>

          """)
  }

  @Test func flagsAndDatesHaveOneSpelling() throws {
    #expect(
      try normal("Fact,Value,Unit,AsOf,Difficulty\nOne fact,1,m, 2025-01-31,+03.0\n")
        == "Fact,Value,Unit,AsOf,Difficulty\nOne fact,1,m,2025-01-31,3\n")
  }

  @Test func wordsForDifficultiesBecomeNumbers() throws {
    #expect(
      try normal("Fact,Value,Unit,Tags,Difficulty\nOne,1,m,Größe;числа,Easy\nTwo,2,m,,hard\n")
        == "Fact,Value,Unit,Tags,Difficulty\nOne,1,m,Größe;числа,1\nTwo,2,m,,5\n")
  }

  @Test func aDelimiterThatTheManifestNamesStays() throws {
    let folder = TemporaryFolder()
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="facts" version="1.0.0" kind="facts"><title>Facts</title>
        <source delimiter="semicolon" path="facts.csv"/></pack>
        """.utf8))
    folder.write("facts.csv", Array("Value;Fact;Unit\n1;One, fact;m\n".utf8))
    // The source belongs to the project whatever it is called.
    let around = try #require(try PackProject.around(source: folder("facts.csv")))
    #expect(around == folder.path)
    let project = try PackProject(opening: around, kind: nil)
    let sources = CanonicalSource.all(of: project)
    let texts = try sources.map { try $0.text().map { String(decoding: $0, as: UTF8.self) } }
    #expect(
      texts == [
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <pack id="facts" version="1.0.0" kind="facts">
          <title>Facts</title>
          <source path="facts.csv" delimiter="semicolon"/>
        </pack>

        """, "Fact;Value;Unit\nOne, fact;1;m\n",
      ])
  }

  @Test func whatIsCanonicalOrReadOnlyIsNotWritten() throws {
    let folder = TemporaryFolder()
    let path = folder.write("facts.csv", Array("Fact,Value,Unit\nOne fact,1,m\n".utf8))
    let source = try #require(CanonicalSource.all(of: PackProject(opening: path, kind: nil)).first)
    #expect(try source.changes() == CanonicalChanges())
    folder.write("facts.csv", Array("Fact,Unit,Value\nOne fact,m,01\n,,\n".utf8))
    let changes = try #require(try source.changes())
    #expect(changes.differs && changes.isReordered)
    #expect((changes.values, changes.emptyRows) == (1, 1))
    // A faulty row that the check did not see, because the file has changed since.
    folder.write("facts.csv", Array("Fact,Unit,Value\nOne fact,m,x\n".utf8))
    #expect(try source.changes() == nil)
    #expect(try source.text() == nil)
    #expect(try source.rewrite() == nil)
    #expect(
      try InputFile.readFile(path, limit: 100) == Array("Fact,Unit,Value\nOne fact,m,x\n".utf8))
    #expect(try Folder.entries(of: folder.path).map(\.name) == ["facts.csv"])
  }

  /// Bytes before the first difference are copied and not written anew.
  @Test(arguments: ["", "Last,01,m\n", "\n\n", "Last,1,m", ",,\n"])
  func whatDiffersLateIsReplacedToTheEnd(_ end: String) throws {
    let folder = TemporaryFolder()
    let rows = (0..<20_000).map { "Fact \($0),\($0 + 1),m\n" }.joined()
    let path = folder.write("facts.csv", Array(("Fact,Value,Unit\n" + rows + end).utf8))
    let source = try #require(CanonicalSource.all(of: PackProject(opening: path, kind: nil)).first)
    let wanted = "Fact,Value,Unit\n" + rows + (end.contains("Last") ? "Last,1,m\n" : "")
    #expect(try source.text() == Array(wanted.utf8))
    let changes = try #require(try source.rewrite())
    #expect(changes.differs == !end.isEmpty)
    #expect(try InputFile.readFile(path, limit: 1 << 20) == Array(wanted.utf8))
    #expect(try Folder.entries(of: folder.path).map(\.name) == ["facts.csv"])
  }
}
