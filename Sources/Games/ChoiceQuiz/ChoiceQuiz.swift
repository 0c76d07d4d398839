/// The choice quiz: a pure state machine over the questions of a pack.
///
/// It asks questions until those of the session are used up. It has no clock; callers pass the time
/// for which a question was open. The same rules, number of questions, seed, answers and times give
/// the same game everywhere.
package struct ChoiceQuiz: SessionState, Sendable {
  /// A question as it is put to the player.
  package struct Question: AskedQuestion, Equatable {
    /// The index of the question in the pack.
    package let index: Int
    package let content: ChoiceQuestion
    /// The choices, in the order in which they are shown.
    package let choices: [String]
    /// The indices of the right choices, in ascending order; most questions have one.
    package let rights: [Int]
    /// The numbers of the choices in the content, in the order in which they are shown.
    let order: [Int]

    /// The index of the right choice; of several the first.
    package var right: Int { rights.first ?? 0 }
    /// True if the question asks for several choices.
    package var isSeveral: Bool { rights.count > 1 }

    /// The name of the field that a choice stands in, as its place was drawn.
    func field(of choice: Int) -> String {
      let (number, wrong) = (order[choice], content.wrong.count)
      return number == 0
        ? "Right" : number <= wrong ? "Wrong\(number)" : "Right\(number - wrong + 1)"
    }

    /// Why a choice is wrong, as far as the pack says.
    package func why(_ choice: Int) -> String? {
      let number = order[choice] - 1
      return content.why.indices.contains(number) ? content.why[number] : nil
    }
  }

  /// The judgement of an answer.
  package enum Verdict: String, Sendable, CaseIterable {
    case right
    case wrong
    /// The time was up.
    case late
  }

  /// The result of a question.
  package struct Outcome: QuestionOutcome, Sendable, Equatable {
    package let question: Question
    /// The indices of the player's choices, in ascending order; none if there were none in time.
    package let choices: [Int]
    package let verdict: Verdict
    package let points: Int64
    /// The score after this question.
    package let score: Int64
    /// The number of questions that are left in the session.
    package let remaining: Int

    /// The index of the player's choice, of several the first; nil if there was none in time.
    package var choice: Int? { choices.first }
    package var row: Int { question.index }
    package var isGameOver: Bool { remaining == 0 }
    /// Why the choices that the player took wrongly are wrong, as far as the pack says.
    package var whys: [String] {
      choices.filter { !question.rights.contains($0) }.compactMap(question.why)
    }
  }

  /// The reason why an answer does not count; it costs nothing but time.
  package enum Refusal: Error, Sendable, Equatable {
    case nothingAsked
    case noSuchChoice
  }

  package let rules: ChoiceQuizRules
  package var session: QuestionSession<Question, Verdict>

  /// Creates a game; nil if there are no questions.
  package init?(rules: ChoiceQuizRules, questionCount: Int, seed: UInt64) {
    guard questionCount > 0 else { return nil }
    self.init(rules: rules, deck: Deck(count: questionCount), seed: seed)
  }

  /// Creates a game about the questions of a pool.
  package init(rules: ChoiceQuizRules, deck: Deck, seed: UInt64) {
    self.rules = rules
    session = QuestionSession(deck, length: rules.length(of: deck.count), seed: seed)
  }

  package mutating func draw<Source: QuestionSource<ChoiceQuestion>>(
    from source: borrowing Source
  ) throws(Source.Failure) -> Question {
    let index = session.draw()
    let content = try source.question(at: index)
    let all = content.choices
    let shuffled = session.generator.shuffled(all.count)
    let order = shuffled.filter { !content.pinned.contains($0) } + content.pinned
    return Question(
      index: index, content: content, choices: order.map { all[$0] },
      rights: order.indices.filter { content.isRight(order[$0]) }, order: order)
  }

  /// Judges choices, counted from 0, that were made after the question had been open for
  /// `milliseconds`. A question with one right choice takes one.
  ///
  /// An answer at the end of the time or later is late, whatever it is.
  package mutating func answer(
    _ choices: [Int], after milliseconds: Int64
  ) throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    if rules.isLate(after: milliseconds) { return settle(question, [], .late) }
    let chosen = question.choices.indices.filter(choices.contains)
    guard chosen.count == choices.count, !chosen.isEmpty, question.isSeveral || chosen.count == 1
    else { throw .noSuchChoice }
    return settle(question, chosen, chosen == question.rights ? .right : .wrong)
  }

  /// Judges one choice.
  package mutating func answer(
    _ choice: Int, after milliseconds: Int64
  ) throws(Refusal) -> Outcome {
    try answer([choice], after: milliseconds)
  }

  /// Ends the open question because its time is up.
  package mutating func expire() throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    return settle(question, [], .late)
  }

  private mutating func settle(
    _ question: Question, _ choices: [Int], _ verdict: Verdict
  ) -> Outcome {
    let points = rules.points(for: choices, rights: question.rights)
    session.end(verdict, points: points, missed: verdict != .right)
    return Outcome(
      question: question, choices: choices, verdict: verdict, points: points, score: score,
      remaining: session.remaining)
  }
}

extension ChoiceQuiz.Outcome {
  /// The line about an answer in a transcript: the choice, in time or not, and its time. Choices are
  /// numbered from 1, as a person types them; nil stands for no choice.
  package func members(
    game: Int, round: Int, id: String?, choices: [Int], _ milliseconds: Int64
  ) -> Transcript.Members {
    let content = question.content
    let several: Transcript.Members =
      question.isSeveral
      ? [
        ("chosen", .text(Self.numbers(choices))),
        ("rightChoices", .text(Self.numbers(question.rights))),
      ] : []
    return [
      ("game", .count(game)), ("round", .count(round)), ("question", .count(question.index)),
      ("id", .text(ifAny: id)), ("prompt", .text(content.prompt)),
      ("choices", .count(question.choices.count)),
      ("choice", choices.first.map { .count($0 + 1) } ?? .absent),
      ("answer", .text(ifAny: choices.first.map { question.choices[$0] })),
      ("milliseconds", .count(milliseconds)), ("rightChoice", .count(question.right + 1)),
      ("right", .text(content.right)), ("verdict", .text(verdict.rawValue)),
      ("points", .count(points)), ("score", .count(score)),
    ] + several
  }

  /// Numbers from 1, as in `1 3`.
  private static func numbers(_ choices: [Int]) -> String {
    choices.map { String($0 + 1) }.joined(separator: " ")
  }
}

extension ChoiceQuiz {
  /// The last line of a game in a transcript.
  package func members(game: Int) -> Transcript.Members {
    [
      ("game", .count(game)), ("questions", .count(round)), ("score", .count(score)),
      ("right", .count(count(of: .right))), ("late", .count(count(of: .late))),
    ]
  }
}

extension ChoiceQuiz.Outcome {
  /// The choices by the fields that they stand in, because their places were drawn.
  package func given(after milliseconds: Int64?) -> GivenAnswer {
    let fields = choices.map(question.field)
    let content: GivenAnswer.Content =
      switch fields.count {
      case 0: .none
      case 1 where !question.isSeveral: .cell(field: fields[0], row: question.index)
      default: .text(fields.joined(separator: ";"))
      }
    return GivenAnswer(
      row: question.index, content, isRight: verdict == .right, after: milliseconds)
  }
}
