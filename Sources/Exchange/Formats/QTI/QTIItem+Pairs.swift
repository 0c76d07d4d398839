internal import Diagnostics
internal import TextUnicode
internal import XMLSource

/// The items of QTI 2 and 3 that ask for an order or for pairs.
extension QTIItem {
  mutating func readOrder(
    _ interaction: MarkupElement, _ body: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let right = declaration(of: interaction)?.child("correctResponse")?.children("value") ?? []
    let choices = named(interaction.children("simpleChoice"))
    let items = right.compactMap { choices[$0.text.trimmed] }
    guard !items.isEmpty, items.count == choices.count, items.count == right.count else {
      return leaveOut(.noRightAnswer, "its order is not stated for all items", &sink)
    }
    if let fault = ExchangedQuestion.fault(ofItems: items.count) {
      return leaveOut(.noGameForIt, fault, &sink)
    }
    finish(.ordering(prompt(body), items, at: place), &losses, &sink)
  }

  mutating func readPairs(
    _ interaction: MarkupElement, _ body: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    let sets = interaction.children("simpleMatchSet").map { $0.children("simpleAssociableChoice") }
    guard sets.count == 2, let values = values(of: interaction) else {
      return leaveOut(.malformedQuestion, "its pairs are not written as the format asks", &sink)
    }
    let lefts = named(sets[0])
    let pairs = Pairs(
      lefts: Self.names(of: sets[0]).map { ($0, lefts[$0] ?? "") },
      rights: Self.names(of: sets[1]), texts: named(sets[1]),
      values: values.map { ($0[0], $0[1]) })
    finish(pairs, prompt(body), &losses, &sink)
  }

  /// Reads a text with gaps that words are dragged into.
  mutating func readGaps(
    _ interaction: MarkupElement, _ body: MarkupElement, _ losses: inout FileLosses,
    _ sink: inout ImportSink
  ) {
    if interaction.child("gapImg") != nil {
      return leaveOut(.noGameForIt, "pictures belong into its gaps", &sink)
    }
    guard let values = values(of: interaction) else {
      return leaveOut(.malformedQuestion, "its pairs are not written as the format asks", &sink)
    }
    let question = prompt(body)
    let words = interaction.children("gapText")
    let gaps = Self.names(of: interaction.descendants(["gap"]))
    var lines: [[MarkupNode]] = []
    Self.addLines(of: interaction.content, to: &lines)
    let gapped = GappedText(lines: lines.map { texts.prompt(PlainText($0)) })
    guard gapped.lefts.count == gaps.count else {
      return leaveOut(.malformedQuestion, "its gaps are not written as the format asks", &sink)
    }
    let pairs = Pairs(
      lefts: zip(gaps, gapped.lefts).map { ($0, $1) }, rights: Self.names(of: words),
      texts: named(words), values: values.map { ($0[1], $0[0]) })
    let prompt = [question, gapped.prompt].filter { !$0.isEmpty }.joined(separator: " ")
    finish(pairs, prompt, &losses, &sink)
  }

  /// The texts of both sides by their identifiers, and what belongs together.
  private struct Pairs {
    var lefts: [(name: String, text: String)]
    var rights: [String]
    var texts: [String: String]
    var values: [(left: String, right: String)]
  }

  private mutating func finish(
    _ sides: Pairs, _ prompt: String, _ losses: inout FileLosses, _ sink: inout ImportSink
  ) {
    let rights = Dictionary(sides.values.map { ($0.left, $0.right) }) { first, _ in first }
    let used = Set(rights.values)
    guard rights.count == sides.values.count, used.count == sides.values.count else {
      return leaveOut(.noGameForIt, "one of its texts belongs to several", &sink)
    }
    let pairs = sides.lefts.compactMap { left -> ExchangedPair? in
      guard !left.text.isEmpty, let right = rights[left.name].flatMap({ sides.texts[$0] }),
        !right.isEmpty
      else { return nil }
      return ExchangedPair(left: left.text, right: right)
    }
    guard pairs.count == sides.lefts.count, pairs.count == sides.values.count else {
      return leaveOut(.noRightAnswer, "not each of its texts on the left has its right side", &sink)
    }
    let extras = sides.rights.filter { !used.contains($0) }.compactMap { sides.texts[$0] }
    if let fault = ExchangedQuestion.fault(ofPairs: pairs.count, extras: extras.count) {
      return leaveOut(.noGameForIt, fault, &sink)
    }
    finish(.matching(prompt, pairs, extras: extras, at: place), &losses, &sink)
  }

  /// The two names of each pair that is right; nil if one has other than two.
  private func values(of interaction: MarkupElement) -> [[String]]? {
    let values = rightValues(declaration(of: interaction)).map {
      $0.split { $0.isWhitespace }.map(String.init)
    }
    return values.allSatisfy { $0.count == 2 } ? values : nil
  }

  private static func names(of elements: [MarkupElement]) -> [String] {
    elements.map { $0["identifier"]?.trimmed ?? "" }
  }

  // MARK: - Lines with gaps

  /// The elements that have lines of their own.
  private static let lines: Set = [
    "p", "li", "tr", "dd", "dt", "div", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote", "pre",
  ]

  /// Adds the lines of nodes, with a mark in place of each gap. The words for the gaps and the question of the
  /// interaction are no lines.
  private static func addLines(of nodes: [MarkupNode], to lines: inout [[MarkupNode]]) {
    var open: [MarkupNode] = []
    func close(_ lines: inout [[MarkupNode]]) {
      if !open.isEmpty { lines.append(open) }
      open = []
    }
    for node in nodes where isShown(node) {
      guard case .element(let element) = node else {
        open.append(marked(node))
        continue
      }
      if ["gapText", "prompt"].contains(element.name) { continue }
      let isLine = Self.lines.contains(element.localName)
      if element.localName != "tr", !element.descendants(Self.lines).isEmpty {
        close(&lines)
        addLines(of: element.content, to: &lines)
      } else if isLine {
        close(&lines)
        lines.append([marked(node)])
      } else {
        open.append(marked(node))
      }
    }
    close(&lines)
  }

  /// A node with a mark in place of each gap, and none in its texts.
  private static func marked(_ node: MarkupNode) -> MarkupNode {
    switch node {
    case .text(let text):
      return .text(GappedText.withoutGaps(text))
    case .element(var element):
      if element.name == "gap" { return .text(GappedText.gap) }
      element.content = element.content.filter(isShown).map(marked)
      return .element(element)
    }
  }

  /// The texts of choices by their identifiers.
  private mutating func named(_ choices: [MarkupElement]) -> [String: String] {
    var named: [String: String] = [:]
    for choice in choices.prefix(QuestionTexts.mostChoices) {
      named[choice["identifier"]?.trimmed ?? ""] = texts.choice(
        PlainText(choice.content.filter(Self.isShown)))
    }
    return named
  }
}
