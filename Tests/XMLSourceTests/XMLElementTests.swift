import Diagnostics
import TestSupport
import Testing
import XMLSource

@Suite struct XMLElementTests {
  private func read(_ source: SourceBytes) throws -> XMLElement {
    var findings = Findings()
    let root = XMLElement.read(source, limits: XMLLimits(), findings: &findings)
    #expect(findings.kept.map(\.summary) == [])
    return try #require(root)
  }

  private func read(_ text: String) throws -> XMLElement {
    try read(SourceBytes(name: "a.xml", Array(text.utf8)))
  }

  @Test func everyPartHasItsBytes() throws {
    let text =
      "\u{FEFF}<a  b = 'é&amp;' xmlns:x='urn:x'\r\n x:c=\"2\">\n  <d/> t&#233;xt <e> f </e >\n</a>"
    let bytes = Array(text.utf8)
    let root = try read(text)
    func written(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    #expect(root.name == "a")
    #expect(written(root.range) == String(text.dropFirst()))
    #expect(written(root.tag.nameRange) == "a")
    #expect(root.tag.attributes.map(\.name) == ["b", "x:c"])
    #expect(root.tag.attributes.map(\.value) == ["é&", "2"])
    #expect(root.tag.attributes.map { written($0.nameRange) } == ["b", "x:c"])
    #expect(root.tag.attributes.map { written($0.valueRange) } == ["é&amp;", "2"])
    #expect(root.children.map(\.name) == ["d", "e"])
    #expect(root.children.map { written($0.range) } == ["<d/>", "<e> f </e >"])
    #expect(root.children.map { written($0.tag.range) } == ["<d/>", "<e>"])
    #expect(root.children.map { written($0.textRange) } == ["", "f"])
    #expect(root.children.map(\.text) == ["", " f "])
    #expect(root.text == "\n   téxt \n")
    #expect(root["b"]?.value == "é&")
    #expect(root["c"] == nil)
    #expect(root.children("e").count == 1)
  }

  @Test func commentsAndSectionsAreText() throws {
    let root = try read("<a>x<!-- <b> --><![CDATA[<&>]]><?p y?>z</a>")
    #expect(root.text == "x<&>z")
    #expect(root.children.isEmpty)
  }

  /// Returns random rows over many chunks, with everything that has offsets of its own.
  private static func rows(_ seed: UInt64) -> String {
    var generator = SplitMix(seed: seed)
    let parts = [
      "<f>Mond &amp; Sterne</f>", "<v a='é' b=\"数🎯\"/>", "\r\n",
      "<!-- <x> -->",
      "<t>e\u{301} <b>x</b>\n</t>", "<![CDATA[<raw>]]>", "plain text ", "&#x1F3AF;",
      "<long a=\"\(String(repeating: "x", count: 3000))\"\n  b=''></long>",
    ]
    var text = "<?xml version='1.0'?>\n<rows>"
    while text.utf8.count < 300_000 { text += parts.randomElement(using: &generator) ?? "" }
    return text + "</rows>\n"
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func piecesOfAnySizeGiveTheSameTree(seed: UInt64) throws {
    let bytes = Array(Self.rows(seed).utf8)
    let whole = try read(SourceBytes(name: "a.xml", bytes))
    var generator = SplitMix(seed: seed)
    let inPieces = try read(
      SourceBytes(name: "a.xml", count: bytes.count) { range in
        // A range that is read again is shorter than a chunk, and so comes whole.
        let most = range.count > 4000 ? Int.random(in: 4...9000, using: &generator) : range.count
        return Array(bytes[range].prefix(most))
      })
    #expect(inPieces == whole, "seed \(seed)")
    check(whole, bytes)
  }

  private func check(_ element: XMLElement, _ bytes: [UInt8]) {
    #expect(bytes[element.range].starts(with: "<\(element.name)".utf8))
    #expect(bytes[element.range].last == UInt8(ascii: ">"))
    #expect(bytes[element.tag.nameRange].elementsEqual(element.name.utf8))
    for attribute in element.tag.attributes {
      #expect(bytes[attribute.nameRange].elementsEqual(attribute.name.utf8))
      #expect(bytes[attribute.valueRange].elementsEqual(attribute.value.utf8))
    }
    for child in element.children { check(child, bytes) }
  }
}
