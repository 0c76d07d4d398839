import Arguments
import DocFiles
import Files
import Glibc

/// The commands, in the order of the help.
enum Commands {
  typealias Run = @Sendable (Invocation, inout Console) throws(Failure) -> ExitCode

  static let all: [(command: Command, run: Run)] = [
    (Init.command, Init.run), (Import.command, Import.run),
    (ImportAnswers.command, ImportAnswers.run), (Validate.command, Validate.run),
    (Normalise.command, Normalise.run),
    (Fix.command, Fix.run), (Compile.command, Compile.run),
    (Diff.command, Diff.run), (Merge.command, Merge.run), (Inspect.command, Inspect.run),
    (Show.command, Show.run),
    (Verify.command, Verify.run), (Keygen.command, Keygen.run), (Sign.command, Sign.run),
    (Trust.command, Trust.run), (Decompile.command, Decompile.run),
    (Export.command, Export.run), (Generate.command, Generate.run),
    (Simulate.command, Simulate.run), (Analyse.command, Analyse.run), (Prove.command, Prove.run),
    (Report.command, Report.run),
    (Cells.command, Cells.run), (PrintSchema.command, PrintSchema.run),
    (Explain.command, Explain.run), (Completions.command, Completions.run),
    (Manual.command, Manual.run),
  ]
}

let packtool = Tool(
  "packtool", "make packs for question games from CSV and XML", date: Release.date,
  discussion: """
    packtool checks the sources of question packs as a compiler checks code, and compiles them \
    into one file that a game opens instantly. Results are printed to standard output, messages \
    to standard error.
    """,
  commands: Commands.all.map(\.command),
  otherWords: [
    "new": "init", "build": "compile", "check": "validate", "lint": "validate",
    "analyze": "analyse", "format": "normalise", "run": "packplay, which plays packs",
    "play": "packplay, which plays packs",
  ],
  topics: DocFiles.pages.map { page in
    Tool.Topic(page.name, page.summary) { String(decoding: page.text(), as: UTF8.self) }
  },
  exitCodes: [
    "0": "success", "1": "errors, differences or other findings", "2": "wrong usage",
    "3": "a file cannot be read or written",
    "4": "the pack is damaged, or its signature is refused",
  ],
  environment: [
    "NO_COLOR": "if set, no colours, unless --color always is given",
    "XDG_CONFIG_HOME": "the folder of packtool/trust (default ~/.config)",
  ],
  files: ["~/.config/packtool/trust": "the keys you trust, and the signers of packs you played"])

@main
enum Packtool {
  static func main() {
    StandardStreams.prepare()
    Limits.check("packtool")
    Interrupts.install()
    var console = Console()
    let code =
      switch Result(catching: { () throws(FileError) in try ProgramArguments.all() }) {
      case .success(let arguments): console.run(packtool, arguments)
      case .failure(let error): console.report(.file(error))
      }
    Glibc.exit(console.finish(code).rawValue)
  }
}
