package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish
}

extension Tool {
  /// The script that makes a shell complete the tool's commands, options and values.
  package func completions(for shell: Shell) -> String {
    switch shell {
    case .bash: bashCompletions
    case .zsh: zshCompletions
    case .fish: fishCompletions
    }
  }

  /// The words to offer for a value; empty for a path or free text.
  func words(for parameter: Parameter) -> [String] {
    switch parameter.completion {
    case .commands: commands.map(\.name) + topics.map(\.name)
    case .words(let words): words
    case .nothing, .files, .folders: parameter.choices
    }
  }
}

extension String {
  /// The text in single quotes, for a shell without escapes inside them.
  var singleQuoted: String {
    "'" + reduce(into: "") { $0 += $1 == "'" ? "'\\''" : String($1) } + "'"
  }
}
