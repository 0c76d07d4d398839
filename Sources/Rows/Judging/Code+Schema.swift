package import Diagnostics

extension Code {
  package static let missingColumn = Code(
    "F101", .error, "a column is missing",
    why: "Without it no row has what the game asks for.",
    bad: "Fact,Unit\nHeight of Mont Blanc,m",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix: "Add the column to the header, and its cell to every row.")
  package static let misspeltColumn = Code(
    "F102", .error, "the name of a column is misspelt",
    why: "Columns are found by name, so the whole column would be missing.",
    bad: "Fact,Vaule,Unit\nHeight of Mont Blanc,4806,m",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix: "Correct the name in the header; packtool fix does where one name alone is near.")
  package static let doubtfulColumn = Code(
    "F103", .warning, "a column is named nearly like one the game knows",
    why: "It is kept, but as an extra that no game uses.",
    bad: "Fact,Value,Unit,Sorce\nHeight of Mont Blanc,4806,m,IGN",
    good: "Fact,Value,Unit,Source\nHeight of Mont Blanc,4806,m,IGN",
    fix: """
      Correct the name. Where the column is meant as an extra, name it otherwise or pass the \
      warning over: --ignore F103.
      """)
  package static let notANumber = Code(
    "F104", .error, "a value is not a number",
    why: "A slider needs a number; words, units and separators are not guessed at.",
    bad: "Fact,Value,Unit\nWorld population,8.2 billion,people",
    good: "Fact,Value,Unit\nWorld population,8200000000,people",
    fix: """
      Write digits alone, with a point before decimals, and the unit in its own column; \
      packtool fix does where only one number can be meant.
      """)
  package static let foreignNumber = Code(
    "F128", .error, "a point stands between thousands",
    why: "Other numbers of the file have a decimal comma, so that 2.962 is 2962 and not nearly 3.",
    bad: "Fact,Value,Unit\nLength of the Elbe,1.094,km\nArea of Bremen,\"419,4\",km²",
    good: "Fact,Value,Unit\nLength of the Elbe,1094,km\nArea of Bremen,419.4,km²",
    fix: """
      Say once how the file writes numbers, by decimal="," at its source in pack.xml or --decimal \
      comma; or write the number without the point.
      """)
  package static let doubtfulNumber = Code(
    "F129", .warning, "a number can be read in two ways",
    why: "In some countries 2.962 is nearly 3, in others nearly three thousand.",
    bad: "Fact,Value,Unit\nHeight of the Zugspitze,2.962,m",
    good: "Fact,Value,Unit\nHeight of the Zugspitze,2962,m",
    fix: """
      Say which sign the file has before decimals, by decimal="." or decimal="," at its source in \
      pack.xml or --decimal point or comma.
      """)
  package static let numberTooLarge = Code(
    "F105", .error, "a number does not fit",
    why: "A pack holds numbers exactly: 64-bit integers with up to 18 decimal places.",
    bad: "Fact,Value,Unit\nAtoms in a kilogram of iron,10780000000000000000000000,atoms",
    good: "Fact,Value,Unit\nAtoms in a kilogram of iron in sextillions,10780,sextillion atoms",
    fix: "Use a larger unit, or round the number.")
  package static let notAWholeNumber = Code(
    "F106", .error, "a value is not a whole number",
    why: "The column counts something or is a year, and a part of one means nothing.",
    bad: "Fact,Value,Unit,Difficulty\nHeight of Mont Blanc,4806,m,2.5",
    good: "Fact,Value,Unit,Difficulty\nHeight of Mont Blanc,4806,m,3",
    fix: "Write a number without decimals.")
  package static let notAFlag = Code(
    "F107", .error, "a value is neither true nor false",
    why: "Only true and false (or 1 and 0) mean the same to everyone.",
    bad: "Checked\nyes",
    good: "Checked\ntrue",
    fix: "Write true or false.")
  package static let notADate = Code(
    "F108", .error, "a value is not a date",
    why: "Dates are written one way, so that 3/4 cannot be April or March.",
    bad: "Fact,Value,Unit,AsOf\nHeight of Mont Blanc,4806,m,1/2/2025",
    good: "Fact,Value,Unit,AsOf\nHeight of Mont Blanc,4806,m,2025-02-01",
    fix: "Write year, month and day with hyphens: 2025-02-01.")
  package static let missingValue = Code(
    "F109", .error, "a value is missing",
    why: "The question cannot be asked or judged without it.",
    bad: "Fact,Value,Unit\nHeight of Mont Blanc,,m",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix: "Fill the cell in, or remove the row.")
  package static let notUnique = Code(
    "F110", .error, "a value stands here twice",
    why: "The same question would come up twice, perhaps with two answers.",
    bad: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m\nHeight of Mont Blanc,4810,m",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix: """
      Remove one of the two rows, or change what makes them the same. A row that repeats another byte for byte is \
      removed by packtool fix.
      """)
  package static let outOfRange = Code(
    "F111", .error, "a value is out of its range",
    why: "The game has no meaning for it.",
    bad: "Fact,Value,Unit,Difficulty\nHeight of Mont Blanc,4806,m,9",
    good: "Fact,Value,Unit,Difficulty\nHeight of Mont Blanc,4806,m,5",
    fix: "Write a value within the range that the finding names.")
  package static let wrongLength = Code(
    "F112", .error, "a text is too short or too long",
    why: "It has to be read in a moment, on a small screen.",
    bad: "Fact\n(a text of 5,000 characters)",
    good: "Fact\nHeight of Mont Blanc",
    fix: """
      Shorten the text to what the finding names; details belong into a column that is not \
      shown with the question. A manifest may set another limit: <length of="Prompt" most="250"/>.
      """)
  package static let wrongPattern = Code(
    "F113", .error, "a text does not have the form of its column",
    why: "Programs rely on the form: an id is used in links and reports.",
    bad: "Fact,Value,Unit,Id\nHeight of Mont Blanc,4806,m,Mont Blanc!",
    good: "Fact,Value,Unit,Id\nHeight of Mont Blanc,4806,m,mont-blanc",
    fix: """
      Write it in the form that the finding names: an id has small letters, digits and \
      hyphens.
      """)
  package static let notAnOption = Code(
    "F114", .error, "a value is none of those allowed",
    why: "The game knows only these.",
    bad: "Level,From,To,Computer\nNormal,1,100,clever",
    good: "Level,From,To,Computer\nNormal,1,100,halving",
    fix: "Write one of the values that the finding lists.")
  package static let forbiddenCharacter = Code(
    "F115", .error, "a character that must not stand in a text",
    why: "Control and direction characters change what a screen shows, or drive a terminal.",
    bad: "Fact,Value,Unit\nHeight of Mont\\u{202E} Blanc,4806,m",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix: """
      Remove the character; packtool fix does where it says so. It cannot be seen: type the \
      text anew where you do not find it.
      """)
  package static let missingReference = Code(
    "F116", .error, "a value refers to a row that is not there",
    why: "The question would point at nothing.",
    bad: "Image\nflag-of-atlantis",
    good: "Image\nflag-of-malta",
    fix: "Correct the value, or add the row that it names.")

  package static let emptyRow = Code(
    "F117", .warning, "a row of empty cells",
    why: "Spreadsheets leave such rows behind; they hold no question and are passed over.",
    bad: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m\n,,",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix: "Remove the row; packtool fix does.")

  package static let missingTranslation = Code(
    "F118", .warning, "a text is not translated",
    why: "Who plays in that language reads this text in another one.",
    bad: "Fact,Fact@de,Value,Unit,Unit@de\nHeight of Mont Blanc,,4806,m,m",
    good: "Fact,Fact@de,Value,Unit,Unit@de\nHeight of Mont Blanc,Höhe des Mont Blanc,4806,m,m",
    fix: "Add the translation, or take the language out of translations in pack.xml.")
  package static let unknownLanguage = Code(
    "F119", .error, "a text is in a language that the pack does not have",
    why: "The languages of a pack stand in pack.xml; a slip in a tag would hide a translation.",
    bad: "Fact,Fact@rus,Value,Unit,Unit@ru\nHeight of Mont Blanc,Высота Монблана,4806,m,м",
    good: "Fact,Fact@ru,Value,Unit,Unit@ru\nHeight of Mont Blanc,Высота Монблана,4806,m,м",
    fix: "Correct the language, or add it to translations in pack.xml.")
  package static let notTranslatable = Code(
    "F120", .error, "a column that is the same in every language has a language",
    why: "Numbers, ids and files are not translated, so the game would never look at it.",
    bad:
      "Fact,Fact@ru,Value,Value@ru,Unit,Unit@ru\nHeight of Mont Blanc,Высота Монблана,4806,4806,m,м",
    good: "Fact,Fact@ru,Value,Unit,Unit@ru\nHeight of Mont Blanc,Высота Монблана,4806,m,м",
    fix: "Remove the column, or translate the one that is a text.")
  package static let tooManyChoices = Code(
    "F121", .error, "an element has no column left",
    why: "What it says would be left out of the pack without a word.",
    bad: "(a question with nine choices)",
    good: "(a question with eight choices)",
    fix: "Remove the elements that are too many, or divide them among two questions.")

  package static let markedTwice = Code(
    "F122", .error, "two choices are marked right",
    why: "A question has one right choice; whoever takes the other would be told it is wrong.",
    bad: """
      <quiz>
        <question>
          <prompt>Currency of Japan?</prompt>
          <choice right="true">Yen</choice>
          <choice right="true">Won</choice>
        </question>
      </quiz>
      """,
    good: """
      <quiz>
        <question>
          <prompt>Currency of Japan?</prompt>
          <choice right="true">Yen</choice>
          <choice>Won</choice>
        </question>
      </quiz>
      """,
    fix: "Mark one choice, and ask so that only it is right.")

  package static let unitSpelling = Code(
    "F201", .warning, "a unit is spelled in another way",
    why: "One unit in two spellings looks like two units. A pack has the one spelling in any case.",
    bad: "Fact,Value,Unit\nArea of Malta,316,sq km", good: "Fact,Value,Unit\nArea of Malta,316,km²",
    fix: "Write the unit as the finding says; packtool fix and packtool normalise do it.")
  package static let unitCase = Code(
    "F202", .warning, "a unit is spelled in other letter case",
    why: "Letter case tells units apart: mm is a millimetre, Mm a thousand kilometres.",
    bad: "Fact,Value,Unit\nPower of a kettle,2,KW", good: "Fact,Value,Unit\nPower of a kettle,2,kW",
    fix: "Write the unit as the finding says, if that is the one that is meant.")

  package static let spreadsheetDamage = Code(
    "F123", .error, "a spreadsheet's error, formula or date instead of a value",
    why: """
      A spreadsheet replaces what was typed in when it cannot compute it, shows it in another form, \
      or takes it for a date; what was meant is no longer in the file.
      """,
    bad: "Fact,Value,Unit\nHeight of Mont Blanc,#REF!,m",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix: """
      Put the value in by hand. Format the columns as text before typing anything in, and export \
      values rather than formulas.
      """)
  package static let spreadsheetText = Code(
    "F124", .warning, "a text that a spreadsheet may have made of another",
    why: "Players would be shown an error or a formula, or a date that nobody typed in.",
    bad: "Fact,Value,Unit\nMoons of the inner planets,3,1-Mar",
    good: "Fact,Value,Unit\nMoons of the inner planets,3,1-3",
    fix: "Write what was typed in, in a column that is formatted as text, or allow the code.")
  package static let invisibleCharacter = Code(
    "F125", .warning, "a character that cannot be seen",
    why: "Two texts that look the same then differ, and neither search nor sorting finds them.",
    bad: "Fact,Value,Unit\nHeight of \\u{200B}Mont Blanc,4806,m",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix:
      "Remove it; `packtool fix` does. It often comes along when text is copied from a web page.")

  package static let misreadText = Code(
    "F126", .warning, "letters that were read in another encoding",
    why: "Players would be shown SÃ£o Paulo, and search does not find São Paulo.",
    bad: "Fact,Value,Unit\nDistricts of SÃ£o Paulo,96,districts",
    good: "Fact,Value,Unit\nDistricts of São Paulo,96,districts",
    fix:
      "Open the original as UTF-8 and save it anew, or let `packtool fix --unsafe` put it right.")

  package static let htmlLeftover = Code(
    "F127", .warning, "an entity or a tag of HTML in a text",
    why: "Players would be shown &quot; and <b> as they stand: a text is no HTML.",
    bad: "Fact,Value,Unit\nRiders on the Orient Express in &quot;1934&quot;,54,riders",
    good: "Fact,Value,Unit\n\"Riders on the Orient Express in \"\"1934\"\"\",54,riders",
    fix: """
      Write the characters themselves; `packtool fix` does. Tags are removed by `packtool fix \
      --unsafe`. Where a question is about HTML, suppress the warning for it in pack.xml.
      """)

  package static let percentText = Code(
    "F130", .warning, "a text written as in a web address",
    why: "Players would be shown Who%20wrote%20Faust%3F as it stands.",
    bad: "Fact,Value,Unit\nDistricts%20of%20S%C3%A3o%20Paulo,96,districts",
    good: "Fact,Value,Unit\nDistricts of São Paulo,96,districts",
    fix: """
      Write the characters themselves, or let `packtool fix --unsafe` do it. Where a question is about such \
      texts, suppress the warning for it in pack.xml.
      """)

  package static let unresolvedMerge = Code(
    "F131", .error, "an unresolved merge in a cell",
    why:
      "Two branches changed the cell to different values, and only a person can tell which one is right.",
    bad: "Fact,Value,Unit\nMoons of Mars,\"<<<<<<< ours\n2\n=======\n3\n>>>>>>> theirs\",moons",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons",
    fix:
      "Put the right value into the cell. A side without the row removed it: then remove the row, or keep it."
  )

  package static let schema: [Code] = [
    missingColumn, misspeltColumn, doubtfulColumn, notANumber, numberTooLarge, notAWholeNumber,
    notAFlag, notADate, missingValue, notUnique, outOfRange, wrongLength, wrongPattern,
    notAnOption, forbiddenCharacter, missingReference, emptyRow,
    missingTranslation, unknownLanguage, notTranslatable, tooManyChoices, markedTwice,
    unitSpelling, unitCase,
    spreadsheetDamage, spreadsheetText, invisibleCharacter, misreadText, htmlLeftover,
    foreignNumber, doubtfulNumber, percentText, unresolvedMerge,
  ]
}
