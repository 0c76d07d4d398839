import Archives
import Files
import Games
import PackFormat
import TestSupport
import Testing
import WebPage

@testable import WebExport

struct SCORMPackageTests {
  @Test func thePackageHoldsTheManifestAndThePage() throws {
    let pack = BuiltPack.facts(titles: [.init(language: "en", text: "A < B & \"C\"")])
    let folder = TemporaryFolder()
    let size = try SCORMPackage(pack.forWeb(), mastery: 70).write(to: folder("a.zip"))
    let bytes = try InputFile.readFile(folder("a.zip"), limit: 1 << 24)
    #expect(size == bytes.count)
    let archive = try ZipArchive(bytes)
    #expect(try archive.bytes("index.html", limit: 1 << 20) != nil)
    let manifest = try #require(try archive.bytes("imsmanifest.xml", limit: 1 << 20))
    #expect(
      String(decoding: manifest, as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <manifest identifier="packtool-test-pack" version="1.0" xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2"
            xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2">
          <metadata>
            <schema>ADL SCORM</schema>
            <schemaversion>1.2</schemaversion>
          </metadata>
          <organizations default="games">
            <organization identifier="games">
              <title>A &lt; B &amp; &quot;C&quot;</title>
              <item identifier="game" identifierref="page">
                <title>A &lt; B &amp; &quot;C&quot;</title>
                <adlcp:masteryscore>70</adlcp:masteryscore>
              </item>
            </organization>
          </organizations>
          <resources>
            <resource identifier="page" type="webcontent" adlcp:scormtype="sco" href="index.html">
              <file href="index.html"/>
            </resource>
          </resources>
        </manifest>

        """)
  }

  @Test func theSamePackGivesTheSameBytes() throws {
    let pack = BuiltPack.facts()
    let first = try SCORMPackage(pack.forWeb(path: "a/b.qpk")).archive()
    #expect(try first == SCORMPackage(pack.forWeb(path: "c.qpk")).archive())
  }

  @Test func onlyAPageForAPlatformReportsToOne() throws {
    let scripts = WebPage.scripts(for: "facts").map(\.name)
    #expect(!scripts.contains("scorm.js"))
    #expect(
      WebPage.scripts(for: "facts", onPlatform: true).map(\.name)
        == scripts.dropLast() + ["scorm.js", "main.js"])
  }

  @Test func aGameOfLevelsHasNoPercentageThatCouldPass() throws {
    let pack = try BuiltPack(kind: "sum-grid", rules: []).forWeb()
    _ = try SCORMPackage(pack)
    #expect(throws: WebExportError.self) { try SCORMPackage(pack, mastery: 70) }
  }
}
