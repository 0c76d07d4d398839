import Diagnostics
import Testing

@Suite struct JSONTests {
  @Test func everyFindingHasTheSameKeysInTheSameOrder() {
    let source = MarkedSource("⟪Fact⟫\né,⟦\"a\"⟧")
    let finding = Finding(
      .number, "say \"a\"", at: Place("a.csv", source.fault), label: "not part of it",
      help: "write a", related: [Related(Place("a.csv", source.related[0]), "header")],
      fix: FixIt([.init(source.fault, "a"), .init(9..<9, "\n")], safe: true), subject: "coins",
      replay: "packtool prove a.csv")
    var renderer = JSONRenderer { _ in source.file }
    #expect(
      renderer.render(finding) == #"""
        {"code":"F104","severity":"error","message":"say \"a\"",\#
        "label":"not part of it","help":"write a",\#
        "file":"a.csv","line":2,"column":3,"endLine":2,"endColumn":6,"byteOffset":8,\#
        "byteLength":3,"text":"\"a\"","question":"coins","replay":"packtool prove a.csv","fix":[\#
        {"byteOffset":8,"byteLength":3,"replacement":"a","safe":true},\#
        {"byteOffset":9,"byteLength":0,"replacement":"\n","safe":true}],\#
        "related":[{"file":"a.csv","line":1,"column":1,"endLine":1,"endColumn":5,\#
        "byteOffset":0,"byteLength":4,"message":"header"}]}

        """#)
  }

  @Test func unknownValuesAreNull() {
    var renderer = JSONRenderer { _ in nil }
    #expect(
      renderer.render(Finding(.odd, "gone", at: Place("gone.csv", 0..<0))) == #"""
        {"code":"Q201","severity":"warning","message":"gone","label":null,"help":null,\#
        "file":"gone.csv","line":null,"column":null,"endLine":null,"endColumn":null,\#
        "byteOffset":0,"byteLength":0,"text":null,"question":null,"replay":null,"fix":[],\#
        "related":[]}

        """#)
  }

  @Test(arguments: [
    ("plain é 数 🎯", #""plain é 数 🎯""#),
    ("\"\\/", #""\"\\/""#),
    ("\n\r\t\u{0}\u{1F}\u{7F}\u{9B}", #""\n\r\t\u0000\u001f\u007f\u009b""#),
    ("\u{202E}\u{2028}\u{E0067}", #""\u202e\u2028\udb40\udc67""#),
    (String(decoding: [0x61, 0xFF], as: UTF8.self), "\"a\u{FFFD}\""),
  ])
  func stringsAreEscaped(value: String, expected: String) {
    #expect(JSONText.string(value).text == expected)
  }

  @Test func valuesNestAndObjectsKeepTheirOrder() {
    let value: JSONText = [
      "z": [1, .number("2.50"), true, .null, []], "a": ["b": JSONText(Int?.none)], "e": .object([]),
    ]
    #expect(value.text == #"{"z":[1,2.50,true,null,[]],"a":{"b":null},"e":{}}"#)
  }
}
