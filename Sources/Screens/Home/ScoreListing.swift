internal import Games
package import Scores
internal import Views
package import Words

/// The stored high scores, as text for people and JSON for programs.
package struct ScoreListing {
  private struct Line {
    let entry: Scores.Entry
    let history: Scores.History
    /// The signer of the pack, by the name that the user has given.
    let signer: String?
  }

  private let lines: [Line]

  /// Reads all scores with their histories; `signer` returns the signer of a pack id.
  package init(
    _ scores: borrowing Scores, signer: (String) -> String? = { _ in nil }
  ) throws(ScoresError) {
    var lines: [Line] = []
    for entry in try scores.all() {
      lines.append(
        Line(
          entry: entry,
          history: try scores.history(of: entry.game, last: Self.last, hardest: Self.hardest),
          signer: signer(entry.game.pack)))
    }
    self.lines = lines
  }

  private static let last = 10
  private static let hardest = 3

  /// The scores in one line for each pack and for each of its hardest questions, cropped to
  /// the width of `form`.
  package func text(_ form: LineForm, _ language: Language) -> String {
    let words = HistoryWords(language: language)
    let width = lines.map { String($0.entry.best).count }.max() ?? 0
    let gap = String(repeating: " ", count: width)
    return lines.map { line in
      let best = String(line.entry.best)
      let start = String(gap.dropFirst(best.count)) + best + "  "
      var facts = [words.games(line.entry.games)]
      if line.entry.abandoned > 0 {
        facts.append(language(.leftGames, ["n": .count(line.entry.abandoned)]))
      }
      if line.history.games > 1, let average = words.average(line.history) {
        facts.append(average)
      }
      let head = start + "\(line.entry.title) (\(language.list(facts)))"
      let questions = line.history.hardest.map {
        gap + "  \(words.right($0)): \($0.prompt)"
      }
      // On a line of its own, as no title can be.
      let signer = line.signer.map { gap + "  " + language(.signedBy, ["name": .text($0)]) }
      return ([head] + [signer].compactMap { $0 } + questions).map { form.cropped($0) + "\n" }
        .joined()
    }.joined()
  }

  /// The scores as JSON, one object on each line.
  package var json: String {
    var transcript = Transcript(.json)
    for line in lines {
      let (entry, history) = (line.entry, line.history)
      transcript.line([
        ("pack", .text(entry.game.pack)), ("kind", .text(entry.game.kind)),
        ("title", .text(entry.title)), ("rules", .text(entry.game.rules)),
        ("best", .count(entry.best)), ("games", .count(entry.games)),
        ("left", .count(entry.abandoned)),
        ("average", HistoryWords.average(history).map { .number($0) } ?? .absent),
        ("last", .numbers(history.last)), ("signer", .text(ifAny: line.signer)),
        ("hardest", .texts(history.hardest.map(\.question))),
      ])
    }
    return String(decoding: transcript.bytes, as: UTF8.self)
  }
}
