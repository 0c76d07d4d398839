internal import Kinds
internal import PackFormat
internal import SafeText

extension PackDiff {
  /// The comparison for a comment in a pull request: a visible summary, and lists that fold.
  package var markdown: String {
    let check = VersionCheck(self)
    let (before, after) = (old.card, new.card)
    let id = isOnePack ? Markdown.text(before.id) : Markdown.text("\(before.id) → \(after.id)")
    var text = "### \(id) \(Markdown.text("\(before.version) → \(after.version)"))\n\n"
    if !isOnePack { text += "The ids differ: these are two packs, not two versions.\n\n" }
    if let provenance {
      text += "Provenance: \(provenance.old.text) → \(provenance.new.text).\n\n"
    }
    if isSame { text += "Nothing differs in what is played; " }
    if check.suggested != .none {
      text += "Suggested bump: **\(check.suggested)**"
      text += check.next.map { " (\(Markdown.text($0)))" } ?? ""
      text += "; "
    }
    text += "\(check.isEnough ? "" : "⚠️ ")\(Markdown.text(check.text)).\n"
    if sections.isEmpty { return text }
    text += "\n| Change | Count | Asks for |\n|---|---:|---|\n"
    for section in sections {
      text += "| \(section.title) | \(section.count) | \(section.bump) |\n"
    }
    for section in sections {
      text += list(of: section, room: Self.longest - text.utf8.count)
    }
    return text
  }

  /// GitHub limits a comment to 65,536 characters.
  private static let longest = 60_000

  private func list(of section: Section, room: Int) -> String {
    // Lists with broken promises are open from the start.
    let isOpen = section.bump == .major ? " open" : ""
    var text =
      "\n<details\(isOpen)><summary>\(section.title) (\(section.count))</summary>\n\n"
    text += "| What | Old | New | Where |\n|---|---|---|---|\n"
    var hidden = section.count
    for change in section.changes {
      let note = change.note.map { "<br>" + Markdown.text($0) } ?? ""
      let row =
        "| \(Markdown.code(change.name))\(note) "
        + "| \(Self.values(change.values, \.old)) | \(Self.values(change.values, \.new)) "
        + "| \(Self.places(of: change)) |\n"
      if text.utf8.count + row.utf8.count > room { break }
      text += row
      hidden -= 1
    }
    // The section about the order has one entry, however many rows moved.
    if hidden > 0, section.kind != .order { text += "\n… and \(hidden) more.\n" }
    return text + "\n</details>\n"
  }

  private static func values(
    _ values: [Change.Value], _ side: (Change.Value) -> String?
  ) -> String {
    values.compactMap { value in
      side(value).map { text in
        (value.name.isEmpty ? "" : "\(Markdown.text(value.name)): ") + Markdown.text(text)
      }
    }.joined(separator: "<br>")
  }

  private static func places(of change: Change) -> String {
    let places = [change.oldPlace, change.newPlace].compactMap { $0?.text }
    let shown = places.count == 2 && places[0] == places[1] ? [places[0]] : places
    return shown.map(Markdown.code).joined(separator: " → ")
  }
}

/// Escapes text of unknown origin for a cell of a Markdown table.
enum Markdown {
  /// Returns the text so that it contains no markup, line break, link or mention.
  static func text(_ text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "<": shown += "&lt;"
      case ">": shown += "&gt;"
      case "&": shown += "&amp;"
      case "\n": shown += "<br>"
      case "\r": break
      // A word joiner keeps GitHub from linking a mention or an issue number.
      case "@", "#": shown += "\(scalar)&#8288;"
      case "|", "*", "_", "`", "\\", "[", "]", "~", "!", "$": shown += "\\\(scalar)"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown.split(separator: "<br>", omittingEmptySubsequences: false)
      .map { String($0).terminalSafe }.joined(separator: "<br>")
  }

  /// Returns the text as code, or as plain text if code cannot hold it in a table.
  static func code(_ text: String) -> String {
    text.contains { "`|\n\r\\".contains($0) } || text.isEmpty
      ? Self.text(text) : "`\(text.terminalSafe)`"
  }
}
