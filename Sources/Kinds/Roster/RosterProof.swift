internal import Games
internal import PackFormat
internal import SafeText

/// Plays many games of a roster and reports repeated faces and rounds that are too tall.
struct RosterProof {
  private let people: [Person]
  private let rules: PhotoPickRules
  /// The pack's own words for a right answer; nil for the game's.
  private let right: String?
  /// For each person, the rows of the photo on the smallest screen; below, the rows of the question.
  private let photoRows: [Int]
  private let askedRows: [Int]

  private init(_ people: [Person], _ rules: PhotoPickRules, ask: String?, right: String?) {
    self.people = people
    self.rules = rules
    self.right = right
    photoRows = people.map { SmallestScreen.rows(for: [RoundScreen.photo(0, $0.pictureText)]) }
    askedRows = people.map {
      SmallestScreen.rows(for: RoundScreen.asked($0.name, ask, rules))
    }
  }

  static func prove(_ reader: PackReader, _ request: ProofRequest) throws(ProofError) -> Proof {
    let rules = try ProofError.rules(of: reader, PhotoPickRules.init)
    let people = try ProofError.reading { () throws(PackError) in
      let source = try PackPeople(reader, language: request.language)
      var people: [Person] = []
      for index in 0..<source.questionCount { people.append(try source.question(at: index)) }
      return people
    }
    let texts = try ProofError.reading { () throws(PackError) in try PackTexts(reader) }
    let proof = RosterProof(
      people, rules, ask: texts.text("ask", language: request.language),
      right: texts.text("right", language: request.language))
    return request.question.map(proof.tell) ?? proof.prove(request)
  }

  private func prove(_ request: ProofRequest) -> Proof {
    guard rules.length(of: people.count) > 0 else {
      return Proof(
        [
          "a round of \(rules.photos) photos cannot be played: it needs \(rules.photos) people, but"
            + " there are \(people.count)"
        ], holds: false)
    }
    if let seed = request.seed { return replay(seed) }
    var failed: [UInt64] = []
    for seed in Proof.seeds where !faults(of: rounds(seed)).isEmpty { failed.append(seed) }
    let count = Proof.seeds.count
    return Proof(
      [
        "\(count - failed.count) of \(count) games show no face twice among \(rules.photos), ask for"
          + " none twice and fit a screen of \(SmallestScreen.columns) × \(SmallestScreen.rows)"
          + (failed.first.map { ", not that of seed \($0)" } ?? "")
      ], holds: failed.isEmpty)
  }

  private func rounds(_ seed: UInt64) -> [PhotoPick.Question] {
    PhotoPick.rounds(of: people, rules, seed: seed)
  }

  /// The faults of all rounds of a game.
  private func faults(of rounds: [PhotoPick.Question]) -> [String] {
    var asked: [Int?] = []
    return rounds.enumerated().flatMap { number, question -> [String] in
      var faults: [String] = []
      let pictures = question.photos.map(\.person.picture)
      for (index, picture) in pictures.enumerated() where picture != nil {
        if let first = pictures[..<index].firstIndex(of: picture) {
          faults.append(
            "round \(number + 1) shows one picture for \(name(question, first)) and for"
              + " \(name(question, index))")
        }
      }
      let picture = question.asked.person.picture
      if picture != nil, let before = asked.firstIndex(of: picture) {
        faults.append(
          "round \(number + 1) asks for the picture that round \(before + 1) asked for")
      }
      asked.append(picture)
      let rows = rows(question)
      if rows > SmallestScreen.rows {
        faults.append(
          "round \(number + 1) takes \(rows) rows of a screen that has \(SmallestScreen.rows)")
      }
      return faults
    }
  }

  private func name(_ question: PhotoPick.Question, _ index: Int) -> String {
    question.photos[index].person.name.terminalSafe
  }

  private func rows(_ question: PhotoPick.Question) -> Int {
    question.photos.reduce(askedRows[question.asked.index] + RoundScreen.answerRows) {
      $0 + photoRows[$1.index]
    }
  }

  /// Shows the description of a person as the game does after the right answer.
  private func tell(_ index: Int) -> Proof {
    let person = people[index]
    let lines = SmallestScreen.lines(
      for: RoundScreen.told(
        person.name, position: person.position, note: person.note, source: person.source, right))
    return Proof(
      ["\(index) as it is told, \(lines.count) of \(SmallestScreen.rows) rows:"]
        + lines.map { "| \($0)" }, holds: lines.count <= SmallestScreen.rows)
  }

  private func replay(_ seed: UInt64) -> Proof {
    let rounds = rounds(seed)
    let faults = faults(of: rounds)
    let lines = rounds.enumerated().map { number, question in
      let names = question.photos.indices.map { name(question, $0) }.joined(separator: ", ")
      return "\(number + 1) \(name(question, question.right)) among \(names)"
    }
    return Proof(["the game of seed \(seed):"] + lines + faults, holds: faults.isEmpty)
  }
}
