import Diagnostics
import TestSupport
import Testing

@testable import Exchange

/// Keys of whole imports: read as the files prove, or refused.
struct AnswerKeysTests {
  private static let header = "question,A,B,C,correct\n"
  private static let prime = "Prime?,4,9,7,"

  private func rights(_ table: GivenTable) -> [String] { table.sink.questions.map(\.right) }

  @Test(arguments: [
    // A 0 proves that keys count from 0, and the place of the last choice that they count from 1.
    ("Q?,Rome,Paris,Bonn,1\nR?,x,y,z,0\n", ["Paris", "x"]),
    ("Q?,Rome,Paris,Bonn,1\nR?,x,y,z,3\n", ["Rome", "z"]),
    ("Q?,Rome,Paris,,2\nR?,x,y,z,1\n", ["Paris", "x"]),
    // A key that is no text of a choice proves places, and one that is no place proves texts.
    ("Q?,3,1,2,1\nR?,x,y,z,0\n", ["1", "x"]),
    ("Q?,3,1,2,1\nR?,x,y,z,y\n", ["1", "y"]),
    ("Q?,3,1,2,1\nR?,x,y,z,c\nS?,x,y,z,3\n", ["3", "z", "z"]),
    // All readings name the same choice.
    ("Q?,1,2,3,3\n", ["3"]),
    ("Q?,Rome,Paris,Bonn,b\n", ["Paris"]),
  ])
  func keysAreReadAsTheRowsProve(_ rows: String, _ expected: [String]) throws {
    let table = try GivenTable(csv: Self.header + rows)
    #expect(table.faults == [])
    #expect(rights(table) == expected)
  }

  @Test(arguments: [
    (
      "Capital of France?,Rome,Paris,Bonn,1\n",
      "L003 key 1 of \"Capital of France?\" may be \"Rome\" if places count from 1, or \"Paris\" if they count from 0"
    ),
    (
      "Q?,3,1,2,1\n",
      "L003 key 1 of \"Q?\" may be \"3\" if places count from 1, or \"1\" if they count from 0, or \"1\" as a text"
    ),
    ("Q?,C,A,B,a\n", "L003 key a of \"Q?\" may be \"C\" as a letter, or \"A\" as a text"),
    (
      "Q?,x,y,z,0\nR?,x,y,z,3\n",
      "L003 some keys count from 0 and some from 1: 0 of \"Q?\", and 3 of \"R?\", which has 3 choices"
    ),
    (
      "Q?,x,y,z,y\nR?,3,1,2,1\nS?,x,y,z,3\n",
      "L003 some keys are texts and some are places: y of \"Q?\", and 3 of \"S?\"; so nobody can tell what 1 is"
    ),
  ])
  func anImportIsRefusedWhereKeysProveNothing(_ rows: String, _ fault: String) throws {
    let table = try GivenTable(csv: Self.header + rows)
    #expect(table.faults == [fault])
  }

  @Test(
    arguments: [
      (.one, "1", "4"), (.zero, "1", "9"), (.zero, "0", "4"), (.letters, "c", "7"),
      (.letters, "9", "9"), (.one, "7", nil), (.one, "0", nil), (.zero, "3", nil),
    ] as [(IndexBase, String, String?)])
  func theUserSaysHowKeysAreRead(
    _ base: IndexBase, _ key: String, _ right: String?
  ) throws {
    let table = try GivenTable(csv: Self.header + Self.prime + key + "\n", indexBase: base)
    #expect(table.faults == [])
    #expect(rights(table) == [right].compactMap(\.self))
    #expect(
      table.ledger
        == (right == nil
          ? ["L102 left out: the right answer \"\(key)\" is none of the choices"] : []))
  }

  @Test func anIndexIsReadInTheSameWayWithAMapAndWithout() throws {
    let list = """
      [{"question": "Capital of France?", "options": ["Rome", "Paris", "Bonn"], "correct": 1},
       {"question": "Capital of Italy?", "options": ["Rome", "Paris", "Bonn"], "correct": 0}]
      """
    for maps in [[], ["Prompt=question", "Choice=options", "Right=@correct"]] {
      let table = try GivenTable(Array(list.utf8), .jsonList, maps: maps)
      #expect(table.faults == [])
      #expect(rights(table) == ["Paris", "Rome"])
    }
  }

  @Test func aTemplateCountsFrom1AndA0InItRefusesTheImport() throws {
    let header =
      "Question - max 120 characters,Answer 1 - max 75 characters,Answer 2 - max 75 characters,Correct answer(s)\n"
    #expect(rights(try GivenTable(csv: header + "Q?,x,y,1\n")) == ["x"])
    #expect(
      try GivenTable(csv: header + "Q?,x,y,1\nR?,x,y,0\n").faults == [
        "L003 key 0 of \"R?\" is no place, as they count from 1 in such tables"
      ])
    let stated = try GivenTable(csv: header + "Q?,x,y,1\nR?,x,y,0\n", indexBase: .zero)
    #expect(stated.faults == [] && rights(stated) == ["y", "x"])
  }

  @Test func questionsWaitInTheirOrder() throws {
    let rows = (1...5).map { "Q\($0)?,x,y,z,1\n" }.joined()
    let table = try GivenTable(csv: Self.header + rows + "Q6?,x,y,z,0\nQ7?,x,y,z,2\n")
    #expect(table.sink.questions.map(\.prompt) == (1...7).map { "Q\($0)?" })
    #expect(rights(table) == ["y", "y", "y", "y", "y", "x", "z"])
  }

  @Test func aLaterFileProvesHowAnEarlierOneCounts() {
    let keys = AnswerKeys()
    func take(_ choices: [String], _ cell: String) -> [[Int]] {
      keys.take(.given(choices, cell), .either, columns: "A").map(\.named)
    }
    #expect(take(["x", "y"], "1") == [])
    let left = keys.leaveFile()
    #expect(keys.faults(left).map(\.code.id) == ["L003"])
    let other = AnswerKeys()
    _ = other.take(.given(["x", "y"], "1"), .either, columns: "A")
    let first = other.leaveFile()
    #expect(other.take(.given(["x", "y"], "0"), .either, columns: "A").map(\.named) == [[0]])
    #expect(other.faults(first) == [])
    #expect(first.flatMap(other.settled).map(\.named) == [[1]])
  }

  @Test func tablesWithOtherColumnsProveNothing() {
    let keys = AnswerKeys()
    _ = keys.take(.given(["x", "y"], "1"), .either, columns: "A")
    _ = keys.take(.given(["x", "y"], "0"), .either, columns: "B")
    #expect(keys.faults(keys.leaveFile()).count == 1)
  }

  @Test func noMoreQuestionsWaitThanMemoryHasRoomFor() {
    let keys = AnswerKeys()
    for _ in 0...AnswerKeys.mostWaiting + 1 {
      _ = keys.take(.given(["x", "y", "z"], "1"), .either, columns: "A")
    }
    #expect(keys.leaveFile().isEmpty)
    #expect(keys.faults([]).count == 1)
  }

  // MARK: - Any list

  /// The ways in which a list may name its right choices.
  private enum Way: CaseIterable { case zero, one, letter, text }

  /// Choices of one question: words, letters, or numbers that look like places; some of them blank.
  private static func choices(_ random: inout SplitMix) -> [String] {
    let count = Int.random(in: 2...5, using: &random)
    let pool: [String] =
      switch Int.random(in: 0..<4, using: &random) {
      case 0: ["Io", "Europa", "Mars", "Pluto", "Sun", "Ceres"]
      case 1: ["A", "B", "C", "D", "E", "F"]
      case 2: ["0", "1", "2", "3", "4", "5"]
      default: ["1", "A", "Io", "3", "c", "17"]
      }
    var choices = Array(pool.shuffled(using: &random).prefix(count))
    if Int.random(in: 0..<8, using: &random) == 0 {
      choices[Int.random(in: 0..<count, using: &random)] = ""
    }
    return choices
  }

  @Test func aKeyOfAnyListIsRightOrItsImportIsRefused() {
    var random = SplitMix(seed: 11)
    var counts: [Bool: Int] = [:]
    for _ in 0..<100_000 {
      let way = Way.allCases.randomElement(using: &random) ?? .text
      let form = way != .text && Bool.random(using: &random) ? RightForm.reference : .either
      let keys = AnswerKeys()
      var expected: [Int] = []
      var found: [Int] = []
      for _ in 0..<Int.random(in: 1...8, using: &random) {
        let choices = Self.choices(&random)
        let right =
          choices.indices.filter { !choices[$0].isEmpty }.randomElement(using: &random) ?? 0
        let cell =
          switch way {
          case .zero: "\(right)"
          case .one: "\(right + 1)"
          case .letter: "abcde".map(String.init)[right]
          case .text: choices[right]
          }
        expected.append(right)
        found += keys.take(.given(choices, cell), form, columns: "A").flatMap(\.named)
      }
      let left = keys.leaveFile()
      let isRefused = !keys.faults(left).isEmpty
      counts[isRefused, default: 0] += 1
      if isRefused { continue }
      found += left.flatMap(keys.settled).flatMap(\.named)
      if found != expected { Issue.record("\(way) \(form): \(found), not \(expected)") }
    }
    // Neither answer is given to all lists.
    #expect(counts.values.allSatisfy { $0 > 10_000 }, "\(counts)")
  }
}

extension KeyedQuestion {
  fileprivate static func given(_ choices: [String], _ cell: String) -> KeyedQuestion {
    KeyedQuestion(
      question: ExchangedQuestion(kind: "choice-quiz", at: Place("", 0..<0)), choices: choices,
      wrong: [], cell: cell, key: RightKey(cell, among: choices), place: Place("", 0..<0),
      column: "Key")
  }
}
