internal import Diagnostics

/// Reports questions whose right choice can be put together from the wrong ones.
enum Convergence: Tell {
  static let code = Code(
    "Q131", .warning, "the wrong choices together spell out the right one",
    why:
      "Authors vary the right choice part by part. Players take the choice whose parts come up most often.",
    bad:
      "Prompt,Right,Wrong1,Wrong2,Wrong3\nWhich coins?,Gold ducat,Silver ducat,Gold thaler,Iron penny",
    good:
      "Prompt,Right,Wrong1,Wrong2,Wrong3\nWhich coins?,Gold ducat,Silver ducat,Gold thaler,Silver thaler",
    fix: "Vary wrong choices as well, so that no choice shares most with the others.")

  private static let links = WordSet("a an the of and or in on at to for with by from is are")

  static func sign(_ question: HashedQuestion) -> TellSign? {
    guard question.choices.count > 3 else { return nil }
    for choice in question.choices where choice.words.count < 2 || choice.number != nil {
      return nil
    }
    var parts = 0
    let right = question.choices[0]
    for index in right.words where isPart(question.words[index]) {
      let count = others(with: question.words[index], besides: 0, question)
      // A word of every choice says nothing.
      if count == question.wrongs.count { continue }
      if count == 0 { return nil }
      parts += 1
    }
    guard parts > 1 else { return nil }
    for number in question.choices.indices.dropFirst() {
      guard isDistinct(number, question), !holds(number, question) else { return nil }
    }
    return TellSign(choice: 0)
  }

  private static func isPart(_ word: HashedQuestion.Word) -> Bool { !links.contains(word) }

  /// The number of other choices that have a word.
  private static func others(
    with word: HashedQuestion.Word, besides number: Int, _ question: HashedQuestion
  ) -> Int {
    var count = 0
    for other in question.choices.indices where other != number {
      for index in question.choices[other].words where question.words[index].stem == word.stem {
        count += 1
        break
      }
    }
    return count
  }

  /// True if the choice has a part that no other has.
  private static func isDistinct(_ number: Int, _ question: HashedQuestion) -> Bool {
    for index in question.choices[number].words
    where isPart(question.words[index])
      && others(with: question.words[index], besides: number, question) == 0
    {
      return true
    }
    return false
  }

  /// True if a wrong choice has every part of the right one.
  private static func holds(_ number: Int, _ question: HashedQuestion) -> Bool {
    for index in question.choices[0].words where isPart(question.words[index]) {
      var isThere = false
      for other in question.choices[number].words
      where question.words[other].stem == question.words[index].stem {
        isThere = true
        break
      }
      if !isThere { return false }
    }
    return true
  }

  static func finding(_ sign: TellSign, _ question: QuestionRow) -> Finding {
    let right = question.shuffled[0].choice
    return Finding(
      code,
      "\(right.name) shares each of its words with another choice, and no other choice does: \(question.quoted(sign))",
      at: right.place, label: "shares most with the others",
      help: "vary wrong choices as well, so that none shares most with the others")
  }
}
