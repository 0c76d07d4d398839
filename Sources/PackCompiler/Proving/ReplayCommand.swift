internal import Files
internal import PackFormat

/// The shell command that plays what a finding is about.
struct ReplayCommand: Sendable {
  /// The program and the project; nil for standard input and pipes, which cannot be read again.
  private let start: String?
  /// The options with which the project was opened and checked.
  private let context: String

  /// Makes a command without a project, for tests of rules.
  init() {
    start = nil
    context = ""
  }

  init(_ project: PackProject, _ options: ProjectCheck.Options) {
    start = project.isHeld ? nil : "packtool prove \(Path.shellWord(project.path))"
    context =
      project.openedWith.map { " " + $0 }.joined()
      + (options.now.map { " --now \($0.text)" } ?? "")
  }

  /// Returns the command for the whole project, or for a question counted from 0.
  func text(question: Int? = nil, _ arguments: String = "") -> String? {
    guard let start else { return nil }
    return start + (question.map { " --question \($0)" } ?? "")
      + (arguments.isEmpty ? "" : " \(arguments)") + context
  }
}
