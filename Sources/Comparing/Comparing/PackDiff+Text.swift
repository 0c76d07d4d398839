package import Diagnostics
internal import Kinds
internal import PackFormat
internal import SafeText
internal import TextUnicode

/// Prints a comparison of packs for people.
package struct DiffText {
  private let diff: PackDiff
  private let style: HumanRenderer.Style
  private let arrow: String
  /// The maximal width of a line; only a single long word exceeds it.
  private let columns: Int

  package init(_ diff: PackDiff, style: HumanRenderer.Style, unicode: Bool) {
    self.diff = diff
    self.style = style
    arrow = unicode ? "→" : "->"
    columns = max(20, style.columns)
  }

  /// Passes the report to `each` in pieces.
  package func write<Problem>(_ each: (String) throws(Problem) -> Void) throws(Problem) {
    try each(head)
    for section in diff.sections {
      let count = section.count == section.changes.count ? "" : ", \(section.changes.count) shown"
      let title = "\(section.title) (\(section.count)\(count)): \(section.bump)"
      let heading = wrapped(title).map { style.palette.paint($0, role(of: section.bump)) }
      try each("\n" + heading.joined(separator: "\n") + "\n")
      for change in section.changes { try each(text(of: change)) }
    }
    try each("\n" + foot)
  }

  private var head: String {
    let (old, new) = (diff.old.card, diff.new.card)
    let id = diff.isOnePack ? old.id : "\(old.id) \(arrow) \(new.id)"
    var lines = wrapped("\(id) \(old.version) \(arrow) \(new.version)".terminalSafe).map {
      style.palette.paint($0, .place)
    }
    for (name, side) in [("old", diff.old), ("new", diff.new)] {
      let count = side.card.questionCount
      lines += wrapped(
        "\(name)  \(side.path.terminalSafe), \(count) \(side.card.rowNoun)\(count == 1 ? "" : "s")",
        indent: 2, hanging: 7)
    }
    if let (old, new) = diff.provenance {
      lines += wrapped("provenance: \(old.text) \(arrow) \(new.text)", indent: 2, hanging: 4)
    }
    if !diff.isOnePack { lines += wrapped("the ids differ: these are two packs, not two versions") }
    let counts = diff.sections.map(\.counted)
    lines += wrapped(
      diff.isSame ? "nothing differs in what is played" : counts.joined(separator: ", "))
    return lines.joined(separator: "\n") + "\n"
  }

  private var foot: String {
    let check = VersionCheck(diff)
    var lines: [String] = []
    if check.suggested != .none {
      let next = check.next.map { " (\(diff.old.card.version) \(arrow) \($0))" } ?? ""
      lines += wrapped("suggested bump: \(check.suggested)\(next)").map {
        style.palette.paint($0, role(of: check.suggested))
      }
      for reason in diff.reasons {
        lines += wrapped("\(reason.bump): \(reason.text)", indent: 2, hanging: 4)
      }
    }
    lines += wrapped(check.text)
    return lines.joined(separator: "\n") + "\n"
  }

  // MARK: - A change

  private func text(of change: Change) -> String {
    let note = change.note.map { ": \($0.terminalSafe)" } ?? ""
    var lines = wrapped(change.name.terminalSafe + note, indent: 2, hanging: 4)
    if let first = lines.first { lines[0] = style.palette.paint(first, .place) }
    lines += places(change)
    for value in change.values { lines += text(of: value) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func places(_ change: Change) -> [String] {
    let old = change.oldPlace?.text.terminalSafe
    let new = change.newPlace?.text.terminalSafe
    guard let old, let new, old != new else {
      return (new ?? old).map { wrapped($0, indent: 4, hanging: 4) } ?? []
    }
    let line = "    \(old) \(arrow) \(new)"
    if line.displayWidth <= columns { return [line] }
    return wrapped(old, indent: 4, hanging: 4) + wrapped("\(arrow) \(new)", indent: 4, hanging: 6)
  }

  /// Returns both values on one line if they fit, and otherwise one below the other as in a patch.
  private func text(of value: Change.Value) -> [String] {
    let name = value.name.isEmpty ? "" : "\(value.name.terminalSafe): "
    let (old, new) = (value.old?.terminalSafe, value.new?.terminalSafe)
    let palette = style.palette
    if let old, let new, "    \(name)\(old) \(arrow) \(new)".displayWidth <= columns {
      return ["    \(name)\(palette.paint(old, .error)) \(arrow) \(palette.paint(new, .added))"]
    }
    func lines(_ sign: String, _ text: String?, _ role: Palette.Role) -> [String] {
      guard let text else { return [] }
      return wrapped("\(sign) \(name)\(text)", indent: 4, hanging: 6).map { line in
        let start = line.prefix { $0 == " " }
        return start + palette.paint(String(line.dropFirst(start.count)), role)
      }
    }
    return lines("-", old, .error) + lines("+", new, .added)
  }

  private func wrapped(_ text: String, indent: Int = 0, hanging: Int = 0) -> [String] {
    let first = String(repeating: " ", count: indent)
    let next = String(repeating: " ", count: hanging)
    let lines = text.wrapped(to: columns - hanging)
    return lines.enumerated().map { ($0 == 0 ? first : next) + $1 }
  }

  private func role(of bump: Bump) -> Palette.Role {
    switch bump {
    case .major: .error
    case .minor: .warning
    case .patch, .none: .help
    }
  }
}
