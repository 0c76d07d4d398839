import TestSupport
import Testing

@testable import Rows

struct JSONTests {
  @Test(
    arguments: [
      ("null", .null), (" true ", .bool(true)), ("false", .bool(false)), ("0", .number("0")),
      ("-0.5e+10", .number("-0.5e+10")), ("12E3", .number("12E3")), ("\"\"", .string("")),
      ("\"a\\\"\\\\\\/\\b\\f\\n\\r\\tz\"", .string("a\"\\/\u{8}\u{c}\n\r\tz")),
      ("\"\\u0041\\u00e9\\uD83C\\uDFAF数\"", .string("Aé🎯数")), ("[]", .array([])),
      ("{}", .object([])), ("[ ]", .array([])), ("{ \n\t\r}", .object([])),
    ] as [(String, JSON.Value)])
  func everyKindOfValueIsRead(_ text: String, _ value: JSON.Value) throws {
    #expect(try JSON(parsing: Array(text.utf8)).value == value)
  }

  @Test func everyPartKnowsItsBytes() throws {
    let marked = MarkedText(" {\"a\": [«1», «{\"é\": «\"x\"»}», «null»], \"b\": «true»} ")
    let json = try JSON(parsing: marked.bytes)
    let items = try #require(json["a"]?.array)
    let parts = [items[0], items[1]["é"], items[1], items[2], json["b"]].compactMap { $0?.bytes }
    // The mark of an inner value also ends the outer start, so the object is found by its text.
    #expect(parts[0] == marked.places[0])
    #expect(parts[1] == marked.places[1])
    #expect(String(decoding: marked.bytes[parts[2]], as: UTF8.self) == "{\"é\": \"x\"}")
    #expect(parts[3] == marked.places[3])
    #expect(parts[4] == marked.places[4])
  }

  @Test(
    arguments: [
      ("«»", "expected a value"), ("[1, «»]", "expected a value"), ("«nul»", "expected a value"),
      ("«01»", "expected a value"), ("«+1»", "expected a value"), ("«.5»", "expected a value"),
      ("«-»", "expected a value"), ("1.«»", "expected a digit"), ("1e«»", "expected a digit"),
      ("1e+«x»", "expected a digit"), ("1 «2»", "more after the end of the JSON text"),
      ("[1«»", "expected a comma or ]"), ("[1 «2»]", "expected a comma or ]"),
      ("{«a»: 1}", "expected a name in quotes"), ("{\"a\" «1»}", "expected a colon"),
      ("{\"a\": 1«»", "expected a comma or }"), ("{\"a\": 1,«}»", "expected a name in quotes"),
      ("{\"a\": 1, «\"a\"»: 2}", "the name \"a\" stands here twice"),
      ("[«\"abc»]", "a string without its closing quote"),
      ("\"a«\n»\"", "a control character in a string"),
      ("\"a«\\x»\"", "an unknown escape in a string"),
      ("\"a\\u«12»\"", "expected four hexadecimal digits"),
      ("\"a\\u«+123»\"", "expected four hexadecimal digits"),
      ("\"a«\\ud800»\"", "half of a surrogate pair"),
      ("\"a«\\ud800\\u0041»\"", "half of a surrogate pair"),
      ("\"a«\\udc00»\"", "half of a surrogate pair"),
      ("«\u{FEFF}»1", "expected a value"),
    ])
  func aFaultIsFoundWhereItIs(_ marked: String, _ message: String) {
    let marked = MarkedText(marked)
    #expect(throws: JSONError(message: message, offset: marked.place.lowerBound)) {
      try JSON(parsing: marked.bytes)
    }
  }

  @Test func textThatIsNotUTF8IsAFault() {
    #expect(throws: JSONError(message: "a string that is not UTF-8", offset: 1)) {
      try JSON(parsing: Array("[\"".utf8) + [0xff] + Array("\"]".utf8))
    }
  }

  @Test func depthIsLimited() throws {
    func nested(_ depth: Int) -> [UInt8] {
      Array((String(repeating: "[", count: depth) + String(repeating: "]", count: depth)).utf8)
    }
    _ = try JSON(parsing: nested(64))
    #expect(throws: JSONError(message: "nested too deep", offset: 64)) {
      try JSON(parsing: nested(65))
    }
    #expect(throws: JSONError(message: "nested too deep", offset: 64)) {
      try JSON(parsing: [UInt8](repeating: UInt8(ascii: "["), count: 1_000_000))
    }
  }

  @Test func everyPrefixIsAFaultNotACrash() {
    let text = Array("{\"a\": [1.5e3, \"\\ud83c\\udfaf\", true], \"b\": {\"c\": null}}".utf8)
    for end in 0..<text.count {
      #expect(throws: JSONError.self) { try JSON(parsing: Array(text[..<end])) }
    }
  }
}
