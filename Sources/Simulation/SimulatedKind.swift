internal import Diagnostics
package import Games
package import PackFormat

/// A reason why a pack cannot be simulated.
package enum SimulationError: Error, Equatable {
  case pack(PackError)
  case rule(RuleError)
  /// The pack has no questions.
  case empty
  /// The pack asks for years, and neither it nor the user gives a date.
  case noDate
  /// The kind has no bots.
  case unknownKind(String)
}

/// A bot of a game, and the way it plays.
package struct SimulatedBot: Sendable, Equatable {
  package enum Role: String, Sendable {
    /// Knows every answer.
    case expert
    /// Plays as a person might.
    case sensible
    /// Guesses at random.
    case random
    /// Guesses by a rule of thumb about the content of the question.
    case contentThumb = "content"
    /// Guesses by the position of the answer, which is partly random.
    case placeThumb = "place"
    /// Guesses by the ends of the slider, as it has learnt from thousands of questions.
    case ends
    case other
  }

  package let name: String
  package let role: Role
  /// A description of the bot in a few words.
  package let meaning: String

  package init(_ name: String, _ role: Role, _ meaning: String) {
    self.name = name
    self.role = role
    self.meaning = meaning
  }

  package var isThumb: Bool { role == .contentThumb || role == .placeThumb }
}

/// The bots that play the packs of a kind of content.
package struct SimulatedKind: Sendable {
  package let bots: [SimulatedBot]
  /// A number of games that takes a few seconds.
  package let defaultGames: Int
  /// The word for one round of the game.
  package let roundWord: String
  let game: @Sendable (PackReader, _ year: Int64?) throws(SimulationError) -> SimulatedGame

  package init(
    bots: [SimulatedBot], defaultGames: Int, roundWord: String,
    game:
      @escaping @Sendable (PackReader, _ year: Int64?) throws(SimulationError) -> SimulatedGame
  ) {
    self.bots = bots
    self.defaultGames = defaultGames
    self.roundWord = roundWord
    self.game = game
  }
}

/// A pack's questions in memory, ready to be played on any number of threads.
package struct SimulatedGame: Sendable {
  /// A function that plays one game from a seed and adds its result to `sums`.
  package typealias Player = @Sendable (_ seed: UInt64, _ sums: inout TrialSums) -> Void

  /// The questions that are played: their numbers in the pack, and short names for people.
  let questions: [(index: Int, label: String)]
  /// The chance of guessing each question right; nil if a guess can be partly right.
  let chances: [Double]?
  /// The points for a right answer, if `chances` are known.
  let rightPoints: Double
  /// The time limit of a game by its rules; nil if there is none.
  let mostSeconds: Int?
  let measuresEach: Int
  /// The quantities that measure the difficulty of levels; empty if questions are not levels.
  let levelTests: [LevelTest]
  /// The measure by which rules of thumb are judged; nil for points.
  let thumbMeasure: Int?
  let player: @Sendable (_ bot: String) -> Player?

  package init(
    questions: [(index: Int, label: String)], chances: [Double]? = nil, rightPoints: Double = 0,
    mostSeconds: Int? = nil, measuresEach: Int = 0, levelTests: [LevelTest] = [],
    thumbMeasure: Int? = nil, player: @escaping @Sendable (_ bot: String) -> Player?
  ) {
    self.questions = questions
    self.chances = chances
    self.rightPoints = rightPoints
    self.mostSeconds = mostSeconds
    self.measuresEach = measuresEach
    self.levelTests = levelTests
    self.thumbMeasure = thumbMeasure
    self.player = player
  }
}

/// A quantity by which one level can be harder than another.
package struct LevelTest: Sendable {
  let name: String
  let bot: String
  let measure: Int
  let isHarderWhenMore: Bool

  package init(name: String, bot: String, measure: Int, isHarderWhenMore: Bool) {
    self.name = name
    self.bot = bot
    self.measure = measure
    self.isHarderWhenMore = isHarderWhenMore
  }
}

extension SimulatedGame {
  /// The number of questions that are played. More are sampled evenly: a small file can hold
  /// billions of equal ones.
  static let mostQuestions = 100_000

  /// Reads the questions that are played, each once.
  package static func read<Item>(
    _ count: Int, _ item: (Int) throws(PackError) -> Item
  ) throws(SimulationError) -> [(index: Int, item: Item)] {
    guard count > 0 else { throw .empty }
    let played = min(count, mostQuestions)
    var items: [(index: Int, item: Item)] = []
    items.reserveCapacity(played)
    for number in 0..<played {
      let index = count == played ? number : Int(Double(number) * Double(count) / Double(played))
      items.append((index, try SimulationError.reading { () throws(PackError) in try item(index) }))
    }
    return items
  }
}

extension SimulationError {
  /// A short message for people: lower case, no full stop.
  package var message: String {
    switch self {
    case .pack(let error): error.message
    case .rule(let error): error.message
    case .empty: "there is no question to play"
    case .noDate: "it asks for years and has no date; give it one by --now"
    case .unknownKind(let kind): "no bots play \(kind.quoted())"
    }
  }

  package static func reading<Result>(
    _ body: () throws(PackError) -> Result
  ) throws(SimulationError) -> Result {
    do throws(PackError) { return try body() } catch { throw .pack(error) }
  }

  package static func rules<Rules>(
    of reader: PackReader, _ make: ([RuleText]) throws(RuleError) -> Rules
  ) throws(SimulationError) -> Rules {
    let texts = try reading { () throws(PackError) in try RuleText.all(in: reader) }
    do throws(RuleError) { return try make(texts) } catch { throw .rule(error) }
  }
}
