import Foundation
import Testing

@testable import Evidence

@Suite struct PowerTests {
  /// The questions of the sample packs world-currencies and world-facts, in sessions of all, 20 and 10 questions.
  private static let designs = [(96, 96), (96, 20), (96, 10), (592, 10)]

  private func result(_ players: SimulatedPlayers, times: Int) -> SimulatedPlayers.Result {
    (1...times).reduce(SimulatedPlayers.Result()) { sum, seed in
      var players = players
      players.seed = UInt64(seed)
      return sum + players.result()
    }
  }

  @Test func nineOfTenWrongKeysAreFoundAtAHundredAnswersWithOneFalseAlarmInAHundred() {
    for session in [96, 10] {
      let found = result(SimulatedPlayers(session: session), times: 8)
      #expect(found.wrong == 40)
      #expect(Double(found.found) >= 0.9 * Double(found.wrong), "\(found)")
      #expect(Double(found.falseAlarms) <= 0.01 * Double(found.sound), "\(found)")
    }
  }

  @Test func withoutWrongKeysHardlyAnyKeyIsSuspected() {
    let found = result(SimulatedPlayers(answers: 300, session: 20, wrongKeys: 0), times: 4)
    #expect(found.falseAlarms <= 3, "\(found)")
  }

  /// Prints the table of decision 76: `POWER=20 swift test --filter PowerTests`.
  @Test(.enabled(if: ProcessInfo.processInfo.environment["POWER"] != nil)) func theCurve() {
    let times = Int(ProcessInfo.processInfo.environment["POWER"] ?? "") ?? 1
    for (name, difficulty) in [("easy", -2.0), ("usual", -0.5), ("hard", 0.7)] {
      for (questions, session) in Self.designs {
        let cells = [50, 100, 300].map { answers in
          let found = result(
            SimulatedPlayers(
              questions: questions, answers: answers, session: session, difficulty: difficulty),
            times: max(1, times * 96 / questions))
          let share = { (part: Int, whole: Int) in
            String(format: "%.1f %%", 100 * Double(part) / Double(max(1, whole)))
          }
          return "\(share(found.found, found.wrong)), \(share(found.falseAlarms, found.sound))"
        }
        print("| \(name) | \(questions) | \(session) | \(cells.joined(separator: " | ")) |")
      }
    }
  }
}
