import Arguments
import Diagnostics

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
