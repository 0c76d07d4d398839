internal import SafeText

/// Renders findings for people: place, message, the source line with carets, and help.
package struct HumanRenderer {
  package struct Style {
    /// The columns of the terminal, to which a long source line is cropped.
    package var columns = 100
    package var palette = Palette.none
    /// The mark for text that is left out: `...` if the terminal has ASCII only.
    package var ellipsis = "…"
    /// The number of columns that a character takes.
    package var characterWidth: (Character) -> Int

    package init(
      columns: Int = 100, palette: Palette = .none, unicode: Bool = true,
      characterWidth: @escaping (Character) -> Int
    ) {
      self.columns = columns
      self.palette = palette
      self.ellipsis = unicode ? "…" : "..."
      self.characterWidth = characterWidth
    }

    /// The columns of a text. Most texts are printable ASCII, whose characters take one column each.
    func width(of text: String) -> Int {
      if text.utf8.allSatisfy({ 0x20...0x7e ~= $0 }) { return text.utf8.count }
      return text.reduce(0) { $0 + characterWidth($1) }
    }
  }

  let style: Style
  private var sources: SourceIndex
  /// The codes whose explanation was pointed to.
  private var explained: Set<Code> = []

  /// Makes a renderer; `source` returns the bytes of a file, or nil if it cannot be read.
  package init(style: Style, source: @escaping (String) -> SourceBytes?) {
    self.style = style
    sources = SourceIndex(source)
  }

  /// The finding in lines, followed by an empty line. The first finding of a code says how to learn more of it.
  package mutating func render(_ finding: Finding) -> String {
    let severity: Palette.Role = finding.code.severity == .error ? .error : .warning
    let fault = located(finding.place, label: finding.label, role: severity)
    let position = fault.position
    let title = style.palette.paint(
      "\(finding.code.severity.rawValue)[\(finding.code.id)]", severity)
    let place = style.palette.paint(name(finding.place, position) + ":", .place)
    var lines = [place + " " + title + ": " + style.palette.paint(shown(finding.message), .place)]

    var others = finding.related.map { located($0.place, label: $0.message, role: .related) }
    let gutter = ([fault] + others).compactMap { $0.position?.line }.max().map {
      "\($0)".utf8.count
    }
    let frame = Frame(width: gutter ?? 1, palette: style.palette)
    if let position {
      func isBeside(_ other: Located) -> Bool {
        other.place.file == fault.place.file && other.position?.lineStart == position.lineStart
      }
      var snippet = snippet([fault] + others.filter(isBeside), frame)
      if snippet?.fits == true {
        others.removeAll(where: isBeside)
      } else {
        snippet = self.snippet([fault], frame)
      }
      if let snippet { lines += frame.lines(snippet, number: position.line) }
    }
    for other in others {
      lines.append(frame.arrow + name(other.place, other.position))
      guard let position = other.position, let snippet = snippet([other], frame) else {
        lines.append(frame.note(other.mark.label ?? ""))
        continue
      }
      lines += frame.lines(snippet, number: position.line)
    }
    lines += advice(finding).map(frame.note)
    return lines.reduce(into: "") { $0 += $1 + "\n" } + "\n"
  }

  // MARK: - Places

  /// A mark with its position.
  private struct Located {
    var place: Place
    var position: Position?
    var mark: Snippet.Mark
  }

  private mutating func located(
    _ place: Place, label: String?, role: Palette.Role
  ) -> Located {
    let position = position(of: place)
    let last = sources.last(of: place)
    var label = label.map(shown)
    if let position, let last, last.line > position.line {
      let reach = "to line \(last.line)"
      label = label.map { "\($0) (\(reach))" } ?? reach
    }
    return Located(
      place: place, position: position,
      mark: Snippet.Mark(bytes: place.bytes, label: label, role: role))
  }

  private func snippet(_ located: [Located], _ frame: Frame) -> Snippet? {
    guard let first = located.first, let position = first.position,
      let source = sources.source(first.place.file)
    else { return nil }
    let columns = max(20, style.columns - frame.width - 3)
    let start = located.map(\.mark.bytes.lowerBound).min() ?? 0
    let line = SourceLine(
      source, lineStart: position.lineStart, around: start, reach: 8 * columns,
      width: style.characterWidth)
    return Snippet(line: line, marks: located.map(\.mark), columns: columns, style: style)
  }

  mutating func position(of place: Place) -> Position? {
    sources.start(of: place)
  }

  func name(_ place: Place, _ position: Position?) -> String {
    let path = place.file.terminalSafe
    if let cell = place.cell, !cell.isEmpty { return path + ":" + cell.terminalSafe }
    return position.map { "\(path):\($0.line):\($0.column)" } ?? path
  }

  // MARK: - Words

  private mutating func advice(_ finding: Finding) -> [String] {
    var lines: [String] = []
    let help = finding.help.map { "help: " + shown($0) }
    if let fix = finding.fix {
      let mark = fix.safe ? "[fixable]" : "[fixable with --unsafe]"
      let text = help ?? "help: packtool fix can fix this"
      // One column for all short lines of help, far enough to the right to stand out.
      let gap = max(2, 34 - style.width(of: text))
      lines.append(text + String(filling: gap) + mark)
    } else if let help {
      lines.append(help)
    }
    if let replay = finding.replay { lines.append("replay: " + shown(replay)) }
    let isNew = explained.insert(finding.code).inserted
    return lines + (isNew ? ["more: packtool explain \(finding.code.id)"] : [])
  }

  /// The text escaped for a terminal, and cut: a cell in a message may be megabytes long.
  func shown(_ text: String) -> String {
    let limit = 1000
    let cut = text.unicodeScalars.prefix(limit)
    let whole = cut.endIndex == text.unicodeScalars.endIndex
    return String(cut).terminalSafe + (whole ? "" : style.ellipsis)
  }
}
