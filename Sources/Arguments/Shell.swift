package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension Tool {
  /// The script that teaches a shell to complete the tool's commands, options and their values.
  package func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }

  /// The words to offer for a value; empty where it is a path or free text.
  func words(for parameter: Parameter) -> [String] {
    parameter.completion == .commands ? commands.map(\.name) : parameter.choices
  }
}

extension String {
  /// The text between single quotes of a shell that knows no escape within them.
  var singleQuoted: String {
    "'" + reduce(into: "") { $0 += $1 == "'" ? "'\\''" : String($1) } + "'"
  }
}
