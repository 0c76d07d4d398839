internal import Files
internal import Games
package import PackFormat
internal import Synchronization

/// Lets bots play thousands of seeded games of a pack, on any number of threads.
///
/// Every game has its own seed, and results are sums of whole numbers. The report is therefore the
/// same for any number of threads.
package struct Simulation: Sendable {
  package struct Options: Sendable {
    /// The number of games of each bot; nil for the kind's default, which takes a few seconds.
    package var games: Int?
    /// The seed of each bot's first game. Later games use the next numbers.
    package var seed: UInt64
    /// The bots that play; nil for all of the kind.
    package var bots: [SimulatedBot]?
    /// The year in which year questions are asked; nil for the pack's own.
    package var year: Int64?

    package init(
      games: Int? = nil, seed: UInt64 = 0, bots: [SimulatedBot]? = nil, year: Int64? = nil
    ) {
      self.games = games
      self.seed = seed
      self.bots = bots
      self.year = year
    }
  }

  private let kind: SimulatedKind
  private let card: PackCard
  private let game: SimulatedGame
  private let bots: [SimulatedBot]
  private let games: Int
  private let seed: UInt64

  /// Reads all questions into memory.
  package init(
    _ reader: PackReader, _ kind: SimulatedKind, _ options: Options
  ) throws(SimulationError) {
    card = reader.header.card
    self.kind = kind
    game = try kind.game(reader, options.year)
    bots = options.bots ?? kind.bots
    games = options.games ?? kind.defaultGames
    seed = options.seed
  }

  /// Plays all games. Reports progress now and then, on the calling thread.
  package func run(
    threads: Int, progress: (_ done: Int, _ total: Int) -> Void = { _, _ in }
  ) -> SimulationReport {
    let total = bots.count * games
    let shared = SharedSums(bots.map { _ in emptySums }, pieces: bots.count * piecesOfBot)
    Workers.run(beside: threads - 1) {
      work(shared) { _ in }
    } here: {
      work(shared) { progress($0, total) }
    }
    return SimulationReport(
      card, kind, game, bots: bots, sums: shared.sums, games: games, seed: seed)
  }

  private var emptySums: TrialSums {
    TrialSums(questionCount: game.questions.count, measuresEach: game.measuresEach)
  }

  private var piecesOfBot: Int { (games + Self.piece - 1) / Self.piece }

  /// Plays pieces of the work until the queue is empty. A thread adds up one bot's games at a time.
  private func work(_ shared: SharedSums, _ progress: (_ done: Int) -> Void) {
    let pieces = piecesOfBot
    var taken = shared.queue.take()
    for (bot, name) in bots.map(\.name).enumerated() {
      guard let first = taken, first / pieces == bot, let play = game.player(name) else {
        continue
      }
      var sums = emptySums
      while let piece = taken, piece / pieces == bot {
        let first = piece % pieces * Self.piece
        for number in first..<min(first + Self.piece, games) {
          play(seed &+ UInt64(number), &sums)
        }
        progress(bot * games + first)
        taken = shared.queue.take()
      }
      shared.add(sums, of: bot)
    }
  }

  /// The number of games that a thread takes at once.
  private static let piece = 16
}

/// The queue of pieces and the sums of each bot, shared by all threads.
private final class SharedSums: Sendable {
  let queue: WorkQueue
  private let total: Mutex<[TrialSums]>

  init(_ sums: [TrialSums], pieces: Int) {
    queue = WorkQueue(pieces)
    total = Mutex(sums)
  }

  func add(_ sums: TrialSums, of bot: Int) { total.withLock { $0[bot].add(sums) } }

  var sums: [TrialSums] { total.withLock { $0 } }
}
