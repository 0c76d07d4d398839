package import Diagnostics

extension Code {
  package static let wrongSuppression = Code(
    "M120", .error, "a finding that cannot be suppressed",
    why: "A code that is not known suppresses nothing, and no pack is made where there are errors.",
    bad: "<suppress code=\"F104\" reason=\"looks right\"/>",
    good: "<suppress code=\"F118\" question=\"q-bert\" reason=\"a name in every language\"/>",
    fix: "Name a warning, or fix what the error is about.")
  package static let staleSuppression = Code(
    "M121", .warning, "a suppression that suppresses nothing",
    why: "The finding that it was for is gone; it would hide the same fault if it came back.",
    bad: "<suppress code=\"F118\" question=\"no-such-question\" reason=\"a name\"/>",
    good: "(without it)", fix: "Remove it, or correct its code or its question.")
}

/// The suppressions of a manifest.
package struct ManifestSuppressions {
  /// The findings about invalid suppressions.
  private(set) var findings: [Finding] = []
  private(set) var valid: [Suppression] = []

  init(_ manifest: Manifest) {
    let codes = manifest.suppresses.isEmpty ? [] : Code.all
    for suppress in manifest.suppresses {
      guard let code = codes.first(where: { $0.id == suppress.code }) else {
        findings.append(Self.unknown(suppress, codes))
        continue
      }
      guard code.severity == .warning, code != .staleSuppression else {
        let reason = code.severity == .error ? "is an error" : "tells of a suppression"
        findings.append(
          Finding(
            .wrongSuppression, "\(code.id) \(reason) and cannot be suppressed",
            at: suppress.codePlace, help: "fix what it tells: packtool explain \(code.id)"))
        continue
      }
      valid.append(Suppression(code, subject: suppress.question, at: suppress.place))
    }
  }

  private static func unknown(_ suppress: Manifest.Suppress, _ codes: [Code]) -> Finding {
    let near = NearMiss.of(suppress.code, among: codes.map(\.id))
    return Finding(
      .wrongSuppression, "there is no finding \(suppress.code.quoted())", at: suppress.codePlace,
      label: near.map { "did you mean \($0)?" }, help: "packtool explain --list names them all")
  }

  /// Returns findings about suppressions that suppressed nothing; to be called only after a complete check.
  ///
  /// Suppressions of warnings that only games of bots or answers of players give rise to are left out.
  package static func stale(in findings: Findings) -> [Finding] {
    findings.staleSuppressions.filter {
      $0.code.family != .simulation && $0.code.family != .evidence
    }.map { stale in
      let question = stale.subject.map { " of \($0.quoted())" } ?? ""
      return Finding(
        .staleSuppression, "there is no \(stale.code.id)\(question) to suppress", at: stale.place,
        help: "remove it, or correct its code or its question")
    }
  }
}
