internal import PackFormat

/// Which question of the old pack is which of the new one, of those that do not agree in everything.
struct QuestionPairs {
  struct Pair: Equatable {
    let old: Int
    let new: Int
  }

  /// In the order of the new pack.
  private(set) var pairs: [Pair] = []
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []
  /// How many questions that are in both stand elsewhere among the others.
  private(set) var moved = 0

  private let old: ComparedPack
  private let new: ComparedPack
  private let columns: QuestionColumns
  private let key: UInt64
  /// The contents of the pictures of each, by their names.
  private let pictures: (old: [String: PackDigest], new: [String: PackDigest])

  init(
    _ gaps: [RowMatching.Gap], _ old: ComparedPack, _ new: ComparedPack, key: UInt64,
    pictures: (old: [String: PackDigest], new: [String: PackDigest])
  ) throws(PackError) {
    self.old = old
    self.new = new
    self.key = key
    self.pictures = pictures
    columns = QuestionColumns(old.pack, new.pack)
    removed = gaps.flatMap { Array($0.old) }
    added = gaps.flatMap { Array($0.new) }
    try match(Self.id)
    try match(Self.promptAndAnswer)
    try matchReworded()
    pairs.sort { $0.new < $1.new }
    moved = Self.moved(pairs, gaps)
  }

  // MARK: - By a key

  private struct Keyed {
    let key: UInt64
    let row: Int
  }

  /// Makes pairs of the questions that have the same key; nil for those that have none.
  private mutating func match(
    _ keyOf: (QuestionPairs, ComparedPack, Int) throws(PackError) -> UInt64?
  ) throws(PackError) {
    if removed.isEmpty || added.isEmpty { return }
    var keyed: [Keyed] = []
    for row in removed {
      if let key = try keyOf(self, old, row) { keyed.append(Keyed(key: key, row: row)) }
    }
    keyed.sort { ($0.key, $0.row) < ($1.key, $1.row) }
    var isTaken = [Bool](repeating: false, count: keyed.count)
    var taken: Set<Int> = []
    var left: [Int] = []
    for row in added {
      guard let key = try keyOf(self, new, row),
        let index = Self.index(of: key, in: keyed, isTaken)
      else {
        left.append(row)
        continue
      }
      isTaken[index] = true
      taken.insert(keyed[index].row)
      pairs.append(Pair(old: keyed[index].row, new: row))
    }
    added = left
    removed.removeAll { taken.contains($0) }
  }

  /// The first that has the key and is not taken.
  private static func index(of key: UInt64, in keyed: [Keyed], _ isTaken: [Bool]) -> Int? {
    var (low, high) = (0, keyed.count)
    while low < high {
      let middle = (low + high) / 2
      if keyed[middle].key < key { low = middle + 1 } else { high = middle }
    }
    while low < keyed.count, keyed[low].key == key {
      if !isTaken[low] { return low }
      low += 1
    }
    return nil
  }

  private static func id(
    _ pairs: QuestionPairs, _ side: ComparedPack, _ row: Int
  ) throws(PackError) -> UInt64? {
    ValueHash.of(Array(try side.id(row).utf8)[...], pairs.key)
  }

  /// A question that asks for the same, and that was given an id, or another one.
  private static func promptAndAnswer(
    _ pairs: QuestionPairs, _ side: ComparedPack, _ row: Int
  ) throws(PackError) -> UInt64? {
    let question = try side.question(row)
    return pairs.hash(
      [question.text(pairs.columns.prompt) ?? ""] + pairs.answer(of: question, side))
  }

  private func answer(of question: Question, _ side: ComparedPack) -> [String] {
    let known = side.pack === old.pack ? pictures.old : pictures.new
    return columns.answer(of: question) { known[$0]?.hex ?? $0 }
  }

  private func hash(_ texts: [String]) -> UInt64 {
    texts.reduce(key) { ValueHash.of(Array($1.utf8)[...], $0) }
  }

  // MARK: - By answer and words

  /// With how many others of the same answer a question is compared.
  private static let mostCompared = 64

  /// Questions without an id of their own that have the same answer and ask in similar words.
  private mutating func matchReworded() throws(PackError) {
    if removed.isEmpty || added.isEmpty { return }
    var candidates: [UInt64: [(row: Int, prompt: Prompt)]] = [:]
    for row in removed {
      let question = try old.question(row)
      guard question.isDerivedId, let prompt = prompt(of: question) else { continue }
      candidates[hash(answer(of: question, old)), default: []].append((row, prompt))
    }
    var taken: Set<Int> = []
    var found: Set<Int> = []
    for row in added {
      let question = try new.question(row)
      guard question.isDerivedId, let prompt = prompt(of: question) else { continue }
      let answer = hash(answer(of: question, new))
      let near = candidates[answer]?.prefix(Self.mostCompared)
        .firstIndex { $0.prompt.isSimilar(to: prompt) }
      guard let near, let match = candidates[answer]?.remove(at: near) else { continue }
      taken.insert(match.row)
      found.insert(row)
      pairs.append(Pair(old: match.row, new: row))
    }
    added.removeAll { found.contains($0) }
    removed.removeAll { taken.contains($0) }
  }

  private func prompt(of question: Question) -> Prompt? {
    question.text(columns.prompt).map { Prompt($0) }
  }

  // MARK: - Order

  /// Pairs that stand between other rows in common than before, or in another order there.
  private static func moved(_ pairs: [Pair], _ gaps: [RowMatching.Gap]) -> Int {
    var count = 0
    var last = (gap: -1, old: -1)
    for pair in pairs {
      let from = gap(gaps) { $0.old.upperBound <= pair.old }
      let to = gap(gaps) { $0.new.upperBound <= pair.new }
      if from != to || (last.gap == to && pair.old < last.old) {
        count += 1
      } else {
        last = (to, pair.old)
      }
    }
    return count
  }

  /// The first gap of those that do not end before.
  private static func gap(
    _ gaps: [RowMatching.Gap], endsBefore: (RowMatching.Gap) -> Bool
  ) -> Int {
    var (low, high) = (0, gaps.count)
    while low < high {
      let middle = (low + high) / 2
      if endsBefore(gaps[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
