import Arguments
import Testing

private func usageError(_ arguments: [String], _ tool: Tool = Sample.tool) throws -> UsageError {
  try #require(throws: UsageError.self) { try tool.parse(arguments) }
}

@Test func withoutACommandAllAreListed() throws {
  let error = try usageError([])
  #expect(
    error.listing == """
        init       begin a project that already validates
        validate   check projects and single sources
        normalise  rewrite sources in canonical form (also normalize, fmt)
        compile    validate, then write a signed pack
        help       explain a command

      """)
  #expect(error.hint == "try 'packtool --help'")
  #expect(try usageError(["dance"]).listing.isEmpty)
}

@Test(arguments: [
  ("new", "try 'packtool init --help'"), ("play", "try 'packplay --help'"),
  ("dance", "try 'packtool --help'"),
])
func aWordOfAnotherToolHasTheHelpOfWhatIsMeant(word: String, hint: String) throws {
  #expect(try usageError([word]).hint == hint)
}

@Test(arguments: [
  ("", "missing COMMAND"),
  ("vaildate", #"unknown command "vaildate"; did you mean validate?"#),
  ("val", #"unknown command "val"; did you mean validate?"#),
  ("fnt", #"unknown command "fnt"; did you mean fmt?"#),
  ("dance", #"unknown command "dance""#),
  ("new facts x", #"unknown command "new"; did you mean init?"#),
  ("play x", #"unknown command "play"; did you mean packplay, which plays packs?"#),
  ("help new", #"unknown command "new"; did you mean init?"#),
  ("help vaildate", #"unknown command "vaildate"; did you mean validate?"#),
  ("help init fmt", #"unexpected operand "fmt""#),
  ("--json validate", #"unknown option "--json" for packtool"#),
  ("--format json validate", "--format goes after the command"),
  (
    "validate --fromat json",
    #"unknown option "--fromat" for packtool validate; did you mean --format?"#
  ),
  (
    "validate --fromat=json",
    #"unknown option "--fromat" for packtool validate; did you mean --format?"#
  ),
  (
    "validate -format json",
    #"unknown option "-format" for packtool validate; did you mean --format?"#
  ),
  (
    "validate --max 3",
    #"unknown option "--max" for packtool validate; did you mean --max-findings?"#
  ),
  (
    "validate --colour never",
    #"unknown option "--colour" for packtool validate; did you mean --color?"#
  ),
  ("validate --check", #"unknown option "--check" for packtool validate"#),
  ("validate -x", #"unknown option "-x" for packtool validate"#),
  ("validate -qx", #"unknown option "-x" for packtool validate"#),
  ("validate -5", #"unknown option "-5" for packtool validate"#),
  ("validate --=3", #"unknown option "--" for packtool validate"#),
  ("validate --max-findings ten", #"--max-findings needs a number of at least 1, not "ten""#),
  ("validate --max-findings 0", #"--max-findings needs a number of at least 1, not "0""#),
  ("validate --max-findings=", #"--max-findings needs a number of at least 1, not """#),
  ("compile --scale 6", #"--scale needs a number from -5 to 5, not "6""#),
  ("compile --seed -1", #"--seed needs a number, not "-1""#),
  ("compile --seed 18446744073709551616", #"--seed needs a number, not "18446744073709551616""#),
  ("compile -o= p", #"missing --key SECRET"#),
  ("compile --output= p", #"--output needs a path, not """#),
  ("normalise --delimiter ab", #"--delimiter needs one character, not "ab""#),
  ("validate --format xml", #"--format takes human, json or sarif, not "xml""#),
  (
    "validate --format jsno",
    #"--format takes human, json or sarif, not "jsno"; did you mean json?"#
  ),
  ("init factz x", #"KIND takes facts or choice-quiz, not "factz"; did you mean facts?"#),
  ("validate --format", "missing FORMAT after --format"),
  ("compile p -o", "missing FILE after -o"),
  ("compile p --output --key k", "missing FILE after --output"),
  ("compile p -o -- k", "missing FILE after -o"),
  ("validate --format json --format json", "--format is given twice"),
  ("compile -o a --output b", "--output is given twice"),
  ("validate -qq", "-q is given twice"),
  ("validate --quiet=yes", #"--quiet takes no value, not "yes""#),
  ("compile p", "missing --key SECRET"),
  ("compile --key k", "missing PROJECT"),
  ("init facts", "missing DIR"),
  ("compile --key k a b", #"unexpected operand "b""#),
])
func aUsageErrorSaysWhatIsWrong(line: String, message: String) throws {
  #expect(try usageError(line.split(separator: " ").map(String.init)).message == message)
}

@Test(arguments: [
  ("", "try 'packtool --help'"),
  ("vaildate", "try 'packtool --help'"),
  ("help vaildate", "try 'packtool --help'"),
  ("fmt --chekc", "try 'packtool normalise --help'"),
])
func aUsageErrorSaysWhereToReadMore(line: String, hint: String) throws {
  #expect(try usageError(line.split(separator: " ").map(String.init)).hint == hint)
}

@Test func aToolOfOneCommandIsNamedByItself() throws {
  let error = try usageError(["--plan"], Player.tool)
  #expect(error.message == #"unknown option "--plan" for packplay; did you mean --plain?"#)
  #expect(error.hint == "try 'packplay --help'")
  #expect(
    try usageError(["a.qpk", "b.qpk"], Player.tool).message == #"unexpected operand "b.qpk""#)
}

@Test func aRelationBetweenArgumentsIsAnErrorOfTheCommand() throws {
  guard case .run(let run) = try Sample.tool.parse(["validate"]) else {
    Issue.record("validate alone is a command line")
    return
  }
  let error = run.usageError("--stdin needs --kind")
  #expect(error.message == "--stdin needs --kind")
  #expect(error.hint == "try 'packtool validate --help'")
}

// Not parametrised: the test run would print the arguments with their control characters.
@Test func whatIsEchoedCannotDriveATerminal() throws {
  let cases = [
    ("plain é数🎯", #""plain é数🎯""#),
    ("a\u{1B}[2Jb", #""a\u{1B}[2Jb""#),
    ("\u{0}\u{7F}\u{9B}", #""\u{0}\u{7F}\u{9B}""#),
    ("one\ntwo\tthree\r", #""one\ntwo\tthree\r""#),
    ("\u{202E}abc\u{2066}\u{200F}", #""\u{202E}abc\u{2066}\u{200F}""#),
    ("line\u{2028}", #""line\u{2028}""#),
    (#"say "hi" \ "#, #""say \"hi\" \\ ""#),
    (String(repeating: "a", count: 80), "\"" + String(repeating: "a", count: 80) + "\""),
    (String(repeating: "a", count: 81), "\"" + String(repeating: "a", count: 80) + "…\""),
  ]
  for (text, quoted) in cases {
    #expect(text.quoted == quoted)
    #expect(try usageError([text]).message.hasPrefix("unknown command \(quoted)"))
    #expect(try usageError(["validate", "--format", text]).message.hasSuffix(quoted))
  }
}
