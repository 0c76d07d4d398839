/// The game of finding the right photo: a pure state machine over a roster.
///
/// Ask, pick, ask again, until the rounds are over; then start again. The same rules, number of
/// people, seed and picks give the same game everywhere.
package struct PhotoPick: Sendable {
  /// One of the photos shown.
  package struct Photo: Sendable, Equatable {
    /// Whose of the roster it is.
    package let index: Int
    package let person: Person
  }

  /// A question as it is put to the player.
  package struct Question: Sendable, Equatable {
    /// Of different people, in the order in which they are shown.
    package let photos: [Photo]
    /// Which of the photos is asked for.
    package let right: Int

    package var asked: Photo { photos[right] }
  }

  /// What became of a pick.
  package struct Outcome: Sendable, Equatable {
    package let question: Question
    package let choice: Int
    package let isRight: Bool
    /// How the score changed: nothing is lost that one does not have.
    package let points: Int64
    /// After this question.
    package let score: Int64
    package let remaining: Int

    package var picked: Photo { question.photos[choice] }
    package var isGameOver: Bool { remaining == 0 }
  }

  /// Why a pick is none; it costs nothing.
  package enum Refusal: Error, Sendable, Equatable {
    case nothingAsked
    case noSuchPhoto
  }

  package let rules: PhotoPickRules
  package private(set) var score: Int64 = 0
  /// How many questions this game has asked, the open one included.
  package private(set) var round = 0
  /// The question that waits for a pick.
  package private(set) var question: Question?
  private var deck: Deck
  private var generator: SeededGenerator

  /// Nil where the roster is too small for these rules.
  package init?(rules: PhotoPickRules, personCount: Int, seed: UInt64) {
    guard personCount >= rules.smallestRoster else { return nil }
    self.rules = rules
    deck = Deck(count: personCount)
    generator = SeededGenerator(seed: seed)
  }

  package var isOver: Bool { round == rules.rounds && question == nil }

  /// The question that waits, or else the next one; nil when the game is over.
  package mutating func ask<Source: PersonSource>(
    from source: borrowing Source
  ) throws(Source.Failure) -> Question? {
    if isOver || question != nil { return question }
    // Whoever is asked for leaves the pool; the others of the photos stay in it.
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

  /// Judges the pick of one of the photos, from 0.
  package mutating func pick(_ choice: Int) throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    guard question.photos.indices.contains(choice) else { throw .noSuchPhoto }
    let isRight = choice == question.right
    let points = isRight ? rules.rightPoints : -min(score, rules.wrongPoints)
    self.question = nil
    score += points
    return Outcome(
      question: question, choice: choice, isRight: isRight, points: points, score: score,
      remaining: rules.rounds - round)
  }

  /// A new game with everybody back in the pool.
  package mutating func startAgain() {
    score = 0
    round = 0
    question = nil
    deck.refill()
  }
}
