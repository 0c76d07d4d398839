import Archives
import Diagnostics
import Testing

@testable import Exchange

/// Questions of QTI in packages.
struct QTIPackageTests: QTIReading {
  @Test func theManifestOfAnUnpackedPackageLeadsToItsItemsAndPictures() throws {
    let manifest = """
      <manifest xmlns="m" xmlns:lom="l"><metadata><lom:lom><lom:general><lom:title>
      <lom:string>Drinks</lom:string></lom:title></lom:general></lom:lom></metadata>
      <resources>
      <resource identifier="r1" type="imsqti_item_xmlv2p1" href="items/tea%201.xml">
        <metadata><lom:lom><lom:general><lom:keyword><lom:string>plants</lom:string></lom:keyword>
        </lom:general><lom:educational><lom:difficulty><lom:value>difficult</lom:value>
        </lom:difficulty></lom:educational></lom:lom></metadata></resource>
      <resource identifier="r2" type="imsqti_item_xmlv2p1" href="items/gone.xml"/>
      <resource identifier="r3" type="imsqti_item_xmlv2p1" href="../../secret.xml"/>
      <resource identifier="r4" type="learning/talk" href="talk.txt"/>
      <resource identifier="r5" type="webcontent" href="images/map.png"/>
      </resources></manifest>
      """
    let item = QTITests.item.replacing(
      "<b>map</b>", with: "<img src=\"../images/map.png\" alt=\"a map\"/>")
    let (questions, ledger, deck) = try read(
      manifest, named: "imsmanifest.xml",
      beside: ["items/tea 1.xml": item, "images/map.png": "PNG"])
    #expect(questions.first?.tags == ["plants"])
    #expect(questions.first?["Difficulty"] == "4")
    #expect(questions.first?.picture == ExchangedPicture(name: "map.png", bytes: Array("PNG".utf8)))
    #expect(questions.first?["Alt"] == "a map")
    #expect(deck.title == "Drinks")
    #expect(
      ledger.filter { !QTITests.itemLedger.contains($0) } == [
        "L201 markup became plain text: line breaks, em",
        "L207 the file \"items/gone.xml\" is not there",
        "L207 the file \"../../secret.xml\" is not taken: it lies outside the package",
        "L207 lost: a part of the type \"learning/talk\"",
      ])
  }

  @Test func eachPartOfAManifestIsTakenOrInTheLedger() throws {
    func part(_ attributes: String, _ files: String = "") -> String {
      "<resource type=\"imsqti_item_xmlv2p1\" \(attributes)>\(files)</resource>"
    }
    let parts = [
      part("href=\"q.xml\""), part("href=\"../b.xml\""), part("href=\"%2e%2e/c.xml\""),
      part("href=\"/d.xml\""), part(""), part("href=\"q.xml\""),
      part("href=\"e.xml\"", "<file href=\"../f.png\"/>"),
    ]
    let manifest = "<manifest><resources>\(parts.joined())</resources></manifest>"
    let item = """
      <assessmentItem identifier="q"><responseDeclaration identifier="R"><correctResponse>
      <value>A</value></correctResponse></responseDeclaration><itemBody><p>Which?</p>
      <choiceInteraction responseIdentifier="R"><simpleChoice identifier="A">x</simpleChoice>
      <simpleChoice identifier="B">y</simpleChoice></choiceInteraction></itemBody></assessmentItem>
      """
    let (questions, ledger, _) = try read(
      manifest, named: "imsmanifest.xml", beside: ["q.xml": item])
    #expect(questions.count == 1)
    #expect(
      ledger == [
        "L207 the file \"d.xml\" is not there",
        "L105 left out: the manifest lists \"q.xml\" once more",
        "L207 the file \"e.xml\" is not there",
        "L207 the file \"../b.xml\" is not taken: it lies outside the package",
        "L207 the file \"%2e%2e/c.xml\" is not taken: it lies outside the package",
        "L207 a part of the package is not taken: it names no file",
        "L207 the file \"../f.png\" is not taken: it lies outside the package",
      ])
  }

  @Test func aManifestThatIsRefusedAsABombIsNotSaidToBeMissing() throws {
    let path = "imsmanifest.xml"
    var writer = ZipWriter()
    let manifest = "<manifest>" + String(repeating: " ", count: 3 << 20) + "</manifest>"
    writer.add(path, try #require(Deflate.packed(Array(manifest.utf8))), isStored: true)
    // The archive states that the entry is packed, and the size that it unpacks to.
    var bytes = writer.finish()
    let size = (0..<4).map { UInt8(truncatingIfNeeded: manifest.utf8.count >> (8 * $0)) }
    let list = try #require(bytes.firstRange(of: [0x50, 0x4B, 1, 2])).lowerBound
    for (start, method, place) in [(0, 8, 22), (list, 10, 24)] {
      bytes[start + method] = 8
      bytes.replaceSubrange(start + place..<start + place + 4, with: size)
    }
    let file = ImportedFile(path: "b.zip", bytes: bytes)
    var sink = ImportSink()
    let error = #expect(throws: ImportError.self) {
      try QTIReader.read(file, ImportOptions(), &sink)
    }
    #expect(error?.finding.code == .refusedArchive)
    #expect(
      error?.finding.message
        == "\(path) cannot be read: \(path) unpacks to more than 200 times its size")
  }

  @Test func filesWithQuestionsThatTheManifestDoesNotListAreNamed() throws {
    let manifest = """
      <manifest xmlns="m"><resources><resource type="imsqti_item_xmlv2p1" href="a.xml">
      <file href="a.xml"/><file href="listed.gift"/></resource></resources></manifest>
      """
    let files = [
      "a.xml": QTITests.item, "b.xml": QTITests.item, "imsmanifest.xml": manifest,
      "listed.gift": "2+2? {=4 ~5}",
      "more/c.gift": "2+2? {=4 ~5}", "notes.txt": "Notes", "style.xml": "<style/>",
    ]
    var file = ImportedFile(path: "imsmanifest.xml", bytes: Array(manifest.utf8)) {
      files[$0].map { Array($0.utf8) }
    }
    file.neighbours = { files.keys.sorted() }
    let entries = try read(file).ledger.filter { $0.contains("the manifest") }
    #expect(
      entries == [
        "L207 the file \"b.xml\" is not taken: the manifest does not list it",
        "L207 the file \"more/c.gift\" is not taken: the manifest does not list it",
      ])
    file.neighbours = { nil }
    #expect(try read(file).ledger.contains { $0.contains("too many files beside the manifest") })
  }

  @Test func aDeckWithPicturesAndFactsAboutItComesBackFromItsPackage() throws {
    var question = ExchangedQuestion.choice(
      "Whose <flag> & \"]]>\"?", right: "Japan", wrong: ["Peru"], at: Place("p", 0..<0))
    question["Id"] = "1-flag"
    question["Image"] = "flag.png"
    question["Alt"] = "a \"red\" circle"
    question["Explanation"] = "Since 1870 & before"
    question["Tags"] = "flags;Asia"
    question["Difficulty"] = "2"
    question.picture = ExchangedPicture(name: "flag.png", bytes: Array(0...255))
    var info = DeckInfo()
    (info.title, info.description) = ("Flags & more", "All <flags>")
    (info.language, info.licence) = ("en", "CC-BY-4.0")
    let trip = try ExchangeTrip([question], .qti, info: info)
    #expect(trip.questions.map { Set(values($0)) } == [Set(values(question))])
    #expect(trip.questions.first?.picture == question.picture)
    #expect(trip.ledger.isEmpty)
    #expect(try read(ImportedFile(path: "x.zip", bytes: trip.file)).deck == info)
    #expect(try ExchangeTrip([question], .qti, info: info).file == trip.file)
  }

  @Test func damagedFilesGiveQuestionsOrAnError() throws {
    let question = ExchangedQuestion.choice(
      "Which?", right: "a", wrong: ["b"], at: Place("p", 0..<0))
    let package = try ExchangeTrip([question], .qti).file
    for file in [Array(QTITests.old.utf8), Array(QTITests.item.utf8), package] {
      for bytes in Damage.all(of: file) {
        var sink = ImportSink()
        try? QTIReader.read(ImportedFile(path: "q.xml", bytes: bytes), ImportOptions(), &sink)
        #expect(sink.found <= 1)
      }
    }
  }
}
