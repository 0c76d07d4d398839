import Arguments
import Testing

@Test func aToolWithANameDeclaredTwiceEndsTheProcess() async {
  await #expect(processExitsWith: .failure) {
    let twice = [Sample.quiet, Argument.flag("-q", "another")]
    let command = Command("tool", "odd", twice, examples: ["tool -q": "which one"])
    _ = Tool(command, date: "May 1, 2026")
  }
}

@Test func anOperandBehindOneThatTakesAllEndsTheProcess() async {
  await #expect(processExitsWith: .failure) {
    let rest = Argument.optional("REST", .file(), "what is left")
    let command = Command(
      "tool", "odd", [Sample.paths, rest], examples: ["tool a b": "whose"])
    _ = Tool(command, date: "May 1, 2026")
  }
}

@Test func aCommandThatDeclaresANameTwiceEndsTheProcessWhereItIsNamed() async {
  await #expect(processExitsWith: .failure) {
    let twice = [Sample.quiet, Argument.flag("-q", "another")]
    let odd = Command("odd", "odd", twice, examples: ["tool odd -q": "which one"])
    _ = try Tool("tool", "odd", date: "May 1, 2026", commands: [odd]).parse(["odd"])
  }
}

@Test func readingAnArgumentOfAnotherCommandEndsTheProcess() async {
  await #expect(processExitsWith: .failure) {
    if case .run(let run) = try Sample.tool.parse(["validate"]) { _ = run[Sample.check] }
  }
}
