import Arguments
import Diagnostics
import Files
import PackCompiler

/// `packtool explain`: what a finding means.
enum Explain {
  private static let code = Argument.optional("CODE", .text("CODE"), "the code of a finding")
  private static let list = Argument.flag("--list", "all codes, with their titles")

  static let command = Command(
    "explain", "say what a finding means and how to mend it", [code, list],
    examples: [
      "packtool explain F104": "what F104 means",
      "packtool explain --list": "all codes",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    if invocation[list] {
      for code in Code.all {
        try console.print("\(code.id)  \(code.severity.rawValue.padded(7))  \(code.title)\n")
      }
      return .fine
    }
    guard let id = invocation[code] else {
      throw .usage(invocation.usageError("missing CODE, or --list"))
    }
    let code = try Codes.named(id, invocation)
    try console.print(
      """
      \(code.id) (\(code.severity)): \(code.title)

      \(code.why)

      At fault:
      \(code.bad.indented)

      Right:
      \(code.good.indented)

      """)
    return .fine
  }
}

extension String {
  fileprivate func padded(_ width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)" }
      .joined(separator: "\n")
  }
}
