package import Games
package import PackFormat
package import Simulation

/// The game that plays a kind's rows, as far as the compiler knows it.
package struct KindGame: Sendable {
  /// The form in which other programs know the questions.
  let form: QuestionForm
  /// The settings that a manifest may change.
  let rules: [RuleSpecification]
  /// The contradiction between settings that are each valid; nil if the game accepts them.
  package let problemWithRules: @Sendable ([RuleText]) -> RuleError?
  /// The sentences of the game that a pack may word itself.
  package let texts: [TextSpecification]
  /// The column that says what a picture shows; one picture for two of its values is a finding (A005).
  package let pictured: String?
  /// The columns of the right answer: another value in one of them is another answer.
  package let answers: [String]
  /// The columns of the wrong choices.
  package let choices: [String]
  /// True if players meet the rows in their order, as they do levels; false if the game shuffles them.
  package let isOrdered: Bool
  /// True if a game has a result in per cent of what its answers could earn; false if it is only played to its end.
  package let hasPercent: Bool
  /// True if questions about years are judged by the day of play, so that a pack should have a date.
  package let usesDate: Bool
  /// The first game tried that shows both of two rows; nil if none does.
  package let gameOfTwo:
    @Sendable (_ first: Int, _ second: Int, RowCount, RuleContext) -> SharedGame?
  /// Plays a pack, or one question of it, for `packtool prove`.
  package let prove: @Sendable (PackReader, ProofRequest) throws(ProofError) -> Proof
  /// The bots that play packs for `packtool simulate`; nil if there are none.
  package let simulated: SimulatedKind?
  /// The texts that the game has on the screen at once for a row.
  package let screens: ScreenTexts.Maker

  /// `rules` is the game's list of settings, and `make` its initializer, which refuses contradictions.
  init<Rules>(
    form: QuestionForm = .other, rules: [RuleSpecification],
    makingRules make: @escaping @Sendable ([RuleText]) throws(RuleError) -> Rules,
    texts: [TextSpecification] = [], pictured: String = "Alt", answers: [String] = [],
    choices: [String] = [], isOrdered: Bool = false, hasPercent: Bool = true,
    usesDate: Bool = false,
    gameOfTwo:
      @escaping @Sendable (_ first: Int, _ second: Int, RowCount, RuleContext) -> SharedGame? = {
        _, _, _, _ in nil
      },
    prove: @escaping @Sendable (PackReader, ProofRequest) throws(ProofError) -> Proof = {
      (_, _) throws(ProofError) in .nothingToPlay
    },
    simulated: SimulatedKind? = nil,
    screens: @escaping ScreenTexts.Maker = { _, _ in [] }
  ) {
    self.form = form
    self.rules = rules
    problemWithRules = { texts in
      do throws(RuleError) {
        _ = try make(texts)
        return nil
      } catch {
        return error
      }
    }
    self.texts = texts
    self.pictured = pictured
    self.answers = answers
    self.choices = choices
    self.isOrdered = isOrdered
    self.hasPercent = hasPercent
    self.usesDate = usesDate
    self.gameOfTwo = gameOfTwo
    self.prove = prove
    self.simulated = simulated
    self.screens = screens
  }
}

/// A game that shows two rows which must not be seen together.
package struct SharedGame: Sendable {
  /// A few words for the finding, such as "both in round 3 of seed 7".
  package var words: String
  package var seed: UInt64
}

extension SimulatedKind {
  /// Returns the bots that play packs of the kind that this card names.
  package static func of(_ card: PackCard) throws(SimulationError) -> SimulatedKind {
    guard let bots = ContentKind.named(card.kind)?.game?.simulated else {
      throw .unknownKind(card.kind)
    }
    return bots
  }
}
