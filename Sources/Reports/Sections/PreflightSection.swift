internal import Checking
internal import Comparing
internal import Diagnostics
internal import Kinds
internal import PackFormat
internal import Projects

/// The section that checks whether the pack is ready to be published.
struct PreflightSection {
  /// The outcome of a check, with its sign.
  private enum Outcome: String {
    case fine = "✓"
    case doubtful = "!"
    case wrong = "✗"

    var word: String {
      switch self {
      case .fine: "fine: "
      case .doubtful: "to look at: "
      case .wrong: "wrong: "
      }
    }
  }

  private let subject: ReportSubject

  init(_ subject: ReportSubject) { self.subject = subject }

  var section: PageSection {
    get throws(PackError) {
      var checks = [findings]
      var content = HTML.nothing
      if let pack = subject.pack {
        if let source = subject.source, source.findings.errors > 0 {
          let read =
            "no pack is made before they are fixed; what follows is of the rows without them"
          checks.append(Self.check(.wrong, .text(read)))
        }
        checks += try pictures(pack) + languages(pack) + about(pack)
        content = SizeParts(pack).html
      } else {
        checks.append(
          Self.check(.wrong, .text("no pack can be made, so there is no more to be shown")))
      }
      let list = HTML.element("ul", ["class": "plain checks"], checks)
      return PageSection(id: "pre-flight", title: "Pre-flight", content: list + content)
    }
  }

  private static func check(_ outcome: Outcome, _ text: HTML) -> HTML {
    .element(
      "li", ["data-sign": outcome.rawValue],
      .element("span", ["class": "soft small"], .text(outcome.word)), text)
  }

  // MARK: - Findings

  private var findings: HTML {
    let link = { (text: String) in HTML.element("a", ["href": "#findings"], .text(text)) }
    guard let source = subject.source else {
      let count = subject.pack?.findings.count ?? 0
      let text = HTML.text("a pack alone has no sources to be checked; ")
      return Self.check(
        count == 0 ? .fine : .doubtful,
        text + link(count == 0 ? "bots found nothing" : ShownNumber.counted(count, "finding")))
    }
    let findings = source.findings
    let outcome: Outcome = findings.errors > 0 ? .wrong : findings.warnings > 0 ? .doubtful : .fine
    let text =
      ShownNumber.counted(findings.errors, "error") + ", "
      + ShownNumber.counted(findings.warnings, "warning")
    return Self.check(outcome, link(text))
  }

  // MARK: - Pictures

  /// The number of names that are listed; more are only counted.
  private static let mostNames = 20

  private func pictures(_ pack: ReportSubject.Pack) throws(PackError) -> [HTML] {
    let assets = pack.listing.assets
    let unused = pack.pictures.unused.compactMap { name(assets, $0) }
    let files = subject.source?.findings.kept.count { $0.code.id == "A006" } ?? 0
    if assets.isEmpty, files == 0 { return [] }
    let doubled = pack.pictures.doubled.map { group in
      group.compactMap { name(assets, $0) }.joined(separator: " = ")
    }
    let shared = pack.pictures.pictures.count { $0.shownBy > 1 }
    var checks = [
      Self.named(
        unused, none: "\(ShownNumber.counted(assets.count, "picture")), every one used",
        some: "used by no question: ")
    ]
    checks.append(
      Self.named(
        doubled + doubledFiles, none: "no picture is there twice",
        some: "the same picture twice: "))
    if files > 0 {
      checks.append(
        Self.check(
          .doubtful,
          .text("\(ShownNumber.counted(files, "file")) beside the pictures used by no question: ")
            + .element("a", ["href": "#findings"], .text("see A006"))))
    }
    if shared > 0 {
      checks.append(
        Self.check(
          .fine,
          .text("\(ShownNumber.counted(shared, "picture")) shown by more than one question")))
    }
    return checks
  }

  private func name(_ assets: [PackAsset], _ number: Int) -> String? {
    assets.indices.contains(number) ? assets[number].name : nil
  }

  private static func named(_ names: [String], none: String, some: String) -> HTML {
    if names.isEmpty { return check(.fine, .text(none)) }
    let more = names.count - mostNames
    let list = names.prefix(mostNames).map { HTML.foreign($0) }
    var text = HTML.text(some)
    for (index, name) in list.enumerated() { text += (index > 0 ? .text(", ") : .nothing) + name }
    return check(.doubtful, text + .text(more > 0 ? " and \(ShownNumber.text(more)) more" : ""))
  }

  /// Names of files with equal bytes, which a pack holds once.
  private var doubledFiles: [String] {
    guard let source = subject.source else { return [] }
    var groups: [PackDigest: Int] = [:]
    var names: [[String]] = []
    for path in source.check.pictures {
      guard let bytes = source.bytes(path) else { continue }
      var hash = SHA256()
      hash.update(bytes.read(0..<bytes.count)[...])
      let digest = hash.finish()
      let group = groups[digest] ?? names.count
      if group == names.count {
        groups[digest] = group
        names.append([])
      }
      names[group].append(source.project.localName(of: path))
    }
    return names.filter { $0.count > 1 }.map { $0.joined(separator: " = ") }
  }

  // MARK: - Languages

  private func languages(_ pack: ReportSubject.Pack) -> [HTML] {
    pack.listing.languages.dropFirst().map { language in
      let missing = language.all - language.texts
      let name = HTML.foreign(language.language)
      return missing <= 0
        ? Self.check(.fine, .text("translated into ") + name + .text(": every text"))
        : Self.check(
          .doubtful,
          .text("translated into ") + name
            + .text(
              ": \(ShownNumber.text(missing)) of \(ShownNumber.counted(language.all, "text")) missing"
            ))
    }
  }

  // MARK: - Licence and credits

  private func about(_ pack: ReportSubject.Pack) -> [HTML] {
    let about = pack.listing.about
    func all(_ key: String) -> [HTML] {
      var seen: [String] = []
      for entry in about where entry.key == key && !seen.contains(entry.text) {
        seen.append(entry.text)
      }
      return seen.map { .foreign($0) }
    }
    func list(_ title: String, _ texts: [HTML], orNone none: String) -> HTML {
      guard let first = texts.first else { return Self.check(.doubtful, .text(none)) }
      let text =
        texts.count == 1
        ? .text(title + ": ") + first
        : .text(title + ":") + .element("ul", [:], texts.map { .element("li", [:], $0) })
      return Self.check(.fine, text)
    }
    let credits = all("credit")
    return [
      list("licence", all("licence"), orNone: "no licence is named"),
      list("by", all("author"), orNone: "no author is named"),
    ] + (credits.isEmpty ? [] : [list("credits", credits, orNone: "")])
  }
}
