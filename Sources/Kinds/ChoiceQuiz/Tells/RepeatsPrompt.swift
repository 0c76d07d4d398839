internal import Diagnostics

/// Reports questions whose right choice alone repeats a word of the question.
enum RepeatsPrompt: Tell {
  static let code = Code(
    "Q123", .warning, "only the right choice repeats a word of the question",
    why: "Players match the words, and know the answer without knowing the subject.",
    bad:
      "Prompt,Right,Wrong1,Wrong2\nWhat does a barometer measure?,Barometric pressure of the barometer,Wind speed,Humidity",
    good:
      "Prompt,Right,Wrong1,Wrong2\nWhat does a barometer measure?,The weight of the air,Wind speed,Humidity",
    fix:
      "Say it in other words in the question or in the choice, or use the word in wrong choices, too."
  )

  /// Shorter words, such as `sea`, occur in questions by chance.
  private static let fewestLetters = 5

  /// Words that questions and choices share without being about the same.
  private static let common = WordSet(
    "which these those there their where about after before following between other others called"
      + " known named would could should first largest smallest highest longest world country city"
      + " during under through against being having while whose using")

  static func sign(_ question: HashedQuestion) -> TellSign? {
    guard !question.isTooSmall, !question.prompt.words.isEmpty else { return nil }
    let right = question.choices[0]
    guard right.words.count > 1,
      let index = question.words[right.words].firstIndex(where: { isTelling($0) }),
      let match = firstMatch(from: index, right, question), !stands(right, question)
    else { return nil }
    for wrong in question.wrongs {
      for word in question.words[wrong.words] where isTelling(word) && isAsked(word, question) {
        return nil
      }
    }
    return TellSign(choice: 0, bytes: question.words[match].bytes)
  }

  private static func firstMatch(
    from start: Int, _ right: HashedQuestion.Text, _ question: HashedQuestion
  ) -> Int? {
    for index in start..<right.words.upperBound
    where isTelling(question.words[index]) && isAsked(question.words[index], question) {
      return index
    }
    return nil
  }

  private static func isTelling(_ word: HashedQuestion.Word) -> Bool {
    word.letters >= fewestLetters + (word.stem == word.hash ? 0 : 1)
      && !word.marks.contains(.hasDigit) && !common.contains(word)
  }

  private static func isAsked(
    _ word: HashedQuestion.Word, _ question: HashedQuestion
  ) -> Bool {
    for index in question.prompt.words where question.words[index].stem == word.stem {
      return true
    }
    return false
  }

  /// True if the whole choice stands in the question, which is another finding (Q204).
  private static func stands(
    _ right: HashedQuestion.Text, _ question: HashedQuestion
  ) -> Bool {
    let count = right.words.count
    guard count <= question.prompt.words.count else { return false }
    for start in question.prompt.words.lowerBound...question.prompt.words.upperBound - count {
      var length = 0
      while length < count,
        question.words[start + length].hash == question.words[right.words.lowerBound + length].hash
      {
        length += 1
      }
      if length == count { return true }
    }
    return false
  }

  static func finding(_ sign: TellSign, _ question: QuestionRow) -> Finding {
    let right = question.shuffled[0].choice
    let word = question.quoted(sign)
    return Finding(
      code, "of all choices only \(right.name) repeats a word of the question: \(word)",
      at: right.place, label: "repeats \(word)",
      help: "say it in other words, or use the word in wrong choices, too",
      related: question.prompt.map { [Related($0.place, "the question")] } ?? [])
  }
}
