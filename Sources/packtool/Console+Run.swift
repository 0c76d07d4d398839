import Arguments
import Diagnostics
import Files
import PackFormat
internal import Projects

extension Console {
  /// Parses the arguments and runs the command. A failure is printed and becomes the exit code.
  mutating func run(_ tool: Tool, _ arguments: [String]) -> ExitCode {
    do throws(Failure) {
      switch try request(tool, arguments) {
      case .help(let command):
        try print(tool.help(for: command, width: min(columns, 100)))
        return .fine
      case .page(let text):
        try print(text)
        return .fine
      case .version(let asJSON):
        try print(asJSON ? Version.json : Version.text)
        return .fine
      case .run(let invocation):
        color = invocation[Tool.color]
        let entry = Commands.all.first { $0.command.name == invocation.command.name }
        return try entry?.run(invocation, &self) ?? .usage
      }
    } catch {
      return report(error)
    }
  }

  private func request(_ tool: Tool, _ arguments: [String]) throws(Failure) -> Request {
    do throws(UsageError) { return try tool.parse(arguments) } catch { throw .usage(error) }
  }

  mutating func report(_ failure: Failure) -> ExitCode {
    if case .pack(let error, let path) = failure, let finding = error.finding(in: path) {
      // The bytes of a pack cannot be quoted, so the message names the place.
      var renderer = HumanRenderer(style: style(onStandardError: true)) { _ in nil }
      sayDrawn(String(renderer.render(finding).dropLast(2)))
      return .broken
    }
    say("packtool: \(failure.message)")
    switch failure {
    case .usage(let error):
      if !error.listing.isEmpty { say(String(error.listing.dropLast())) }
      say(error.hint)
      return .usage
    case .file, .pack: return .unreadable
    case .message(_, let code): return code
    }
  }
}

extension Failure {
  /// The message that the program prints.
  var message: String {
    switch self {
    case .usage(let error): error.message
    case .file(let error): error.message
    case .pack(let error, let path):
      "\(Path.printable(path)): \(error.message) (at byte \(error.offset))"
    case .message(let message, _): message
    }
  }
}
