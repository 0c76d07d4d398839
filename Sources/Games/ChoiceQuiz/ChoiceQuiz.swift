/// The choice quiz: a pure state machine over the questions of a pack.
///
/// It asks questions until those of the session are used up. It has no clock; callers pass the time
/// for which a question was open. The same rules, number of questions, seed, answers and times give
/// the same game everywhere.
package struct ChoiceQuiz: SessionState, Sendable {
  /// A question as it is put to the player.
  package struct Question: Sendable, Equatable {
    /// The index of the question in the pack.
    package let index: Int
    package let content: ChoiceQuestion
    /// The choices, in the order in which they are shown.
    package let choices: [String]
    /// The index of the right choice.
    package let right: Int
  }

  /// The judgement of an answer.
  package enum Verdict: String, Sendable, CaseIterable {
    case right
    case wrong
    /// The time was up.
    case late
  }

  /// The result of a question.
  package struct Outcome: Sendable, Equatable {
    package let question: Question
    /// The index of the player's choice; nil if there was none in time.
    package let choice: Int?
    package let verdict: Verdict
    package let points: Int64
    /// The score after this question.
    package let score: Int64
    /// The number of questions that are left in the session.
    package let remaining: Int

    package var isGameOver: Bool { remaining == 0 }
  }

  /// The reason why an answer does not count; it costs nothing but time.
  package enum Refusal: Error, Sendable, Equatable {
    case nothingAsked
    case noSuchChoice
  }

  package let rules: ChoiceQuizRules
  /// The open question, which waits for an answer.
  package private(set) var question: Question?
  private var tally: [Verdict] = []
  private var session: QuestionSession

  /// Creates a game; nil if there are no questions.
  package init?(rules: ChoiceQuizRules, questionCount: Int, seed: UInt64) {
    guard questionCount > 0 else { return nil }
    self.init(rules: rules, deck: Deck(count: questionCount), seed: seed)
  }

  /// Creates a game about the questions of a pool.
  package init(rules: ChoiceQuizRules, deck: Deck, seed: UInt64) {
    self.rules = rules
    session = QuestionSession(deck, rules, seed: seed)
  }

  /// The number of questions in a session: as many as the rules say, or all that the pack has.
  package var length: Int { session.length }
  /// The score of this session.
  package var score: Int64 { session.score }
  /// The number of questions asked in this session, including the open one.
  package var round: Int { session.round }
  /// True if all questions of the session are answered.
  package var isOver: Bool { session.isUsedUp && question == nil }

  /// Returns the number of questions of this session with this verdict.
  package func count(of verdict: Verdict) -> Int { tally.count { $0 == verdict } }

  /// Returns the open question, or asks the next one; nil if the session is over.
  package mutating func ask<Source: ChoiceQuestionSource>(
    from source: borrowing Source
  ) throws(Source.Failure) -> Question? {
    if isOver || question != nil { return question }
    let index = session.draw()
    let content = try source.question(at: index)
    let shuffled = session.generator.shuffled(1 + content.wrong.count)
    let order = shuffled.filter { !content.pinned.contains($0) } + content.pinned
    let choices = order.map { $0 == 0 ? content.right : content.wrong[$0 - 1] }
    session.begin()
    question = Question(
      index: index, content: content, choices: choices, right: order.firstIndex(of: 0) ?? 0)
    return question
  }

  /// Judges a choice, counted from 0, that was made after the question had been open for
  /// `milliseconds`.
  ///
  /// An answer at the end of the time or later is late, whatever it is.
  package mutating func answer(
    _ choice: Int, after milliseconds: Int64
  ) throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    if rules.isLate(after: milliseconds) { return settle(question, nil, .late) }
    guard question.choices.indices.contains(choice) else { throw .noSuchChoice }
    return settle(question, choice, choice == question.right ? .right : .wrong)
  }

  /// Ends the open question because its time is up.
  package mutating func expire() throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    return settle(question, nil, .late)
  }

  /// Starts a new session, with the remaining questions if they suffice.
  package mutating func startAgain() {
    session.startAgain()
    question = nil
    tally = []
  }

  private mutating func settle(
    _ question: Question, _ choice: Int?, _ verdict: Verdict
  ) -> Outcome {
    let points = verdict == .right ? rules.rightPoints : 0
    self.question = nil
    session.end(points: points, missed: verdict != .right)
    tally.append(verdict)
    return Outcome(
      question: question, choice: choice, verdict: verdict, points: points, score: score,
      remaining: session.remaining)
  }
}

extension ChoiceQuiz.Outcome {
  /// The line about an answer in a transcript: the choice, in time or not, and its time. Choices are
  /// numbered from 1, as a person types them; nil stands for no choice.
  package func members(
    game: Int, round: Int, id: String?, choice: Int?, _ milliseconds: Int64
  ) -> Transcript.Members {
    let content = question.content
    return [
      ("game", .count(game)), ("round", .count(round)), ("question", .count(question.index)),
      ("id", .text(ifAny: id)), ("prompt", .text(content.prompt)),
      ("choices", .count(question.choices.count)),
      ("choice", choice.map { .count($0 + 1) } ?? .absent),
      ("answer", .text(ifAny: choice.map { question.choices[$0] })),
      ("milliseconds", .count(milliseconds)), ("rightChoice", .count(question.right + 1)),
      ("right", .text(content.right)), ("verdict", .text(verdict.rawValue)),
      ("points", .count(points)), ("score", .count(score)),
    ]
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
  /// The choice by the field that it stands in, because its place was drawn.
  package func given(after milliseconds: Int64?) -> GivenAnswer {
    let field = choice.map { choice in
      let text = question.choices[choice]
      let wrong = question.content.wrong.firstIndex { $0.utf8.elementsEqual(text.utf8) } ?? 0
      return choice == question.right ? "Right" : "Wrong\(wrong + 1)"
    }
    return GivenAnswer(
      row: question.index, field.map { .cell(field: $0, row: question.index) } ?? .none,
      isRight: verdict == .right, after: milliseconds)
  }
}
