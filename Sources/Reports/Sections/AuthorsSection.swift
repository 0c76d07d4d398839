internal import Diagnostics
internal import Kinds
internal import PackFormat
internal import Projects

/// The section for authors: which questions give themselves away, and which subjects and difficulties are covered.
struct AuthorsSection {
  private let subject: ReportSubject

  init(_ subject: ReportSubject) { self.subject = subject }

  /// The questions with tells that are listed; more are only counted.
  private static let mostQuestions = 100

  /// The section; nil if there is nothing to show.
  var section: PageSection? {
    get throws(PackError) {
      var content = tells ?? .nothing
      if let pack = subject.pack, let coverage = try Coverage(pack.reader) {
        content += html(coverage, pack)
      }
      return content.isEmpty
        ? nil : PageSection(id: "authors", title: "For authors", content: content)
    }
  }

  // MARK: - Tells

  private var tells: HTML? {
    guard let source = subject.source else { return nil }
    let codes = Set(Code.tells)
    let findings = source.findings.kept.filter { codes.contains($0.code) }
    if findings.isEmpty { return nil }
    var reader = ExcerptReader(source: source.bytes)
    var order: [String] = []
    var lines: [String: [Finding]] = [:]
    for finding in findings {
      let line = reader.excerpt(at: finding.place).map { ":\($0.line)" } ?? ""
      let name = finding.subject ?? source.project.localName(of: finding.place.file) + line
      if lines[name] == nil { order.append(name) }
      lines[name, default: []].append(finding)
    }
    var table = TableMarkup(
      "Questions that give themselves away",
      [.init(title: "Question"), .init(title: "Code"), .init(title: "Tell", isLong: true)])
    for name in order.prefix(Self.mostQuestions) {
      for finding in lines[name] ?? [] {
        table.add(
          .element("code", [:], .text(name)), .text(finding.code.id),
          .text(source.project.localText(finding.message)))
      }
    }
    let more = order.count - Self.mostQuestions
    return .element(
      "p", [:],
      .text(
        "\(ShownNumber.counted(findings.count, "tell")): forms by which players find an answer without knowing it. "
          + "Each is shown with its line below."))
      + table.html
      + (more > 0
        ? .element(
          "p", ["class": "soft small"], .text("\(ShownNumber.text(more)) more are not listed."))
        : .nothing)
  }

  // MARK: - Coverage

  private func html(_ coverage: Coverage, _ pack: ReportSubject.Pack) -> HTML {
    let hasLevels = coverage.levels != [nil]
    var columns: [TableMarkup.Column] = [.init(title: "Tag")]
    if hasLevels {
      columns += coverage.levels.map { level in
        .init(title: level.map { "difficulty \($0)" } ?? "no difficulty", isNumber: true)
      }
    }
    columns.append(.init(title: "all", isNumber: true))
    var table = TableMarkup("Questions by tag and difficulty", columns)
    for row in coverage.rows {
      var cells = [row.tag.map { HTML.foreign($0) } ?? .text("no tag")]
      if hasLevels {
        cells += coverage.levels.map { .text(ShownNumber.text(row.levels[$0] ?? 0)) }
      }
      cells.append(.text(ShownNumber.text(row.count)))
      table.add(cells)
    }
    let more = coverage.tagCount - coverage.rows.count(where: { $0.tag != nil })
    return .element(
      "p", [:],
      .text(
        "The \(pack.card.rowNoun)s by tag and difficulty; one with several tags counts for each."))
      + (coverage.sample.note(pack.card.rowNoun) ?? .nothing) + table.html
      + (more > 0
        ? .element(
          "p", ["class": "soft small"],
          .text("\(ShownNumber.counted(more, "rarer tag")) not listed."))
        : .nothing)
  }
}
