import Arguments
import Glibc

/// A tool with one command of each kind.
enum Sample {
  enum Format: String, CaseIterable, Sendable { case human, json, sarif }

  static let paths = Argument.many(
    "PATH", .file(), "projects, single sources, or folders to search")
  static let format = Argument.defaulted(
    "--format", .choice(of: Format.self), to: .human, "how findings are written")
  static let maxFindings = Argument.defaulted(
    "--max-findings", .number(1...), to: 100, "how many findings are shown; the rest is counted")
  static let allow = Argument.many("--allow", .text("CODE"), "a finding to pass over")
  static let quiet = Argument.flag("-q, --quiet", "only count")
  static let verbose = Argument.flag("-v", "name every file that is read")

  static let validate = Command(
    "validate", "check projects and single sources",
    [paths, format, maxFindings, allow, quiet, verbose],
    discussion: """
      Every fault is shown with file, line and column. A bare source is checked by the rules of
      the kind that its header shows.

      Nothing is changed.
      """,
    examples: [
      "packtool validate packs/world-facts": "check one project",
      "packtool validate --format json . > findings.jsonl": "check every project below",
    ])

  static let check = Argument.flag("--check", "change nothing, say what would change")
  static let delimiter = Argument.optional(
    "--delimiter", Form("C", "needs one character") { $0.count == 1 ? $0.first : nil },
    "what divides the cells")
  static let normalise = Command(
    "normalise", aliases: ["normalize", "fmt"], "rewrite sources in canonical form",
    [paths, check, delimiter],
    examples: ["packtool normalise --check packs": "exit 1 where something would change"])

  static let kind = Argument.required("KIND", .oneOf(["facts", "choice-quiz"]), "what is asked")
  static let folder = Argument.required("DIR", .folder(), "the folder to make")
  static let initialise = Command(
    "init", "begin a project that already validates", [kind, folder],
    examples: ["packtool init facts capitals": "a new project in ./capitals"])

  static let project = Argument.required("PROJECT", .file(), "the project, or a bare source")
  static let output = Argument.optional("-o, --output", .file(), "the pack to write")
  static let key = Argument.required("--key", .file("SECRET"), "the key to sign with")
  static let scale = Argument.optional("--scale", .number(-5...5), "decimal places to shift")
  static let seed: Argument<UInt64?> = .optional("--seed", .number(), "what chance starts from")
  static let compile = Command(
    "compile", "validate, then write a signed pack", [output, key, scale, seed, project],
    examples: ["packtool compile --key me.key packs/world-facts": "write world-facts.qpk"])

  static let tool = Tool(
    "packtool", "check, normalise and compile question packs", date: "January 31, 2026",
    discussion: "An author's tool. It says what is wrong, where, and how to fix it.",
    commands: [initialise, validate, normalise, compile],
    otherWords: ["new": "init", "play": "packplay, which plays packs"],
    exitCodes: ["0": "fine", "1": "findings", "2": "usage"],
    environment: ["NO_COLOR": "no colour unless --color says otherwise"],
    files: ["~/.config/packtool/keys": "the public keys you trust"])
}

/// A tool that is one command.
enum Player {
  static let file = Argument.optional("FILE", .file(), "the pack to play")
  static let packs = Argument.optional("--packs", .folder(), "where to look for packs")
  static let plain = Argument.flag("--plain", "lines in, lines out; what a screen reader gets")

  static let tool = Tool(
    Command(
      "packplay", "play question packs in a terminal", [file, packs, plain],
      discussion: "Without FILE, the packs found are offered.",
      examples: ["packplay world-facts.qpk": "straight into the game"]),
    date: "January 31, 2026", exitCodes: ["0": "fine", "4": "the pack is broken"],
    environment: ["PACKPLAY_PATH": "folders to look for packs in, with colons between"])
}

/// The bash of this machine, for running generated completions.
enum Bash {
  static var isInstalled: Bool { unsafe access("/bin/bash", X_OK) == 0 }

  /// Returns the output of a script; nil if the script fails.
  static func output(of script: String) -> String? {
    let command = "/bin/bash 2>&1 <<'END_OF_THE_SCRIPT'\n\(script)\nEND_OF_THE_SCRIPT\n"
    guard let pipe = unsafe popen(command, "r") else { return nil }
    var bytes: [UInt8] = []
    while case let byte = unsafe getc(pipe), byte != EOF {
      bytes.append(UInt8(truncatingIfNeeded: byte))
    }
    return unsafe pclose(pipe) == 0 ? String(decoding: bytes, as: UTF8.self) : nil
  }
}
