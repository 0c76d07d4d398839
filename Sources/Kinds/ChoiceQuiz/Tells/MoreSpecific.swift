internal import Diagnostics

/// Reports questions whose right choice alone has an exact detail: a parenthesis, a number or a reservation.
enum MoreSpecific: Tell {
  static let code = Code(
    "Q121", .warning, "only the right choice is exact",
    why:
      "An author takes most care of what is right. Players know that, and take the choice with a date, a"
      + " parenthesis or a word such as \"usually\".",
    bad: "Prompt,Right,Wrong1,Wrong2\nWhere was Napoleon beaten?,Waterloo (in 1815),Leipzig,Jena",
    good: "Prompt,Right,Wrong1,Wrong2\nWhere was Napoleon beaten in 1815?,Waterloo,Leipzig,Jena",
    fix: "Move the detail to the question or to Explanation, or give wrong choices one of its kind."
  )

  private static let reservations = WordSet(
    "usually generally often typically sometimes mostly mainly primarily largely approximately"
      + " roughly normally commonly partly")

  static func sign(_ question: HashedQuestion) -> TellSign? {
    guard !question.isTooSmall else { return nil }
    let right = question.choices[0]
    if right.hasParenthesis, question.wrongs.allSatisfy({ !$0.hasParenthesis }) {
      return TellSign(choice: 0, note: "a parenthesis")
    }
    guard right.words.count >= 3 else { return nil }
    let hasDigit = { (word: HashedQuestion.Word) in word.marks.contains(.hasDigit) }
    if right.length * 4 >= question.longestWrong * 5,
      let index = question.words[right.words].firstIndex(where: hasDigit),
      !has(hasDigit, question)
    {
      return TellSign(choice: 0, bytes: question.words[index].bytes, note: "a number")
    }
    if question.isEnglish,
      let index = question.words[right.words].firstIndex(where: reservations.contains),
      !has(reservations.contains, question)
    {
      return TellSign(choice: 0, bytes: question.words[index].bytes, note: "a reservation")
    }
    return nil
  }

  /// True if a wrong choice has such a word.
  private static func has(
    _ isSuch: (HashedQuestion.Word) -> Bool, _ question: HashedQuestion
  ) -> Bool {
    for text in question.wrongs where question.words[text.words].contains(where: isSuch) {
      return true
    }
    return false
  }

  static func finding(_ sign: TellSign, _ question: QuestionRow) -> Finding {
    let right = question.shuffled[0].choice
    return Finding(
      code, "of all choices only \(right.name) has \(sign.note): \(question.quoted(sign))",
      at: right.place, label: "more exact than the others",
      help: "move it to the question or to Explanation, or give wrong choices such a detail")
  }
}
