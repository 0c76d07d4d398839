import Diagnostics
import Testing

@Suite struct SARIFTests {
  private func renderer(_ source: MarkedSource, codes: Set<Code> = [.number]) -> SARIFRenderer {
    SARIFRenderer(
      codes: codes, version: "1.2.3", name: { $0 }, source: { _ in source.file })
  }

  @Test func columnsAreInUTF16AndTheBytesAreExact() {
    let source = MarkedSource("Fact\n🎯é,⟦3 m⟧\n")
    var renderer = renderer(source)
    let finding = Finding(
      .number, "not a number", at: Place("my packs/ä#.csv", source.fault), label: "m",
      help: "write 3",
      fix: FixIt([.init(source.fault, "3")], safe: true), subject: "coins")
    let region = #"""
      {"startLine":2,"startColumn":5,"endLine":2,"endColumn":8,"byteOffset":12,"byteLength":3,\#
      "snippet":{"text":"3 m"}}
      """#
    let uri = #"{"uri":"my%20packs/%C3%A4%23.csv"}"#
    #expect(
      renderer.render(finding) == "\n" + #"""
        {"ruleId":"F104","ruleIndex":0,"level":"error",\#
        "message":{"text":"not a number (m); write 3"},\#
        "locations":[{"physicalLocation":{"artifactLocation":\#(uri),"region":\#(region)}}],\#
        "partialFingerprints":{"packtool/v1":"F104 id:coins 1"},\#
        "fixes":[{"description":{"text":"write 3: packtool fix"},"artifactChanges":[\#
        {"artifactLocation":\#(uri),"replacements":[{"deletedRegion":\#(region),\#
        "insertedContent":{"text":"3"}}]}]}],"properties":{"question":"coins"}}
        """#)
  }

  @Test func fingerprintsStayWhereLinesMoveAndTellEqualOnesApart() {
    func fingerprints(_ text: String) -> [Substring] {
      let source = MarkedSource(text)
      var renderer = renderer(source)
      return source.related.flatMap { place in
        renderer.render(Finding(.number, "wrong", at: Place("a.csv", place))).split(separator: "\"")
          .filter { $0.hasPrefix("F104 text:") }
      }
    }
    let first = fingerprints("Fact,Value\nMoon,⟪x⟫\nMoon,⟪x⟫\nMars,⟪x⟫\n")
    #expect(Set(first).count == 3)
    #expect(first == fingerprints("\nFact,Value\r\n\r\nMoon,⟪x⟫\r\nSun,1\nMoon,⟪x⟫\nMars,⟪x⟫"))
  }

  @Test func theFrameNamesEachRuleOnceInOrder() {
    let renderer = renderer(MarkedSource(""), codes: [.odd, .number])
    let head = renderer.head
    #expect(head.contains(#""driver":{"name":"packtool","semanticVersion":"1.2.3""#))
    let ids = head.split(separator: "{").filter { $0.hasPrefix(#""id":"#) }.map { $0.prefix(11) }
    #expect(ids == [#""id":"F104""#, #""id":"Q201""#])
    #expect(
      renderer.tail(notes: ["2 more"], failures: ["cannot read a"]) == "\n" + #"""
        ],"invocations":[{"executionSuccessful":false,"toolExecutionNotifications":[\#
        {"level":"note","message":{"text":"2 more"}},\#
        {"level":"error","message":{"text":"cannot read a"}}]}]}]}

        """#)
  }
}
