internal import SafeText

extension HumanRenderer {
  /// The numbers of findings that were left out because the user asked for that.
  package struct PassedOver {
    /// The findings that the baseline contains.
    package var known = 0
    /// The findings that a manifest suppresses.
    package var suppressed = 0

    package init() {}
  }

  /// The last lines of a run: the number of findings that are not shown, and the totals.
  ///
  /// If not `isList`, not every kept finding was printed, and the first of these lines is left out.
  package func summary(
    of findings: Findings, files: Int, _ passedOver: PassedOver = PassedOver(),
    isList: Bool = true
  ) -> String {
    // After merging several sources, more findings may be kept than are shown.
    let hidden =
      isList ? findings.countToShow - min(findings.kept.count, findings.limit) : 0
    let more = "\(style.ellipsis) \(hidden) more not shown (--max-findings \(findings.limit))\n"
    let leftOut = findings.errorsLeftOut
    let parts = [
      plural(findings.errors - leftOut, "error"), plural(findings.warnings, "warning"),
    ].compactMap { $0 }
    let none = leftOut > 0 ? "no findings shown" : "no findings"
    let counts = parts.isEmpty ? none : parts.joined(separator: ", ")
    let notes = [
      fixes(of: findings),
      plural(leftOut, "error").map { "\($0) left out by --select or --ignore" },
      passedOver.known > 0 ? "\(passedOver.known) known from the baseline" : nil,
      passedOver.suppressed > 0 ? "\(passedOver.suppressed) suppressed by pack.xml" : nil,
    ].compactMap { $0.map { "; " + $0 } }.joined()
    return (hidden > 0 ? more : "")
      + "\(counts) in \(plural(files, "file") ?? "no file")\(notes)\n"
  }

  /// The numbers of fixes; nil if there are none.
  private func fixes(of findings: Findings) -> String? {
    let (safe, unsafe) = (findings.fixable, findings.unsafelyFixable)
    let least = findings.mayHaveMoreFixes ? "at least \(unsafe)" : "\(unsafe)"
    let leastSafe = findings.mayHaveMoreSafeFixes ? "at least \(safe)" : "\(safe)"
    let command = "with packtool fix"
    return switch (safe > 0, unsafe > 0) {
    case (true, true): "\(leastSafe) fixable \(command), \(least) more \(command) --unsafe"
    case (true, false): "\(leastSafe) fixable \(command)"
    case (false, true): "\(least) fixable \(command) --unsafe"
    case (false, false): nil
    }
  }

  private func plural(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  // MARK: - By code

  /// A table of the codes: how many findings, the place of the first, the numbers of fixes, and the title of the code.
  package mutating func table(of findings: Findings) -> String {
    let tallies = findings.tallies
    if tallies.isEmpty { return "" }
    var rows = [["", "count", "first place", "fixes", ""]]
    for tally in tallies {
      rows.append([
        "\(tally.code.severity)[\(tally.code.id)]", "\(tally.count)",
        tally.first.map { name($0, position(of: $0)) } ?? "-", Self.fixes(of: tally),
        tally.code.title,
      ])
    }
    let widths = (0..<4).map { column in rows.map { style.width(of: $0[column]) }.max() ?? 0 }
    let room = style.columns - widths.reduce(0) { $0 + $1 + 2 }
    var text = ""
    for (number, row) in rows.enumerated() {
      let gaps = (0..<4).map {
        String(filling: widths[$0] - style.width(of: row[$0]))
      }
      let isError = number > 0 && tallies[number - 1].code.severity == .error
      let code = style.palette.paint(row[0], isError ? .error : .warning) + gaps[0]
      let cells = [code, gaps[1] + row[1], row[2] + gaps[2], row[3] + gaps[3]]
      let title = room < 12 ? "" : cropped(row[4], to: room)
      let line = (cells + [title]).joined(separator: "  ")
      text += line.reversed().drop { $0 == " " }.reversed() + "\n"
    }
    return text
  }

  private static func fixes(of tally: CodeTally) -> String {
    let more = tally.mayHaveMoreFixes ? "+" : ""
    let parts = [
      tally.safe > 0 ? "\(tally.safe)\(tally.mayHaveMoreSafeFixes ? "+" : "") safe" : nil,
      tally.unsafe > 0 ? "\(tally.unsafe)\(more) unsafe" : nil,
    ].compactMap { $0 }
    return parts.isEmpty ? "-" : parts.joined(separator: ", ")
  }
}
