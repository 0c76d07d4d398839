import Games
import PackFormat
import Scores
import Screens
import Testing
import Words

@Suite struct PlainHigherOrLowerTests {
  private static let facts = [
    Fact(prompt: "Height of Mount Everest", value: ExactDecimal(8849), unit: "metres"),
    Fact(prompt: "First landing on the Moon", value: ExactDecimal(1969), unit: "year"),
    Fact(prompt: "Age of the Earth", value: ExactDecimal(4_540_000_000), unit: "years"),
  ]

  @Test func aGameFromItsFirstLineToItsLast() throws {
    #expect(
      try dialogue("1969", "9,000", "7 billion", "1960", "", "", "", "q") == """
        Facts
        Higher or lower: guess the number, but not too low. Type ? for help, n for a new
        game, q to quit.
        3 questions, 3 lives, high score 0.
        A guess below the answer costs a life.

        Question 1: First landing on the Moon (year)
        Guess (1955 to 2006, ENTER = 1968): 1969
        Exactly right: 1969.
        Accuracy 100.0 %, 100 points.
        3 lives left, score 100, high score 100.

        Question 2: Height of Mount Everest (metres)
        Guess (1,327 to 10,849, ENTER = 6,151): 9,000
        A little high: the right answer is 8,849 metres.
        Accuracy 98.2 %, 65 points.
        3 lives left, score 165, high score 165.

        Question 3: Age of the Earth (years)
        Guess (2.4 billion to 7.6 billion, ENTER = 3.9 billion): 7 billion
        Too high: the right answer is 4.54 billion years.
        Accuracy 45.8 %, 0 points, a life lost.
        2 lives left, score 165, high score 165.

        Question 4: First landing on the Moon (year)
        Guess (1934 to 1979, ENTER = 1968): 1960
        Too early: the right answer is 1969.
        Accuracy 84.2 %, 0 points, a life lost.
        1 life left, score 165, high score 165.

        Question 5: Age of the Earth (years)
        Guess (3.4 billion to 8.5 billion, ENTER = 5.8 billion): 
        Too high: the right answer is 4.54 billion years.
        Accuracy 72.2 %, 0 points, a life lost.
        0 lives left, score 165, high score 165.
        Game over after 5 questions: 165 points. A new record!
        ENTER for a new game, q to quit: 

        Question 1: Height of Mount Everest (metres)
        Guess (6,453 to 17,050, ENTER = 14,140): 
        Too high: the right answer is 8,849 metres.
        Accuracy 40.2 %, 0 points, a life lost.
        2 lives left, score 0, high score 165.

        Question 2: First landing on the Moon (year)
        Guess (1930 to 1981, ENTER = 1944): q
        You leave with 0 points. The high score is 165.

        """)
  }

  @Test func whatCannotBeAGuessIsExplainedAndCostsNothing() throws {
    #expect(
      try dialogue("abc", "12,34", "5", "99999", "1969.5", "2006", "q") == """
        Facts
        Higher or lower: guess the number, but not too low. Type ? for help, n for a new
        game, q to quit.
        3 questions, 3 lives, high score 0.
        A guess below the answer costs a life.

        Question 1: First landing on the Moon (year)
        Guess (1955 to 2006, ENTER = 1968): abc
        "abc" is no number: write it as 12345, 12,345, 3.1 billion or 2.5 million.
        Guess (1955 to 2006, ENTER = 1968): 12,34
        "12,34" is no number: write it as 12345, 12,345, 3.1 billion or 2.5 million.
        Guess (1955 to 2006, ENTER = 1968): 5
        That is outside the range.
        Guess (1955 to 2006, ENTER = 1968): 99999
        That is outside the range.
        Guess (1955 to 2006, ENTER = 1968): 1969.5
        Only whole numbers here.
        Guess (1955 to 2006, ENTER = 1968): 2006
        Too late: the right answer is 1969.
        Accuracy 35.0 %, 0 points.
        3 lives left, score 0, high score 0.

        Question 2: Height of Mount Everest (metres)
        Guess (1,327 to 10,849, ENTER = 6,151): q
        You leave with 0 points. The high score is 0.

        """)
  }

  @Test func theNumberOfferedMovesBeforeItIsTaken() throws {
    #expect(
      try dialogue("+", "-", ">", "<", "--", "++++++++++++", "") == """
        Facts
        Higher or lower: guess the number, but not too low. Type ? for help, n for a new
        game, q to quit.
        3 questions, 3 lives, high score 0.
        A guess below the answer costs a life.

        Question 1: First landing on the Moon (year)
        Guess (1955 to 2006, ENTER = 1968): +
        Guess (1955 to 2006, ENTER = 1973): -
        Guess (1955 to 2006, ENTER = 1968): >
        Guess (1955 to 2006, ENTER = 1969): <
        Guess (1955 to 2006, ENTER = 1968): --
        Guess (1955 to 2006, ENTER = 1958): ++++++++++++
        Guess (1955 to 2006, ENTER = 2006): 
        Too late: the right answer is 1969.
        Accuracy 35.0 %, 0 points.
        3 lives left, score 0, high score 0.

        Question 2: Height of Mount Everest (metres)
        Guess (1,327 to 10,849, ENTER = 6,151): 
        """)
  }

  @Test func helpHoldsThePacksOwnNumbers() throws {
    let rules = ["lives": "1", "horizon": "100", "yearMissCostsLife": "true", "tolerance": "0.1"]
    #expect(
      try dialogue("?", rules: rules) == """
        Facts
        Higher or lower: guess the number, but not too low. Type ? for help, n for a new
        game, q to quit.
        3 questions, 1 life, high score 0.
        A guess below the answer costs a life.

        Question 1: First landing on the Moon (year)
        Guess (1955 to 2006, ENTER = 1968): ?
        You are asked for a number. Guess it, or a little more: a guess below the right
        answer earns nothing and costs a life.
        An exact guess earns 100 points; the further above, the fewer: 29 at 5 % too
        much, 8 at 10 %. Beyond that it earns nothing and costs a life.
        For a year it counts how much too late you are, as a part of the years since
        (100 at most): 29 points at 25 %. From 50 % on a guess earns nothing and costs a
        life.
        You start with 1 life. No question comes again before all others have come.
        Type a number, as 12345, 12,345, 3.1 billion or 2.5 million, and press ENTER;
        ENTER alone takes the number offered, which + and - move by a tenth of the
        range, > and < by a step. n starts a new game, q quits.
        where names the id, file and line of the question, if you want to report it.
        Guess (1955 to 2006, ENTER = 1968): 
        """)
  }

  @Test func aNewGameKeepsTheScoreOfTheOld() throws {
    #expect(
      try dialogue("1969", "n", "9000", "q") == """
        Facts
        Higher or lower: guess the number, but not too low. Type ? for help, n for a new
        game, q to quit.
        3 questions, 3 lives, high score 0.
        A guess below the answer costs a life.

        Question 1: First landing on the Moon (year)
        Guess (1955 to 2006, ENTER = 1968): 1969
        Exactly right: 1969.
        Accuracy 100.0 %, 100 points.
        3 lives left, score 100, high score 100.

        Question 2: Height of Mount Everest (metres)
        Guess (1,327 to 10,849, ENTER = 6,151): n
        You leave with 100 points. A new record!

        Question 1: Age of the Earth (years)
        Guess (2.4 billion to 7.6 billion, ENTER = 3.9 billion): 9000
        That is outside the range.
        Guess (2.4 billion to 7.6 billion, ENTER = 3.9 billion): q

        """)
  }

  private func dialogue(
    _ lines: String..., rules: [String: String] = [:], _ language: Language = .english
  ) throws -> String {
    let texts = RuleText.filled(
      rules.map { RuleText($0.key, $0.value) } + classicForm, of: HigherOrLowerRules.specifications)
    let game = try #require(
      try HigherOrLower(rules: HigherOrLowerRules(texts), factCount: 3, year: 2026, seed: 5))
    let keeper = ScoreKeeper(nil, pack: "p", kind: "facts", rules: "r", title: "Facts")
    var plain = PlainHigherOrLower(
      game, Self.facts, title: "Facts", keeper, form: LineForm(80), language: language)
    var text = plain.begin()
    for line in lines { text += "\(line)\n" + plain.take(line).text }
    return text + plain.end()
  }
}
