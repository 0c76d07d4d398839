internal import Diagnostics

/// Reports questions that ask for what is not so, with a negation that readers may miss.
enum UnmarkedNegation: Tell {
  static let code = Code(
    "Q130", .warning, "a negation in the question is easily missed",
    why:
      "Players who know the answer pass over the small word, and take the first choice that is true.",
    bad: "Prompt,Right,Wrong1,Wrong2\nWhich of these is not a fruit?,Rhubarb,Banana,Tomato",
    good: "Prompt,Right,Wrong1,Wrong2\nWhich of these is NOT a fruit?,Rhubarb,Banana,Tomato",
    fix: "Write NOT or EXCEPT in large letters, or ask for what is so.")

  private static let asking = WordSet("which what who whom whose where")
  private static let negations = WordSet(
    "not never isnt arent wasnt werent doesnt dont didnt hasnt havent cannot cant")
  private static let except = WordSet("except excepting")
  private static let helpers = WordSet(
    "is are was were be been do does did has have had can could will would should must may")
  /// The last place, in words, of the negation of the question itself: later ones belong to a clause.
  private static let lastPlace = 7

  static func sign(_ question: HashedQuestion) -> TellSign? {
    guard question.isEnglish, !question.isTooSmall, let first = question.words.first,
      !question.prompt.words.isEmpty
    else { return nil }
    let asks = asking.contains(first)
    for index in question.prompt.words {
      let word = question.words[index]
      guard word.letters > 2, !word.isAllCaps, !word.marks.contains(.isMarked) else { continue }
      if except.contains(word) { return TellSign(bytes: word.bytes) }
      guard asks, index <= lastPlace, index > 0, negations.contains(word) else { continue }
      // "Which is not", "which has never": the helping verb tells the main clause.
      let isShort = word.letters > 3 && word.last.1 == UInt8(ascii: "t")
      if isShort || helpers.contains(question.words[index - 1]) {
        return TellSign(bytes: word.bytes)
      }
    }
    return nil
  }

  static func finding(_ sign: TellSign, _ question: QuestionRow) -> Finding {
    let word = question.quoted(sign)
    return Finding(
      code, "the question asks for what is not so, and says so by \(word) alone",
      at: question.prompt?.place ?? question.shuffled[0].choice.place, label: "easily missed",
      help: "write it in large letters, \(word.uppercased()), or ask for what is so")
  }
}
