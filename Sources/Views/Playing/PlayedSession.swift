package import Games
package import Words

/// A game with questions against the clock, as all forms of the game show it.
package protocol PlayedSession: PlayedGame where Outcome: SessionOutcome {
  associatedtype State: SessionState

  var game: State { get }
  /// The content of the open question; nil if none is open.
  var open: Outcome.Content? { get }
  /// The row of the open question in the pack; nil if none is open.
  var openRow: Int? { get }

  /// The rules, one string for each paragraph.
  func howToPlay(_ language: Language) -> [String]
  func verdict(_ outcome: Outcome, _ language: Language) -> String
  /// The number of right, wrong and other answers, and the score.
  func summary(_ language: Language) -> String
}

extension PlayedSession {
  package var limit: Int64? { game.rules.limit }
  package var warningStart: Int64 { game.rules.warningStart }
  package var isOver: Bool { game.isOver }
  package var round: Int { game.round }
  package var score: Int64 { game.score }
}

/// The result of a question against the clock.
package protocol SessionOutcome: RoundOutcome {
  associatedtype Content: QuestionContent

  var content: Content { get }
  /// True if the player gave no answer that counts.
  var isUnanswered: Bool { get }
  var verdictName: String { get }
  var points: Int64 { get }
  var score: Int64 { get }
  var remaining: Int { get }
}

extension SessionOutcome {
  package var prompt: String { content.prompt }
  package var keptScore: Int64? { score }
  package var readingTime: Int64 {
    SessionClock.readingTime(content.answer, content.explanation)
  }
}

/// The texts and the picture of a question.
package protocol QuestionContent {
  var prompt: String { get }
  /// The right answer, as it is shown.
  var answer: String { get }
  var picture: Int? { get }
  var pictureText: String? { get }
  var explanation: String? { get }
  var source: String? { get }
}

extension ShortQuestion: QuestionContent {}

extension ChoiceQuestion: QuestionContent {}
