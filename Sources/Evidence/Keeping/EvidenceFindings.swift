package import Diagnostics
internal import Simulation

/// The findings that the figures of a question give rise to.
package struct EvidenceFindings {
  private let evidence: QuestionEvidence
  private let question: AnsweredQuestion
  private var figures: QuestionFigures { evidence.figures }

  /// Holds a question against its figures.
  package init(_ evidence: QuestionEvidence, _ question: AnsweredQuestion) {
    self.evidence = evidence
    self.question = question
  }

  /// All findings, in the order of their codes. With a wrong key, the other figures mean nothing.
  package var all: [Finding] {
    if let suspectKey { return [suspectKey] }
    return deadDistractors
      + [tooEasy, slowerThanLimit, otherDifficulty].compactMap(\.self)
  }

  /// A finding if a wrong answer looks like the right one.
  package var suspectKey: Finding? {
    guard let suspect = figures.suspect, let key = question.key,
      let choice = figures.choices.first(where: { !$0.isRight && $0.text == suspect.text })
    else { return nil }
    let other = question.wrong.first { $0.text == suspect.text }
    let exchange =
      other.map { "exchange \(key.field) and \($0.field)" }
      ?? (question.isTyped ? "accept it" : "correct \(question.keyName)")
    let answer = question.shown(suspect.text) { $0.quoted() }
    return finding(
      .suspectKey,
      "\(choice.count) of \(figures.answers) players answer \(answer), and they know more than the \(figures.right) who give the key: correlation with the other questions \(text(choice.correlation)) and \(text(figures.itemRest))",
      at: key.place, label: "is this right?",
      help:
        "look it up: if \(answer) is right, \(exchange); if the key is right, suppress \(Code.suspectKey.id) for this question and give the reason",
      related: other.map { [Related($0.place, "better players choose this")] } ?? [])
  }

  /// The share of answers that a wrong choice has to be able to have.
  static let leastTaken = 0.05
  /// The share of right answers above which no wrong choice can be taken often.
  static let mostKnown = 0.9

  private var deadDistractors: [Finding] {
    if evidence.facility.high > Self.mostKnown { return [] }
    return question.wrong.compactMap { wrong in
      let count = figures.choices.first { !$0.isRight && $0.text == wrong.text }?.count ?? 0
      let share = Share(count, of: figures.answers)
      guard share.high < Self.leastTaken else { return nil }
      let takers = "\(count == 0 ? "none" : "\(count)") of \(figures.answers) players"
      return finding(
        .deadDistractor,
        "\(takers) \(count < 2 ? "takes" : "take") \(wrong.text.quoted())",
        at: wrong.place,
        help: "replace it by a choice that somebody may take who does not know, or leave it out")
    }
  }

  /// The share of right answers above which a question is too easy.
  static let tooKnown = 0.95

  private var tooEasy: Finding? {
    guard evidence.facility.low >= Self.tooKnown, let place = place else { return nil }
    return finding(
      .tooEasy, "\(figures.right) of \(figures.answers) players know the answer", at: place,
      help: "ask something less well known, or make the wrong choices harder")
  }

  /// The share of players whose time may be up before they answer.
  static let mostLate = 0.1

  private var slowerThanLimit: Finding? {
    let late = figures.choices.first { $0.text.isEmpty }?.count ?? 0
    guard Share(late, of: figures.answers).low > Self.mostLate, let place else { return nil }
    return finding(
      .slowerThanLimit, "the time is up for \(late) of \(figures.answers) players", at: place,
      help: "shorten the question or its choices, or give more seconds in the rules")
  }

  /// The least share of right answers of each difficulty but the last, from 1 on.
  static let easiest = [0.9, 0.7, 0.5, 0.3]

  /// The number of levels between a Difficulty and those that the interval allows, from which it is reported. Whose
  /// players they are decides about one level.
  static let leastDistance = 2

  /// The difficulty of a question that this share of players knows.
  package static func difficulty(of facility: Double) -> Int {
    1 + (easiest.firstIndex { facility >= $0 } ?? easiest.count)
  }

  private var otherDifficulty: Finding? {
    guard let given = question.difficulty, let level = Int(given.text) else { return nil }
    let facility = evidence.facility
    // The highest share of right answers belongs to the easiest level.
    let levels = Self.difficulty(of: facility.high)...Self.difficulty(of: facility.low)
    if levels.lowerBound - level < Self.leastDistance,
      level - levels.upperBound < Self.leastDistance
    {
      return nil
    }
    let shown = Self.difficulty(of: facility.part)
    return finding(
      .otherDifficulty,
      "\(figures.right) of \(figures.answers) players know the answer, so the Difficulty is \(shown) rather than \(level)",
      at: given.place, help: "write \(shown)",
      fix: isFromPack ? nil : FixIt([FixIt.Edit(given.place.bytes, "\(shown)")], safe: false))
  }

  private var isFromPack: Bool { question.digest == nil }

  private var place: Place? { (question.prompt ?? question.key)?.place }

  private func text(_ correlation: Double?) -> String {
    correlation.map { $0.text(2) } ?? "unknown"
  }

  private func finding(
    _ code: Code, _ message: String, at place: Place, label: String? = nil, help: String,
    related: [Related] = [], fix: FixIt? = nil
  ) -> Finding {
    // A pack has no lines to show.
    let message = isFromPack ? "\(question.id.quoted()): \(message)" : message
    return Finding(
      code, message, at: place, label: label, help: help, related: related, fix: fix,
      subject: question.id)
  }
}
