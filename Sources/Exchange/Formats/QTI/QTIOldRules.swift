internal import Rows
internal import TextUnicode
internal import XMLSource

/// The rules of QTI 1.2 that give points and show remarks.
struct QTIOldRules {
  private struct Rule {
    /// The values that an answer is compared with, unless it must not be one of them.
    var values: [String]
    /// The response that the values are compared with; nil if there are several.
    var response: String?
    var bounds: [(name: String, value: String)]
    var points: Double
    /// The remarks that are shown.
    var remarks: [String]
    /// True if the rule holds for every answer.
    var holdsAlways: Bool
  }

  private var rules: [Rule] = []
  private var scores: [String: Double] = [:]

  init(_ processing: [MarkupElement]) {
    for condition in processing.flatMap({ $0.children("respcondition") }) {
      let variables = condition.children("conditionvar")
      let compared = Self.inOrder(variables.flatMap { Self.compared(in: $0, ["varequal"]) })
      let responses = Set(compared.map { $0["respident"] ?? "" })
      rules.append(
        Rule(
          values: compared.map(\.text.trimmed),
          response: responses.count == 1 ? responses.first : nil,
          bounds: variables.flatMap { Self.compared(in: $0, Self.comparisons) }
            .map { ($0.localName, $0.text.trimmed) },
          points: Self.points(of: condition),
          remarks: condition.children("displayfeedback").compactMap { $0["linkrefid"] },
          holdsAlways: variables.allSatisfy { $0.children.allSatisfy { $0.localName == "other" } }))
    }
    for rule in rules {
      for value in Set(rule.values) { scores[value, default: 0] += rule.points }
    }
  }

  /// The points that a rule gives. In Blackboard, all of them are `SCORE.max`, or follow from the remark alone.
  private static func points(of condition: MarkupElement) -> Double {
    let changes = condition.children("setvar")
    if changes.isEmpty {
      let remarks = condition.children("displayfeedback").compactMap { $0["linkrefid"] }
      return remarks.contains { $0.lowercased() == "correct" } ? 1 : 0
    }
    return changes.reduce(0) { sum, change in
      let text = change.text.trimmed
      let value = Double(decimal: text) ?? (text.hasSuffix(".max") ? 1 : 0)
      return change["action"] == "Subtract" ? sum - value : sum + value
    }
  }

  /// Returns comparisons in the order of the positions that they state.
  private static func inOrder(_ compared: [MarkupElement]) -> [MarkupElement] {
    let positions = compared.map { $0["index"].flatMap { Int($0) } ?? 0 }
    return zip(positions, compared).enumerated().sorted {
      ($0.element.0, $0.offset) < ($1.element.0, $1.offset)
    }.map(\.element.1)
  }

  private static let comparisons: Set = ["vargte", "vargt", "varlte", "varlt"]

  /// The comparisons of a condition that are not negated.
  private static func compared(in element: MarkupElement, _ names: Set<String>) -> [MarkupElement] {
    element.children.flatMap { child in
      if names.contains(child.localName) { return [child] }
      return child.localName == "not" ? [] : compared(in: child, names)
    }
  }

  /// The choices that one rule asks for together, if it alone brings points.
  var together: [String]? {
    let earning = rules.filter { $0.points > 0 && !$0.values.isEmpty }
    guard earning.count == 1, let rule = earning.first, rule.values.count > 1 else { return nil }
    return rule.values
  }

  /// The one value that brings points as the answer to a response; nil if none or several do.
  func answer(to response: String) -> String? {
    let values = rules.filter { $0.points > 0 && $0.response == response }.flatMap(\.values)
    return Set(values).count == 1 ? values.first : nil
  }

  /// The names of the remarks that are shown for one choice, whatever points it brings.
  func remarks(on choice: String) -> Set<String> {
    let rules = rules.filter { $0.values == [choice] && $0.bounds.isEmpty }
    return Set(rules.flatMap(\.remarks)).filter { !isGeneral($0) }
  }

  /// The points that a choice brings.
  func score(of choice: String) -> Double { scores[choice] ?? 0 }

  /// The points of each value in the order of the rules; of a value with several, those of the best one.
  var points: [(key: String, points: Double)] {
    var all: [(key: String, points: Double)] = []
    for rule in rules {
      for value in rule.values {
        if let index = all.firstIndex(where: { $0.key == value }) {
          all[index].points = max(all[index].points, rule.points)
        } else {
          all.append((value, rule.points))
        }
      }
    }
    return all
  }

  /// The values that bring points.
  var rightValues: [String] { rules.filter { $0.points > 0 }.flatMap(\.values) }

  /// The bounds of the first interval that brings points.
  var interval: (low: String, high: String)? {
    for rule in rules where rule.points > 0 {
      if let low = rule.bounds.first(where: { $0.name.hasPrefix("varg") }),
        let high = rule.bounds.first(where: { $0.name.hasPrefix("varl") })
      {
        return (low.value, high.value)
      }
    }
    return nil
  }

  /// True if a remark is shown whatever the answer is: by the first rule, and not where the others do not hold.
  func isGeneral(_ remark: String) -> Bool {
    guard let first = rules.first else { return remark == "general_fb" }
    return remark == "general_fb" || first.holdsAlways && first.remarks.contains(remark)
  }
}

/// The texts of QTI 1.2, which are in elements `material` beside the answers.
enum QTIOldText {
  /// The names of the elements that ask for an answer.
  static let responses: Set = [
    "response_lid", "response_str", "response_num", "response_grp", "response_xy",
    "response_extension",
  ]
  private static let parts: Set = [
    "mattext", "matemtext", "mat_formattedtext", "matimage", "mataudio", "matvideo", "matbreak",
    "matapplet", "matapplication",
  ]

  /// Returns the text of all material in an element. The labels of choices are none of it.
  static func text(of element: MarkupElement, without others: Set<String> = []) -> PlainText {
    PlainText(nodes(in: element, without: others.union(["response_label"])))
  }

  private static func nodes(
    in element: MarkupElement, without others: Set<String>
  ) -> [MarkupNode] {
    var nodes: [MarkupNode] = []
    for child in element.children where !others.contains(child.localName) {
      if parts.contains(child.localName) {
        nodes.append(node(of: child))
      } else {
        nodes += Self.nodes(in: child, without: others)
      }
    }
    return nodes
  }

  private static func node(of part: MarkupElement) -> MarkupNode {
    switch part.localName {
    case "matimage":
      let alt = MarkupElement.Attribute("alt", part["label"] ?? "")
      return .element(MarkupElement("img", [.init("src", part["uri"] ?? ""), alt]))
    case "mataudio": return .element(MarkupElement("audio"))
    case "matvideo": return .element(MarkupElement("video"))
    case "matapplet", "matapplication": return .element(MarkupElement("object"))
    case "matbreak": return .element(MarkupElement("br"))
    default: break
    }
    var block = MarkupElement("div")
    let type = (part["texttype"] ?? part["type"] ?? "").lowercased()
    if !part.children.isEmpty {
      block.content = part.content
    } else if type.contains("html") || type == "smart_text",
      let nodes = PlainText.nodes(html: part.text)
    {
      block.content = nodes
    } else {
      block.content = [.text(part.text)]
    }
    return .element(block)
  }
}
