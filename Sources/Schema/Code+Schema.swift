package import Diagnostics

extension Code {
  package static let missingColumn = Code(
    "F101", .error, "a column is missing",
    why: "Without it no row has what the game asks for.",
    bad: "Fact,Unit\nHeight of Mont Blanc,m", good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m")
  package static let misspeltColumn = Code(
    "F102", .error, "the name of a column is misspelt",
    why: "Columns are found by name, so the whole column would be missing.",
    bad: "Fact,Vaule,Unit", good: "Fact,Value,Unit")
  package static let doubtfulColumn = Code(
    "F103", .warning, "a column is named nearly like one the game knows",
    why: "It is kept, but as an extra that no game uses.",
    bad: "Fact,Value,Unit,Sorce", good: "Fact,Value,Unit,Source")
  package static let notANumber = Code(
    "F104", .error, "a value is not a number",
    why: "A slider needs a number; words, units and separators are not guessed at.",
    bad: "World population,8.2 billion,people", good: "World population,8200000000,people")
  package static let numberTooLarge = Code(
    "F105", .error, "a number does not fit",
    why: "A pack holds numbers exactly: 64-bit integers with up to 18 decimal places.",
    bad: "Atoms in a kilogram of iron,10780000000000000000000000,atoms",
    good: "Atoms in a kilogram of iron in sextillions,10780,sextillion atoms")
  package static let notAWholeNumber = Code(
    "F106", .error, "a value is not a whole number",
    why: "The column counts something, or is a year.",
    bad: "Difficulty\n2.5", good: "Difficulty\n3")
  package static let notAFlag = Code(
    "F107", .error, "a value is neither true nor false",
    why: "Only true and false (or 1 and 0) mean the same to everyone.",
    bad: "Checked\nyes", good: "Checked\ntrue")
  package static let notADate = Code(
    "F108", .error, "a value is not a date",
    why: "Dates are written one way, so that 3/4 cannot be April or March.",
    bad: "AsOf\n1/2/2025", good: "AsOf\n2025-02-01")
  package static let missingValue = Code(
    "F109", .error, "a value is missing",
    why: "The question cannot be asked or judged without it.",
    bad: "Height of Mont Blanc,,m", good: "Height of Mont Blanc,4806,m")
  package static let notUnique = Code(
    "F110", .error, "a value stands here twice",
    why: "The same question would come up twice, perhaps with two answers.",
    bad: "Height of Mont Blanc,4806,m\nHeight of Mont Blanc,4810,m",
    good: "Height of Mont Blanc,4806,m")
  package static let outOfRange = Code(
    "F111", .error, "a value is out of its range",
    why: "The game has no meaning for it.",
    bad: "Difficulty\n9", good: "Difficulty\n5")
  package static let wrongLength = Code(
    "F112", .error, "a text is too short or too long",
    why: "It has to be read in a moment, on a small screen.",
    bad: "Fact\n(a text of 5,000 characters)", good: "Fact\nHeight of Mont Blanc")
  package static let wrongPattern = Code(
    "F113", .error, "a text does not have the form of its column",
    why: "Programs rely on the form: an id is used in links and reports.",
    bad: "Id\nMont Blanc!", good: "Id\nmont-blanc")
  package static let notAnOption = Code(
    "F114", .error, "a value is none of those allowed",
    why: "The game knows only these.",
    bad: "Computer\nclever", good: "Computer\nhalving")
  package static let forbiddenCharacter = Code(
    "F115", .error, "a character that must not stand in a text",
    why: "Control and direction characters change what a screen shows, or drive a terminal.",
    bad: "Fact\nHeight of Mont\u{202E} Blanc", good: "Fact\nHeight of Mont Blanc")
  package static let missingReference = Code(
    "F116", .error, "a value refers to a row that is not there",
    why: "The question would point at nothing.",
    bad: "Image\nflag-of-atlantis", good: "Image\nflag-of-malta")

  package static let emptyRow = Code(
    "F117", .warning, "a row of empty cells",
    why: "Spreadsheets leave such rows behind; they hold no question and are passed over.",
    bad: "Height of Mont Blanc,4806,m\n,,", good: "Height of Mont Blanc,4806,m")

  package static let missingTranslation = Code(
    "F118", .warning, "a text is not translated",
    why: "Who plays in that language reads this text in another one.",
    bad: "Fact,Fact@de\nHeight of Mont Blanc,",
    good: "Fact,Fact@de\nHeight of Mont Blanc,Höhe des Mont Blanc")
  package static let unknownLanguage = Code(
    "F119", .error, "a text is in a language that the pack does not have",
    why: "The languages of a pack stand in pack.xml; a slip in a tag would hide a translation.",
    bad: "Fact,Fact@rus", good: "Fact,Fact@ru")
  package static let notTranslatable = Code(
    "F120", .error, "a column that is the same in every language has a language",
    why: "Numbers, ids and files are not translated, so the game would never look at it.",
    bad: "Fact,Value,Value@ru,Unit", good: "Fact,Value,Unit,Unit@ru")
  package static let tooManyChoices = Code(
    "F121", .error, "an element has no column left",
    why: "What it says would be left out of the pack without a word.",
    bad: "(a question with nine choices)", good: "(a question with eight choices)")

  package static let markedTwice = Code(
    "F122", .error, "two choices are marked right",
    why: "A question has one right choice; whoever takes the other would be told it is wrong.",
    bad: "<choice right=\"true\">Yen</choice><choice right=\"true\">Won</choice>",
    good: "<choice right=\"true\">Yen</choice><choice>Won</choice>")

  package static let spreadsheetDamage = Code(
    "F123", .error, "a spreadsheet's error, formula or date instead of a value",
    why: """
      A spreadsheet replaces what was typed in when it cannot compute it, shows it in another form, \
      or takes it for a date; what was meant is no longer in the file.
      """,
    bad: "Height of Mont Blanc,#REF!,m", good: "Height of Mont Blanc,4806,m",
    mend: """
      Put the value in by hand. Format the columns as text before typing anything in, and export \
      values rather than formulas.
      """)
  package static let spreadsheetText = Code(
    "F124", .warning, "a text that a spreadsheet may have made of another",
    why: "Players would be shown an error or a formula, or a date that nobody typed in.",
    bad: "Moons of the inner planets,3,1-Mar", good: "Moons of the inner planets,3,1-3",
    mend: "Write what was typed in, in a column that is formatted as text, or allow the code.")
  package static let invisibleCharacter = Code(
    "F125", .warning, "a character that cannot be seen",
    why: "Two texts that look the same then differ, and neither search nor sorting finds them.",
    bad: "Fact\nHeight of \u{200B}Mont Blanc", good: "Fact\nHeight of Mont Blanc",
    mend:
      "Remove it; `packtool fix` does. It often comes along when text is copied from a web page.")

  package static let schema: [Code] = [
    missingColumn, misspeltColumn, doubtfulColumn, notANumber, numberTooLarge, notAWholeNumber,
    notAFlag, notADate, missingValue, notUnique, outOfRange, wrongLength, wrongPattern,
    notAnOption, forbiddenCharacter, missingReference, emptyRow,
    missingTranslation, unknownLanguage, notTranslatable, tooManyChoices, markedTwice,
    spreadsheetDamage, spreadsheetText, invisibleCharacter,
  ]
}
