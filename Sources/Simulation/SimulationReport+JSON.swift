internal import Diagnostics
internal import PackFormat

/// The report for programs.
extension SimulationReport {
  /// The report as one JSON object on a line, with the `findings` that were reported.
  package func json(_ findings: [(code: String, message: String)]) -> String {
    JSONText.object([
      ("pack", .string(card.id)), ("version", .string(card.version)), ("kind", .string(card.kind)),
      ("questionCount", .number("\(card.questionCount)")), ("games", .integer(games)),
      ("seed", .number("\(seed)")), ("roundWord", .string(roundWord)),
      ("mostSeconds", JSONText(mostSeconds)), ("questionsDiffer", .bool(questionsDiffer)),
      ("bots", .array(bots.map(\.json))), ("questions", .array(questions.map(\.json))),
      ("thumbs", .array(thumbs.map(\.json))), ("levels", .array(levels.map(\.json))),
      (
        "findings",
        .array(
          findings.map {
            .object([("code", .string($0.code)), ("message", .string($0.message))])
          })
      ),
    ]).text + "\n"
  }
}

extension Distribution {
  fileprivate var json: JSONText {
    .object([
      ("least", .number("\(least)")), ("lowerQuartile", .number("\(lowerQuartile)")),
      ("median", .number("\(median)")), ("upperQuartile", .number("\(upperQuartile)")),
      ("most", .number("\(greatest)")), ("mean", mean.json(4)),
      (
        "buckets",
        .array(buckets.map { .array([.number("\($0.value)"), .integer($0.count)]) })
      ),
    ])
  }
}

extension SimulationReport.Bot {
  fileprivate var json: JSONText {
    .object([
      ("bot", .string(bot.name)), ("role", .string(bot.role.rawValue)), ("score", scores.json),
      ("rounds", rounds.json), ("seconds", seconds?.json(3) ?? .null), ("earned", earned.json(4)),
      ("scored", scored.json), ("repeats", .integer(repeats)),
      ("gamesWithRepeats", .integer(gamesWithRepeats)), ("unfinished", .integer(unfinished)),
    ])
  }
}

extension SimulationReport.Question {
  fileprivate var json: JSONText {
    .object([
      ("index", .integer(index)), ("label", .string(label)), ("asked", .integer(asked)),
      ("scored", .integer(scored)), ("floor", floor?.json(4) ?? .null),
      ("sensible", sensible?.json(4) ?? .null),
    ])
  }
}

extension ThumbTest {
  fileprivate var json: JSONText {
    .object([
      ("bot", .string(bot.name)), ("earned", earned.json(4)), ("guessing", chance.json(4)),
      ("knowing", known.json(4)), ("gain", gain.json(4)), ("z", z.json(2)),
      ("exploit", .bool(isExploit)),
    ])
  }
}

extension LevelResult {
  fileprivate var json: JSONText {
    .object([
      ("index", .integer(index)), ("label", .string(label)), ("won", won?.json ?? .null),
      ("drawn", drawn?.json ?? .null), ("verdict", .string(verdict.rawValue)),
      (
        "values",
        .array(
          values.map { value in
            .object([
              ("name", .string(value.name)), ("mean", value.estimate.mean.json(4)),
              ("z", value.z?.json(2) ?? .null), ("harder", .bool(value.isHarder)),
              ("easier", .bool(value.isEasier)),
            ])
          })
      ),
    ])
  }
}

extension Share {
  fileprivate var json: JSONText {
    .object([("part", part.json(4)), ("low", low.json(4)), ("high", high.json(4))])
  }
}

extension Double {
  fileprivate func json(_ places: Int) -> JSONText { .number(text(places)) }
}
