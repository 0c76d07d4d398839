/// Findings on one line each.
extension HumanRenderer {
  /// The number of findings of one code above which a list on a terminal is folded.
  private static let mostInFull = 20
  /// The number of findings of each code that a folded list has.
  private static let mostFolded = 3

  /// The finding on one line: place, severity and code, message, and if it has a fix.
  ///
  /// If `isCropped`, a long message is cut so that the line fits into the columns.
  package mutating func line(of finding: Finding, isCropped: Bool = false) -> String {
    let place = name(finding.place, position(of: finding.place)) + ":"
    let title = "\(finding.code.severity.rawValue)[\(finding.code.id)]:"
    let mark = finding.fix.map { $0.safe ? " [fixable]" : " [fixable with --unsafe]" } ?? ""
    let room = style.columns - style.width(of: "\(place) \(title) \(mark)")
    let message = shown(finding.message)
    let isError = finding.code.severity == .error
    return style.palette.paint(place, .place) + " "
      + style.palette.paint(title, isError ? .error : .warning) + " "
      + (isCropped ? cropped(message, to: max(20, room)) : message)
      + style.palette.paint(mark, .help) + "\n"
  }

  /// True if a list of the findings is folded on a terminal: a code has many, and the user did not name it.
  package static func folds(_ findings: Findings) -> Bool {
    findings.tallies.contains {
      $0.count > mostInFull && !findings.filter.names($0.code)
    }
  }

  /// The first findings of each code, one on a line, and the number of the others; then the table of codes.
  package mutating func folded(_ findings: Findings) -> String {
    var text = ""
    for tally in findings.tallies {
      let kept = findings.kept.filter { $0.code == tally.code }
      let isNamed = findings.filter.names(tally.code)
      let most = isNamed ? kept.count : min(kept.count, Self.mostFolded)
      for finding in kept.prefix(most) { text += line(of: finding, isCropped: true) }
      if tally.count > most {
        text +=
          "\(style.ellipsis) \(tally.count - most) more \(tally.code.id): packtool validate "
          + "--select \(tally.code.id) shows them\n"
      }
    }
    return text + "\n" + table(of: findings) + "packtool explain CODE says more of a code\n"
  }

  /// The text, cut to a number of columns.
  func cropped(_ text: String, to columns: Int) -> String {
    if style.width(of: text) <= columns { return text }
    var room = columns - style.width(of: style.ellipsis)
    let start = text.prefix { character in
      room -= style.characterWidth(character)
      return room >= 0
    }
    return start + style.ellipsis
  }
}
