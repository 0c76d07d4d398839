package import Diagnostics

/// Codes of answers from other programs that cannot be taken as they are.
extension Code {
  package static let answerToNoQuestion = Code(
    "L501", .warning, "an answer to no question of the pack",
    why: """
      Answers are counted for the question that was asked. If the pack asks it in other words by now, or not at all, \
      nobody can say which question they belong to.
      """,
    bad: "a column `Capital of Fance?` for the question `Capital of France?`",
    good: "a column with the prompt of a question, or with its id",
    fix: "Name the column by the id of its question, or take the pack that was played.")
  package static let answerThatIsNoChoice = Code(
    "L502", .warning, "an answer that is no choice of its question",
    why: """
      Shares of choices mean something only if each answer is one of them. A choice that was reworded since is \
      another text.
      """,
    bad: "the answer `Lyons` to a question with the choices Paris, Lyon and Nice",
    good: "the answer `Lyon`",
    fix: "Write the choice as the pack has it, or take the pack that was played.")
  package static let unclearQuestion = Code(
    "L503", .warning, "an answer whose question is not clear",
    why:
      "If an answer could belong to several questions, the figures of all of them would be wrong.",
    bad:
      "a report of Moodle without the texts of questions, in which two questions have the choices Yes and No",
    good: "a report of Moodle with the texts of questions",
    fix: "Export the report with the texts of questions, or name columns by the ids of questions.")
  package static let otherRightAnswer = Code(
    "L504", .warning, "another right answer than in the pack",
    why: """
      Answers are judged by the pack, so that all have one measure. Where the other program had another key, one \
      of both is wrong.
      """,
    bad: "a right answer `Lyon` in the report, where the pack has `Paris`",
    good: "the same right answer in both",
    fix: "Find out which of both is right, and mend the other.")
  package static let passedAnswers = Code(
    "L505", .warning, "a part of a file that is no answer",
    why: "Whoever counts answers has to know what was not counted.",
    bad: "an attempt that was never finished",
    good: "a finished attempt",
    fix: "Nothing, if it is meant. Else take it out of the file, or correct it.")

  /// The codes of answers from other programs.
  static let ofAnswers = [
    answerToNoQuestion, answerThatIsNoChoice, unclearQuestion, otherRightAnswer, passedAnswers,
  ]
}
