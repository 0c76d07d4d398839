/// The game of finding the right photo: a pure state machine over a roster.
///
/// It asks for people until the rounds are over. The same rules, number of people, seed and picks
/// give the same game everywhere.
package struct PhotoPick: QuestionGame {
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
  package struct Outcome: QuestionOutcome, Sendable, Equatable {
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
    /// The person asked for stands for the question.
    package var row: Int { question.asked.index }
    package var isGameOver: Bool { remaining == 0 }
  }

  /// The reason why a pick does not count; it costs nothing.
  package enum Refusal: Error, Sendable, Equatable {
    case nothingAsked
    case noSuchPhoto
  }

  package let rules: PhotoPickRules
  package typealias Content = Person
  /// True for the right photo.
  package typealias Judgement = Bool

  package var session: QuestionSession<Question, Judgement>

  /// Creates a game; nil if the roster is too small for a round.
  package init?(rules: PhotoPickRules, personCount: Int, seed: UInt64) {
    guard personCount > 0 else { return nil }
    self.init(rules: rules, deck: Deck(count: personCount), seed: seed)
  }

  /// Creates a game about the people of a pool; nil if the pool is too small for a round.
  package init?(rules: PhotoPickRules, deck: Deck, seed: UInt64) {
    let length = rules.length(of: deck.count)
    guard length > 0 else { return nil }
    self.rules = rules
    session = QuestionSession(deck, length: length, seed: seed, isRefilled: true)
  }

  package mutating func draw<Source: QuestionSource<Person>>(
    from source: borrowing Source
  ) throws(Source.Failure) -> Question {
    // The person who is asked for leaves the pool; the others stay in it.
    var indices = [session.draw()]
    indices += session.look(at: rules.photos - 1)
    let order = session.generator.shuffled(rules.photos)
    var photos: [Photo] = []
    for place in order {
      let index = indices[place]
      photos.append(Photo(index: index, person: try source.question(at: index)))
    }
    return Question(photos: photos, right: order.firstIndex(of: 0) ?? 0)
  }

  /// Judges a pick, counted from 0.
  package mutating func pick(_ choice: Int) throws(Refusal) -> Outcome {
    guard let question else { throw .nothingAsked }
    guard question.photos.indices.contains(choice) else { throw .noSuchPhoto }
    let isRight = choice == question.right
    let points = isRight ? rules.rightPoints : -min(score, rules.wrongPoints)
    session.end(isRight, points: points, missed: !isRight)
    return Outcome(
      question: question, choice: choice, isRight: isRight, points: points, score: score,
      remaining: session.remaining)
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
