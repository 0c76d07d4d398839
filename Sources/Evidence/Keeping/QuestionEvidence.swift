package import Simulation

/// The figures of one question as they are kept beside a project.
package struct QuestionEvidence: Sendable, Equatable {
  package var id: String
  /// The digest of the question that was answered; nil if it came from a pack.
  package var digest: String?
  package var figures: QuestionFigures

  package init(id: String, digest: String?, figures: QuestionFigures) {
    (self.id, self.digest, self.figures) = (id, digest, figures)
  }

  /// The share of right answers with its 95 % interval.
  package var facility: Share { figures.facility }
}

/// The evidence of a project: what the answers of players have shown about its questions.
package struct Evidence: Sendable, Equatable {
  /// The id and version of the pack.
  package var pack: String
  package var sessions: Int
  package var answers: Int
  package var rapidSessions: Int
  package var rapidAnswers: Int
  package var repeatedAnswers: Int
  /// Answers of another version that do not fit the question.
  package var unfitAnswers = 0
  package var alpha: Double?
  /// The questions with enough answers, sorted by id.
  package var questions: [QuestionEvidence]

  /// Collects the figures of an analysis; `questions` are those of the pack in their order.
  package init(_ analysis: Analysis, of questions: [AnsweredQuestion?], pack: String) {
    self.pack = pack
    sessions = analysis.sessions
    answers = analysis.answers
    rapidSessions = analysis.rapidSessions
    rapidAnswers = analysis.rapidAnswers
    repeatedAnswers = analysis.repeatedAnswers
    alpha = analysis.alpha
    self.questions = zip(questions, analysis.questions).compactMap { question, figures in
      guard let question, let figures else { return nil }
      return QuestionEvidence(id: question.id, digest: question.digest, figures: figures)
    }.sorted { $0.id.utf8.lexicographicallyPrecedes($1.id.utf8) }
  }

  package init(pack: String, questions: [QuestionEvidence]) {
    self.pack = pack
    (sessions, answers, rapidSessions, rapidAnswers, repeatedAnswers) = (0, 0, 0, 0, 0)
    self.questions = questions
  }

  /// The evidence by the id of the question.
  package var byId: [String: QuestionEvidence] {
    Dictionary(questions.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
