/// The short answer: a pure state machine over the questions of a pack, which are answered in the
/// player's own words.
///
/// It asks questions until those of the session are used up. It has no clock; callers pass the time
/// for which a question was open. The same rules, number of questions, seed, answers and times give
/// the same game everywhere.
package struct ShortAnswer: SessionState, Sendable {
  /// A question as it is put to the player.
  package struct Question: AskedQuestion, Equatable {
    /// The index of the question in the pack.
    package let index: Int
    package let content: ShortQuestion
  }

  /// The judgement of a question.
  package enum Verdict: String, Sendable, CaseIterable {
    case right
    /// The last try was wrong.
    case wrong
    /// The player does not know the answer.
    case passed
    /// The time was up.
    case late
  }

  /// The result of a question.
  package struct Outcome: QuestionOutcome, Sendable, Equatable {
    package let question: Question
    /// The agreement of the last answer with a right one; nil if it was not right.
    package let match: AnswerMatch?
    package let verdict: Verdict
    /// The last answer as it was typed; empty if there was none.
    package let typed: String
    package let points: Int64
    /// The score after this question.
    package let score: Int64
    /// The number of questions that are left in the session.
    package let remaining: Int

    package var row: Int { question.index }
    package var isGameOver: Bool { remaining == 0 }
  }

  /// The reply to an answer.
  package enum Reply: Sendable, Equatable {
    /// The answer is wrong, and the question stays open for `left` more tries.
    case again(left: Int)
    case settled(Outcome)
  }

  /// The reason why an answer does not count; it costs nothing but time.
  package enum Refusal: Error, Sendable, Equatable {
    case nothingAsked
    /// The answer has no letter, digit or sign.
    case empty
    /// The answer was given to this question before.
    case repeated
  }

  package let rules: ShortAnswerRules
  /// The wrong answers to the open question, folded.
  private var missed: [[Unicode.Scalar]] = []
  private let matcher: AnswerMatcher
  /// The folded answers of the open question.
  private var forms: AnswerForms?
  /// The folded answers of all questions, in the order of the source; empty if each is folded when
  /// it is asked.
  private let known: [AnswerForms]
  package var session: QuestionSession<Question, Verdict>

  /// Creates a game; nil if there are no questions.
  package init?<Source: ShortQuestionSource>(
    _ source: borrowing Source, rules: ShortAnswerRules, seed: UInt64
  ) {
    guard source.questionCount > 0 else { return nil }
    self.init(
      rules: rules, deck: Deck(count: source.questionCount), languages: source.languages, seed: seed
    )
  }

  /// Creates a game about the questions of a pool, whose answers are in some languages.
  package init(rules: ShortAnswerRules, deck: Deck, languages: [String], seed: UInt64) {
    self.init(
      rules: rules, deck: deck,
      matcher: AnswerMatcher(rules.tolerance, languages: languages), known: [], seed: seed)
  }

  /// Creates a game with what is the same in all games about the questions.
  init(
    rules: ShortAnswerRules, deck: Deck, matcher: AnswerMatcher, known: [AnswerForms], seed: UInt64
  ) {
    self.rules = rules
    self.matcher = matcher
    self.known = known
    session = QuestionSession(deck, length: rules.length(of: deck.count), seed: seed)
  }

  /// The number of the next try at the open question, counted from 1.
  package var attempt: Int { missed.count + 1 }

  package mutating func draw<Source: QuestionSource<ShortQuestion>>(
    from source: borrowing Source
  ) throws(Source.Failure) -> Question {
    let index = session.draw()
    let content = try source.question(at: index)
    missed = []
    forms = known.isEmpty ? matcher.forms(of: content) : known[index]
    return Question(index: index, content: content)
  }

  /// Judges an answer that was given after the question had been open for `milliseconds`.
  ///
  /// An answer at the end of the time or later is late, whatever it is.
  package mutating func answer(
    _ text: String, after milliseconds: Int64
  ) throws(Refusal) -> Reply {
    guard let question, let forms else { throw .nothingAsked }
    if rules.isLate(after: milliseconds) { return .settled(settle(question, .late, text)) }
    let folded = matcher.folding.folded(text)
    if folded.isEmpty { throw .empty }
    if missed.contains(folded) { throw .repeated }
    if let match = matcher.match(folded, with: forms) {
      return .settled(settle(question, .right, text, match))
    }
    if attempt == rules.tries { return .settled(settle(question, .wrong, text)) }
    missed.append(folded)
    return .again(left: rules.tries - missed.count)
  }

  /// Ends the open question because the player does not know the answer.
  package mutating func pass() throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    return settle(question, .passed)
  }

  /// Ends the open question because its time is up.
  package mutating func expire() throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    return settle(question, .late)
  }

  private mutating func settle(
    _ question: Question, _ verdict: Verdict, _ typed: String = "",
    _ match: AnswerMatch? = nil
  ) -> Outcome {
    let points = verdict == .right ? rules.points(onTry: attempt) : 0
    session.end(verdict, points: points, missed: verdict != .right)
    return Outcome(
      question: question, match: match, verdict: verdict, typed: typed, points: points,
      score: score, remaining: session.remaining)
  }
}

extension ShortAnswer.Outcome {
  /// The line about a question in a transcript: all answers to it, and the time of the last.
  package func members(
    game: Int, round: Int, id: String?, answers: [String], _ milliseconds: Int64
  ) -> Transcript.Members {
    [
      ("game", .count(game)), ("round", .count(round)), ("question", .count(question.index)),
      ("id", .text(ifAny: id)), ("prompt", .text(question.content.prompt)),
      ("answers", .texts(answers)), ("milliseconds", .count(milliseconds)),
      ("right", .text(question.content.answer)), ("verdict", .text(verdict.rawValue)),
      ("match", .text(ifAny: match?.rawValue)), ("points", .count(points)),
      ("score", .count(score)),
    ]
  }
}

extension ShortAnswer {
  /// The last line of a game in a transcript.
  package func members(game: Int) -> Transcript.Members {
    [
      ("game", .count(game)), ("questions", .count(round)), ("score", .count(score)),
      ("right", .count(count(of: .right))), ("passed", .count(count(of: .passed))),
      ("late", .count(count(of: .late))),
    ]
  }
}

extension ShortAnswer.Outcome {
  /// The last answer that was typed in time.
  package func given(after milliseconds: Int64?) -> GivenAnswer {
    GivenAnswer(
      row: question.index, verdict == .late || typed.isEmpty ? .none : .text(typed),
      isRight: verdict == .right, after: milliseconds)
  }
}
