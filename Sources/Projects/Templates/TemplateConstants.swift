internal import Diagnostics
internal import Kinds
internal import Rows

/// Judges the texts of a template that are the same for every row, once and at their places in the manifest.
struct TemplateConstants {
  private let columns: [Binding.Column]
  private let languages: SourceLanguages
  private let binding: Binding
  private let kind: ContentKind
  private(set) var findings: Findings

  init(
    _ kind: ContentKind, _ languages: SourceLanguages, _ binding: Binding, _ template: Findings
  ) {
    (self.kind, self.languages, self.binding) = (kind, languages, binding)
    columns = binding.columns
    findings = template.emptied
  }

  /// Reports the faults of the constant texts, and returns the element with them in canonical spelling.
  mutating func judged(_ element: TemplateElement) -> TemplateElement {
    guard
      var judge = try? TableJudge(
        kind.schema, kind: kind.name, units: .builtIn, findings: findings)
    else { return element }
    // No translation is missing yet.
    judge.start(
      element.place.file, binding, SourceLanguages(own: languages.own, others: []))
    judge.begin(element.place.bytes)
    let drawn = Set(element.wrong == nil ? [] : QuestionRow.wrongColumns)
    for (index, text) in element.texts.enumerated() {
      // A text that each row fills in is judged there.
      let isOpen = text.constant == nil || text.isEmpty && drawn.contains(columns[index].name)
      let place = isOpen ? 0..<0 : text.place.bytes
      judge.cell(Array((text.constant ?? "").utf8).span, at: place)
    }
    let row = judge.row
    for finding in judge.findings.kept
    where finding.code != .missingValue || !finding.place.bytes.isEmpty {
      findings.add(finding)
    }
    var texts = element.texts
    for index in texts.indices where texts[index].constant != nil {
      if let text = row.string(index) { texts[index].fix(text) }
    }
    return TemplateElement(element, texts: texts)
  }
}
