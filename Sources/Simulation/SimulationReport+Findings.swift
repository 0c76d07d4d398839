package import Diagnostics
internal import PackFormat

// Codes of family S: problems that show when bots play a pack again and again.
extension Code {
  static let exploitable = Code(
    "S001", .warning, "a rule of thumb beats guessing",
    why: """
      Whoever goes by it scores without knowing anything, so the score says little about what \
      somebody knows.
      """,
    bad: "(a quiz in which the right choice is the longest in 30 of 40 questions)",
    good: "(one in which it is the longest about as often as any other choice)",
    fix: """
      For a choice: make wrong choices as long and as exact as right ones. For a slider: leave \
      answerFrom and answerTo far apart. For a duel: give the levels another computer.
      """)
  static let levelNotHarder = Code(
    "S002", .warning, "a level is not harder than the one before",
    why: "Who has won a level looks for more of a challenge in the next one, and finds none.",
    bad: "Level,From,To,Computer,Hints\nEasy,1,100,careful,\nHard,1,100,careful,",
    good: "Level,From,To,Computer,Hints\nEasy,1,100,careful,\nHard,1,1000,halving,",
    fix: """
      In a duel: widen the numbers, or make the computer stronger. In a grid: take larger numbers, or \
      more that carry. Or put the levels into another order.
      """)
  static let neverScored = Code(
    "S003", .error, "a question on which nobody scores",
    why:
      "Not even a bot that knows the answer earned anything: who meets it loses whatever they do.",
    bad: "(a pack with a fact that no position of its slider comes near)",
    good: "(a pack as packtool compile writes it)",
    fix: "Mend the question or the rules as packtool validate tells, and compile the pack again.")
  static let repeatedInGame = Code(
    "S004", .warning, "games ask the same question twice",
    why: "The second time it is a gift, and the player sees how little there is to the pack.",
    bad: "(a pack of 5 facts, of which a game asks 12)",
    good: "(a pack of 50 facts or more)",
    fix: "Add questions, or leave the player fewer lives.")

  static let endsTell = Code(
    "S005", .warning, "the ends of the slider tell the answer",
    why: """
      Somebody who looks at the range alone, and never reads the question, scores more than one who \
      always takes the middle.
      """,
    bad: "<rules range=\"classic\"/> (the width of the range is that of the value)",
    good: "<rules range=\"ladder\"/> (the ends are round numbers, drawn apart)",
    fix: """
      Leave out range="classic". If the range is a ladder already, the values of the pack are too much \
      alike: take some of other magnitudes, and years of other times.
      """)

  package static let simulation: [Code] = [
    exploitable, levelNotHarder, neverScored, repeatedInGame, endsTell,
  ]
}

extension SimulationReport {
  /// The percentage of a bot's games that may repeat a question.
  static let mostRepeating = 5

  /// The findings of the simulation.
  ///
  /// - `place`: the place of a question, or of the pack if the question is nil.
  /// - `id`: the id of a question.
  package func findings(
    at place: (_ question: Int?) -> Place, id: (_ question: Int) -> String?
  ) -> [Finding] {
    exploits(at: place(nil)) + tellingEnds(at: place(nil)) + repeats(at: place(nil))
      + levels.filter { $0.verdict == .notHarder }.map {
        notHarder($0, at: place($0.index), id: id($0.index))
      }
      + unscored.map { question in
        Finding(
          .neverScored,
          "nobody scored on \(question.label.quoted()) in \(question.asked) tries",
          at: place(question.index), help: "packtool validate tells what keeps it from being won",
          subject: id(question.index))
      }
  }

  /// Findings for rules of thumb that beat guessing, the most profitable first.
  ///
  /// Of the rules that go by position, only the best is reported.
  private func exploits(at place: Place) -> [Finding] {
    let found = thumbs.enumerated().filter { $0.element.isExploit }.sorted {
      ($1.element.gain, $0.offset) < ($0.element.gain, $1.offset)
    }.map(\.element)
    let isFirst = { (test: ThumbTest) in
      test.bot.role == .contentThumb || test.bot == found.first { $0.bot.role == .placeThumb }?.bot
    }
    return found.filter(isFirst).map { test in
      Finding(
        .exploitable,
        "\(test.bot.name) (\(test.bot.meaning)) earns \(shown(test.earned)) where guessing earns"
          + " \(shown(test.chance)): \((test.gain * 100).text(0)) % of what knowing brings"
          + " (z \(test.z.text(1)))",
        at: place, help: "packtool simulate --bot \(test.bot.name) plays it alone")
    }
  }

  /// The number of times the score of the middle of the slider that its ends may bring.
  static let mostByEnds = 1.2

  /// A finding if the bot that reads the ends scores more than they may bring, by more than chance.
  private func tellingEnds(at place: Place) -> [Finding] {
    guard let ends = bots.first(where: { $0.bot.role == .ends }),
      let middle = bots.first(where: { $0.bot.name == "middle" })
    else { return [] }
    let (earned, most) = (ends.scores.mean, Self.mostByEnds * middle.scores.mean)
    let variance =
      ends.scores.variance + Self.mostByEnds * Self.mostByEnds * middle.scores.variance
    let isByChance =
      (earned - most) * (earned - most) <= Estimate.clear * Estimate.clear * variance
    guard earned > most, !isByChance else { return [] }
    return [
      Finding(
        .endsTell,
        "whoever looks at the slider's ends alone scores \(earned.text(0)) a game, where the middle"
          + " scores \(middle.scores.mean.text(0))",
        at: place, help: "packtool simulate --bot ends --bot middle plays both")
    ]
  }

  private func shown(_ earned: Double) -> String {
    isByShare ? (earned * 100).text(0) + " %" : earned.text(1) + " points"
  }

  /// True if rules of thumb are judged by the share of right answers or wins, not by points.
  var isByShare: Bool { (thumbs.first?.known ?? 0) == 1 }

  private func repeats(at place: Place) -> [Finding] {
    guard let bot = sensible, bot.gamesWithRepeats * 100 > games * Self.mostRepeating else {
      return []
    }
    let share = Double(bot.gamesWithRepeats) / Double(games) * 100
    return [
      Finding(
        .repeatedInGame,
        "\(share.text(0)) % of the games of the sensible bot ask a question again: the pack has"
          + " \(card.questionCount), and a game lasts \(bot.rounds.mean.text(0)) rounds",
        at: place, help: "add questions, or leave the player fewer lives")
    ]
  }

  private func notHarder(_ level: LevelResult, at place: Place, id: String?) -> Finding {
    let before = levels.last { $0.index < level.index }
    let values = zip(level.values, before?.values ?? []).map { value, earlier in
      "\(value.name) \(value.estimate.mean.text(2)) after \(earlier.estimate.mean.text(2))"
    }
    return Finding(
      .levelNotHarder,
      "\(level.label.quoted()) is not harder than \((before?.label ?? "").quoted()): "
        + values.joined(separator: ", "),
      at: place, help: "make it harder, or put the levels into another order", subject: id)
  }
}
