internal import Checking
internal import Evidence
internal import Simulation

/// The section about what the answers of players have shown.
struct EvidenceSection {
  private let compared: ComparedEvidence
  private let questionCount: Int

  init(_ compared: ComparedEvidence, questions: Int) {
    self.compared = compared
    questionCount = questions
  }

  /// The number of questions in the table.
  private static let mostListed = 30

  /// The section; nil without an evidence file.
  var section: PageSection? {
    guard let evidence = compared.evidence else { return nil }
    var text =
      "\(ShownNumber.text(compared.matched.count)) of \(ShownNumber.counted(questionCount, "question")) have evidence:"
      + " \(ShownNumber.counted(evidence.answers, "answer")) of \(ShownNumber.counted(evidence.sessions, "session"))."
    let edited = evidence.questions.count - compared.matched.count
    if edited > 0 {
      text += " \(ShownNumber.counted(edited, "question")) changed since, or left the pack."
    }
    if let alpha = evidence.alpha { text += " Alpha is \(EvidenceFile.shown(alpha))." }
    var content = HTML.element("p", [:], .text(text))
    if !compared.matched.isEmpty { content += plot.html + table.html }
    return PageSection(id: "evidence", title: "Answers of players", content: content)
  }

  private var plot: ScatterPlot {
    let points = compared.matched.compactMap { evidence, question -> ScatterPlot.Point? in
      guard let discrimination = evidence.figures.discrimination else { return nil }
      return ScatterPlot.Point(
        x: evidence.facility.part, y: discrimination,
        hint:
          "\(label(question)): \(percent(evidence.facility.part)) right, \(figure(discrimination))",
        isMarked: evidence.figures.suspect != nil)
    }
    let suspects = points.count(where: \.isMarked)
    let least = min(0, points.map(\.y).min() ?? 0)
    let frame = PlotFrame(
      id: "evidence-plot",
      title: "Questions by facility and discrimination"
        + (suspects > 0 ? "; \(ShownNumber.counted(suspects, "suspect key")) framed" : ""),
      description: points.map(\.hint).joined(separator: "; "))
    return ScatterPlot(
      frame: frame, across: PlotScale(.linear, from: 0, to: 1),
      up: PlotScale(.linear, from: least, to: 1),
      upTitle: "discrimination, over the share of right answers",
      points: points)
  }

  /// The questions that tell good players from others the least; suspect keys come first.
  private var table: TableMarkup {
    var table = TableMarkup(
      "Questions with evidence",
      [
        .init(title: "Question", isLong: true), .init(title: "Answers", isNumber: true),
        .init(title: "Right", isNumber: true), .init(title: "Item-rest", isNumber: true),
        .init(title: "Discrimination", isNumber: true), .init(title: "Seconds", isNumber: true),
        .init(title: "Better players say"),
      ])
    let sorted = compared.matched.enumerated().sorted {
      (rank($0.element.evidence), $0.offset) < (rank($1.element.evidence), $1.offset)
    }
    for (_, (evidence, question)) in sorted.prefix(Self.mostListed) {
      let figures = evidence.figures
      table.add(
        .foreign(label(question).shortened(to: 90)), .text(ShownNumber.text(figures.answers)),
        .text(percent(evidence.facility.part)), .text(figure(figures.itemRest)),
        .text(figure(figures.discrimination)),
        .text(figures.medianTime.map { ($0 / 1000).text(1) } ?? ""),
        .foreign((figures.suspect.map { question.shown($0.text) } ?? "").shortened(to: 40)))
    }
    return table
  }

  private func rank(_ evidence: QuestionEvidence) -> Double {
    evidence.figures.suspect != nil ? -2 : evidence.figures.discrimination ?? 2
  }

  private func label(_ question: AnsweredQuestion) -> String {
    question.prompt?.text ?? question.id
  }
  private func percent(_ part: Double) -> String { (100 * part).text(0) + " %" }
  private func figure(_ value: Double?) -> String { value.map(EvidenceFile.shown) ?? "" }
}
