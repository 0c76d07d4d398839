internal import Games
internal import PackFormat
internal import SafeText

/// Plays levels of a duel for many seeds and counts the computer's attempts.
enum DuelProof {
  static func prove(_ reader: PackReader, _ request: ProofRequest) throws(ProofError) -> Proof {
    let levels = try ProofError.reading { () throws(PackError) in
      try DuelLevel.all(in: reader, language: request.language)
    }
    let stated = try statedAttempts(reader)
    if let index = request.question, let seed = request.seed {
      return replay(levels[index], stated[index], seed)
    }
    let shown = request.question.map { $0..<$0 + 1 } ?? levels.indices
    let proofs = shown.map { prove($0, levels[$0], stated[$0]) }
    return Proof(proofs.flatMap(\.lines), holds: proofs.allSatisfy(\.holds))
  }

  private static func prove(_ index: Int, _ level: DuelLevel, _ stated: Int64?) -> Proof {
    let trials = Proof.seeds.compactMap { DuelTrial(level, seed: $0) }
    let most = trials.map(\.attempts).max() ?? 0
    let holds = stated.map { Int64(most) <= $0 } ?? true
    let total = trials.reduce(0) { $0 + $1.attempts }
    let tenths = trials.isEmpty ? 0 : (total * 10 + trials.count / 2) / trials.count
    var line =
      "\(index) \(level.name): in \(trials.count) games the computer needed \(tenths / 10).\(tenths % 10)"
      + " attempts on average, \(most) at most, and cannot need more than \(level.worstAttempts)"
    if let stated { line += "; \(stated) are stated" }
    return Proof([line.terminalSafe], holds: holds)
  }

  private static func replay(_ level: DuelLevel, _ stated: Int64?, _ seed: UInt64) -> Proof {
    guard let trial = DuelTrial(level, seed: seed) else {
      return Proof(["there is no such duel"], holds: false)
    }
    let guesses = trial.guesses.enumerated().map { index, guess in
      "\(index + 1) the computer guesses \(guess):"
        + " \(DuelAnswer(trial.number, guess: guess).rawValue)"
    }
    let start =
      "\(level.name), \(level.numbers.low) to \(level.numbers.high), \(level.computer.rawValue)"
      + " computer, seed \(seed): the player thinks of \(trial.number)"
    let end =
      stated.map { "\(trial.attempts) attempts, and \($0) are stated" }
      ?? "\(trial.attempts) attempts"
    return Proof(
      [start.terminalSafe] + guesses + [end],
      holds: stated.map { Int64(trial.attempts) <= $0 } ?? true)
  }

  private static func statedAttempts(_ reader: PackReader) throws(ProofError) -> [Int64?] {
    try ProofError.reading { () throws(PackError) in
      guard let table = reader.table("number-duel") else { return [] }
      var stated: [Int64?] = []
      for row in 0..<table.rowCount {
        guard let column = table.optionalColumn("Attempts", .integer) else {
          stated.append(nil)
          continue
        }
        stated.append(try reader.integer(column, row))
      }
      return stated
    }
  }
}
