internal import Diagnostics

/// Reports questions in which the right choice and one wrong choice are opposites, so that the others drop out.
enum Opposites: Tell {
  static let code = Code(
    "Q128", .warning, "the right choice and a wrong one exclude each other",
    why:
      "One of two opposites is always true. Players see that it must be one of them, and pass over the rest.",
    bad:
      "Prompt,Right,Wrong1,Wrong2\nWhat does ice do?,It floats on water,It does not float on water,It smells of salt",
    good:
      "Prompt,Right,Wrong1,Wrong2\nWhat does ice do?,It floats on water,It turns into salt,It smells of salt",
    fix: "Replace the wrong one, or give the other choices an opposite, too.")

  private static let negations = WordSet(
    "not no never cannot doesnt dont didnt isnt arent wasnt werent without")
  private static let helpers = WordSet("do does did is are was were can will has have to any a the")
  /// Choices that make a pair of opposites complete.
  private static let thirds = WordSet(
    "same equal unchanged constant neither both neutral zero change changes unaffected nothing")

  private static let opposites: [UInt64: UInt64] = {
    let pairs = """
      increase decrease increases decreases increased decreased rise fall rises falls rose fell
      more less higher lower larger smaller greater smaller longer shorter faster slower
      warmer colder hotter colder stronger weaker earlier later before after above below over under
      left right up down positive negative inside outside expand contract expands contracts
      gain lose gains loses gained lost absorb release absorbs releases attract repel attracts repels
      always never high low hot cold maximum minimum most least clockwise counterclockwise
      start end starts ends begin end begins ends open close opens closes
      """.split { $0 == " " || $0 == "\n" }
    var table: [UInt64: UInt64] = [:]
    for index in stride(from: 0, to: pairs.count - 1, by: 2) {
      let (one, two) = (WordSet.hash(pairs[index]), WordSet.hash(pairs[index + 1]))
      // A pair is found by the sum of its words.
      table[one &+ two] = one
    }
    return table
  }()

  static func sign(_ question: HashedQuestion) -> TellSign? {
    guard question.isEnglish, !question.isTooSmall else { return nil }
    var pair: (Int, Int)?
    for number in question.choices.indices where question.choices[number].words.count > 2 {
      for earlier in 0..<number {
        guard
          areOpposite(question.choices[earlier], question.choices[number], question)
        else { continue }
        if pair != nil { return nil }
        pair = (earlier, number)
      }
    }
    guard let pair, pair.0 == 0 else { return nil }
    for (number, choice) in question.choices.enumerated() where number != 0 && number != pair.1 {
      for word in question.words[choice.words] where thirds.contains(word) { return nil }
    }
    return TellSign(choice: pair.1, other: 0)
  }

  /// True if two texts are equal but for a negation, or for one word and its opposite.
  private static func areOpposite(
    _ left: HashedQuestion.Text, _ right: HashedQuestion.Text, _ question: HashedQuestion
  ) -> Bool {
    let shorter = min(left.words.count, right.words.count)
    guard shorter > 1, abs(left.words.count - right.words.count) < 3 else { return false }
    var start = 0
    while start < shorter,
      question.words[left.words.lowerBound + start].stem
        == question.words[right.words.lowerBound + start].stem
    {
      start += 1
    }
    var end = 0
    while end < shorter - start,
      question.words[left.words.upperBound - 1 - end].stem
        == question.words[right.words.upperBound - 1 - end].stem
    {
      end += 1
    }
    let one = question.words[left.words.lowerBound + start..<left.words.upperBound - end]
    let two = question.words[right.words.lowerBound + start..<right.words.upperBound - end]
    if one.count == 1, two.count == 1, let left = one.first, let right = two.first,
      opposites[left.hash &+ right.hash] != nil
    {
      return true
    }
    return isNegation(one, of: two) || isNegation(two, of: one)
  }

  private static func isNegation(
    _ longer: ArraySlice<HashedQuestion.Word>, of shorter: ArraySlice<HashedQuestion.Word>
  ) -> Bool {
    longer.count > shorter.count && longer.contains(where: negations.contains)
      && longer.allSatisfy { negations.contains($0) || helpers.contains($0) }
      && shorter.allSatisfy { helpers.contains($0) }
  }

  static func finding(_ sign: TellSign, _ question: QuestionRow) -> Finding {
    let cell = question.shuffled[sign.choice ?? 0].choice
    let right = question.shuffled[0].choice
    return Finding(
      code, "\(cell.name) is the opposite of \(right.name), so it must be one of the two",
      at: cell.place, label: "the opposite",
      help: "replace it, or give the other choices an opposite, too",
      related: [Related(right.place, "the right choice")])
  }
}
