internal import Checking
internal import Diagnostics
internal import Projects

/// The section that lists every finding with the line it points into.
struct FindingsSection {
  private let subject: ReportSubject

  init(_ subject: ReportSubject) { self.subject = subject }

  var section: PageSection {
    PageSection(id: "findings", title: "Findings", content: content)
  }

  private var content: HTML {
    guard let source = subject.source else {
      let findings = subject.pack?.findings ?? []
      let note =
        "This report is made from a pack, which has no sources to point into: what bots found is all there is."
        + " packtool report PROJECT shows the findings of its sources."
      return .element("p", [:], .text(note)) + findings.map { Self.entry($0) }.joined
    }
    let findings = source.findings
    var html = HTML.element(
      "p", [:],
      .text(
        ShownNumber.counted(findings.errors, "error") + ", "
          + ShownNumber.counted(findings.warnings, "warning")
          + (findings.count > findings.kept.count
            ? "; the first \(ShownNumber.text(findings.kept.count)) are listed." : ".")))
    let passedOver = source.check.findings.suppressed.reduce(0, +)
    if passedOver > 0 {
      html += .element(
        "p", ["class": "soft"],
        .text("\(ShownNumber.counted(passedOver, "warning")) passed over by the manifest."))
    }
    if findings.kept.contains(where: { $0.replay != nil }) {
      html += .element(
        "p", ["class": "soft"], .text("Commands are to be run in the folder of the project."))
    }
    var reader = ExcerptReader(source: source.bytes)
    for finding in findings.kept { html += Self.entry(finding, source, &reader) }
    return html
  }

  // MARK: - A finding

  private static func entry(
    _ finding: Finding, _ source: ReportSubject.Source, _ reader: inout ExcerptReader
  ) -> HTML {
    let excerpt = reader.excerpt(at: finding.place)
    var html = heading(finding, place(finding.place, excerpt, source.project))
    html += .element("p", [:], .text(source.project.localText(finding.message)))
    if let excerpt, !(excerpt.before + excerpt.fault + excerpt.after).isEmpty {
      let fault = excerpt.fault.isEmpty ? "‸" : excerpt.fault
      html += .element(
        "pre", [:], .text(excerpt.before), .element("mark", [:], .text(fault)),
        .text(excerpt.after))
    }
    if let label = finding.label { html += note("here: ", source.project.localText(label)) }
    for related in finding.related {
      let there = place(related.place, reader.excerpt(at: related.place), source.project)
      html += note("see also \(there): ", source.project.localText(related.message))
    }
    if let help = finding.help { html += note("help: ", source.project.localText(help)) }
    if let replay = finding.replay {
      html += .element(
        "p", ["class": "small"], .text("replay: "),
        .element("code", [:], .text(source.project.localReplay(replay))))
    }
    return wrapped(finding, html)
  }

  /// The entry of a finding about a pack, which has no line to quote.
  private static func entry(_ finding: Finding) -> HTML {
    var html = heading(finding, nil) + .element("p", [:], .text(finding.message))
    if let help = finding.help { html += note("help: ", help) }
    return wrapped(finding, html)
  }

  private static func heading(_ finding: Finding, _ place: String?) -> HTML {
    .element(
      "p", [:],
      .element(
        "span", ["class": "severity"],
        .text(
          "\(finding.code.severity == .error ? "✗" : "!") \(finding.code.severity) \(finding.code.id)"
        )),
      .text(place == nil ? "" : " "), .element("code", [:], .text(place ?? "")))
  }

  private static func wrapped(_ finding: Finding, _ html: HTML) -> HTML {
    .element("div", ["class": "finding \(finding.code.severity)"], html)
  }

  private static func note(_ title: String, _ text: String) -> HTML {
    .element(
      "p", ["class": "small"], .element("span", ["class": "soft"], .text(title)), .text(text))
  }

  private static func place(
    _ place: Place, _ excerpt: Excerpt?, _ project: PackProject
  ) -> String {
    let name = project.localName(of: place.file)
    return excerpt.map { "\(name):\($0.line):\($0.column)" } ?? name
  }
}
