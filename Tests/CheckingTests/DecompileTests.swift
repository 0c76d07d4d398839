import Diagnostics
import Files
import PackFormat
@testable import Rewriting
import Testing
import TestSupport

@testable import Kinds
@testable import Projects

/// Tests that a decompiled pack compiles to the same content, and to the same bytes if its sources
/// were canonical.
struct DecompileTests {
  // MARK: - Fifty packs

  @Test(arguments: ContentKind.all.map(\.name))
  func fiftyMessyProjectsComeBackWithTheSameContent(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    for seed in UInt64(0)..<5 {
      var random = RandomRows(kind, seed: seed)
      var messy = MessyText(random.rows(), seed: seed)
      for text in [messy.csv(), messy.xml()] {
        let project = try NormaliseTests.Project(text, of: kind)
        let trip = try RoundTrip(path: project.folder.path)
        try trip.decompiled()
        let again = try trip.compiled()
        #expect(again.head.contentDigest == trip.pack.head.contentDigest, "seed \(seed):\n\(text)")
        // The written project is canonical, so a second round must change nothing.
        let next = try RoundTrip(path: trip.path)
        #expect(try next.decompiled().allSatisfy { $0.isSame == true }, "seed \(seed):\n\(text)")
        #expect(try next.compiled().bytes == next.pack.bytes, "seed \(seed):\n\(text)")
        #expect(try next.files() == trip.files(), "seed \(seed):\n\(text)")
        try next.expectNormal()
        let hasExtra = text.utf8.first != UInt8(ascii: "<") && text.contains("My ")
        if !hasExtra, seed < 2 { try trip.expectBothFormats() }
      }
    }
  }

  @Test(arguments: ContentKind.all.map(\.name))
  func fiftyCanonicalProjectsComeBackByteForByte(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    for seed in UInt64(10)..<15 {
      var random = RandomRows(kind, seed: seed)
      let rows = random.rows()
      var messy = MessyText(rows, seed: seed)
      for text in [messy.csv(), rows.xml()] {
        let project = try NormaliseTests.Project(text, of: kind)
        try project.normalise()
        let trip = try RoundTrip(path: project.folder.path)
        #expect(try trip.decompiled().map(\.isSame) == [true], "seed \(seed)")
        #expect(try trip.compiled().bytes == trip.pack.bytes, "seed \(seed)")
      }
    }
  }

  // MARK: - Sources

  @Test(arguments: SourceFormat.allCases)
  func aLimitOfLengthComesBackAsLongAsTheLongestText(_ format: SourceFormat) throws {
    let folder = TemporaryFolder()
    let long = "How many " + String(repeating: "very ", count: 40) + "é?"
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="facts" version="1.0.0" kind="facts" translations="de">
          <title>Facts</title>
          <source path="a.csv"/>
          <length of="Fact" most="300"/>
          <length of="Unit" most="20"/>
        </pack>
        """.utf8))
    folder.write("a.csv", Array("Fact,Fact@de,Value,Unit\nOne,\(long),1,moons\n".utf8))
    let trip = try RoundTrip(path: folder.path)
    try trip.decompiled(as: format)
    #expect(
      try trip.file("pack.xml").split(separator: "\n").filter { $0.contains("<length") }
        == ["  <length of=\"Fact\" most=\"211\"/>"])
    #expect(try trip.compiled().head.contentDigest == trip.pack.head.contentDigest)
  }

  @Test func severalSourcesComeBackUnderTheirNamesAndInTheirFormats() throws {
    let folder = TemporaryFolder()
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="facts" version="1.0.0" kind="facts" translations="de pt-BR">
          <title>Facts</title>
          <title xml:lang="de">Fakten</title>
          <title xml:lang="pt-BR">Fatos</title>
          <source path="b/facts.csv"/>
          <source path="more.txt" format="csv" delimiter="semicolon"/>
          <source path="a.xml"/>
          <source path="last.csv"/>
          <source path="full.csv"/>
        </pack>
        """.utf8))
    try Folder.create(folder("b"))
    // Columns without values, own columns in another order, and values that need quotes.
    folder.write(
      "b/facts.csv",
      Array("Fact,Fact@de,Value,Unit,Tags,Zeta,Alpha\nOne,Eins,1,m,a;b,,yes\n".utf8))
    folder.write(
      "more.txt",
      Array("Fact;Value;Unit;Zeta;Mine\n\"Semi; \"\"colon\"\"\";2;m;z,z;x\n".utf8))
    folder.write(
      "a.xml",
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <facts>
          <fact value="3" unit="m">
            <text>Three &amp; a half</text>
            <text xml:lang="pt-BR">Três</text>
          </fact>
        </facts>

        """.utf8))
    folder.write(
      "last.csv",
      Array(
        """
        Fact,Value,Unit,Source,Tags,Difficulty
        Four,4,m,,,

        """.utf8))
    folder.write(
      "full.csv",
      Array("Fact,Value,Unit,Id,Source,AsOf,Tags,Difficulty\nFive,5,m,,,,,\n".utf8))
    let trip = try RoundTrip(path: folder.path)
    let sources = try trip.decompiled()
    #expect(sources.map(\.name) == ["b/facts.csv", "more.txt", "a.xml", "last.csv", "full.csv"])
    #expect(sources.map(\.isSame) == [true, true, true, true, true])
    #expect(try trip.compiled().bytes == trip.pack.bytes)
    for source in sources {
      let before = try InputFile.readFile(folder(source.name), limit: 1 << 20)
      #expect(try trip.file(source.name) == String(decoding: before, as: UTF8.self))
    }
    // In one format, the content is the same for all sources, and each keeps its own name.
    #expect(
      try trip.decompiled(as: .csv).map(\.name)
        == ["b/facts.csv", "more.txt", "a.csv", "last.csv", "full.csv"])
    #expect(try trip.compiled().head.contentDigest == trip.pack.head.contentDigest)
    #expect(
      trip.failure(as: .xml)
        == "its column \"Alpha\" is the author's own, and XML has no place for it; write CSV")
  }

  @Test(arguments: [("Mass (kg)", "\"Mass (kg)\""), ("name", "\"name\"")])
  func aTableGoesToXMLOnlyWithAllItsColumns(_ column: String, _ shown: String) throws {
    let folder = TemporaryFolder()
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="bodies" version="1.0.0" kind="table"><title>Bodies</title>
        <schema path="table.json"/><source path="a.csv"/></pack>
        """.utf8))
    folder.write(
      "table.json", Array("{\"fields\": [{\"name\": \"Name\"}, {\"name\": \"\(column)\"}]}".utf8))
    folder.write("a.csv", Array("Name,\(column)\nEarth,5972\n".utf8))
    let trip = try RoundTrip(path: folder.path)
    #expect(
      trip.failure(as: .xml)
        == "its column \(shown) has a name that is none in XML, and XML has no place for it;"
        + " write CSV")
    try trip.decompiled(as: .csv)
    #expect(try trip.compiled().head.contentDigest == trip.pack.head.contentDigest)
  }

  @Test func moreColumnsThanXMLIsReadWithAreWrittenToCSVAlone() throws {
    let folder = TemporaryFolder()
    let names = (0..<257).map { "F\($0)" }
    let fields = names.map { "{\"name\": \"\($0)\"}" }.joined(separator: ",")
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="wide" version="1.0.0" kind="table"><title>Wide</title>
        <schema path="table.json"/><source path="a.csv"/></pack>
        """.utf8))
    folder.write("table.json", Array("{\"fields\": [\(fields)]}".utf8))
    let header = names.joined(separator: ",")
    folder.write("a.csv", Array("\(header)\n\(header.lowercased())\n".utf8))
    let trip = try RoundTrip(path: folder.path)
    #expect(
      trip.failure(as: .xml)
        == "its row 0 has more attributes than XML is read with; write CSV")
  }

  @Test func columnsThatOneSourceLacksKeepTheirPlace() throws {
    let folder = TemporaryFolder()
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="facts" version="1.0.0" kind="facts"><title>Facts</title>
        <source path="a.csv"/><source path="b.csv"/></pack>
        """.utf8))
    // `B` comes first in the pack although the first source has no value for it; `tags` is another
    // column than `Tags`.
    folder.write("a.csv", Array("Tags,Fact,Value,Unit,B,A,tags\n,One,1,m,,a,x\n".utf8))
    folder.write("b.csv", Array("Fact,Value,Unit,A,B\nTwo,2,m,,b\n".utf8))
    let trip = try RoundTrip(path: folder.path)
    try trip.decompiled()
    #expect(try trip.compiled().head.contentDigest == trip.pack.head.contentDigest)
    #expect(try trip.file("a.csv") == "Fact,Value,Unit,Tags,B,A,tags\nOne,1,m,,,a,x\n")
  }

  @Test func bareSourcesComeBackAsProjects() throws {
    let folder = TemporaryFolder()
    let path = folder.write(
      "Höhen & mehr.txt", Array("Fact,Value,Unit,Fact@pt-BR\nOne,1,m,Uma\nTwo,2,m,\n".utf8))
    let trip = try RoundTrip(path: path)
    #expect(try trip.decompiled().map(\.name) == ["Höhen & mehr.txt"])
    #expect(try trip.compiled().head.contentDigest == trip.pack.head.contentDigest)
    #expect(
      try trip.file("pack.xml") == """
        <?xml version="1.0" encoding="UTF-8"?>
        <pack id="h-hen-mehr" version="0.0.0" kind="facts" language="en" translations="pt-br">
          <title>Höhen &amp; mehr</title>
          <source path="Höhen &amp; mehr.txt" format="csv"/>
        </pack>

        """)
  }

  // MARK: - The manifest

  @Test func theManifestSaysWhatThePackHolds() throws {
    let folder = TemporaryFolder()
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <pack id="duel" version="1.2.3-rc.1" kind="number-duel" asOf="2026-01-31" language="pt-BR" translations="de ru">
        <title>Título</title>
        <title xml:lang="de">Titel</title>
        <title xml:lang="ru">Имя &lt;1></title>
        <description>Um &amp; dois</description>
        <description xml:lang="ru">Раз</description>
        <source path="levels.csv"/>
        <rules startLevel="2"/>
        <theme accent="#00ff00" selection="#ff9800" cells="#ffd1dc #c8e6c9"/>
        <text name="won">Won {player}</text>
        <text name="won" xml:lang="ru">Победа</text>
        <author name="A &quot;B&quot;" url="https://example.org/?a=1&amp;b=2"/>
        <author name="C"/>
        <license spdx="MIT OR CC-BY-4.0"/>
        <credit>To all</credit>
        <credit xml:lang="de">An alle</credit>
      </pack>

      """
    folder.write("pack.xml", Array(text.utf8))
    folder.write(
      "levels.csv",
      Array("Level,Level@de,From,To,Computer\nUm,Eins,1,10,random\nDois,,1,20,random\n".utf8))
    let trip = try RoundTrip(path: folder.path)
    try trip.decompiled()
    #expect(try trip.file("pack.xml") == text)
    #expect(try trip.compiled().bytes == trip.pack.bytes)
  }

  @Test func aTitleInAnotherLanguageMayComeFirst() throws {
    let folder = TemporaryFolder()
    folder.write(
      "pack.xml",
      Array(
        """
        <pack id="facts" version="1.0.0" kind="facts" language="en" translations="de">
        <title xml:lang="DE">Fakten</title><title>Facts</title><source path="a.csv"/></pack>
        """.utf8))
    folder.write("a.csv", Array("Fact,Fact@de,Value,Unit\nOne,Eins,1,m\n".utf8))
    let trip = try RoundTrip(path: folder.path)
    try trip.decompiled()
    #expect(try trip.compiled().head.contentDigest == trip.pack.head.contentDigest)
    #expect(try trip.file("pack.xml").contains("language=\"en\" translations=\"de\""))
  }

  // MARK: - Pictures

  @Test func picturesUsedUnderTwoNamesComeBackUnderTheFirst() throws {
    let project = AssetProject()
    try project.put("images/art/Ünder.png", AssetProject.picture("star"))
    try project.put("images/copy.png", AssetProject.picture("star"))
    try project.putPictures("ring")
    try project.putManifest(
      .choiceQuiz, source: "images/a.csv", more: "<rules questions=\"5\"/>")
    try project.put(
      "images/a.csv",
      """
      Prompt,Right,Wrong1,Image,Alt
      One,1,2,art/Ünder.png,A star
      Two,2,3,copy.png,A star
      Three,3,4,ring.png,A ring
      Four,4,5,,
      Five,5,6,,

      """)
    let trip = try RoundTrip(path: project.folder.path)
    #expect(try trip.decompiled().map(\.isSame) == [false])
    #expect(try trip.compiled().head.contentDigest == trip.pack.head.contentDigest)
    #expect(
      try trip.files() == [
        "images/a.csv", "images-2/art/Ünder.png", "images-2/ring.png", "pack.xml",
      ])
  }
}
