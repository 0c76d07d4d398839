internal import Comparing
internal import Kinds
internal import PackFormat

/// The section that lists the differences from an earlier pack.
struct DifferenceSection {
  private let diff: PackDiff

  init(_ diff: PackDiff) { self.diff = diff }

  var section: PageSection {
    let (old, new) = (diff.old.card, diff.new.card)
    let check = VersionCheck(diff)
    var content = HTML.element(
      "p", [:], .text("Since "), .foreign("\(old.id) \(old.version)"),
      .text(" (\(ShownNumber.counted(old.questionCount, old.rowNoun))), now "),
      .foreign("\(new.id) \(new.version)"),
      .text(" (\(ShownNumber.text(new.questionCount))). "),
      .element(
        "span", ["class": "soft"],
        .text(diff.isOnePack ? "" : "The ids differ: these are two packs, not two versions.")))
    if diff.isSame {
      content += .element("p", [:], .text("Nothing differs in what is played."))
    }
    let bump = check.suggested == .none ? "" : "Suggested bump: \(check.suggested)"
    let next = check.next.map { bump.isEmpty ? "" : " (\($0))" } ?? ""
    content += .element(
      "p", [:], .element("strong", [:], .text(bump + next)),
      .text((bump.isEmpty ? "" : "; ") + (check.isEnough ? "✓ " : "! ") + check.text + "."))
    if !diff.sections.isEmpty { content += counts.html }
    content += diff.sections.map(list).joined
    return PageSection(id: "changes", title: "Changes", content: content)
  }

  private var counts: LengthBars {
    let bars = diff.sections.map { section in
      LengthBars.Bar(
        label: section.title,
        value: "\(ShownNumber.text(section.count)), asks for \(section.bump)",
        part: Double(section.count))
    }
    let frame = PlotFrame(
      id: "changes-plot", title: "Changes by kind, the gravest first",
      description: bars.map { "\($0.label): \($0.value)" }.joined(separator: "; "))
    return LengthBars(frame: frame, bars: bars)
  }

  private func list(_ section: PackDiff.Section) -> HTML {
    var table = TableMarkup(
      section.title,
      [
        .init(title: "What", isLong: true), .init(title: "Old", isLong: true),
        .init(title: "New", isLong: true), .init(title: "Where"),
      ])
    for change in section.changes {
      var what = HTML.element("code", [:], .foreign(change.subject))
      if let note = change.note { what += .element("br") + .foreign(note) }
      table.add(
        what, Self.values(change.values) { $0.old }, Self.values(change.values) { $0.new },
        .element("code", [:], .text(places(of: change))))
    }
    let more = section.count - section.changes.count
    // A change of order is a single row, however many questions moved.
    let rest =
      more > 0 && section.kind != .order
      ? HTML.element("p", ["class": "soft"], .text("… and \(ShownNumber.text(more)) more."))
      : .nothing
    let heading = HTML.element(
      "summary", [:],
      .text(
        "\(section.title) (\(ShownNumber.text(section.count)))"))
    return .element("details", ["open": "open"], heading, table.html, rest)
  }

  private static func values(
    _ values: [Change.Value], _ side: (Change.Value) -> String?
  ) -> HTML {
    var html = HTML.nothing
    for value in values {
      guard let text = side(value) else { continue }
      if !html.isEmpty { html += .element("br") }
      if !value.name.isEmpty {
        html += .element("span", ["class": "soft"], .foreign(value.name), .text(": "))
      }
      html += .foreign(text)
    }
    return html
  }

  private func places(of change: Change) -> String {
    func local(_ place: SourceLocation?, _ side: ComparedPack) -> String? {
      place.map { place in
        let file = side.localName(of: place.file)
        return place.line.map { "\(file):\($0)" } ?? file
      }
    }
    let places = [local(change.oldPlace, diff.old), local(change.newPlace, diff.new)]
      .compactMap { $0 }
    return places.count == 2 && places[0] == places[1]
      ? places[0] : places.joined(separator: " → ")
  }
}
