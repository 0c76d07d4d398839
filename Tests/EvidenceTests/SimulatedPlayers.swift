import Foundation
import TestSupport

@testable import Evidence

/// Players who answer questions with four choices, of which some have a wrong key.
///
/// A player knows an answer by a two-parameter model, and else chooses by the attraction of the choices; in one question of
/// ten a wrong choice attracts most. One player in 20 guesses everything, and one known answer in 33 slips.
struct SimulatedPlayers {
  var questions = 96
  /// The number of answers of each question, on average.
  var answers = 100
  /// The number of questions of a session.
  var session = 96
  /// The mean difficulty of the questions, in standard deviations of the ability of players.
  var difficulty = -0.5
  /// The share of keys that are wrong.
  var wrongKeys = 0.05
  var seed: UInt64 = 1

  struct Result {
    var wrong = 0
    var found = 0
    var sound = 0
    var falseAlarms = 0

    static func + (left: Result, right: Result) -> Result {
      Result(
        wrong: left.wrong + right.wrong, found: left.found + right.found,
        sound: left.sound + right.sound, falseAlarms: left.falseAlarms + right.falseAlarms)
    }
  }

  private struct Item {
    var slope: Double
    var difficulty: Double
    var attraction: [Double]
    /// The choice that the key names; choice 0 is right.
    var key: Int
  }

  private struct Random {
    var bits: SplitMix
    mutating func uniform() -> Double { Double(bits.next() >> 11) / Double(1 << 53) }
    mutating func below(_ count: Int) -> Int { Int(uniform() * Double(count)) }
    mutating func normal() -> Double {
      (-2 * log(1 - uniform())).squareRoot() * cos(2 * .pi * uniform())
    }
  }

  func table() -> (table: AnswerTable, keys: [Int]) {
    var random = Random(bits: SplitMix(seed: seed))
    var items = (0..<questions).map { _ in
      var attraction = (0..<4).map { _ in 0.3 + random.uniform() }
      if random.uniform() < 0.1 { attraction[1 + random.below(3)] += 4 }
      return Item(
        slope: exp(0.3 * random.normal()), difficulty: difficulty + random.normal(),
        attraction: attraction, key: 0)
    }
    let wrong = max(1, Int((wrongKeys * Double(questions)).rounded()))
    for index in Array(0..<questions).shuffled(using: &random.bits).prefix(wrong) {
      items[index].key = 1 + random.below(3)
    }
    var entries: [AnswerTable.Entry] = []
    let sessions = answers * questions / session
    for player in 0..<sessions {
      let (ability, guesses) = (random.normal(), random.uniform() < 0.05)
      for question in Array(0..<questions).shuffled(using: &random.bits).prefix(session) {
        let item = items[question]
        var choice: Int
        let knows = 1 / (1 + exp(-1.3 * item.slope * (ability - item.difficulty)))
        if guesses {
          choice = random.below(4)
        } else if random.uniform() < knows {
          choice = random.uniform() < 0.03 ? 1 + random.below(3) : 0
        } else {
          var rest = random.uniform() * item.attraction.reduce(0, +)
          choice = 0
          while choice < 3, rest >= item.attraction[choice] {
            rest -= item.attraction[choice]
            choice += 1
          }
        }
        entries.append(
          AnswerTable.Entry(
            session: player, question: question, choice: choice, isRight: choice == item.key))
      }
    }
    return (
      AnswerTable(
        questionCount: questions, choices: ["0", "1", "2", "3"], entries: entries,
        sessionCount: sessions), items.map(\.key)
    )
  }

  /// Counts the wrong keys for which the right answer is suspected, and the sound keys that are suspected.
  func result() -> Result {
    let (table, keys) = table()
    var result = Result()
    for (figures, key) in zip(Analysis(table).questions, keys) {
      guard let figures else { continue }
      if key == 0 {
        result.sound += 1
        if figures.suspect != nil { result.falseAlarms += 1 }
      } else {
        result.wrong += 1
        if figures.suspect?.text == "0" { result.found += 1 }
      }
    }
    return result
  }
}
