public import PackFormat

/// A choice quiz about the questions of a pack, for an app that draws it.
///
/// It has no clock, so the app passes the time for which a question was open, and no randomness but
/// its seed: the same pack, seed, answers and times give the same game everywhere.
public struct ChoiceQuizGame {
  /// A question as it is put to the player.
  public struct Question: Sendable {
    /// The row of the question in the pack.
    public let row: Int
    /// The id of the question, as `PackReader.questionId` returns it.
    public let id: String
    /// The text of the question.
    public let prompt: String
    /// The choices, in the order in which they are shown.
    public let choices: [String]
    /// True if several choices are right, and all of them are asked for.
    public let asksForSeveral: Bool
    /// The file of the picture that is shown with the question; nil if there is none.
    public let picture: [UInt8]?
    /// A description of the picture.
    public let pictureText: String?
  }

  /// The judgement of an answer.
  public enum Verdict: Sendable {
    case right, wrong
    /// The time was up.
    case late
  }

  /// The result of a question.
  public struct Outcome: Sendable {
    /// The judgement of the answer.
    public let verdict: Verdict
    /// The indices of the right choices, in ascending order.
    public let rights: [Int]
    /// The index of the right choice; of several the first.
    public var right: Int { rights.first ?? 0 }
    /// Why each choice that was wrongly taken is wrong, as far as the pack says.
    public let whys: [String]
    /// The points for this answer.
    public let points: Int64
    /// A text that is shown after the answer.
    public let explanation: String?
    /// The place that the answer comes from; nil if the pack names none.
    public let source: String?
  }

  private let pack: PackReader
  private let questions: PackChoiceQuestions
  private var game: ChoiceQuiz

  /// Opens the game of a pack.
  ///
  /// - Parameters:
  ///   - pack: A pack of the kind `choice-quiz`.
  ///   - language: The language of texts, such as `de`, where the pack has a translation.
  ///   - rows: The rows of the questions that are asked; nil for all.
  ///   - seed: The seed of everything that is drawn.
  public init(
    _ pack: PackReader, language: String = "", rows: [Int]? = nil, seed: UInt64
  ) throws(GameError) {
    let content = try GameError.playing { () throws(PlayError) in
      try pack.choiceQuiz(texts: language)
    }
    self.pack = pack
    questions = content.questions
    game = ChoiceQuiz(
      rules: content.rules, deck: try GameError.deck(rows, of: content.questions.questionCount),
      seed: seed)
  }

  /// The number of questions in a session.
  public var length: Int { game.length }
  /// The milliseconds for which a question stays open.
  public var limit: Int64 { game.rules.limit }
  /// The points of this session.
  public var score: Int64 { game.score }
  /// The number of questions asked in this session, including the open one.
  public var round: Int { game.round }
  /// True if all questions of the session are answered.
  public var isOver: Bool { game.isOver }

  /// Returns the open question, or asks the next one; nil if the session is over.
  public mutating func ask() throws(GameError) -> Question? {
    try GameError.reading { () throws(PackError) in
      guard let open = try game.ask(from: questions) else { return nil }
      let picture =
        try open.content.picture.map { row throws(PackError) in try PictureColumn.bytes(pack, row) }
        ?? nil
      return Question(
        row: open.index, id: try questions.id(at: open.index) ?? "", prompt: open.content.prompt,
        choices: open.choices, asksForSeveral: open.isSeveral, picture: picture,
        pictureText: open.content.pictureText)
    }
  }

  /// Judges a choice, counted from 0, that was made after the question had been open for
  /// `milliseconds`; nil if no question is open, or if it has no such choice.
  public mutating func answer(_ choice: Int, after milliseconds: Int64) -> Outcome? {
    (try? game.answer(choice, after: milliseconds)).map(Self.outcome)
  }

  /// Judges the choices of a question that asks for several; nil if no question is open, or if it has no such
  /// choices.
  public mutating func answer(_ choices: [Int], after milliseconds: Int64) -> Outcome? {
    (try? game.answer(choices, after: milliseconds)).map(Self.outcome)
  }

  /// Ends the open question because its time is up; nil if no question is open.
  public mutating func expire() -> Outcome? { (try? game.expire()).map(Self.outcome) }

  /// Starts a new session, with the remaining questions if they suffice.
  public mutating func startAgain() { game.startAgain() }

  private static func outcome(_ outcome: ChoiceQuiz.Outcome) -> Outcome {
    let verdict: Verdict =
      switch outcome.verdict {
      case .right: .right
      case .wrong: .wrong
      case .late: .late
      }
    let content = outcome.question.content
    return Outcome(
      verdict: verdict, rights: outcome.question.rights, whys: outcome.whys,
      points: outcome.points,
      explanation: content.explanation, source: content.source)
  }
}
