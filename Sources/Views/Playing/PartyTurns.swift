internal import Games

/// The part of a game's state that the order of turns depends on.
package struct PartyState {
  /// The number of questions asked so far, including the open one.
  package let asked: Int
  /// True if a question waits for an answer.
  package let isAsking: Bool
  package let isOver: Bool
  package let score: Int64

  package init<Game>(_ rounds: Rounds<Game>) {
    asked = rounds.game.round
    isAsking = rounds.phase.isAsking
    isOver = rounds.phase.isOver
    score = rounds.game.score
  }
}

/// The turns of a party, for every form of the game.
///
/// Each player has a game of their own and answers one question at a time. Between two turns the
/// next question is hidden until its player is there. Scores are compared at the end.
package struct PartyTurns {
  package enum Phase {
    /// The next player is named.
    case handingOver
    case playing
    case podium
  }

  /// A player's place in the end; equal scores share a place.
  package struct Rank {
    package let place: Int
    package let name: String
    package let score: Int64
  }

  package let names: [String]
  /// The states of the games of all players.
  package private(set) var states: [PartyState]
  /// The index of the player whose turn it is.
  package private(set) var turn = 0
  package private(set) var phase = Phase.handingOver
  /// The number of the question that ends the turn by being answered.
  private var lastOfTurn = 1

  package init(_ names: [String], _ states: [PartyState]) {
    self.names = names
    self.states = states
  }

  /// The name of the player whose turn it is.
  package var name: String { names[turn] }

  /// Begins the turn of the player who was named.
  package mutating func begin() {
    phase = .playing
    lastOfTurn = max(1, states[turn].asked)
  }

  /// Takes the new state of the game that is played. True if the turn has ended by it: the next
  /// player whose game goes on is named, or nobody's does.
  package mutating func go(to state: PartyState) -> Bool {
    states[turn] = state
    guard state.isOver || state.isAsking && state.asked > lastOfTurn else { return false }
    let next = (1...names.count).map { (turn + $0) % names.count }.first { !states[$0].isOver }
    turn = next ?? turn
    phase = next == nil ? .podium : .handingOver
    return true
  }

  /// Ends the party before all games are over.
  package mutating func end() { phase = .podium }

  /// The players with their places, best first.
  package var ranking: [Rank] {
    states.map { -$0.score }.order.map { player in
      let score = states[player].score
      return Rank(
        place: 1 + states.count { $0.score > score }, name: names[player], score: score)
    }
  }
}
