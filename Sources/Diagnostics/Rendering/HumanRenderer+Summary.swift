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
  package func summary(
    of findings: Findings, files: Int, _ passedOver: PassedOver = PassedOver()
  ) -> String {
    // After merging several sources, more findings may be kept than are shown.
    let hidden = findings.count - min(findings.kept.count, findings.limit)
    let more = "\(style.ellipsis) \(hidden) more not shown (--max-findings \(findings.limit))\n"
    let parts = [plural(findings.errors, "error"), plural(findings.warnings, "warning")]
      .compactMap { $0 }
    let counts = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    let fixable =
      findings.fixable > 0 ? "; \(findings.fixable) fixable with packtool fix" : ""
    let known = passedOver.known > 0 ? "; \(passedOver.known) known from the baseline" : ""
    let suppressed =
      passedOver.suppressed > 0 ? "; \(passedOver.suppressed) suppressed by pack.xml" : ""
    return (hidden > 0 ? more : "")
      + "\(counts) in \(plural(files, "file") ?? "no file")\(fixable)\(known)\(suppressed)\n"
  }

  private func plural(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
