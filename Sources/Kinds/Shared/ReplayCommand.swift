/// The shell command that plays what a finding is about.
package struct ReplayCommand: Sendable {
  /// The program and the project; nil for standard input and pipes, which cannot be read again.
  private let start: String?
  /// The options with which the project was opened and checked, each after a space.
  private let context: String

  /// Makes a command without a project, for tests of rules.
  init() {
    start = nil
    context = ""
  }

  /// Makes a command that begins with `start` and ends with `context`; nil for `start` if there is none.
  package init(_ start: String?, context: String) {
    self.start = start
    self.context = context
  }

  /// Returns the command for the whole project, or for a question counted from 0.
  package func text(question: Int? = nil, _ arguments: String = "") -> String? {
    guard let start else { return nil }
    return start + (question.map { " --question \($0)" } ?? "")
      + (arguments.isEmpty ? "" : " \(arguments)") + context
  }
}
