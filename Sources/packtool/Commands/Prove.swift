import Arguments
import Diagnostics
import Files
import PackCompiler
import PackFormat

/// `packtool prove`: plays a project's questions to show that they can be played.
enum Prove {
  private static let project = Argument.required(
    "PROJECT", .file("PROJECT"), "a project folder, its pack.xml, or a bare source")
  private static let question = Argument.optional(
    "--question", .text("ID"), "this question alone, by its id or by its number from 0")
  private static let guess = Argument.optional(
    "--guess", .decimal, "the guess at a fact; by default the best that the slider offers")
  private static let after = Argument.optional(
    "--after", Form<Int64>.number(0...86_400_000),
    "answer the quiz after so many milliseconds; by default when it has been read aloud")
  private static let seed = Argument.optional(
    "--seed", Form<UInt64>.number(), "play the game that this number stands for")
  private static let language = Argument.optional(
    "--lang", .text("LANG"), "the language of the texts; by default the pack's own")

  static let command = Command(
    "prove", "play a project, or what a finding says of it",
    [
      project, question, guess, after, seed, language, Shared.kind, Shared.delimiter, Shared.now,
    ],
    discussion: """
      Plays every question by the games' own code, and 10,000 games where chance decides, and says \
      what came of it; the exit code is 1 where something cannot be played as it is meant to be. A \
      finding of validate that can be played ends with the command that does, also where it is an \
      error and no pack can be made.
      """,
    examples: [
      "packtool prove packs/number-grid": "deal every level 10,000 times",
      "packtool prove packs/world-facts --question 0 --guess 46": "what a guess earns",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[project]
    if try Projects.isPack(path) {
      throw .message(
        "\(path.quoted) is a pack, and a project is what is proved; packtool decompile makes it one",
        .usage)
    }
    let opened = try Projects.open(
      Projects.around(path, invocation) ?? path, invocation, .init(limit: 0))
    let proof = try reading { () throws(FileError) in
      try ProjectProof(opened, ProjectCheck.Options(invocation))
    }
    guard let proof else {
      throw .message(
        "\(Path.printable(path)): there is nothing to play; see packtool validate", .findings)
    }
    let request = try request(proof, path, invocation)
    let result: Proof
    do throws(ProofError) {
      result = try proof.prove(request)
    } catch {
      throw .message(
        "\(Path.printable(path)): \(error.message); see packtool validate", .findings)
    }
    for line in result.lines { try console.print(line + "\n") }
    return result.holds ? .fine : .findings
  }

  private static func request(
    _ proof: ProjectProof, _ path: String, _ invocation: Invocation
  ) throws(Failure) -> ProofRequest {
    var request = ProofRequest()
    request.guess = invocation[guess]
    request.milliseconds = invocation[after]
    request.seed = invocation[seed]
    request.language = invocation[language] ?? ""
    if let name = invocation[question] {
      guard let index = proof.index(of: name) else {
        throw .message(
          "\(path.quoted) has no question \(name.quoted); it has \(proof.questionCount), from 0",
          .findings)
      }
      request.question = index
    }
    return request
  }
}

extension Form<ExactDecimal> {
  /// A number as a source spells it.
  fileprivate static var decimal: Form {
    Form("NUMBER", "needs a number, as in 12.5") { ProofRequest.guess($0) }
  }
}
