/// The game of finding the right photo: a pure state machine over a roster.
///
/// It asks for people until the rounds are over. The same rules, number of people, seed and picks
/// give the same game everywhere.
package struct PhotoPick: Sendable {
  /// One of the photos that are shown.
  package struct Photo: Sendable, Equatable {
    /// The index of the person in the roster.
    package let index: Int
    package let person: Person
  }

  /// A question as it is put to the player.
  package struct Question: Sendable, Equatable {
    /// The photos, of different people, in the order in which they are shown.
    package let photos: [Photo]
    /// The index of the photo that is asked for.
    package let right: Int

    package var asked: Photo { photos[right] }
  }

  /// The result of a pick.
  package struct Outcome: Sendable, Equatable {
    package let question: Question
    package let choice: Int
    package let isRight: Bool
    /// The change of the score, which never falls below 0.
    package let points: Int64
    /// The score after this question.
    package let score: Int64
    /// The number of questions that are left.
    package let remaining: Int

    package var picked: Photo { question.photos[choice] }
    package var isGameOver: Bool { remaining == 0 }
  }

  /// The reason why a pick does not count; it costs nothing.
  package enum Refusal: Error, Sendable, Equatable {
    case nothingAsked
    case noSuchPhoto
  }

  package let rules: PhotoPickRules
  /// The number of rounds in a game: as many as the rules say, or all for which there are people.
  package let length: Int
  package private(set) var score: Int64 = 0
  /// The number of questions asked in this game, including the open one.
  package private(set) var round = 0
  /// The open question, which waits for a pick.
  package private(set) var question: Question?
  private var deck: Deck
  private var generator: SeededGenerator

  /// Creates a game; nil if the roster is too small for a round.
  package init?(rules: PhotoPickRules, personCount: Int, seed: UInt64) {
    guard personCount > 0 else { return nil }
    self.init(rules: rules, deck: Deck(count: personCount), seed: seed)
  }

  /// Creates a game about the people of a pool; nil if the pool is too small for a round.
  package init?(rules: PhotoPickRules, deck: Deck, seed: UInt64) {
    length = rules.length(of: deck.count)
    guard length > 0 else { return nil }
    self.rules = rules
    self.deck = deck
    generator = SeededGenerator(seed: seed)
  }

  /// True if all rounds are played.
  package var isOver: Bool { round == length && question == nil }

  /// Returns the open question, or asks the next one; nil if the game is over.
  package mutating func ask<Source: PersonSource>(
    from source: borrowing Source
  ) throws(Source.Failure) -> Question? {
    if isOver || question != nil { return question }
    // The person who is asked for leaves the pool; the others stay in it.
    var indices = [deck.draw(using: &generator)]
    indices += deck.look(at: rules.photos - 1, using: &generator)
    let order = generator.shuffled(rules.photos)
    var photos: [Photo] = []
    for place in order {
      let index = indices[place]
      photos.append(Photo(index: index, person: try source.person(at: index)))
    }
    round += 1
    question = Question(photos: photos, right: order.firstIndex(of: 0) ?? 0)
    return question
  }

  /// Judges a pick, counted from 0.
  package mutating func pick(_ choice: Int) throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    guard question.photos.indices.contains(choice) else { throw .noSuchPhoto }
    let isRight = choice == question.right
    let points = isRight ? rules.rightPoints : -min(score, rules.wrongPoints)
    self.question = nil
    score += points
    if !isRight { deck.missLast() }
    return Outcome(
      question: question, choice: choice, isRight: isRight, points: points, score: score,
      remaining: length - round)
  }

  /// Starts a new game with all people back in the pool.
  package mutating func startAgain() {
    score = 0
    round = 0
    question = nil
    deck.refill()
  }
}

extension PhotoPick.Outcome {
  /// The line about this pick in a transcript. Photos are numbered from 1, as a person types them.
  package func members(game: Int, round: Int, id: String?) -> Transcript.Members {
    [
      ("game", .count(game)), ("round", .count(round)), ("person", .count(question.asked.index)),
      ("id", .text(ifAny: id)), ("name", .text(question.asked.person.name)),
      ("photos", .count(question.photos.count)), ("choice", .count(choice + 1)),
      ("picked", .text(picked.person.name)), ("rightChoice", .count(question.right + 1)),
      ("right", .boolean(isRight)), ("points", .count(points)), ("score", .count(score)),
    ]
  }
}

extension PhotoPick {
  /// The last line of a game in a transcript.
  package func members(game: Int) -> Transcript.Members {
    [("game", .count(game)), ("questions", .count(round)), ("score", .count(score))]
  }
}

extension PhotoPick.Outcome {
  /// The person who was picked; the one who was asked for is the question.
  package func given(after milliseconds: Int64?) -> GivenAnswer {
    GivenAnswer(
      row: question.asked.index, .cell(field: "Name", row: picked.index), isRight: isRight,
      after: milliseconds)
  }
}
