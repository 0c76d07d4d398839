import Games
import PackFormat
import Scores
import Screens
import Testing
import Views
import Words

@Suite struct PlainChoiceQuizTests {
  private static let questions = [
    ChoiceQuestion(
      prompt: "What is the currency of Japan?", right: "Yen", wrong: ["Won", "Yuan", "Rupee"],
      picture: 0, pictureText: "A coin with a hole in it", explanation: "It is round.",
      source: "https://example.org/yen"),
    ChoiceQuestion(
      prompt: "What is the currency of Peru?", right: "Sol", wrong: ["Peso", "Real", "Dollar"]),
    ChoiceQuestion(
      prompt: "What is the currency of Chad?", right: "CFA franc",
      wrong: ["Naira", "Birr", "Rand"],
      picture: 1),
  ]

  @Test func aSessionFromItsFirstLineToItsLast() throws {
    #expect(
      try dialogue(
        [("", 0), ("3", 0), ("A", 5000), ("2)", 9999), ("", 0), ("q", 0)], fromWelcome: true) == """
          Money
          3 questions, each with several choices, one of them right. A right answer earns
          1 point.
          Each question has 10 seconds. You are warned when 3 seconds are left. When the
          time is up, the right answer is shown, nothing is earned, and the next question
          comes by itself.
          Type the number or the letter of a choice, as 1 or a for the first, and press
          ENTER. n starts afresh at once, q quits, ? shows this help; the clock runs on
          meanwhile.
          High score 0.
          ENTER to start, q to quit: 

          Question 1 of 3: What is the currency of Peru?
          1) Peso
          2) Real
          3) Sol
          4) Dollar
          Answer (1 to 4, 10 seconds left): 3
          Right!
          Score 1, 2 questions left, high score 1.

          Question 2 of 3: What is the currency of Japan?
          Picture: A coin with a hole in it
          1) Yen
          2) Rupee
          3) Yuan
          4) Won
          Answer (1 to 4, 10 seconds left): A
          Right!
          It is round.
          Source: https://example.org/yen
          Score 2, 1 question left, high score 2.

          Question 3 of 3: What is the currency of Chad?
          Picture: not described
          1) Rand
          2) CFA franc
          3) Naira
          4) Birr
          Answer (1 to 4, 10 seconds left): 2)
          Right!
          Game over!
          3 right, 0 wrong, 0 out of time: 3 points. A new record!
          ENTER to play again, q to quit: 

          Question 1 of 3: What is the currency of Peru?
          1) Sol
          2) Dollar
          3) Real
          4) Peso
          Answer (1 to 4, 10 seconds left): q

          """)
  }

  @Test func aLateAnswerIsLateAndTheGameMovesOn() throws {
    #expect(
      try dialogue([("1", 10_000), ("abc", 7_200), ("1", 2_800), ("q", 0)]) == """

        Question 1 of 3: What is the currency of Peru?
        1) Peso
        2) Real
        3) Sol
        4) Dollar
        Answer (1 to 4, 10 seconds left): 1
        Time is up! The right answer is Sol.
        Score 0, 2 questions left, high score 0.

        Question 2 of 3: What is the currency of Japan?
        Picture: A coin with a hole in it
        1) Yen
        2) Rupee
        3) Yuan
        4) Won
        Answer (1 to 4, 10 seconds left): abc
        "abc" is none of the choices: type a number from 1 to 4.
        Answer (1 to 4, 3 seconds left): 1
        Time is up! The right answer is Yen.
        It is round.
        Source: https://example.org/yen
        Score 0, 1 question left, high score 0.

        Question 3 of 3: What is the currency of Chad?
        Picture: not described
        1) Rand
        2) CFA franc
        3) Naira
        4) Birr
        Answer (1 to 4, 10 seconds left): q
        You leave with 0 points. The high score is 0.

        """)
  }

  @Test func theGameWarnsAndGoesOnByItself() throws {
    #expect(
      try dialogue([nil, nil, ("D", 1000), nil, ("1", 2_999), ("q", 0)]) == """

        Question 1 of 3: What is the currency of Peru?
        1) Peso
        2) Real
        3) Sol
        4) Dollar
        Answer (1 to 4, 10 seconds left): (3 seconds left!) 
        Time is up! The right answer is Sol.
        Score 0, 2 questions left, high score 0.

        Question 2 of 3: What is the currency of Japan?
        Picture: A coin with a hole in it
        1) Yen
        2) Rupee
        3) Yuan
        4) Won
        Answer (1 to 4, 10 seconds left): D
        Wrong! The right answer is Yen.
        It is round.
        Source: https://example.org/yen
        Score 0, 1 question left, high score 0.

        Question 3 of 3: What is the currency of Chad?
        Picture: not described
        1) Rand
        2) CFA franc
        3) Naira
        4) Birr
        Answer (1 to 4, 10 seconds left): (3 seconds left!) 1
        Wrong! The right answer is CFA franc.
        Game over!
        0 right, 2 wrong, 1 out of time: 0 points. The high score is 0.
        ENTER to play again, q to quit: q

        """)
  }

  @Test func helpHoldsThePacksOwnNumbers() throws {
    #expect(
      try dialogue(
        [("?", 0), ("", 0), ("?", 1500)],
        rules: ["seconds": "2", "warningSeconds": "1", "rightPoints": "5", "questions": "2"],
        fromWelcome: true) == """
          Money
          2 questions, each with several choices, one of them right. A right answer earns
          5 points.
          Each question has 2 seconds. You are warned before the last second. When the
          time is up, the right answer is shown, nothing is earned, and the next question
          comes by itself.
          Type the number or the letter of a choice, as 1 or a for the first, and press
          ENTER. n starts afresh at once, q quits, ? shows this help; the clock runs on
          meanwhile.
          High score 0.
          ENTER to start, q to quit: ?
          2 questions, each with several choices, one of them right. A right answer earns
          5 points.
          Each question has 2 seconds. You are warned before the last second. When the
          time is up, the right answer is shown, nothing is earned, and the next question
          comes by itself.
          Type the number or the letter of a choice, as 1 or a for the first, and press
          ENTER. n starts afresh at once, q quits, ? shows this help; the clock runs on
          meanwhile.
          where names the id, file and line of the question, if you want to report it.
          ENTER to start, q to quit: 

          Question 1 of 2: What is the currency of Peru?
          1) Peso
          2) Real
          3) Sol
          4) Dollar
          Answer (1 to 4, 2 seconds left): ?
          2 questions, each with several choices, one of them right. A right answer earns
          5 points.
          Each question has 2 seconds. You are warned before the last second. When the
          time is up, the right answer is shown, nothing is earned, and the next question
          comes by itself.
          Type the number or the letter of a choice, as 1 or a for the first, and press
          ENTER. n starts afresh at once, q quits, ? shows this help; the clock runs on
          meanwhile.
          where names the id, file and line of the question, if you want to report it.
          Answer (1 to 4, 1 second left): 
          """)
  }

  @Test func resetStartsAfreshAtOnce() throws {
    #expect(
      try dialogue([("c", 0), ("n", 0), ("n", 0)]) == """

        Question 1 of 3: What is the currency of Peru?
        1) Peso
        2) Real
        3) Sol
        4) Dollar
        Answer (1 to 4, 10 seconds left): c
        Right!
        Score 1, 2 questions left, high score 1.

        Question 2 of 3: What is the currency of Japan?
        Picture: A coin with a hole in it
        1) Yen
        2) Rupee
        3) Yuan
        4) Won
        Answer (1 to 4, 10 seconds left): n
        You leave with 1 point. A new record!

        Question 1 of 3: What is the currency of Peru?
        1) Dollar
        2) Sol
        3) Peso
        4) Real
        Answer (1 to 4, 10 seconds left): n

        Question 1 of 3: What is the currency of Chad?
        Picture: not described
        1) CFA franc
        2) Rand
        3) Birr
        4) Naira
        Answer (1 to 4, 10 seconds left): 
        """)
  }

  @Test func aGameInRussian() throws {
    #expect(
      try dialogue(
        [("", 0), ("1", 0), ("?", 0), ("5", 0), nil, nil, ("2", 1000), ("n", 0), ("q", 0)],
        .russian,
        fromWelcome: true) == """
          Money
          3 вопроса, к каждому несколько ответов, верный один. За верный ответ 1 очко.
          На вопрос 10 секунд. За 3 секунды до конца — предупреждение. Когда время выйдет,
          игра покажет верный ответ и сама перейдёт дальше; за такой вопрос очков нет.
          Введите номер или букву ответа, для первого 1 или a, и нажмите ENTER. n — сразу
          начать заново, q — выйти, ? — эта справка; время при этом идёт.
          Рекорд 0.
          ENTER — начать, q — выйти: 

          Вопрос 1 из 3: What is the currency of Peru?
          1) Peso
          2) Real
          3) Sol
          4) Dollar
          Ответ (от 1 до 4, ещё 10 секунд): 1
          Неверно! Верный ответ: Sol.
          Счёт 0, впереди 2 вопроса, рекорд 0.

          Вопрос 2 из 3: What is the currency of Japan?
          Картинка: A coin with a hole in it
          1) Yen
          2) Rupee
          3) Yuan
          4) Won
          Ответ (от 1 до 4, ещё 10 секунд): ?
          3 вопроса, к каждому несколько ответов, верный один. За верный ответ 1 очко.
          На вопрос 10 секунд. За 3 секунды до конца — предупреждение. Когда время выйдет,
          игра покажет верный ответ и сама перейдёт дальше; за такой вопрос очков нет.
          Введите номер или букву ответа, для первого 1 или a, и нажмите ENTER. n — сразу
          начать заново, q — выйти, ? — эта справка; время при этом идёт.
          где (where) — id, файл и строка вопроса, если вы хотите о нём сообщить.
          Ответ (от 1 до 4, ещё 10 секунд): 5
          «5» — не ответ: введите номер от 1 до 4.
          Ответ (от 1 до 4, ещё 10 секунд): (ещё 3 секунды!) 
          Время вышло! Верный ответ: Yen.
          It is round.
          Источник: https://example.org/yen
          Счёт 0, впереди 1 вопрос, рекорд 0.

          Вопрос 3 из 3: What is the currency of Chad?
          Картинка: нет описания
          1) Rand
          2) CFA franc
          3) Naira
          4) Birr
          Ответ (от 1 до 4, ещё 10 секунд): 2
          Верно!
          Игра окончена!
          Верно 1, неверно 1, не успели 1: 1 очко. Новый рекорд!
          ENTER — играть ещё раз, q — выйти: n

          Вопрос 1 из 3: What is the currency of Peru?
          1) Sol
          2) Dollar
          3) Real
          4) Peso
          Ответ (от 1 до 4, ещё 10 секунд): q

          """)
  }

  /// Plays lines with the milliseconds that each took; nil lets the time run out. The output begins
  /// with the first question, or with the welcome before it.
  private func dialogue(
    _ lines: [(String, Int64)?], _ language: Language = .english, rules: [String: String] = [:],
    fromWelcome: Bool = false
  ) throws -> String {
    let texts = RuleText.filled(
      rules.map { RuleText($0.key, $0.value) }, of: ChoiceQuizRules.specifications)
    let game = try #require(
      try ChoiceQuiz(rules: ChoiceQuizRules(texts), questionCount: 3, seed: 5))
    let keeper = ScoreKeeper(nil, pack: "p", kind: "choice-quiz", rules: "r", title: "Money")
    var plain = PlainQuestions(
      PlayedQuiz(game, Self.questions), title: "Money", keeper, form: LineForm(80),
      language: language)
    let welcome = plain.begin()
    var text = fromWelcome ? welcome : plain.take("", after: 0).text
    for line in lines {
      if let (line, milliseconds) = line {
        text += "\(line)\n" + plain.take(line, after: milliseconds).text
      } else {
        text += plain.expire().text
      }
    }
    return text + plain.end()
  }
}
