import Diagnostics
import Glibc
import TestSupport
import Testing
import XMLSource

@Suite struct HostileFileTests {
  /// Returns the findings of a file; fails the test if they take more than a second of work.
  private func summaries(_ bytes: [UInt8]) throws -> [String] {
    let start = Self.threadTime()
    let (root, findings) = try Manifest.read(bytes)
    #expect(Self.threadTime() - start < Sanitizer.slowness)
    #expect(root == nil)
    var locator = LineLocator(SourceBytes(name: "", bytes))
    return findings.map {
      let position = locator.position(of: $0.place.bytes.lowerBound)
      return "\(position.line):\(position.column) \($0.summary)"
    }
  }

  /// Returns the processor time of this thread in seconds, so that other work does not count.
  private static func threadTime() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private func summaries(_ part: String, _ other: String) throws -> [String] {
    try summaries(Array(Manifest.replacing(part, other).utf8))
  }

  @Test func anEntityBombIsRefusedAtItsDoctype() throws {
    let bomb = """
      <!DOCTYPE pack [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <pack
      """
    #expect(try summaries("<pack", bomb) == ["2:1 X020 a document type declaration is not allowed"])
  }

  @Test func anExternalEntityIsRefusedAtItsDoctype() throws {
    let entity = "<!doctype pack [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>\n<pack"
    #expect(
      try summaries("<pack", entity) == ["2:1 X020 a document type declaration is not allowed"])
  }

  /// A document type declaration that only a reader who believes the XML declaration can see.
  private static let doctypeInUTF7 =
    "+ADwAIQ-DOCTYPE pack +AFsAPAAh-ATTLIST pack id CDATA +ACI-x+ACIAPgBdAD4-\n"

  @Test(arguments: ["UTF-7", "utf-16", "UCS-4", "ISO-8859-1", "IBM037", "US-ASCII", "x"])
  func anotherEncodingIsReportedHoweverLongItsDeclaration(name: String) throws {
    for count in [1, 480, 600, 5_000, 70_000] {
      let space = String(repeating: " ", count: count)
      let declaration = "<?xml version=\"1.0\"\(space)encoding=\"\(name)\"?>\n"
      #expect(
        try summaries("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", declaration) == [
          "1:\(30 + count) X012 the file declares the encoding \"\(name)\""
        ])
      #expect(
        try summaries(
          "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n", declaration + Self.doctypeInUTF7) == [
            "1:\(30 + count) X012 the file declares the encoding \"\(name)\""
          ])
    }
  }

  @Test func aDoctypeInUTF7IsTextThatBelongsNowhere() throws {
    let found = try summaries(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n",
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>" + Self.doctypeInUTF7)
    #expect(found == ["1:1 X007 the file holds no XML element"])
  }

  @Test func aStylesheetIsNoXMLDeclaration() throws {
    let text = Manifest.replacing(
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<?xml-stylesheet href=\"a\" encoding=\"x\"?>")
    let (root, findings) = try Manifest.read(Array(text.utf8))
    #expect(root != nil)
    #expect(findings == [])
  }

  /// The guard refuses such files first; the parser must not depend on that.
  @Test(arguments: [
    ("<!DOCTYPE a [<!ATTLIST a b CDATA \"c\">]><a/>", "X020"),
    (
      "<?x?><!--x--> <!DOCTYPE a SYSTEM \"file:///etc/hostname\" [<!ENTITY b \"c\">]><a>&b;</a>",
      "X020"
    ),
    ("<?xml version=\"1.0\" encoding=\"UTF-7\"?>+ADwAIQ-DOCTYPE a+AD4-<a/>", "X012"),
    ("<?xml version=\"1.0\" encoding=\"UTF-16\"?><a/>", "X012"),
  ]) func theParserRefusesWhatTheGuardRefuses(text: String, code: String) {
    let source = SourceBytes(name: "", Array(text.utf8))
    let found = [true, false].map { isGuarded in
      var findings = Findings()
      let handler = Counter()
      #expect(!XMLReader.read(source, into: handler, isGuarded: isGuarded, findings: &findings))
      #expect(handler.tags == 0)
      return findings.kept
    }
    #expect(found[0].map(\.code.id) == [code])
    #expect(found[0] == found[1])
  }

  private final class Counter: XMLHandler {
    var tags = 0

    func start(_ tag: XMLTag) { tags += 1 }
    func text(_ text: String) {}
    func end(content: Range<Int>, element: Range<Int>) {}
  }

  @Test func aHundredThousandAttributesAreRefused() throws {
    let many = (0..<100_000).map { "a\($0)=\"\"" }.joined(separator: " ")
    #expect(
      try summaries("<rules", "<rules \(many)") == [
        "6:3 X022 more than 256 attributes in one tag"
      ])
  }

  @Test func aLongTagIsRefused() throws {
    let long = String(repeating: "x", count: 2_000_000)
    let expected = ["6:3 X022 a tag of more than 64 KiB"]
    #expect(try summaries("<rules", "<rules lives=\"\(long)\"") == expected)
    #expect(try summaries("<rules", "<\(long)") == ["6:3 X022 a tag of more than 64 KiB"])
  }

  @Test func threeHundredLevelsAreRefused() throws {
    let deep = String(repeating: "<a>", count: 300)
    #expect(
      try summaries("<title>", deep) == [
        "4:4 X102 unknown element <a> in <pack>",
        "4:192 X021 more than 64 nested elements",
      ])
  }

  @Test func twentyMegabytesOfTextAreRefused() throws {
    let text = String(repeating: "x", count: 20_000_000)
    let expected = ["4:10 X023 more than 256 KiB of text between two tags"]
    #expect(try summaries("World", text) == expected)
    #expect(try summaries("World", "<!-- \(text) -->") == expected)
    #expect(try summaries("World", "<![CDATA[\(text)]]>") == expected)
    #expect(try summaries("World", "<?x \(text)?>") == expected)
  }

  @Test func aManifestOfTwentyMegabytesIsRefused() throws {
    let line = "<credit>\(String(repeating: "x", count: 200))</credit>\n"
    let many = String(repeating: line, count: 100_000)
    #expect(
      try summaries("<credit>", many + "<credit>") == ["1:1 X024 the file is larger than 1024 KiB"])
  }

  /// The elements stand beside each other, or inside an element that is unknown itself.
  @Test(arguments: [("", ""), ("<a>", "</a>")])
  func fiveHundredUnknownElementsAreEnough(_ start: String, _ end: String) throws {
    let many = String(repeating: "<a/>", count: 501)
    let found = try summaries("<title>", start + many + end + "<title>")
    #expect(found.first == "4:4 X102 unknown element <a> in <pack>")
    let column = 4 + 4 * (500 - start.utf8.count / 3) + start.utf8.count
    #expect(found.last == "4:\(column) X025 more than 500 unknown elements")
  }

  @Test func latin1IsNamedWithItsOffset() throws {
    let bytes = Array(Manifest.replacing("World", "Gr|n").utf8).map { $0 == 0x7C ? 0xFC : $0 }
    let offset = try #require(bytes.firstIndex(of: 0xFC))
    #expect(
      try summaries(bytes) == [
        "4:12 X010 the byte 0xFC at offset \(offset) is not UTF-8; in Latin-1 it is \"ü\""
      ])
  }

  @Test(arguments: [false, true])
  func utf16IsNamed(withMark: Bool) throws {
    let units = Array((withMark ? "\u{FEFF}" : "").utf16) + Array(Manifest.sound.utf16)
    let little = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    let big = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(try summaries(little) == ["1:1 X011 the file is UTF-16 (little-endian)"])
    #expect(try summaries(big) == ["1:1 X011 the file is UTF-16 (big-endian)"])
  }

  @Test func manyFindingsAreCountedAndTheFirstKept() throws {
    let many = String(repeating: "<x/>", count: 500)
    var findings = Findings(limit: 5)
    let source = SourceBytes(name: "", Array(Manifest.replacing("<title>", many + "<title>").utf8))
    _ = XMLElement.read(source, schema: try Manifest.schema(), findings: &findings)
    #expect(findings.count == 500)
    #expect(findings.kept.count == 5)
  }

  @Test func aFloodOfUnknownAttributesCostsLittle() throws {
    let tag = "<rules " + (0..<250).map { "live\($0)=\"\"" }.joined(separator: " ") + "/>"
    let flood = String(repeating: tag, count: 40)
    let source = SourceBytes(name: "", Array(Manifest.replacing("<title>", flood + "<title>").utf8))
    let schema = try Manifest.schema()
    var findings = Findings(limit: 5)
    let start = Self.threadTime()
    #expect(XMLElement.read(source, schema: schema, findings: &findings) != nil)
    #expect(Self.threadTime() - start < 4 * Sanitizer.slowness)
    // One finding for each attribute and each <rules>, and one for each value of the attribute that
    // is taken for `lives`.
    #expect(findings.count == 250 * 40 + 40 + 40)
  }

  @Test func everyPrefixOfAManifestIsAFindingNotACrash() throws {
    let schema = try Manifest.schema()
    let bytes = Array(Manifest.sound.utf8)
    let end = try #require(bytes.lastIndex(of: UInt8(ascii: ">")))
    for count in 0...end {
      let (root, findings) = try Manifest.read(Array(bytes[..<count]), schema)
      #expect(root == nil, "\(count)")
      #expect(findings.last.map { $0.code.severity == .error } == true, "\(count)")
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func damagedBytesNeverCrash(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let schema = try Manifest.schema()
    let sound = Array(Manifest.sound.utf8)
    for round in 0..<250 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        switch UInt8.random(in: 0...3, using: &generator) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.remove(at: index)
        case 2:
          bytes.insert(Array("<>&\"'/!-]".utf8).randomElement(using: &generator) ?? 0, at: index)
        default: bytes.insert(contentsOf: sound.dropFirst(index).prefix(40), at: 0)
        }
      }
      let (root, findings) = try Manifest.read(bytes, schema)
      #expect(root != nil || !findings.isEmpty, "seed \(seed), round \(round)")
      for finding in findings {
        #expect(finding.place.bytes.upperBound <= bytes.count, "seed \(seed), round \(round)")
      }
    }
  }
}
