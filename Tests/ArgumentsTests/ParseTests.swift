import Arguments
import Testing

/// Returns the invocation that a command line asks for; fails the test if it asks for anything
/// else.
private func invocation(_ line: String, _ tool: Tool = Sample.tool) throws -> Invocation {
  let request = try tool.parse(line.split(separator: " ").map(String.init))
  guard case .run(let invocation) = request else { throw Unexpected(request: request) }
  return invocation
}

private struct Unexpected: Error { let request: Request }

@Test func valuesComeWithTheirTypes() throws {
  let run = try invocation(
    "validate --format json --max-findings 7 --allow F104 --allow Q2 -q packs more")
  #expect(run.command.name == "validate")
  #expect(run[Sample.format] == .json)
  #expect(run[Sample.maxFindings] == 7)
  #expect(run[Sample.allow] == ["F104", "Q2"])
  #expect(run[Sample.quiet])
  #expect(!run[Sample.verbose])
  #expect(run[Sample.paths] == ["packs", "more"])
}

@Test func whatIsNotGivenIsItsDefault() throws {
  let run = try invocation("validate")
  #expect(run[Sample.format] == .human)
  #expect(run[Sample.maxFindings] == 100)
  #expect(run[Sample.allow] == [])
  #expect(!run[Sample.quiet])
  #expect(run[Sample.paths] == [])
  #expect(run[Tool.color] == .auto)
  #expect(try invocation("compile --key k p")[Sample.output] == nil)
}

@Test(arguments: [
  "compile --key k --output a.qpk p", "compile --key=k --output=a.qpk p",
  "compile --key k -o a.qpk p", "compile --key k -oa.qpk p", "compile p -o a.qpk --key k",
  "compile --key k -oa.qpk -- p",
])
func anOptionIsWrittenInEveryUsualWay(line: String) throws {
  let run = try invocation(line)
  #expect(run[Sample.output] == "a.qpk")
  #expect(run[Sample.key] == "k")
  #expect(run[Sample.project] == "p")
}

@Test func shortFlagsAreBundled() throws {
  let run = try invocation("validate -qv")
  #expect(run[Sample.quiet] && run[Sample.verbose])
}

@Test func aValueAttachedToALetterEndsItsBundle() throws {
  let run = try invocation("compile -oqv --key k p")
  #expect(run[Sample.output] == "qv")
}

@Test func afterTwoDashesEverythingIsAnOperand() throws {
  let run = try invocation("validate -q -- -v --help -- packs")
  #expect(run[Sample.quiet] && !run[Sample.verbose])
  #expect(run[Sample.paths] == ["-v", "--help", "--", "packs"])
}

@Test func aDashIsAnOperandAndAValue() throws {
  #expect(try invocation("validate - a")[Sample.paths] == ["-", "a"])
  #expect(try invocation("compile --key k -o - p")[Sample.output] == "-")
}

@Test(arguments: ["--scale -5", "--scale=-5"])
func aNegativeNumberIsAValue(option: String) throws {
  #expect(try invocation("compile --key k p \(option)")[Sample.scale] == -5)
}

@Test func aNumberMayTakeTheWholeRangeOfItsType() throws {
  let run = try invocation("compile --key k p --seed 18446744073709551615")
  #expect(run[Sample.seed] == .max)
}

@Test func aValueMayHoldAnEqualsSignAndCombiningMarks() throws {
  #expect(try invocation("validate --allow=a=b")[Sample.allow] == ["a=b"])
  #expect(try invocation("validate --allow=\u{301}x")[Sample.allow] == ["\u{301}x"])
  #expect(try invocation("compile --key k -o\u{301}x p")[Sample.output] == "\u{301}x")
}

@Test func aFormOfTheCallersOwnIsReadAsItsType() throws {
  #expect(try invocation("fmt --delimiter ;")[Sample.delimiter] == ";")
}

@Test(arguments: ["normalise", "normalize", "fmt"])
func anAliasIsTheSameCommand(name: String) throws {
  let run = try invocation("\(name) --check")
  #expect(run.command.name == "normalise")
  #expect(run[Sample.check])
}

@Test func aCommonOptionStandsBeforeOrAfterTheCommand() throws {
  #expect(try invocation("--color never validate")[Tool.color] == .never)
  #expect(try invocation("validate --color=always")[Tool.color] == .always)
}

@Test func aToolOfOneCommandNamesNone() throws {
  let run = try invocation("--plain validate", Player.tool)
  #expect(run[Player.file] == "validate")
  #expect(run[Player.plain])
  #expect(run[Player.packs] == nil)
}

@Test(
  arguments: [
    ("--help", nil), ("-h", nil), ("help", nil), ("--color never -h", nil),
    ("validate --help", "validate"), ("--help validate", "validate"), ("help validate", "validate"),
    ("validate --fromat --help", "validate"), ("validate -qh", "validate"), ("fmt -h", "normalise"),
    ("help fmt", "normalise"), ("compile -o --help", "compile"), ("vaildate --help", nil),
  ] as [(String, String?)])
func helpWinsWhateverElseIsWrong(line: String, command: String?) throws {
  let request = try Sample.tool.parse(line.split(separator: " ").map(String.init))
  guard case .help(let explained) = request else { throw Unexpected(request: request) }
  #expect(explained?.name == command)
}

@Test(
  arguments: [
    ("--version", false), ("validate --version", false), ("--color --version", false),
    ("--version --json", true), ("--json validate --version", true), ("--version -- --json", false),
  ])
func theVersionIsGivenWherever(line: String, asJSON: Bool) throws {
  let request = try Sample.tool.parse(line.split(separator: " ").map(String.init))
  guard case .version(let isJSON) = request else { throw Unexpected(request: request) }
  #expect(isJSON == asJSON)
}

@Test func aRequiredOperandBehindManyTakesTheLastWord() throws {
  let many = Argument.many("ANSWERS", .file(), "files of answers")
  let last = Argument.required("PACK", .file(), "the pack")
  let flag = Argument.flag("--all", "take all")
  let command = Command(
    "analyse", "look at answers", [many, last, flag], examples: ["packtool analyse a b": "look"])
  let tool = Tool(
    "packtool", "check packs", date: "January 31, 2026", discussion: "It checks packs.",
    commands: [command], exitCodes: ["0": "success"])
  for (line, files) in [
    ("analyse a p", ["a"]), ("analyse a b --all c p", ["a", "b", "c"]), ("analyse p", []),
  ] {
    let run = try invocation(line, tool)
    #expect(run[many] == files && run[last] == "p")
  }
  #expect(throws: UsageError.self) { try tool.parse(["analyse"]) }
  #expect(tool.help(for: command, width: 80).contains("analyse [options] ANSWERS... PACK"))
}
