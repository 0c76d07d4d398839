internal import Files
internal import PackFormat

/// The command that plays what a finding says, as a person would type it.
struct ReplayCommand: Sendable {
  /// The program and the project; nil where that cannot be read a second time.
  private let start: String?
  /// What the project was opened and judged with.
  private let context: String

  /// For rules that are tried apart from a project.
  init() {
    start = nil
    context = ""
  }

  init(_ project: PackProject, _ options: ProjectCheck.Options) {
    start = project.isHeld ? nil : "packtool prove \(Self.word(project.path))"
    context =
      project.openedWith.map { " " + $0 }.joined()
      + (options.now.map { " --now \($0.text)" } ?? "")
  }

  /// The command for the whole project, or for a question of it, from 0.
  func text(question: Int? = nil, _ arguments: String = "") -> String? {
    guard let start else { return nil }
    return start + (question.map { " --question \($0)" } ?? "")
      + (arguments.isEmpty ? "" : " \(arguments)") + context
  }

  /// A path as one word for a shell.
  static func word(_ path: String) -> String {
    let plain = path.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5a, 0x61...0x7a, 0x80...: true
      default: "_-./+@%:,=".utf8.contains(byte)
      }
    }
    if plain, !path.isEmpty, !path.hasPrefix("-") { return path }
    let safe = path.hasPrefix("-") ? "./" + path : path
    return "'" + safe.replacing("'", with: "'\\''") + "'"
  }
}
