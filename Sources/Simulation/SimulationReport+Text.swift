internal import Diagnostics
internal import PackFormat
internal import SafeText

/// The report for people, within 80 columns.
extension SimulationReport {
  package var text: String {
    var parts = [[heading], scoreTable]
    if let sensible { parts.append(histogram(of: sensible)) }
    parts += [lengths, guessing, thumbTable, levelTable, difficulty, lasting]
    return parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") + "\n" }
      .joined(separator: "\n")
  }

  private var heading: String {
    let sample =
      UInt64(questions.count) < card.questionCount ? " (an even sample of \(questions.count))" : ""
    let noun = levels.isEmpty ? "question" : "level"
    return
      "\("\(card.id) \(card.version)".terminalSafe): \(card.questionCount) \(noun)\(card.questionCount == 1 ? "" : "s")"
      + "\(sample), \(games) games of each bot, seed \(seed)"
  }

  // MARK: - Scores

  private var scoreTable: [String] {
    let rows = shownBots.map { bot in
      [
        bot.bot.name, "\(bot.scores.least)", "\(bot.scores.lowerQuartile)",
        "\(bot.scores.median)", "\(bot.scores.upperQuartile)", "\(bot.scores.greatest)",
        bot.scores.mean.text(1), bot.earned.text(2),
      ]
    }
    return Self.table(
      ["score", "least", "1/4", "median", "3/4", "most", "mean", "a \(questionWord)"], rows)
  }

  /// The word for a scored unit: a question or a level.
  private var questionWord: String { levels.isEmpty ? "question" : "level" }

  /// All bots, but only the best of those that try a position of the slider.
  package var shownBots: [Bot] {
    let positions = bots.filter(\.isPosition)
    let best = positions.max { $0.earned < $1.earned }
    return bots.filter { !$0.isPosition || $0.bot == best?.bot }
  }

  private func histogram(of bot: Bot) -> [String] {
    let bars = bot.scores.bars(most: 12)
    let most = bars.map(\.count).max() ?? 0
    guard bars.count > 1, most > 0 else { return [] }
    let names = bars.map { $0.from == $0.to ? "\($0.from)" : "\($0.from)-\($0.to)" }
    let width = names.map(\.count).max() ?? 0
    return ["scores of the \(bot.bot.name) bot"]
      + zip(bars, names).map { bar, name in
        let length = (bar.count * 50 + most - 1) / most
        let line =
          "  " + name.padded(to: width, right: true) + "  " + String(repeating: "#", count: length)
        return line + (length > 0 ? " " : "") + "\(bar.count)"
      }
  }

  private var lengths: [String] {
    var head = ["\(roundWord == "try" ? "tries" : roundWord + "s") a game"]
    head += ["least", "median", "most", "mean"]
    if mostSeconds != nil { head.append("seconds") }
    if levels.isEmpty { head.append("repeating") }
    head.append("cut off")
    let rows = shownBots.map { bot in
      [
        bot.bot.name, "\(bot.rounds.least)", "\(bot.rounds.median)", "\(bot.rounds.greatest)",
        bot.rounds.mean.text(1),
      ] + (bot.seconds.map { [$0.text(1)] } ?? [])
        + (levels.isEmpty ? ["\(bot.gamesWithRepeats)"] : []) + ["\(bot.unfinished)"]
    }
    return Self.table(head, rows)
      + (mostSeconds.map { ["at most \($0) seconds, by the clock of the rules"] } ?? [])
  }

  // MARK: - Guessing

  private var guessing: [String] {
    guard levels.isEmpty else { return [] }
    let floors = questions.compactMap(\.floor)
    guard let least = floors.min(), let most = floors.max(),
      let random = bots.first(where: { $0.bot.role == .random })
    else { return [] }
    let mean = floors.reduce(0, +) / Double(floors.count)
    let spread = least == most ? "" : ", from \(least.text(2)) to \(most.text(2)),"
    return [
      "guessing earns \(mean.text(2)) a question\(spread) and something in"
        + " \((random.scored.part * 100).text(1)) % of tries"
    ]
  }

  private var thumbTable: [String] {
    let best = shownBots.map(\.bot)
    let rows = thumbs.filter { best.contains($0.bot) }.map { test in
      [
        test.bot.name, isByShare ? (test.earned * 100).text(1) + " %" : test.earned.text(2),
        isByShare ? (test.chance * 100).text(1) + " %" : test.chance.text(2),
        (test.gain * 100).text(1) + " %", test.z.text(1), test.isExploit ? "exploit" : "-",
      ]
    }
    return Self.table(["rule of thumb", "earns", "guessing", "gain", "z", ""], rows)
  }

  // MARK: - Levels and questions

  private var levelTable: [String] {
    guard let first = levels.first else { return [] }
    let hasWins = first.won != nil
    let rows = levels.map { level in
      let wins =
        hasWins
        ? [
          level.won.map { ($0.part * 100).text(1) } ?? "",
          level.won.map { "\(($0.low * 100).text(1))-\(($0.high * 100).text(1))" } ?? "",
          level.drawn.map { ($0.part * 100).text(1) } ?? "",
        ] : []
      return [level.label.shownCropped(to: 24)] + wins
        + level.values.filter { $0.name != "result" }.map { $0.estimate.mean.text(2) }
        + [level.verdict == .first ? "-" : level.verdict.rawValue]
    }
    return Self.table(
      ["level"] + (hasWins ? ["won %", "95 % sure", "drawn %"] : [])
        + first.values.map(\.name).filter { $0 != "result" } + ["than before"], rows)
  }

  private var difficulty: [String] {
    guard levels.isEmpty, sensible != nil else { return [] }
    guard questionsDiffer else {
      return ["no question is clearly harder than others for the sensible bot"]
    }
    func list(_ title: String, hardest: Bool) -> [String] {
      [title]
        + extremes(min(5, questions.count / 2), hardest: hardest).map {
          "  " + ($0.sensible ?? 0).text(2).padded(to: 7, right: true) + "  "
            + $0.label.shownCropped(to: 68)
        }
    }
    return list("hardest for the sensible bot", hardest: true)
      + list("easiest for the sensible bot", hardest: false)
  }

  private var lasting: [String] {
    let unasked = questions.count { $0.asked == 0 }
    var lines =
      unscored.isEmpty
      ? ["somebody scored on every \(questionWord) that was asked"]
      : ["nobody scored on \(unscored.count)"]
    if unasked > 0 { lines.append("never asked: \(unasked); --games plays more") }
    return lines
  }

  /// The rows as columns, two spaces apart. All but the first are aligned to the right.
  private static func table(_ head: [String], _ rows: [[String]]) -> [String] {
    guard !rows.isEmpty else { return [] }
    let all = [head] + rows
    let widths = head.indices.map { column in all.map { $0[column].count }.max() ?? 0 }
    return all.map { row in
      let cells = row.enumerated().map { $1.padded(to: widths[$0], right: $0 > 0) }
      let line = cells.joined(separator: "  ")
      return String(line.reversed().drop { $0 == " " }.reversed())
    }
  }
}

extension SimulationReport.Bot {
  /// True for the bots that always choose one position of the slider.
  fileprivate var isPosition: Bool { bot.name.hasPrefix("at-") }
}

extension String {
  fileprivate func padded(to width: Int, right: Bool) -> String {
    let padding = String(repeating: " ", count: max(0, width - count))
    return right ? padding + self : self + padding
  }

  fileprivate func shownCropped(to width: Int) -> String {
    let text = terminalSafe
    return text.count <= width ? text : text.prefix(width - 3) + "..."
  }
}
