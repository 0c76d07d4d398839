/// The catalogue of codes as a Markdown page, `docs/DIAGNOSTICS.md`.
package struct CataloguePage {
  private let families: [(family: Family, codes: [Code])]

  package init(_ codes: [Code]) {
    families = Family.allCases.map { family in
      (family, codes.filter { $0.family == family }.sorted())
    }.filter { !$0.1.isEmpty }
  }

  /// The whole page, which ends with a line feed.
  package var markdown: String {
    let sections = families.flatMap { entry in
      [Self.heading(entry.family, entry.codes)] + entry.codes.map(Self.section)
    }
    return ([opening] + sections).joined(separator: "\n")
  }

  private var opening: String {
    """
    # Diagnostics
    <!-- Written by packtool explain --markdown; do not edit. -->
    Every finding that packtool can have, with its reason and its fix. `packtool explain CODE` says the same of one, and
    `packtool explain --list --json` of all, for programs. A code never changes its meaning.

    An **error** keeps a pack from being compiled; a **warning** does not, unless `--deny warnings` says so, and is passed
    over with `--ignore CODE`. In the examples `\\n`, `\\r`, `\\0`, `\\xE9` and `\\u{202E}` stand for what cannot be shown, and what
    is in parentheses is said in words.

    | family | | codes |
    |---|---|---|
    \(families.map(Self.row).joined(separator: "\n"))

    """
  }

  private static func row(_ family: Family, _ codes: [Code]) -> String {
    let links = codes.map { "[\($0.id)](#\($0.id.lowercased()))" }
    return "| **\(family.rawValue)** | \(family.title) | \(links.joined(separator: " ")) |"
  }

  private static func heading(_ family: Family, _ codes: [Code]) -> String {
    """
    ## \(family.rawValue): \(family.title)
    \(family.meaning)

    """
  }

  /// The section of a code. The heading is the code alone, so that links to it never change.
  private static func section(_ code: Code) -> String {
    """
    ### \(code.id)
    **\(code.severity): \(inline(code.title)).** \(inline(code.why))

    At fault:
    ```text
    \(code.bad)
    ```
    Right:
    ```text
    \(code.good)
    ```
    Mend: \(inline(code.fix))

    """
  }

  /// The text with angle brackets and references escaped; outside a code block they would vanish as
  /// HTML.
  private static func inline(_ text: String) -> String {
    text.reduce(into: "") { text, character in
      switch character {
      case "<": text += "&lt;"
      case "&": text += "&amp;"
      case "*", "_", "`", "\\": text += "\\\(character)"
      default: text.append(character)
      }
    }
  }
}
