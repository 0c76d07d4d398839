internal import Comparing
internal import Diagnostics
internal import Kinds
internal import PackFormat
internal import Projects

/// The section with the pack's id, version, licence, credits and digests.
struct IdentitySection {
  private let subject: ReportSubject

  init(_ subject: ReportSubject) { self.subject = subject }

  var header: HTML {
    get throws(PackError) {
      var html = HTML.element("h1", [:], .foreign(subject.title))
      let about = subject.pack?.listing.about ?? []
      let own = subject.pack?.card.titles.first?.language ?? ""
      if let text = about.first(where: {
        $0.key == "description" && [own, ""].contains($0.language)
      }) {
        html += .element("p", [:], .foreign(text.text))
      }
      html += .element("dl", ["class": "small"], entries.joined)
      if let pack = subject.pack { html += Self.more(pack) }
      return .element("header", [:], html)
    }
  }

  private var entries: [HTML] {
    guard let pack = subject.pack else {
      guard let manifest = subject.source?.project.manifest else { return [] }
      return [
        Self.entry("Id", .foreign(manifest.id)), Self.entry("Version", .foreign(manifest.version)),
        Self.entry("Kind", .foreign(manifest.kind)),
      ]
    }
    let header = pack.reader.header
    let languages = pack.listing.languages.map(\.language).joined(separator: ", ")
    var entries = [
      Self.entry("Id", .foreign(pack.card.id)), Self.entry("Version", .foreign(pack.card.version)),
      Self.entry("Kind", .foreign(pack.card.kind)),
      Self.entry(pack.card.rowTitle + "s", .text(ShownNumber.text(pack.card.questionCount))),
      Self.entry("As of", .text(pack.listing.asOf ?? "no date")),
      Self.entry("Languages", .foreign(languages)),
      Self.entry(
        "Size",
        .text(
          header.fileLength < 1024
            ? ShownNumber.bytes(header.fileLength)
            : "\(ShownNumber.bytes(header.fileLength)) (\(ShownNumber.text(header.fileLength)) bytes)"
        )),
      Self.entry(
        "Content digest", .element("code", [:], .text(header.contentDigest.hex))),
    ]
    if let swatches = Swatches(pack.listing).html { entries.append(Self.entry("Look", swatches)) }
    if !pack.listing.provenance.isEmpty {
      entries.append(Self.entry("Provenance", .text(pack.listing.provenance.text)))
    }
    // A project with errors has no pack file that this digest could identify.
    if subject.source?.findings.errors ?? 0 == 0 {
      entries.append(
        Self.entry("Root digest", .element("code", [:], .text(header.rootDigest.hex))))
    }
    return entries
  }

  /// The rules and the sources, folded away.
  private static func more(_ pack: ReportSubject.Pack) -> HTML {
    var rules = TableMarkup(
      "Rules", [.init(title: "Rule"), .init(title: "Value")])
    for rule in pack.listing.rules { rules.add(.foreign(rule.name), .foreign(rule.text)) }
    var sources = TableMarkup(
      "Sources", [.init(title: "Source"), .init(title: "Format"), .init(title: "SHA-256")])
    for source in pack.listing.sources {
      sources.add(
        .foreign(source.name), .foreign(source.format),
        .element("code", [:], .text(source.digest?.hex ?? "none")))
    }
    var html = HTML.nothing
    for table in [rules, sources] where !table.rows.isEmpty {
      html += .element(
        "details", [:],
        .element("summary", [:], .text("\(table.label) (\(table.rows.count))")), table.html)
    }
    return html
  }

  static func entry(_ name: String, _ value: HTML) -> HTML {
    .element("dt", [:], .text(name)) + .element("dd", [:], value)
  }
}
