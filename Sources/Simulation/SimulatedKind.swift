internal import Diagnostics
package import Games
package import PackFormat

/// Why there is nothing to simulate.
package enum SimulationError: Error, Equatable {
  case pack(PackError)
  case rule(RuleError)
  /// It has no question.
  case empty
  /// It asks for years, and neither it nor the user says which year it is.
  case noDate
  /// Its kind has no bots.
  case unknownKind(String)
}

/// A bot of a game, and what it stands for.
package struct SimulatedBot: Sendable, Equatable {
  package enum Role: String, Sendable {
    /// Knows everything.
    case expert
    /// Plays as people might.
    case sensible
    /// Knows nothing.
    case random
    /// Knows nothing, and goes by a rule of thumb about what is asked.
    case contentThumb = "content"
    /// Knows nothing, and goes by a place that chance has a part in.
    case placeThumb = "place"
    case other
  }

  package let name: String
  package let role: Role
  /// In a few words.
  package let meaning: String

  init(_ name: String, _ role: Role, _ meaning: String) {
    self.name = name
    self.role = role
    self.meaning = meaning
  }

  package var isThumb: Bool { role == .contentThumb || role == .placeThumb }
}

/// A kind of content and the bots that play it: one line of the catalogue.
package struct SimulatedKind: Sendable {
  /// As a pack's card names it.
  package let kind: String
  package let bots: [SimulatedBot]
  /// How many games take a few seconds.
  package let defaultGames: Int
  /// What one number of the rounds of a game is.
  package let roundWord: String
  let game: @Sendable (PackReader, _ year: Int64?) throws(SimulationError) -> SimulatedGame

  package static let all: [SimulatedKind] = [
    .facts,
    .choiceQuiz,
    .numberDuel,
    .sumGrid,
    .roster,
  ]

  package static func of(_ card: PackCard) throws(SimulationError) -> SimulatedKind {
    guard let kind = all.first(where: { $0.kind == card.kind }) else {
      throw .unknownKind(card.kind)
    }
    return kind
  }
}

/// A pack's questions in memory, ready to be played on any number of threads.
struct SimulatedGame: Sendable {
  /// Plays one game from a seed.
  typealias Player = @Sendable (_ seed: UInt64, _ sums: inout TrialSums) -> Void

  /// The questions that are played, as people know them, and which of the pack each is.
  var questions: [(index: Int, label: String)]
  /// The chance that a guess is right, for each; nil where a guess can be more or less right.
  var chances: [Double]?
  /// What a right answer earns, where there is such a chance.
  var rightPoints = 0.0
  /// How long a game may take by the clock of its rules; nil where they have none.
  var mostSeconds: Int?
  var measuresEach = 0
  /// What makes a level harder; empty where questions are no levels.
  var levelTests: [LevelTest] = []
  /// The measure that rules of thumb are told by; nil for points.
  var thumbMeasure: Int?
  var player: @Sendable (_ bot: String) -> Player?
}

/// A quantity by which one level can be harder than another.
struct LevelTest: Sendable {
  let name: String
  let bot: String
  let measure: Int
  let isHarderWhenMore: Bool
}

extension SimulatedGame {
  /// More than that are sampled evenly: a small file can hold billions that are all the same.
  static let mostQuestions = 100_000

  /// The questions of a pack that are played, each read once.
  static func read<Item>(
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
  /// In a few words, for a person: lower case, no full stop.
  package var message: String {
    switch self {
    case .pack(let error): error.message
    case .rule(let error): error.message
    case .empty: "there is no question to play"
    case .noDate: "it asks for years and has no date; give it one by --now"
    case .unknownKind(let kind): "no bots play \(kind.quoted())"
    }
  }

  static func reading<Result>(
    _ body: () throws(PackError) -> Result
  ) throws(SimulationError) -> Result {
    do throws(PackError) { return try body() } catch { throw .pack(error) }
  }

  static func rules<Rules>(
    of reader: PackReader, _ make: ([RuleText]) throws(RuleError) -> Rules
  ) throws(SimulationError) -> Rules {
    let texts = try reading { () throws(PackError) in try RuleText.all(in: reader) }
    do throws(RuleError) { return try make(texts) } catch { throw .rule(error) }
  }
}
