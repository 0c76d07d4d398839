internal import CSVSource
package import Diagnostics
internal import Evidence
internal import Kinds
internal import Rows
internal import Simulation
internal import XMLSource

extension Code {
  package static let missingSource = Code(
    "M101", .error, "a file that the manifest names is not there",
    why: "The pack would be without its questions.",
    bad: "<source path=\"hodlb.csv\"/>",
    good: "<source path=\"holdb.csv\"/>",
    fix: "Correct the path, which begins at the folder of pack.xml, or add the file.")
  package static let unsafePath = Code(
    "M102", .error, "a path leads out of the project",
    why: "A project has to be whole in its folder, on every machine.",
    bad: "<source path=\"../holdb.csv\"/>",
    good: "<source path=\"holdb.csv\"/>",
    fix: "Move the file into the project's folder, and name it from there.")
  package static let unportablePath = Code(
    "M111", .error, "a path is not one file on every system",
    why: """
      Some systems do not distinguish letter case or accents, none allows a name of more than 255 bytes, \
      and a name with control characters shows as another.
      """,
    bad: "<source path=\"a.csv\"/><source path=\"A.csv\"/>",
    good: "<source path=\"a.csv\"/><source path=\"b.csv\"/>",
    fix: "Rename the file, and write its new name.")
  package static let unknownFormat = Code(
    "M103", .error, "a source has an unsupported format",
    why: "Sources are CSV or XML files, named so. Other files are recognised by their first bytes.",
    bad: "<source path=\"holdb.xlsx\"/>",
    good: "<source path=\"holdb.csv\"/>",
    fix: "Save the source as CSV in UTF-8, or as XML, and name it so; the finding names the way.")
  package static let wrongRule = Code(
    "M104", .error, "a rule has a value it cannot have",
    why: "The game cannot be played by such a rule.",
    bad: "<rules lives=\"0\"/>",
    good: "<rules lives=\"3\"/>",
    fix: """
      Write a value that the finding allows. "packtool schema KIND --manifest" tells every \
      rule and its bounds.
      """)
  package static let doubledSource = Code(
    "M105", .error, "a source is named twice",
    why: "Every question in it would be there twice.",
    bad: "<source path=\"a.csv\"/><source path=\"a.csv\"/>",
    good: "<source path=\"a.csv\"/>",
    fix: "Remove one of the two lines.")
  package static let doubledTitle = Code(
    "M106", .error, "two titles are in one language",
    why: "A player can show only one.",
    bad: "<title>Facts</title><title>More facts</title>",
    good: "<title>Facts</title>",
    fix: "Keep one of the two, or say which language the other is in: xml:lang=\"…\".")
  package static let titleTooLong = Code(
    "M107", .error, "the titles do not fit the pack's card",
    why: "Id, version and titles stand on a pack's first page, 3840 bytes together.",
    bad: "(forty titles of a hundred characters)",
    good: "(shorter titles)",
    fix: "Shorten the id, the version or the titles, or leave some titles out.")
  package static let unknownKind = Code(
    "M108", .error, "a source of unknown content",
    why: "Without a kind there is no schema to judge columns by, and no game to play them in.",
    bad: "Player,Colour\nAda,blue",
    good: "Fact,Value,Unit\nMoons of Mars,2,moons",
    fix: """
      Name the columns as their kind has them (packtool schema KIND), or say the kind: --kind, \
      or kind="…" in pack.xml.
      """)
  package static let unknownText = Code(
    "M109", .error, "a text that the game does not have",
    why: "The game would never show it.",
    bad: "<text name=\"worng\">That is {name}.</text>",
    good: "<text name=\"wrong\">That is {name}.</text>",
    fix: "Correct the name, of the text or in its braces; the finding lists those there are.")
  package static let missingFolder = Code(
    "M110", .error, "the folder of the pictures is not there",
    why: "No picture could be found.",
    bad: "<assets path=\"imges\"/>",
    good: "<assets path=\"images\"/>",
    fix: "Correct the path, which begins at the folder of pack.xml, or add the folder.")
  package static let unsettableLength = Code(
    "M112", .error, "a limit that cannot be set",
    why:
      "Only texts of the kind's own columns, and some of its rules, have such a limit, and each has one.",
    bad: "<length of=\"Fcat\" most=\"250\"/>",
    good: "<length of=\"Fact\" most=\"250\"/>",
    fix:
      "Name a column or a rule that the finding lists, each once. A table says maxLength in its schema."
  )
  package static let missingSchema = Code(
    "M122", .error, "a table without its schema",
    why: "Only its schema says what the columns of a table may contain.",
    bad: "<pack id=\"planets\" version=\"0.1.0\" kind=\"table\">…",
    good: "<schema path=\"table.schema.json\"/>",
    fix:
      "Write a Table Schema and name its file; `packtool init table DIR` makes one to begin with.")
  package static let wrongSchema = Code(
    "M123", .error, "a schema that is not valid",
    why:
      "It is no JSON or no Table Schema, or it uses a property or a pattern that packtool does not check.",
    bad: "{\"fields\": [{\"name\": \"Moons\", \"type\": \"int\"}]}",
    good: "{\"fields\": [{\"name\": \"Moons\", \"type\": \"integer\"}]}",
    fix: "Correct the schema; packtool help embedding says what it may hold.")
  package static let needlessSchema = Code(
    "M124", .error, "a schema for a kind that has one",
    why: "The game itself defines the columns of its questions.",
    bad: "<pack … kind=\"facts\"><schema path=\"facts.json\"/>…",
    good: "<pack … kind=\"table\"><schema path=\"facts.json\"/>…",
    fix: "Remove <schema>, or say kind=\"table\".")
  package static let noQuestions = Code(
    "Q100", .error, "there is not one question",
    why: "Nothing could be played.",
    bad: "Fact,Value,Unit",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix: "Add questions to the sources, or name the ones that hold them in pack.xml.")

  package static let project: [Code] =
    [
      missingSource, unsafePath, unportablePath, unknownFormat, wrongRule, doubledSource,
      doubledTitle,
      titleTooLong, unknownKind, unknownText, missingFolder, unsettableLength, unrequirableColumn,
      wrongSuppression,
      staleSuppression, missingSchema, wrongSchema, needlessSchema, noQuestions, unknownLicence,
      deprecatedLicence,
      sharedId,
    ] + tables + links + dataPackages + themes

  /// All codes of packtool, sorted.
  package static var all: [Code] {
    [
      csvSource, csvRows, xmlSource, schema, kinds, assets, simulation, evidence,
      project, templates, pack,
    ]
    .flatMap { $0 }.sorted()
  }
}
