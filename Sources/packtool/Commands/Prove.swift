import Arguments
import Checking
import Diagnostics
import Files
import Kinds
import PackFormat

/// `packtool prove`: plays a project's questions to show that they can be played.
enum Prove {
  private static let question = Argument.optional(
    "--question", .text("ID"), "play only this question, given by its id or its number from 0")
  private static let guess = Argument.optional(
    "--guess", .decimal, "the guess at a fact; by default the best one on the slider")
  private static let after = Argument.optional(
    "--after", Form<Int64>.number(0...86_400_000),
    "answer a quiz question after N milliseconds; by default after the time to read it aloud")
  private static let seed = Argument.optional(
    "--seed", Form<UInt64>.number(), "the seed of the game to play")
  private static let language = Argument.optional(
    "--lang", .text("LANG"), "the language of the texts; by default the pack's own")

  static let command = Command(
    "prove", "play a project to see whether it can be played as intended",
    [Shared.project, question, guess, after, seed, language] + Shared.reading + [Shared.now],
    discussion: """
      Plays every question with the code of the games, and 10,000 games where chance decides, and \
      prints the results. The exit code is 1 if something cannot be played as intended.

      If playing can show what a finding of validate means, the finding ends with the command for \
      it. That works even if the project has errors and cannot be compiled.
      """,
    examples: [
      "packtool prove packs/number-grid": "deal every level 10,000 times",
      "packtool prove packs/world-facts --question 0 --guess 46": "show what a guess earns",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    let path = invocation[Shared.project]
    if try ProjectInput.isPack(path) {
      throw .message(
        "\(path.quoted) is a pack, and a project is what is proved; packtool decompile makes it one",
        .usage)
    }
    let opened = try ProjectInput.open(
      ProjectInput.around(path, invocation) ?? path, invocation, .init(limit: 0))
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
