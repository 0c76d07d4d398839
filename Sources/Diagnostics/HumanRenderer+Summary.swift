extension HumanRenderer {
  /// The last lines of a run: how many findings are not shown, and the count of all.
  package func summary(of findings: Findings, files: Int) -> String {
    // Where several sources were merged, more may be kept than are shown.
    let hidden = findings.count - min(findings.kept.count, findings.limit)
    let more = "\(style.ellipsis) \(hidden) more not shown (--max-findings \(findings.limit))\n"
    let parts = [plural(findings.errors, "error"), plural(findings.warnings, "warning")]
      .compactMap { $0 }
    let counts = parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
    let fixable =
      findings.fixable > 0 ? "; \(findings.fixable) fixable with packtool fix" : ""
    return (hidden > 0 ? more : "")
      + "\(counts) in \(plural(files, "file") ?? "no file")\(fixable)\n"
  }

  private func plural(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
