import Arguments
import Diagnostics

/// `packtool explain`: describes the codes of findings.
enum Explain {
  private static let ids = Argument.many(
    "CODE", .text("CODE"), "the codes of findings, or the letters of their families")
  private static let list = Argument.flag("--list", "list all codes with their titles")
  private static let markdown = Argument.flag(
    "--markdown", "print all codes as a page of Markdown")

  static let command = Command(
    "explain", "describe what a finding means and how to fix it",
    [ids, list, markdown, Shared.json],
    discussion: """
      Each finding has a code, whose meaning never changes. The letter of a code names its \
      family: \(Family.allCases.map { "\($0.rawValue) \($0.title)" }.joined(separator: ", ")).
      """,
    examples: [
      "packtool explain F104": "describe F104",
      "packtool explain F": "describe the family F, and list its codes",
      "packtool explain --list": "list all codes",
      "packtool explain --list --json": "print the descriptions of all codes for a program",
    ])

  static func run(
    _ invocation: Invocation, _ console: inout Console
  ) throws(Failure) -> ExitCode {
    var codes: [Code] = []
    var texts: [String] = []
    let page = CodePage(columns: min(console.columns, 100))
    for id in invocation[ids] {
      if let family = Family(named: id) {
        let members = Codes.all.filter { $0.family == family }
        codes += members
        texts.append(page.text(of: family, members))
      } else {
        let code = try Codes.named(id, invocation)
        codes.append(code)
        texts.append(page.text(of: code))
      }
    }
    if [!codes.isEmpty, invocation[list], invocation[markdown]].count(where: { $0 }) > 1 {
      throw .usage(invocation.usageError("CODE, --list and --markdown exclude each other"))
    }
    if invocation[markdown] {
      guard !invocation[Shared.json] else {
        throw .usage(invocation.usageError("--markdown and --json exclude each other"))
      }
      try console.print(CataloguePage(Codes.all).markdown)
    } else if invocation[list] {
      try console.print(invocation[Shared.json] ? json(Codes.all) : page.list(Codes.all))
    } else if codes.isEmpty {
      throw .usage(invocation.usageError("missing CODE, or --list"))
    } else {
      try console.print(invocation[Shared.json] ? json(codes) : texts.joined(separator: "\n"))
    }
    return .fine
  }

  private static func json(_ codes: [Code]) -> String { codes.map(\.json).joined() }
}

/// The catalogue of codes as text for a terminal.
struct CodePage {
  let columns: Int

  /// The full description of one code. Its examples are copied, so they are not wrapped.
  func text(of code: Code) -> String {
    """
    \(prose("\(code.id) (\(code.severity), \(code.family.title)): \(code.title)"))

    \(prose(code.why))

    At fault:
    \(indented(code.bad))

    Right:
    \(indented(code.good))

    To fix it:
    \(prose(code.fix, margin: 4))

    """
  }

  /// The description of a family, and a list of its codes.
  func text(of family: Family, _ codes: [Code]) -> String {
    prose(family.meaning) + "\n\n" + list(codes)
  }

  /// A list of codes, a line each, under the names of their families.
  func list(_ codes: [Code]) -> String {
    let parts = Family.allCases.map { family in
      let lines = codes.filter { $0.family == family }.map(line)
      return lines.isEmpty ? "" : "\(family.rawValue): \(family.title)\n" + lines.joined()
    }
    return parts.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func line(_ code: Code) -> String {
    let severity = code.severity.rawValue
    let head = "  \(code.id)  \(severity)" + String(repeating: " ", count: 9 - severity.count)
    return head + prose(code.title, margin: head.count).drop { $0 == " " } + "\n"
  }

  private func prose(_ text: String, margin: Int = 0) -> String {
    text.wrapped(to: columns - margin).map { String(repeating: " ", count: margin) + $0 }
      .joined(separator: "\n")
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
  }
}
