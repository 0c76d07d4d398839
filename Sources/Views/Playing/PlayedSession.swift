package import Games
package import Words

/// A game that asks a fixed number of questions, with their source.
package protocol PlayedQuestions: PlayedGame where Failure == Source.Failure {
  associatedtype State: QuestionGame
  associatedtype Source: QuestionSource<State.Content>

  var game: State { get set }
  var source: Source { get set }
}

extension PlayedQuestions {
  package var isOver: Bool { game.isOver }
  package var round: Int { game.round }
  package var score: Int64 { game.score }

  package mutating func ask() throws(Source.Failure) -> Bool { try game.ask(from: source) != nil }
  package mutating func startAgain() { game.startAgain() }
}

/// A game with questions against the clock, as all forms of the game show it.
package protocol PlayedSession: PlayedQuestions
where State: SessionState, Outcome: SessionOutcome, Outcome.Question == State.Question {
  /// The rules, one string for each paragraph.
  func howToPlay(_ language: Language) -> [String]
  func verdict(_ outcome: Outcome, _ language: Language) -> String
  /// The number of right, wrong and other answers, and the score.
  func summary(_ language: Language) -> String
}

extension PlayedSession {
  package var limit: Int64? { game.rules.limit }
  package var warningStart: Int64 { game.rules.warningStart }
  /// The content of the open question; nil if none is open.
  package var open: State.Content? { game.question?.content }
  /// The row of the open question in the pack; nil if none is open.
  package var openRow: Int? { game.question?.index }
}

/// The result of a question against the clock.
package protocol SessionOutcome: RoundOutcome {
  associatedtype Question: AskedQuestion
  associatedtype Verdict: SessionVerdict

  var question: Question { get }
  var verdict: Verdict { get }
  /// True if the player gave no answer that counts.
  var isUnanswered: Bool { get }
  var points: Int64 { get }
  var score: Int64 { get }
  var remaining: Int { get }
}

extension SessionOutcome {
  package var content: Question.Content { question.content }
  package var isRight: Bool { verdict == .right }
  package var isUnanswered: Bool { verdict == .late }
  package var verdictName: String { verdict.rawValue }
  package var prompt: String { content.prompt }
  package var keptScore: Int64? { score }
  package var readingTime: Int64 {
    SessionClock.readingTime(content.answer, content.explanation)
  }
}

/// The judgement of an answer to a question against the clock.
package protocol SessionVerdict: RawRepresentable, Equatable where RawValue == String {
  static var right: Self { get }
  /// The time was up.
  static var late: Self { get }
}

extension ChoiceQuiz.Verdict: SessionVerdict {}
extension Placing.Verdict: SessionVerdict {}
extension ShortAnswer.Verdict: SessionVerdict {}
