internal import Diagnostics
internal import Games
internal import Rows

/// Reports answers of two questions that are one slip apart, if the question does not refuse
/// the other answer: the game would take one for the other.
///
/// Answers are found by the texts that are left if one letter is removed. Two answers that are one slip
/// apart have at least one such text in common.
struct NearAnswers: CrossRowRule {
  static let code = Code(
    "Q606", .warning, "the answer to another question would pass as a slip",
    why: "A player who takes one for the other is right, because the game forgives one slip.",
    bad: "Prompt,Answer\nCapital Lusaka?,Zambia\nCapital Banjul?,Gambia",
    good: "Prompt,Answer,Refused\nCapital Lusaka?,Zambia,Gambia\nCapital Banjul?,Gambia,Zambia",
    fix: "Refuse the answer to the other question, in the column Refused.")

  static let comparesRows = true
  let fields = ["Answer", "Refused"]

  private struct Answer {
    let text: String
    let form: [Unicode.Scalar]
    let refused: [[Unicode.Scalar]]
    let place: Place
  }

  private var file = ""
  private var columns: (answer: Int, refused: Int?)?
  private var folding = AnswerFolding(AnswerTolerance(), languages: [])
  private var forgivesSlip = false
  private var answers: [Answer] = []
  private var findings: Findings

  init(_ template: Findings) { findings = template }

  mutating func start(_ columns: [Binding.Column], _ context: RuleContext) {
    file = context.file
    self.columns = columns.firstIndex(ofField: "Answer").map {
      ($0, columns.firstIndex(ofField: "Refused"))
    }
    let tolerance = (try? ShortAnswerRules(context.rules))?.tolerance
    forgivesSlip = tolerance?.forgivesSlip == true
    folding = AnswerFolding(tolerance ?? AnswerTolerance(), languages: [context.language])
  }

  mutating func take(_ row: TypedRow) {
    guard forgivesSlip, let columns, let text = row.string(columns.answer) else { return }
    let refused = columns.refused.flatMap { row.string($0) } ?? ""
    answers.append(
      Answer(
        text: text, form: folding.folded(text),
        refused: refused.split(separator: ";").map { folding.folded(String($0)) },
        place: Place(file, row.places[columns.answer])))
  }

  mutating func finish() -> Findings {
    let answers = answers
    var groups: [[Unicode.Scalar]: [Int]] = [:]
    for (index, answer) in answers.enumerated() {
      guard answer.form.count >= OneSlip.fewestLetters - 1 else { continue }
      for text in Self.shortened(answer.form) { groups[text, default: []].append(index) }
    }
    for answer in answers where answer.form.count >= OneSlip.fewestLetters {
      var others: Set<Int> = []
      for text in Self.shortened(answer.form) { others.formUnion(groups[text] ?? []) }
      guard
        let other = others.sorted().lazy.map({ answers[$0] }).first(where: {
          OneSlip.mayBeForgiven($0.form, for: answer.form) && !answer.refused.contains($0.form)
        })
      else { continue }
      findings.add(
        Finding(
          Self.code,
          "\(other.text.quoted()) answers another question, and passes as a slip of this one",
          at: answer.place, label: "one slip away", help: "refuse it, in the column Refused",
          related: [Related(other.place, "the other answer")]))
    }
    return findings
  }

  /// Returns a text and all texts that are left if one letter of it is removed.
  private static func shortened(_ text: [Unicode.Scalar]) -> Set<[Unicode.Scalar]> {
    var texts: Set = [text]
    for index in text.indices {
      var shorter = text
      shorter.remove(at: index)
      texts.insert(shorter)
    }
    return texts
  }
}
