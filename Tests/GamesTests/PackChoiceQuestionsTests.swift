import Games
import PackFormat
import TestSupport
import Testing

@Suite struct PackChoiceQuestionsTests {
  private static let pack = {
    var pack = BuiltPack(
      kind: "choice-quiz", rules: RuleText.filled([], of: ChoiceQuizRules.specifications))
    pack.pictures = ["yen.png", "won.png"]
    pack.add("Prompt", ["Japan?", "Korea?"])
    pack.add("Prompt", language: "ru", ["Япония?", nil])
    pack.add("Right", ["Yen", "Won"])
    pack.add("Right", language: "ru", ["Иена", "Вона"])
    pack.add("Wrong1", ["Yuan", "Yen"])
    pack.add("Wrong1", language: "ru", ["Юань", nil])
    pack.add("Wrong2", ["Euro", nil])
    pack.add("Explanation", ["Since 1871.", nil])
    pack.add("Image", .reference, [1, nil])
    pack.add("Alt", ["A coin", nil])
    return pack
  }()

  @Test func aPacksQuestionsAreThoseWrittenIntoIt() throws {
    let source = try PackChoiceQuestions(Self.pack.reader(), language: "en")
    #expect(source.questionCount == 2)
    #expect(
      try source.question(at: 0)
        == ChoiceQuestion(
          prompt: "Japan?", right: "Yen", wrong: ["Yuan", "Euro"], picture: 1,
          pictureText: "A coin", explanation: "Since 1871."))
    #expect(
      try source.question(at: 1) == ChoiceQuestion(prompt: "Korea?", right: "Won", wrong: ["Yen"]))
  }

  @Test func pinsNameChoicesOfTheQuestionOnce() throws {
    var pack = Self.pack
    pack.add("Pin", ["Wrong2;Right;Wrong2;Wrong7;x", nil])
    let source = try PackChoiceQuestions(pack.reader(), language: "ru")
    #expect(try source.question(at: 0).pinned == [2, 0])
    #expect(try source.question(at: 1).pinned == [])
  }

  @Test func whatIsNotTranslatedStandsInThePacksOwnLanguage() throws {
    let source = try PackChoiceQuestions(Self.pack.reader(), language: "ru")
    let first = try source.question(at: 0)
    #expect(first.prompt == "Япония?" && first.right == "Иена" && first.wrong == ["Юань", "Euro"])
    let second = try source.question(at: 1)
    #expect(second.prompt == "Korea?" && second.right == "Вона" && second.wrong == ["Yen"])
  }

  @Test(arguments: [
    ("Prompt", "a question lacks its text or its choices"),
    ("Right", "a question lacks its text or its choices"),
    ("Wrong1", "a question lacks its text or its choices"),
  ])
  func aQuestionWithoutItsTextsIsAnError(missing: String, problem: String) throws {
    var pack = BuiltPack(kind: "choice-quiz", rules: [])
    for name in ["Prompt", "Right", "Wrong1"] { pack.add(name, [name == missing ? nil : "x"]) }
    let source = try PackChoiceQuestions(pack.reader(), language: "en")
    #expect(throws: PackError(.malformed(problem), at: 0)) { try source.question(at: 0) }
  }

  @Test(arguments: [2, -1, .max] as [Int64])
  func aPictureThatIsNotThereIsAnError(number: Int64) throws {
    var pack = BuiltPack(kind: "choice-quiz", rules: [])
    pack.pictures = ["a.png", "b.png"]
    for name in ["Prompt", "Right", "Wrong1"] { pack.add(name, ["x"]) }
    pack.add("Image", .reference, [number])
    let source = try PackChoiceQuestions(pack.reader(), language: "en")
    #expect(throws: PackError(.malformed("a picture that is not there"), at: 0)) {
      try source.question(at: 0)
    }
  }

  @Test func aPackOfAnotherKindIsAnError() throws {
    let reader = try BuiltPack(kind: "roster", rules: []).reader()
    #expect(throws: PackError(.malformed("there is no table of questions"), at: 0)) {
      try PackChoiceQuestions(reader, language: "en")
    }
  }
}
