package import Diagnostics
package import Games
package import PackFormat
package import Kinds
internal import Rows

/// Checks a manifest for errors that its XML schema cannot express.
package enum ManifestRules {
  package static func findings(
    of manifest: Manifest, _ kind: ContentKind, _ template: Findings
  ) -> Findings {
    var findings = template.emptied
    for rule in manifest.rules {
      guard let place = rule.place,
        let problem = kind.rules.first(where: { $0.name == rule.name })?.problem(with: rule.text)
      else { continue }
      findings.add(
        Finding(
          .wrongRule, "the rule \(rule.name) cannot be \"\(rule.text)\"", at: place,
          label: problem.problem))
    }
    if findings.count == 0, let problem = kind.game?.problemWithRules(kind.rules(of: manifest)),
      let place = (manifest.rules.first { $0.name == problem.rule } ?? manifest.rules.first)?.place
    {
      findings.add(
        Finding(.wrongRule, "the rules do not go together: \(problem.message)", at: place))
    }
    for finding in FieldLengths.findings(of: manifest, kind) { findings.add(finding) }
    for finding in RuleLimits.findings(of: manifest, kind) { findings.add(finding) }
    for finding in RequiredColumns.findings(of: manifest, kind) { findings.add(finding) }
    for finding in ManifestTables.findings(of: manifest, kind) { findings.add(finding) }
    let sources = manifest.allSources
    for (index, source) in sources.enumerated() {
      if let place = source.place {
        let clash = sources[..<index].lazy.compactMap { first in
          ProjectPath.finding(for: source.path, at: place, besides: first.path, at: first.place)
        }.first
        if let clash { findings.add(clash) }
      }
      guard let place = source.place,
        let first = sources[..<index].first(where: { $0.path == source.path })
      else { continue }
      findings.add(
        Finding(
          .doubledSource, "the source \(source.path) is named twice", at: place,
          help: source.template == nil && first.template == nil
            ? "remove one" : "write all that is made from it into one <template>",
          related: first.place.map { [Related($0, "first named here")] } ?? []))
    }
    return findings
  }

  /// Reports a source outside the project, or of an unknown format.
  static func pathFinding(_ source: Manifest.Source) -> Finding? {
    guard let place = source.place else { return nil }
    let start = "the folder of \(place.file.split(separator: "/").last ?? "pack.xml")"
    if let finding = ProjectPath.finding(for: source.path, at: place, from: start) {
      return finding
    }
    if source.template != nil, SourceFormat(named: source.path) == .xml {
      return Finding(
        .unknownFormat, "a template is filled in from CSV, and \(source.path.quoted()) is XML",
        at: place, help: "save the table as CSV")
    }
    guard source.format != nil || SourceFormat(named: source.path) != nil else {
      return Finding(
        .unknownFormat, "\"\(source.path)\" has an unsupported format", at: place,
        help: "give a CSV or XML file, named .csv or .xml, or say its format")
    }
    if source.reading.encoding != nil,
      (source.format ?? SourceFormat(named: source.path)) == .xml
    {
      return Finding(
        .unknownFormat, "an encoding for \"\(source.path)\", which is XML", at: place,
        help: "leave out encoding, and save the file as UTF-8")
    }
    return nil
  }
}

extension ContentKind {
  /// Every rule that packs state, with its value in canonical spelling, sorted by name.
  package func rules(of manifest: Manifest) -> [RuleText] {
    let all = rules.compactMap { rule -> RuleText? in
      let set = manifest.rules.first { $0.name == rule.name }?.text
      let text = rule.canonical(set ?? rule.defaultText) ?? rule.defaultText
      return rule.isStatedIfSet && text == rule.defaultText ? nil : RuleText(rule.name, text)
    }
    return all.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }
}

extension Manifest {
  /// Returns the facts for the rules of a kind, but for the source that they look at.
  package func ruleContext(
    _ kind: ContentKind, now: CalendarDate?, replay: ReplayCommand
  ) -> RuleContext {
    var context = RuleContext(rules: kind.rules(of: self), now: now)
    context.kind = kind.name
    context.packId = id
    context.language = languages.own
    context.stated = Set(rules.map(\.name))
    context.hasManifest = idPlace != nil
    context.oldest = oldest
    context.leastBest = leastBest
    context.limits = Dictionary(
      limits.map { ($0.code, $0.most) }, uniquingKeysWith: { first, _ in first })
    context.texts = texts
    context.replay = replay
    return context
  }
}
