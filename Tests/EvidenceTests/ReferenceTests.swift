import Foundation
import Simulation
import Testing

@testable import Evidence

/// The figures that R's psych and Python's girth find in the answers of `Fixtures/evidence` (`script/reference`).
@Suite struct ReferenceTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../Fixtures/evidence")

  /// The answers of a file: a line with the key, then one for each player with a letter for each question.
  private func analysis(of name: String) throws -> Analysis {
    let lines = try String(contentsOf: Self.folder.appending(path: name + ".txt"), encoding: .ascii)
      .split(separator: "\n").map(Array.init)
    let key = try #require(lines.first)
    let letters = Set(lines.dropFirst().joined()).sorted()
    let entries = lines.dropFirst().enumerated().flatMap { session, answers in
      answers.indices.filter { answers[$0] != "." }.map { question in
        AnswerTable.Entry(
          session: session, question: question,
          choice: letters.firstIndex(of: answers[question]) ?? 0,
          isRight: answers[question] == key[question])
      }
    }
    return Analysis(
      AnswerTable(
        questionCount: key.count, choices: letters.map { String($0) }, entries: entries,
        sessionCount: lines.count - 1))
  }

  private func value(_ figure: Substring, of question: QuestionFigures) -> Double? {
    let parts = figure.split(separator: "-")
    let choice = parts.count == 2 ? question.choices.first { $0.text == parts[1] } : nil
    return switch parts[0] {
    case "facility": question.facility.part
    case "low": question.facility.low
    case "high": question.facility.high
    case "itemRest": question.itemRest
    case "discrimination": question.discrimination
    case "share": choice.map { Double($0.count) / Double(question.answers) }
    case "correlation": choice?.correlation
    default: nil
    }
  }

  @Test(arguments: ["psych", "girth"]) func figuresAreThoseOf(program: String) throws {
    let lines = try String(
      contentsOf: Self.folder.appending(path: program + ".txt"), encoding: .ascii
    ).split(separator: "\n").dropFirst()
    var analyses: [Substring: Analysis] = [:]
    var compared = 0
    for line in lines {
      let words = line.split(separator: " ")
      let expected = try #require(Double(words[3]))
      let analysis = try analyses[words[0]] ?? self.analysis(of: String(words[0]))
      analyses[words[0]] = analysis
      let found =
        if let item = Int(words[1]) {
          value(words[2], of: try #require(analysis.questions[item]))
        } else {
          analysis.alpha
        }
      let difference = try abs(#require(found, "\(line)") - expected)
      #expect(difference < 1e-6, "\(line): \(String(describing: found))")
      compared += 1
    }
    #expect(compared == lines.count && compared > 20)
  }
}
