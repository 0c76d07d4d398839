package import Diagnostics

/// Codes of what an export leaves out, loses or changes.
extension Code {
  package static let questionNotExported = Code(
    "L301", .warning, "does not fit the format",
    why: "The format has no way to write such a question, so the file is without it.",
    bad: "an Aiken file with a question whose choice has two lines",
    good: "an Aiken file with choices of one line",
    fix: "Reword the question, or choose a format that has room for it: packtool export --list.")
  package static let fieldNotExported = Code(
    "L401", .warning, "the format has no place for a field",
    why: "Whoever imports the file does not get these values.",
    bad: "the explanations of a quiz, in Aiken",
    good: "the explanations of a quiz, in GIFT",
    fix: "Choose a format that has the field: packtool export --list.")
  package static let translationsNotExported = Code(
    "L402", .warning, "the format has no translations",
    why: "The file is in the pack's own language alone.",
    bad: "a pack in English and Russian, in GIFT",
    good: "a pack in English and Russian, in CSV",
    fix: "Choose a format that has translations: csv, xlsx or json.")
  package static let deckInfoNotExported = Code(
    "L403", .warning, "the format has no place for facts about the pack",
    why:
      "Whoever imports the file does not see the licence, the authors or the other facts that are named.",
    bad: "a licence, in Aiken",
    good: "a licence, in JSON",
    fix: "Pass the facts on beside the file. A licence may require that.")
  package static let picturesNotExported = Code(
    "L404", .warning, "the format has no pictures",
    why: "The file has at most the names of the pictures.",
    bad: "a pack with pictures, in CSV",
    good: "a pack with pictures, in Moodle XML",
    fix: "Choose a format that has pictures, or make a project with packtool decompile.")
  package static let exportedTextCut = Code(
    "L405", .warning, "a text is cut for the format",
    why: "The format limits its texts.",
    bad: "a question of 150 characters, in a format that takes 120",
    good: "a question of at most 120 characters",
    fix: "Shorten the text in the project and export it anew.")
  package static let exportedTextChanged = Code(
    "L406", .warning, "a text is written in another way",
    why: "The format cannot have some characters as they are.",
    bad: "a line break, in a format of lines",
    good: "a text in one line",
    fix: "Read the text in the file.")
  package static let gameNotExported = Code(
    "L407", .warning, "rules and texts of the game are not exported",
    why: "Other programs have rules of their own.",
    bad: "<rules seconds=\"20\"/>",
    good: "a time limit that is set in the other program",
    fix: "Set the rules in the program that imports the file.")

  package static let gameBecomesTable = Code(
    "L408", .warning, "the questions of a game become a table",
    why: "A Data Package has tables and no games: other programs do not know how to play it.",
    bad: "a choice quiz, as a Data Package",
    good: "a table of one's own, as a Data Package",
    fix: "Keep the pack, or the project that packtool decompile makes of it, for playing.")

  /// The codes of exports.
  static let ofExports = [
    questionNotExported, fieldNotExported, translationsNotExported, deckInfoNotExported,
    picturesNotExported, exportedTextCut, exportedTextChanged, gameNotExported,
    gameBecomesTable,
  ]

  /// The codes of imports and exports, and of answers.
  package static let ofExchange = ofImports + ofUpdates + ofExports + ofAnswers

  /// True if each finding with the code stands for one question that was left out.
  package var isOfOmission: Bool { id.hasPrefix("L1") || id.hasPrefix("L3") }
}
