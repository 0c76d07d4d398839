import Arguments

/// `packtool completions`: prints a script that makes a shell complete the commands.
enum Completions {
  private static let shell = Argument.required("SHELL", .choice(of: Shell.self), "the shell")

  static let command = Command(
    "completions", "print a completion script for a shell", [shell],
    examples: [
      "packtool completions bash > ~/.local/share/bash-completion/completions/packtool":
        "install the completions for bash"
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    try console.print(packtool.completions(for: invocation[shell]))
    return .fine
  }
}

/// `packtool manual`: prints the man page.
enum Manual {
  static let command = Command(
    "manual", "print the man page", [],
    examples: ["packtool manual | man -l -": "read the man page"])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    try console.print(packtool.manual)
    return .fine
  }
}
