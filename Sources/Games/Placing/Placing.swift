/// The ordering and the matching: a pure state machine over questions whose items belong to places.
///
/// The places of an ordering are the numbers from 1 on. It asks questions until those of the session
/// are used up. It has no clock; callers pass the time for which a question was open. The same rules,
/// number of questions, seed, answers and times give the same game everywhere.
package struct Placing: SessionState, Sendable {
  /// A question as it is put to the player.
  package struct Question: AskedQuestion, Equatable {
    /// The index of the question in the pack.
    package let index: Int
    package let content: PlacingQuestion
    /// The items in the order in which they are shown, as indices of the content's items.
    package let order: [Int]

    /// The texts of the items, in the order in which they are shown.
    package var shown: [String] { order.map { content.items[$0].text } }

    /// The right answer.
    package var right: [Int] {
      content.places.indices.map { place in order.firstIndex(of: place) ?? place }
    }

    /// Returns for each place if the answer is right there.
    package func marks(of answer: [Int]) -> [Bool] {
      answer.enumerated().map { place, item in content.isRight(order[item], at: place) }
    }
  }

  /// The judgement of an answer.
  package enum Verdict: String, Sendable, CaseIterable {
    /// All places are right.
    case right
    /// Some places are right.
    case partly
    case wrong
    /// The time was up.
    case late
  }

  /// The result of a question.
  package struct Outcome: QuestionOutcome, Sendable, Equatable {
    package let question: Question
    /// The item of each place, counted from 0 as the items are shown; nil if there was no answer in time.
    package let answer: [Int]?
    /// True for each place that is right; empty if there was no answer in time.
    package let marks: [Bool]
    package let verdict: Verdict
    package let points: Int64
    /// The score after this question.
    package let score: Int64
    /// The number of questions that are left in the session.
    package let remaining: Int

    package var row: Int { question.index }
    package var isGameOver: Bool { remaining == 0 }
    /// The number of places that are right.
    package var rightPlaces: Int { marks.count { $0 } }
  }

  /// The reason why an answer does not count; it costs nothing but time.
  package enum Refusal: Error, Sendable, Equatable {
    case nothingAsked
    /// The answer has another number of items than there are places.
    case otherCount
    case noSuchItem
    /// An item, counted from 0 as the items are shown, is in two places.
    case usedTwice(Int)
  }

  package let rules: PlacingRules
  package var session: QuestionSession<Question, Verdict>

  /// Creates a game; nil if there are no questions.
  package init?(rules: PlacingRules, questionCount: Int, seed: UInt64) {
    guard questionCount > 0 else { return nil }
    self.init(rules: rules, deck: Deck(count: questionCount), seed: seed)
  }

  /// Creates a game about the questions of a pool.
  package init(rules: PlacingRules, deck: Deck, seed: UInt64) {
    self.rules = rules
    session = QuestionSession(deck, length: rules.length(of: deck.count), seed: seed)
  }

  package mutating func draw<Source: QuestionSource<PlacingQuestion>>(
    from source: borrowing Source
  ) throws(Source.Failure) -> Question {
    let index = session.draw()
    let content = try source.question(at: index)
    let order = session.generator.unsolved(content.items.count, places: content.places.count)
    return Question(index: index, content: content, order: order)
  }

  /// Judges an answer that was given after the question had been open for `milliseconds`: the item of
  /// each place, counted from 0 as the items are shown.
  ///
  /// An answer at the end of the time or later is late, whatever it is.
  package mutating func answer(
    _ items: [Int], after milliseconds: Int64
  ) throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    if rules.isLate(after: milliseconds) { return settle(question, nil) }
    guard items.count == question.content.places.count else { throw .otherCount }
    guard items.allSatisfy(question.order.indices.contains) else { throw .noSuchItem }
    for (place, item) in items.enumerated() where items[..<place].contains(item) {
      throw .usedTwice(item)
    }
    return settle(question, items)
  }

  /// Ends the open question because its time is up.
  package mutating func expire() throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    return settle(question, nil)
  }

  private mutating func settle(_ question: Question, _ answer: [Int]?) -> Outcome {
    let marks = answer.map(question.marks) ?? []
    let right = marks.count { $0 }
    let verdict: Verdict =
      answer == nil ? .late : right == marks.count ? .right : right == 0 ? .wrong : .partly
    let points = answer == nil ? 0 : rules.earned(right: right, of: marks.count)
    session.end(verdict, points: points, missed: verdict != .right)
    return Outcome(
      question: question, answer: answer, marks: marks, verdict: verdict, points: points,
      score: score, remaining: session.remaining)
  }
}

extension Placing {
  /// Returns the letters of items, such as `BAC`, as a person types them.
  package static func letters(_ items: [Int]) -> String {
    var letters = ""
    for item in items { letters += letter(item) }
    return letters
  }

  /// Returns the letter of an item, counted from 0.
  package static func letter(_ item: Int) -> String {
    String(Character(Unicode.Scalar(UInt8(ascii: "A") + UInt8(clamping: min(max(0, item), 25)))))
  }
}

extension SeededGenerator {
  /// Returns the numbers from 0 to `count` - 1 in a random order in which the first `places` are not all at
  /// home; every such order is equally likely.
  fileprivate mutating func unsolved(_ count: Int, places: Int) -> [Int] {
    guard count > 1, places > 0 else { return Array(0..<count) }
    while true {
      let order = shuffled(count)
      if !order.prefix(places).elementsEqual(0..<places) { return order }
    }
  }
}

extension Placing.Outcome {
  /// The line about an answer in a transcript, with the items as letters in the order of the places; nil stands
  /// for no answer.
  package func members(
    game: Int, round: Int, id: String?, answer: [Int]?, _ milliseconds: Int64
  ) -> Transcript.Members {
    let content = question.content
    return [
      ("game", .count(game)), ("round", .count(round)), ("question", .count(question.index)),
      ("id", .text(ifAny: id)), ("prompt", .text(content.prompt)),
      ("places", .texts(content.places)),
      ("items", .texts(question.shown)), ("answer", .text(ifAny: answer.map(Placing.letters))),
      ("milliseconds", .count(milliseconds)), ("right", .text(Placing.letters(question.right))),
      ("rightPlaces", .count(rightPlaces)), ("verdict", .text(verdict.rawValue)),
      ("points", .count(points)), ("score", .count(score)),
    ]
  }

  /// The columns of the items in the order of the places, because a game shuffles items.
  package func given(after milliseconds: Int64?) -> GivenAnswer {
    let columns = answer?.map { question.content.items[question.order[$0]].column }
    return GivenAnswer(
      row: question.index, columns.map { .text($0.joined(separator: ";")) } ?? .none,
      isRight: verdict == .right, after: milliseconds)
  }
}

extension Placing {
  /// The last line of a game in a transcript.
  package func members(game: Int) -> Transcript.Members {
    [
      ("game", .count(game)), ("questions", .count(round)), ("score", .count(score)),
      ("right", .count(count(of: .right))), ("partly", .count(count(of: .partly))),
      ("late", .count(count(of: .late))),
    ]
  }
}
