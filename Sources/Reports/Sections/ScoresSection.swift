internal import Simulation

/// The section about the scores of bots.
struct ScoresSection {
  private let scores: ReportSubject.Scores

  init(_ scores: ReportSubject.Scores) { self.scores = scores }

  var section: PageSection {
    let content: HTML =
      switch scores {
      case .played(let report): Self.content(of: report)
      case .notPlayed(let reason):
        .element("p", [:], .text("No game was played: \(reason)."))
      }
    return PageSection(id: "scores", title: "Scores", content: content)
  }

  private static func content(of report: SimulationReport) -> HTML {
    let games = ShownNumber.counted(report.games, "game")
    var html = HTML.element(
      "p", [:],
      .text(
        "\(games) of each bot, from seed \(report.seed) on, played by the game’s own code."
          + (report.shownBots.count < report.bots.count
            ? " Of the bots that always answer at one position, the best one is shown." : "")))
    if let sensible = report.sensible, let plot = histogram(of: sensible) { html += plot.html }
    html += strips(report).html + table(report).html
    if !report.levels.isEmpty { html += levels(report).html }
    return html + difficulty(report)
  }

  /// The scores of one bot as columns.
  private static func histogram(of bot: SimulationReport.Bot) -> ColumnPlot? {
    let bars = bot.scores.bars(most: 24)
    if bars.count < 2 { return nil }
    let columns = bars.map { bar in
      ColumnPlot.Column(
        label: ShownNumber.text(bar.from), count: bar.count,
        hint: bar.from == bar.to
          ? "\(bar.from)" : "\(ShownNumber.text(bar.from)) to \(ShownNumber.text(bar.to))")
    }
    let frame = PlotFrame(
      id: "sensible-plot", title: "Games by score: the \(bot.bot.name) bot, \(bot.bot.meaning)",
      description: describe(bot))
    return ColumnPlot(
      frame: frame, columns: columns, areRanges: bars.contains { $0.from != $0.to })
  }

  private static func describe(_ bot: SimulationReport.Bot) -> String {
    let scores = bot.scores
    return "\(bot.bot.name): half of its games from \(ShownNumber.text(scores.lowerQuartile)) to"
      + " \(ShownNumber.text(scores.upperQuartile)), median \(ShownNumber.text(scores.median)),"
      + " least \(ShownNumber.text(scores.least)), most \(ShownNumber.text(scores.greatest))"
  }

  /// The scores of all bots over one axis.
  private static func strips(_ report: SimulationReport) -> StripPlot {
    let least = report.shownBots.map(\.scores.least).min() ?? 0
    let most = report.shownBots.map(\.scores.greatest).max() ?? 0
    let scale = PlotScale(.linear, from: Double(least), to: Double(max(most, least + 1)))
    let rows = report.shownBots.map { bot in
      StripPlot.Row(
        bot.bot.name, note: "median \(ShownNumber.text(bot.scores.median))",
        bot.scores.buckets.map { (number: Double($0.value), count: $0.count) }, on: scale,
        median: Double(bot.scores.median))
    }
    let frame = PlotFrame(
      id: "bots-plot", title: "Scores of every bot; a vertical line marks the median",
      description: report.shownBots.map(describe).joined(separator: "; "))
    return StripPlot(frame: frame, scale: scale, rows: rows)
  }

  private static func table(_ report: SimulationReport) -> TableMarkup {
    let numbers = ["Least", "¼", "Median", "¾", "Most", "Mean", "Rounds"]
    var table = TableMarkup(
      "Scores of the bots",
      [.init(title: "Bot"), .init(title: "What it does", isLong: true)]
        + numbers.map { .init(title: $0, isNumber: true) })
    for bot in report.shownBots {
      let scores = bot.scores
      let values = [
        scores.least, scores.lowerQuartile, scores.median, scores.upperQuartile, scores.greatest,
      ].map { HTML.text(ShownNumber.text($0)) }
      table.add(
        [.text(bot.bot.name), .text(bot.bot.meaning)] + values
          + [.text(scores.mean.text(1)), .text(bot.rounds.mean.text(1))])
    }
    return table
  }

  private static func levels(_ report: SimulationReport) -> TableMarkup {
    let names = report.levels.first?.values.map(\.name).filter { $0 != "result" } ?? []
    let hasWins = report.levels.first?.won != nil
    var table = TableMarkup(
      "Levels",
      [.init(title: "Level")] + (hasWins ? [.init(title: "Won %", isNumber: true)] : [])
        + names.map { .init(title: $0, isNumber: true) } + [.init(title: "Than before")])
    for level in report.levels {
      let values = level.values.filter { $0.name != "result" }
        .map { HTML.text($0.estimate.mean.text(2)) }
      let wins = hasWins ? [HTML.text(level.won.map { ($0.part * 100).text(1) } ?? "")] : []
      let verdict = level.verdict == .first ? "–" : level.verdict.rawValue
      table.add([.foreign(level.label)] + wins + values + [.text(verdict)])
    }
    return table
  }

  /// The hardest and the easiest questions for the sensible bot.
  private static func difficulty(_ report: SimulationReport) -> HTML {
    guard report.levels.isEmpty, report.sensible != nil, report.questionsDiffer else {
      return .nothing
    }
    func list(_ title: String, hardest: Bool) -> HTML {
      let questions = report.extremes(min(5, report.questions.count / 2), hardest: hardest)
      if questions.isEmpty { return .nothing }
      return .element("h3", [:], .text(title))
        + .element(
          "ul", ["class": "plain small"],
          questions.map { question in
            .element(
              "li", [:], .foreign(question.label),
              .element(
                "span", ["class": "soft"],
                .text(" – \((question.sensible ?? 0).text(2)) on average")
              ))
          })
    }
    return list("Hardest for the sensible bot", hardest: true)
      + list("Easiest for the sensible bot", hardest: false)
  }
}
