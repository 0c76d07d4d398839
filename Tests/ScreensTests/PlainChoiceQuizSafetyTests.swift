import Games
import PackFormat
import Scores
import Screens
import TestSupport
import Testing
import Views
import Words

@Suite struct PlainChoiceQuizSafetyTests {
  private static let questions = [
    ChoiceQuestion(
      prompt: "a\u{1B}[31mb\u{202E}c\u{7}", right: "\u{9B}2J", wrong: ["\r", "d"], picture: 0,
      pictureText: "e\u{1B}", explanation: "f\u{85}", source: "g\u{7F}")
  ]

  /// Texts of an untrusted pack and typed lines reach the terminal only as text.
  @Test(arguments: Language.allCases)
  func nothingInAPackOrALineSteersTheTerminal(language: Language) throws {
    var plain = try plain(Self.questions, title: "T\u{1B}]0;evil\u{7}", language: language)
    var text = plain.begin()
    for line in ["", "\u{1B}[2J", "\u{202E}5", "\u{0}", "?", "1", "q"] {
      text += plain.take(line, after: 0).text
    }
    let steering = text.unicodeScalars.filter {
      $0 != "\n" && ($0.properties.generalCategory == .control || $0 == "\u{202E}")
    }
    #expect(steering.isEmpty)
    #expect(text.contains("a\\u{1B}[31mb\\u{202E}c\\u{7}\n"))
  }

  @Test(arguments: ["0", "4", "-1", "11", "1 2", "１", "z", "é", "yes", "1))"])
  func whatIsNoChoiceIsExplainedAndCostsNothing(line: String) throws {
    var plain = try plain(Self.questions)
    _ = plain.begin()
    _ = plain.take("", after: 0)
    let reply = plain.take(line, after: 0)
    #expect(reply.text.hasPrefix("\""))
    #expect(
      reply.text.hasSuffix(
        "is none of the choices: type a number from 1 to 3.\nAnswer (1 to 3, 10 seconds left): "))
    #expect(plain.patience == 7000)
  }

  @Test(arguments: ["", " "])
  func anEmptyLineIsToldWhatToType(line: String) throws {
    var plain = try plain(Self.questions)
    _ = plain.take("", after: 0)
    let reply = plain.take(line, after: 1000)
    #expect(reply.text == "Type a number from 1 to 3.\nAnswer (1 to 3, 9 seconds left): ")
  }

  /// A damaged record may state any time.
  @Test func moreTimeThanAnyClockTellsIsTooLate() throws {
    var plain = try plain(Self.questions)
    _ = plain.begin()
    _ = plain.take("", after: .max)
    _ = plain.take("?", after: 1)
    #expect(plain.take("1", after: .max).text.hasPrefix("Time is up!"))
  }

  @Test func aLineOfTenThousandCharactersIsCropped() throws {
    var plain = try plain(Self.questions)
    _ = plain.take("", after: 0)
    let reply = plain.take(String(repeating: "x", count: 10_000), after: 0)
    #expect(reply.text.utf8.count < 200)
  }

  @Test func anyLineAtAnyTimeGetsAnAnswer() throws {
    var plain = try plain(Self.questions)
    _ = plain.begin()
    var generator = SeededGenerator(seed: 12)
    for _ in 0..<2000 {
      let bytes = (0..<Int(generator.below(4))).map { _ in
        Array("0123abcdnh?. )\u{E9}\0".utf8)[Int(generator.below(16))]
      }
      let time = [0, 300, 5000, 20_000, -9][Int(generator.below(5))] as Int64
      let reply =
        generator.below(4) == 0 && plain.patience != nil
        ? plain.expire() : plain.take(String(decoding: bytes, as: UTF8.self), after: time)
      #expect(!reply.text.isEmpty && !reply.isDone)
      #expect(plain.patience.map { (0...10_000).contains($0) } ?? true)
    }
  }

  @Test func eightChoicesAreTakenByTheirLettersToo() throws {
    let question = ChoiceQuestion(
      prompt: "p", right: "r", wrong: (1...7).map { "w\($0)" })
    for (number, letter) in ["1a", "8h"].map({ (String($0.first ?? " "), String($0.last ?? " ")) })
    {
      let replies = try [number, letter, letter.uppercased()].map { line in
        var plain = try plain([question])
        _ = plain.take("", after: 0)
        return plain.take(line, after: 0).text
      }
      #expect(replies[0].contains("Game over!"))
      #expect(replies[1] == replies[0] && replies[2] == replies[0])
    }
  }

  @Test func thereIsNoClockBeforeTheStartAndAfterTheEnd() throws {
    var plain = try plain(Self.questions)
    _ = plain.begin()
    #expect(plain.patience == nil)
    #expect(plain.expire().text == "")
    _ = plain.take("", after: 0)
    #expect(plain.patience == 7000)
    #expect(plain.expire().voidsTyping == false)
    #expect(plain.patience == 3000)
    // Only typing for a question that is over is discarded.
    #expect(plain.expire().voidsTyping)
    #expect(plain.patience == nil)
  }

  /// A player who types at the last moment must not answer a question that was not seen yet.
  @Test(arguments: [(0, true), (399, true), (400, false)] as [(Int64, Bool)])
  func whatComesJustAfterTheTimeIsUpIsNoAnswerToTheNextQuestion(
    milliseconds: Int64, isLate: Bool
  ) throws {
    let question = ChoiceQuestion(prompt: "p", right: "r", wrong: ["w"])
    var plain = try plain([question, question])
    _ = plain.take("", after: 0)
    _ = plain.expire()
    #expect(plain.expire().text.contains("Question 2 of 2"))
    let reply = plain.take("1", after: milliseconds).text
    let said = "That came too late for the question before.\nAnswer (1 to 2, 10 seconds left): "
    #expect((reply == said) == isLate)
    #expect(reply.contains("Game over!") != isLate)
    // The next line counts, however soon it comes.
    if isLate { #expect(plain.take("1", after: 0).text.contains("Game over!")) }
  }

  @Test func aPackIsPlayedInTheLanguageOfThePlayer() throws {
    var pack = BuiltPack(
      kind: "choice-quiz", rules: RuleText.filled([], of: ChoiceQuizRules.specifications))
    pack.titles.append(PackCard.Title(language: "ru", text: "Деньги"))
    pack.add("Prompt", ["Japan?"])
    pack.add("Prompt", language: "ru", ["Япония?"])
    pack.add("Right", ["Yen"])
    pack.add("Wrong1", ["Won"])
    let reader = try pack.reader()
    let kind = try #require(GameKind.of(reader.header.card))
    #expect(kind.name(.english) == "choice quiz")
    let keeper = ScoreKeeper(nil, pack: "p", kind: "k", rules: "r", title: "t")
    let settings = GameSettings(seed: 1, year: nil, language: .russian)
    var game = try kind.play(reader, settings, keeper)
    #expect(try game.begin().hasPrefix("Деньги\n"))
    #expect(try game.take("", after: 0).text.contains("Вопрос 1 из 1: Япония?\n"))
  }

  @Test func aPackWithSenselessRulesOrNoQuestionsIsNotPlayed() throws {
    var pack = BuiltPack(kind: "choice-quiz", rules: [])
    let keeper = ScoreKeeper(nil, pack: "p", kind: "k", rules: "r", title: "t")
    let settings = GameSettings(seed: 1, year: nil)
    func play() throws {
      let reader = try pack.reader()
      let kind = try #require(GameKind.of(reader.header.card))
      _ = try kind.play(reader, settings, keeper)
    }
    #expect(throws: PlayError.rule(RuleError("questions", "missing from the pack"))) { try play() }
    pack.rules = RuleText.filled([], of: ChoiceQuizRules.specifications)
    #expect(throws: PlayError.empty) { try play() }
  }

  private func plain(
    _ questions: [ChoiceQuestion], title: String = "T", language: Language = .english
  ) throws -> PlainQuestions<PlayedQuiz<[ChoiceQuestion]>> {
    let rules = try ChoiceQuizRules(RuleText.filled([], of: ChoiceQuizRules.specifications))
    let game = try #require(
      ChoiceQuiz(rules: rules, questionCount: questions.count, seed: 4))
    let keeper = ScoreKeeper(nil, pack: "p", kind: "k", rules: "r", title: "t")
    return PlainQuestions(
      PlayedQuiz(game, questions), title: title, keeper, form: LineForm(80), language: language)
  }
}
