import Answers
import Foundation
import PackFormat
import SchemaFiles
import Testing

@Suite struct AnswerTests {
  private func answer(_ text: String, milliseconds: Int64? = 3120) -> Answer {
    Answer(
      pack: SHA256.digest([]), session: 0xAB, question: "paris-capital", answer: text,
      isRight: false, milliseconds: milliseconds)
  }

  private let pack = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"

  @Test func aLineHasItsMembersInOneOrder() {
    #expect(
      answer("Lyon").line
        == """
        {"pack":"\(pack)","session":"00000000000000ab","question":"paris-capital","answer":"Lyon",\
        "right":false,"milliseconds":3120}

        """)
  }

  @Test func anUnknownTimeIsLeftOut() {
    #expect(answer("", milliseconds: nil).line.hasSuffix(#""answer":"","right":false}"# + "\n"))
  }

  @Test func aTimeIsNeverNegative() {
    #expect(answer("", milliseconds: -1).line.hasSuffix(#""milliseconds":0}"# + "\n"))
  }

  @Test(arguments: [
    ("a\"b\\c", #"a\"b\\c"#), ("a\nb\r\u{0}", #"a\nb\r\u0000"#), ("Köln 東京", "Köln 東京"),
    ("\u{202E}x", #"\u202ex"#), ("\u{2028}", #"\u2028"#),
  ])
  func aTextFromOutsideStaysInItsLine(_ text: String, _ written: String) {
    let line = answer(text).line
    #expect(line.contains(#""answer":""# + written + #"","right""#))
    #expect(line.utf8.count { $0 == 0x0A } == 1)
  }

  @Test func theSchemaHasTheMembersOfALine() throws {
    struct Schema: Decodable {
      let properties: [String: Property]
      let required: [String]
      let additionalProperties: Bool
      struct Property: Decodable {}
    }
    let schema = try JSONDecoder().decode(Schema.self, from: Data(SchemaFiles.answers))
    func members(_ answer: Answer) throws -> Set<String> {
      let read = try JSONSerialization.jsonObject(with: Data(answer.line.utf8))
      return Set(try #require(read as? [String: Any]).keys)
    }
    #expect(try members(answer("Lyon")) == Set(schema.properties.keys))
    #expect(try members(answer("Lyon", milliseconds: nil)) == Set(schema.required))
    #expect(!schema.additionalProperties)
  }
}
