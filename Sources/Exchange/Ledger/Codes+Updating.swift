package import Diagnostics

/// Codes of imports into a project that is there.
extension Code {
  package static let questionAdded = Code(
    "L601", .warning, "a question is added",
    why:
      "No question of the project has its id, asks the same, or has its answers and most of its words.",
    bad: "a row that the project does not have",
    good: "a row with the Id of a question of the project",
    fix:
      "Nothing is to be done if the question is new; else give it the id of the one that is meant."
  )
  package static let cellChanged = Code(
    "L602", .warning, "a cell is changed",
    why: "The file has another value than the project.",
    bad: "Right: Bonn, where the project has Berlin",
    good: "the same value in both",
    fix: "Look at the change with --diff before you import.")
  package static let questionRemoved = Code(
    "L603", .warning, "a question is removed",
    why: "The files do not have the question, and --remove-missing is given.",
    bad: "a question that only the project has",
    good: "a question that both have",
    fix: "Leave --remove-missing out if the files have only a part of the questions.")
  package static let columnAdded = Code(
    "L604", .warning, "a column is added to a source",
    why: "The file has values for a field that the source has no column for.",
    bad: "an Explanation, and a source without the column Explanation",
    good: "a source with the column Explanation",
    fix: "Nothing is to be done if the values are wanted; else remove the column from the file.")
  package static let pictureAdded = Code(
    "L605", .warning, "a picture is added",
    why: "The import brings a picture that the project does not have.",
    bad: "a new picture in the file",
    good: "a picture that the project has",
    fix: "Nothing is to be done.")
  package static let questionsNotInFile = Code(
    "L606", .warning, "questions of the project are not in the files",
    why: "They may have been removed on purpose, or the files have only a part of the questions.",
    bad: "a sheet with 10 of 12 questions",
    good: "a sheet with all questions",
    fix: "Import with --remove-missing if they are to be removed.")
  package static let ambiguousMatch = Code(
    "L607", .warning, "several questions could be meant",
    why: "To take one of them would be a guess, and to add another one would make a double.",
    bad: "the same words twice, without an Id",
    good: "a row with the Id of the question",
    fix:
      "Give the questions ids with packtool normalise --write-ids, export anew, and edit that file."
  )
  package static let otherKind = Code(
    "L608", .warning, "a question of another kind",
    why: "A project has questions of one kind.",
    bad: "a question for a number, into a choice quiz",
    good: "a question with choices, into a choice quiz",
    fix: "Import it into a project of its kind.")
  package static let sourceNotEdited = Code(
    "L609", .warning, "a template makes a question that differs",
    why:
      "A <template> makes the question from a row of a table. A change of the table or of the template may change other questions, too, so imports change neither.",
    bad: "another Right for a question that a <template> makes",
    good: "another Right for a question of questions.csv or questions.xml",
    fix: "Change the row of the table, or the <template> in pack.xml.")
  package static let idNotTaken = Code(
    "L610", .warning, "an id is not taken",
    why: "A question keeps its id, by which scores and other files know it.",
    bad: "another Id beside the words of a question",
    good: "the Id that the project has",
    fix: "Change the id in the project if the new one is wanted.")
  package static let changeNotTaken = Code(
    "L611", .warning, "a change is not taken",
    why:
      "The project has no place for it, would not be valid with it, or would be wrong elsewhere.",
    bad: "a wrong choice that is the right one, too",
    good: "choices that differ",
    fix: "Correct the question as the message says, and import the file anew.")
  package static let projectNotUpdated = Code(
    "L612", .error, "a project cannot be updated",
    why:
      "The change would make the project invalid as a whole, or the project has no source for new questions.",
    bad: "a new question for a project whose questions are all made by a <template>",
    good: "a new question for a project with a source of questions",
    fix: "Do what the message says.")

  /// The codes of imports into a project.
  static let ofUpdates = [
    questionAdded, cellChanged, questionRemoved, columnAdded, pictureAdded, questionsNotInFile,
    ambiguousMatch, otherKind, sourceNotEdited, idNotTaken, changeNotTaken, projectNotUpdated,
  ]

  /// True if an entry with the code states a change of the project, and no loss.
  package var isOfUpdate: Bool { Self.changes.contains(self) }
  private static let changes: Set<Code> = [
    questionAdded, cellChanged, questionRemoved, columnAdded, pictureAdded, questionsNotInFile,
  ]
}
