package import Diagnostics

/// Codes of files that cannot be imported.
extension Code {
  package static let unreadableImport = Code(
    "L001", .error, "a file is not of its format",
    why:
      "Where a file breaks off or breaks the rules of its format, nobody can say which questions it has.",
    bad: "::Moons of Mars:: How many moons has Mars? {=2 ~1",
    good: "::Moons of Mars:: How many moons has Mars? {=2 ~1}",
    fix: "Correct the file at the place that the finding names, or name its format with --from.")
  package static let refusedArchive = Code(
    "L002", .error, "an archive is refused",
    why: """
      An archive may unpack to far more than a computer can hold, hide other archives, or name files \
      outside its folder. None of that is needed for questions.
      """,
    bad: "a ZIP file of 1 MB with 10 GB of zeros in it",
    good: "a ZIP file with the questions and their pictures",
    fix: "Unpack the archive with a program that you trust, look at the files, and import those.")
  package static let unclearKeys = Code(
    "L003", .error, "keys that can be read in two ways",
    why: """
      Some programs count the choices from 0, others from 1, and a number may be a choice itself. If no \
      key of an import proves one way, each right answer would be a guess.
      """,
    bad: "question,A,B,C,correct\nCapital of France?,Rome,Paris,Bonn,1",
    good: "question,A,B,C,correct\nCapital of France?,Rome,Paris,Bonn,Paris",
    fix: "Compare the question that the finding shows with its file, and say --index-base.")
  package static let importTooLarge = Code(
    "L004", .error, "an import takes too much work or memory",
    why: """
      A small file can stand for millions of rows, or name one picture a thousand times. An import is given up \
      beyond what files of its size need, before it takes the computer's time and memory.
      """,
    bad: "a spreadsheet of 600 bytes with 20 sheets, each of which repeats a row 60,000 times",
    good: "a spreadsheet in which each question is written once",
    fix: "Split the file, or raise the limit with --budget if you know that it is sound.")
}

/// Codes of questions that an import leaves out.
extension Code {
  package static let severalRight = Code(
    "L101", .warning, "several right answers",
    why:
      "The format says that one of several right answers is enough, or there are more than the choice quiz has columns for. To make one of them the right one would be a guess.",
    bad: "Which is prime? {=2 =3 ~4}",
    good: "Which are prime? {~%50%2 ~%50%3 ~%-50%4}",
    fix: "Ask for one of the answers, or write the right ones as one choice.")
  package static let noRightAnswer = Code(
    "L102", .warning, "no right answer",
    why: "Nobody could win the question.",
    bad: "Which is prime? {~4 ~6}",
    good: "Which is prime? {=2 ~4 ~6}",
    fix: "Mark the right answer in the file.")
  package static let noWrongAnswer = Code(
    "L103", .warning, "no wrong answer",
    why: "A question whose only choice is the right one is no question.",
    bad: "Which is prime? {=2}",
    good: "Which is prime? {=2 ~4 ~6}",
    fix: "Add at least one wrong answer to the file.")
  package static let tooLongToImport = Code(
    "L104", .warning, "too long",
    why:
      "The kind of content limits its texts, so that players can read a question while they play.",
    bad: "a question of 2500 characters",
    good: "a question of at most 2000 characters",
    fix: "Shorten the text in the file and import it anew.")
  package static let importedTwice = Code(
    "L105", .warning, "there already",
    why: "A player would meet the same question twice. The first one is taken.",
    bad: "the same question in two files",
    good: "each question once",
    fix: "Remove one of the two, or reword one of them if they do not mean the same.")
  package static let noGameForIt = Code(
    "L106", .warning, "of a type that no game has",
    why:
      "The games ask for some of several choices, for a number, a short text, an order or pairs. Essays and texts with several gaps are none of these.",
    bad: "Describe the capital of Peru. {}",
    good: "Which is the capital of Peru? {=Lima ~Santiago ~Quito}",
    fix:
      "Reword the question as one with choices, or as one for a number, a short text, an order or pairs."
  )
  package static let refusedByProject = Code(
    "L107", .warning, "not valid in a project",
    why: "A project with it would not compile. The message is that of packtool validate.",
    bad: "Which is prime? {=2 ~2}",
    good: "Which is prime? {=2 ~4}",
    fix: "Correct the question in the file as the message says.")
  package static let malformedQuestion = Code(
    "L108", .warning, "not written as the format asks",
    why: "The other questions of the file can be read, and this one cannot.",
    bad: "How many moons has Mars? {=2 ~1",
    good: "How many moons has Mars? {=2 ~1}",
    fix: "Correct the question at the place that the finding names, and import the file anew.")
}

/// Codes of what an import loses or changes.
extension Code {
  package static let markupDropped = Code(
    "L201", .warning, "markup became plain text",
    why:
      "The games show plain text. Bold letters, lists and tables in a text are lost, and a formula may be hard to read.",
    bad: "<p>Who wrote <i>Faust</i>?</p>",
    good: "Who wrote Faust?",
    fix: "Read the text in the project, and reword it if the markup had a meaning.")
  package static let feedbackDropped = Code(
    "L202", .warning, "a remark is lost",
    why: "A question has one explanation. Remarks about single answers have no place.",
    bad: "{=2#Right! ~4#That is two times two.}",
    good: "{=2 ~4####Two is the only even prime.}",
    fix: "Move what is worth keeping into the explanation.")
  package static let pointsDropped = Code(
    "L203", .warning, "points or weights are lost",
    why:
      "The rules of the game decide what an answer earns, and they are the same for all questions.",
    bad: "<defaultgrade>3</defaultgrade>",
    good: "<defaultgrade>1</defaultgrade>",
    fix:
      "Nothing is to be done, unless the weights say how hard a question is: then write Difficulty."
  )
  package static let mediaDropped = Code(
    "L204", .warning, "sound, video or a further picture is lost",
    why: "A question has one picture, beside its text.",
    bad: "<audio src=\"anthem.mp3\"/>",
    good: "<img src=\"flag.png\"/>",
    fix: "Ask in another way, or leave the question out if it needs what is lost.")
  package static let importedTextCut = Code(
    "L205", .warning, "a text is cut",
    why:
      "The kind of content limits its texts. A text that no game depends on is cut, and the question stays.",
    bad: "an explanation of 2500 characters",
    good: "an explanation of at most 2000 characters",
    fix: "Shorten the text in the project.")
  package static let settingDropped = Code(
    "L206", .warning, "a setting is lost",
    why:
      "Times, attempts and orders are rules of the game, which pack.xml states for all questions.",
    bad: "<timelimit>600</timelimit>",
    good: "<rules seconds=\"20\"/>",
    fix: "Write the rule into pack.xml; packtool schema KIND --manifest lists the rules.")
  package static let valueDropped = Code(
    "L207", .warning, "a value has no place in the project",
    why: "The kind of content has no field for it.",
    bad: "a column \"Teacher\"",
    good: "a column \"Source\"",
    fix: "Name a field for the column with --map, if there is one that fits.")
  package static let idChanged = Code(
    "L208", .warning, "an id is written in another way",
    why:
      "Ids have small letters, digits and hyphens. A program that knows a question by its old id does not find it.",
    bad: "Q_12.b",
    good: "q-12-b",
    fix: "Nothing is to be done, unless another program relies on the old id.")
  package static let labelChanged = Code(
    "L209", .warning, "a tag or a difficulty is written in another way",
    why: "Tags have letters, digits, spaces and hyphens, and difficulties are numbers from 1 to 5.",
    bad: "Entertainment: Film",
    good: "Entertainment-Film",
    fix: "Read the tags in the project.")
  package static let unitMissing = Code(
    "L210", .warning, "a number without a unit",
    why:
      "A player guesses better if the question says what is counted. The unit `number` stands in its place.",
    bad: "How many moons has Mars? {#2}",
    good: "How many moons has Mars? (moons) {#2}",
    fix:
      "Write the unit into the project, or in brackets at the end of the question before importing."
  )
  package static let pictureNotTaken = Code(
    "L211", .warning, "a picture is not taken",
    why:
      "The picture is not there, is damaged, or is of a type that packs do not have. The question stays without it.",
    bad: "<img src=\"https://example.org/flag.svg\"/>",
    good: "<img src=\"flag.png\"/>",
    fix: "Put the picture beside the file as PNG, JPEG or WebP, and import it anew.")
  package static let toleranceDropped = Code(
    "L212", .warning, "a tolerance is lost",
    why:
      "In higher-or-lower, points fall with the distance from the value; there is no interval that counts as right.",
    bad: "{#3.14:0.01}",
    good: "{#3.14}",
    fix: "Nothing is to be done, unless the question is only fair with the tolerance.")
  package static let decodedText = Code(
    "L213", .warning, "text is read from another encoding",
    why: "The project is in UTF-8. A wrong encoding shows as wrong letters.",
    bad: "&eacute; or %C3%A9, or a file in windows-1252",
    good: "é in UTF-8",
    fix: "Look at some texts with accents in the project.")
  package static let textChanged = Code(
    "L214", .warning, "a text is written in another way",
    why: "Line breaks, tabs and invisible characters have no place in the texts of a game.",
    bad: "a question in three lines",
    good: "a question in one line",
    fix: "Read the text in the project.")
  package static let choicesDropped = Code(
    "L215", .warning, "wrong answers are left out",
    why: "A question has at most seven wrong choices.",
    bad: "a question with twelve answers",
    good: "a question with at most eight answers",
    fix: "Choose the wrong answers that make the best question.")
  package static let licenceUnclear = Code(
    "L216", .warning, "a licence is kept as a credit",
    why:
      "pack.xml names licences by the ids of SPDX. Words of another form are kept as a line of credits.",
    bad: "free for schools",
    good: "CC-BY-4.0",
    fix: "Write <license spdx=\"…\"/> into pack.xml if a licence of SPDX fits.")

  package static let columnMissing = Code(
    "L217", .warning, "a table lacks a column that --map names",
    why:
      "Other tables of the import have the column. In this one, another column has the field, or none has it.",
    bad: "--map Explanation=Why, and a table without a column Why",
    good: "--map Explanation=Why, and a column Why in every table",
    fix:
      "Nothing is to be done if the table has no such column; else map its name, too, as in --map Explanation=Why --map Explanation=Reason."
  )
  package static let fileNotTaken = Code(
    "L218", .warning, "a file of a folder is not taken",
    why:
      "Its format is not known, or it is a table without the columns of questions. The other files are imported.",
    bad: "questions/rivers.yaml",
    good: "questions/rivers.json",
    fix:
      "Nothing is to be done if the file has no questions; else save them in a format of packtool import --list."
  )
  package static let percentTextKept = Code(
    "L220", .warning, "texts are percent-encoded",
    why: """
      Players would be shown Who%20wrote%20Faust%3F as it stands. Texts are decoded only where their format says \
      that they are encoded.
      """,
    bad: "Who%20wrote%20Faust%3F",
    good: "Who wrote Faust?",
    fix:
      "Decode the file and import it anew, or let `packtool fix --unsafe` decode the texts of the project."
  )

  /// The codes of imports.
  static let ofImports = [
    unreadableImport, refusedArchive, unclearKeys, importTooLarge, severalRight, noRightAnswer,
    noWrongAnswer,
    tooLongToImport,
    importedTwice, noGameForIt, refusedByProject, malformedQuestion, markupDropped, feedbackDropped,
    pointsDropped,
    mediaDropped, importedTextCut, settingDropped, valueDropped, idChanged, labelChanged,
    unitMissing, pictureNotTaken, toleranceDropped, decodedText, textChanged, choicesDropped,
    licenceUnclear, columnMissing, fileNotTaken, percentTextKept,
  ]
}
