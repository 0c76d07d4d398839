import Games
import PackFormat
import TestSupport
import Testing

@Suite struct PackShortQuestionsTests {
  private static let pack = {
    var pack = BuiltPack(
      kind: "short-answer", rules: RuleText.filled([], of: ShortAnswerRules.specifications))
    pack.pictures = ["a.png", "b.png"]
    pack.add("Prompt", ["Denmark?", "Zambia?"])
    pack.add("Prompt", language: "de", ["Dänemark?", nil])
    pack.add("Answer", ["Copenhagen", "Lusaka"])
    pack.add("Answer", language: "de", ["Kopenhagen", nil])
    pack.add("Accepted", ["København;Kobenhavn", nil])
    pack.add("Refused", [nil, "Lusala"])
    pack.add("Explanation", ["On two islands.", nil])
    pack.add("Image", .reference, [1, nil])
    pack.add("Alt", ["A mermaid", nil])
    return pack
  }()

  @Test func aPacksQuestionsAreThoseWrittenIntoIt() throws {
    let source = try PackShortQuestions(Self.pack.reader(), language: "en")
    #expect(source.questionCount == 2)
    #expect(
      try source.question(at: 0)
        == ShortQuestion(
          prompt: "Denmark?", answer: "Copenhagen", accepted: ["København", "Kobenhavn"],
          picture: 1, pictureText: "A mermaid", explanation: "On two islands."))
    #expect(
      try source.question(at: 1)
        == ShortQuestion(prompt: "Zambia?", answer: "Lusaka", refused: ["Lusala"]))
  }

  @Test func answersInThePacksOwnLanguageAreRightInOthersToo() throws {
    let source = try PackShortQuestions(Self.pack.reader(), language: "de")
    let first = try source.question(at: 0)
    #expect(first.prompt == "Dänemark?")
    #expect(first.answers == ["Kopenhagen", "København", "Kobenhavn", "Copenhagen"])
    #expect(try source.question(at: 1).answers == ["Lusaka"])
    #expect(source.languages == ["de", "en"])
  }

  @Test(arguments: ["Prompt", "Answer"])
  func aQuestionWithoutItsTextsIsAnError(missing: String) throws {
    var pack = BuiltPack(kind: "short-answer", rules: [])
    for name in ["Prompt", "Answer"] { pack.add(name, [name == missing ? nil : "x"]) }
    let source = try PackShortQuestions(pack.reader(), language: "en")
    #expect(throws: PackError(.malformed("a question lacks its text or its answer"), at: 0)) {
      try source.question(at: 0)
    }
  }

  @Test func aPackOfAnotherKindIsAnError() throws {
    let reader = try BuiltPack(kind: "roster", rules: []).reader()
    #expect(throws: PackError(.malformed("there is no table of questions"), at: 0)) {
      try PackShortQuestions(reader, language: "en")
    }
  }
}
