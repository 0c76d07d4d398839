import Games
import PackFormat
import TestSupport
import Testing
import Words

@testable import Screens

@Suite struct PlainPlacingTests {
  @Test func aSessionOfAnOrdering() throws {
    #expect(
      try dialogue(orderingPack(), ["", "bca", "acb", "AB", "AAB", "abx", "?", "", "A, B, C", "q"])
        == """
        Test
        3 questions, each with items that you put in order. If all places are right, you
        earn 1 point.
        Each question has 60 seconds. You are warned when 10 seconds are left. When the
        time is up, the right answer is shown, nothing is earned, and the next question
        comes by itself.
        Type the letters of the items in their right order, such as BCA, and press
        ENTER. n starts afresh at once, q quits, ? shows this help; the clock runs on
        meanwhile.
        High score 0.
        ENTER to start, q to quit: 

        Question 1 of 3: From the Sun outwards?
        A) Earth
        B) Venus
        C) Mercury
        Letters (A to C, 60 seconds left): bca
        1 of 3 are right.
        ✗ 1. Venus → Mercury
        ✗ 2. Mercury → Venus
        ✓ 3. Earth
        Score 0, 2 questions left, high score 0.

        Question 2 of 3: The shortest first
        A) Hour
        B) Second
        C) Minute
        Letters (A to C, 60 seconds left): acb
        1 of 3 are right.
        ✗ 1. Hour → Second
        ✓ 2. Minute
        ✗ 3. Second → Hour
        Score 0, 1 question left, high score 0.

        Question 3 of 3: Who was born first?
        A) Mozart
        B) Brahms
        C) Bach
        Letters (A to C, 60 seconds left): AB
        Type 3 letters, one for each place.
        Letters (A to C, 60 seconds left): AAB
        A is in two places.
        Letters (A to C, 60 seconds left): abx
        “abx” has something else than the letters A to C.
        Letters (A to C, 60 seconds left): ?
        3 questions, each with items that you put in order. If all places are right, you
        earn 1 point.
        Each question has 60 seconds. You are warned when 10 seconds are left. When the
        time is up, the right answer is shown, nothing is earned, and the next question
        comes by itself.
        Type the letters of the items in their right order, such as BCA, and press
        ENTER. n starts afresh at once, q quits, ? shows this help; the clock runs on
        meanwhile.
        where names the id, file and line of the question, if you want to report it.
        Letters (A to C, 60 seconds left): 
        Type 3 letters, one for each place.
        Letters (A to C, 60 seconds left): A, B, C
        Wrong! Nothing is in its place.
        ✗ 1. Mozart → Bach
        ✗ 2. Brahms → Mozart
        ✗ 3. Bach → Brahms
        Bach was born in 1685.
        Source: A lexicon
        Game over!
        0 right, 2 partly right, 1 wrong, 0 out of time: 0 points. The high score is 0.
        ENTER to play again, q to quit: q

        """)
  }

  @Test func aSessionOfAMatching() throws {
    #expect(
      try dialogue(matchingPack(), ["", "1b 2a", "ab", "abc", "1a 1b", "3a 1b", "2a 1c", "q"])
        == """
        Test
        2 questions, each with texts for which you find the right partners. Each right
        place earns 2 points.
        Each question has 60 seconds. You are warned when 10 seconds are left. When the
        time is up, the right answer is shown, nothing is earned, and the next question
        comes by itself.
        Type the letter for each number in turn, such as CAB, or with the numbers, such
        as 1C 2A 3B, and press ENTER. n starts afresh at once, q quits, ? shows this
        help; the clock runs on meanwhile.
        High score 0.
        ENTER to start, q to quit: 

        Question 1 of 2: Which capital?
        1. Peru
        2. Chile
        A) Quito
        B) Santiago
        C) Lima
        Letters (A to C, 60 seconds left): 1b 2a
        Wrong! Nothing is in its place.
        ✗ Peru: Santiago → Lima
        ✗ Chile: Quito → Santiago
        Score 0, 1 question left, high score 0.

        Question 2 of 2: Which sign?
        1. Gold
        2. Iron
        A) Ir
        B) Au
        C) Fe
        Letters (A to C, 60 seconds left): ab
        Wrong! Nothing is in its place.
        ✗ Gold: Ir → Au
        ✗ Iron: Au → Fe
        Game over!
        0 right, 0 partly right, 2 wrong, 0 out of time: 0 points. The high score is 0.
        ENTER to play again, q to quit: abc

        Question 1 of 2: Which capital?
        1. Peru
        2. Chile
        A) Santiago
        B) Quito
        C) Lima
        Letters (A to C, 60 seconds left): 1a 1b
        Type 2 letters, one for each place.
        Letters (A to C, 60 seconds left): 3a 1b
        Type 2 letters, one for each place.
        Letters (A to C, 60 seconds left): 2a 1c
        Right!
        Score 4, 1 question left, high score 4.

        Question 2 of 2: Which sign?
        1. Gold
        2. Iron
        A) Ir
        B) Fe
        C) Au
        Letters (A to C, 60 seconds left): q
        You leave with 4 points. A new record!

        """)
  }

  @Test(
    arguments: [
      ("BCA", [1, 2, 0]), ("b c a", [1, 2, 0]), ("b,c;a.", [1, 2, 0]), ("1B 2C 3A", [1, 2, 0]),
      ("3a2c1b", [1, 2, 0]), ("1-b, 2=c, 3: a", [1, 2, 0]), ("1) B 2) C 3) A", [1, 2, 0]),
      ("AB", [0, 1]), ("ABCD", [0, 1, 2, 3]),
    ] as [(String, [Int])])
  func lettersAreReadInManySpellings(line: String, items: [Int]) throws {
    #expect(try PlacingText.items(line, places: 3, items: 4) == items)
  }

  @Test(
    arguments: [
      ("ABE", .foreign), ("Б", .foreign), ("A B ?", .foreign), ("1A 2B", .count),
      ("1A 2B 2C", .count), ("1A 2B 4C", .count), ("1A 2B C", .count), ("1A 2B 3", .count),
      ("0A 1B 2C", .count), ("999A", .foreign), ("123", .foreign),
    ] as [(String, PlacingText.Problem)])
  func otherLinesAreNoAnswer(line: String, problem: PlacingText.Problem) {
    #expect(throws: problem) { try PlacingText.items(line, places: 3, items: 4) }
  }

  @Test func theResultIsPlainInASCII() throws {
    let text = try dialogue(orderingPack(), ["", "bca"], isASCII: true)
    #expect(text.contains("- 1. Venus -> Mercury\n- 2. Mercury -> Venus\n+ 3. Earth\n"))
  }

  /// A wrong line costs no answer, whatever is typed.
  @Test(arguments: 0..<100 as Range<UInt64>)
  func noLineBreaksTheGame(seed: UInt64) throws {
    var chance = SeededGenerator(seed: seed)
    let signs = Array("ABCDEabc123 ,;.:-=?!qß→🙂")
    let lines = (0..<30).map { _ in
      String((0..<chance.below(8)).map { _ in signs[Int(chance.below(UInt64(signs.count)))] })
    }
    let text = try dialogue(matchingPack(), [""] + lines)
    #expect(text.contains("Question 1 of 2"))
  }

  private func dialogue(_ pack: BuiltPack, _ input: [String], isASCII: Bool = false) throws
    -> String
  {
    let reader = try pack.reader()
    let kind = try #require(GameKind.of(reader.header.card))
    let keeper = ScoreKeeper(nil, pack: "p", kind: kind.kind, rules: "r", title: "Test")
    var settings = GameSettings(seed: 7, year: nil)
    settings.isASCII = isASCII
    var game = try kind.play(reader, settings, keeper)
    var text = try game.begin()
    for line in input {
      text += "\(line)\n"
      let reply = try game.take(line, after: 0)
      text += reply.text
      if reply.isDone { break }
    }
    return text
  }
}

/// Returns a pack of three orderings, all of which a session asks.
func orderingPack(_ rules: [String: String] = [:]) -> BuiltPack {
  var pack = placingPack(.ordering, ["questions": "3"].merging(rules) { $1 })
  pack.add("Prompt", ["Who was born first?", "From the Sun outwards?", "The shortest first"])
  pack.add("Item1", ["Bach", "Mercury", "Second"])
  pack.add("Item2", ["Mozart", "Venus", "Minute"])
  pack.add("Item3", ["Brahms", "Earth", "Hour"])
  pack.add("Explanation", ["Bach was born in 1685.", nil, nil])
  pack.add("Source", ["A lexicon", nil, nil])
  return pack
}

/// Returns a pack of two matchings with an item that belongs to nothing, with points for each right place.
func matchingPack(_ rules: [String: String] = [:]) -> BuiltPack {
  var pack = placingPack(
    .matching, ["questions": "2", "credit": "part", "rightPoints": "2"].merging(rules) { $1 })
  pack.add("Prompt", ["Which capital?", "Which sign?"])
  pack.add("Left1", ["Peru", "Gold"])
  pack.add("Right1", ["Lima", "Au"])
  pack.add("Left2", ["Chile", "Iron"])
  pack.add("Right2", ["Santiago", "Fe"])
  pack.add("Extra1", ["Quito", "Ir"])
  return pack
}

private func placingPack(_ form: PlacingForm, _ rules: [String: String]) -> BuiltPack {
  BuiltPack(
    kind: form.kind,
    rules: RuleText.filled(
      rules.map { RuleText($0.key, $0.value) }, of: PlacingRules.specifications))
}
