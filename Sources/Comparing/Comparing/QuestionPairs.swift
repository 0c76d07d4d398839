internal import Kinds
internal import PackFormat

/// Pairs the questions of two packs that differ: by id, then by text and answer, then by similar words. Rows of a
/// table with a key are paired by the key alone.
struct QuestionPairs {
  struct Pair: Equatable {
    let old: Int
    let new: Int
  }

  /// The pairs, in the order of the new pack.
  private(set) var pairs: [Pair] = []
  private(set) var removed: [Int] = []
  private(set) var added: [Int] = []
  /// The number of questions in both packs whose place among the others changed.
  private(set) var moved = 0

  private let old: ComparedPack
  private let new: ComparedPack
  private let columns: QuestionColumns
  private let key: UInt64
  /// The contents of each pack's pictures, by name.
  private let pictures: (old: [String: PackDigest], new: [String: PackDigest])

  init(
    _ gaps: [RowMatching.Gap], _ old: ComparedPack, _ new: ComparedPack, key: UInt64,
    pictures: (old: [String: PackDigest], new: [String: PackDigest])
  ) throws(PackError) {
    self.old = old
    self.new = new
    self.key = key
    self.pictures = pictures
    columns = QuestionColumns(old, new)
    removed = gaps.flatMap { Array($0.old) }
    added = gaps.flatMap { Array($0.new) }
    try match(Self.id)
    // A row with another key is another row.
    if new.keyColumns.isEmpty {
      try match(Self.promptAndAnswer)
      try matchReworded()
    }
    pairs.sort { $0.new < $1.new }
    moved = Self.moved(pairs, gaps)
  }

  // MARK: - By a key

  private struct Keyed {
    let key: UInt64
    let row: Int
  }

  /// Pairs questions with equal keys; questions for which `keyOf` returns nil stay unpaired.
  private mutating func match(
    _ keyOf: (QuestionPairs, ComparedPack, Int) throws(PackError) -> UInt64?
  ) throws(PackError) {
    if removed.isEmpty || added.isEmpty { return }
    var keyed: [Keyed] = []
    for row in removed {
      if let key = try keyOf(self, old, row) { keyed.append(Keyed(key: key, row: row)) }
    }
    keyed.sort { ($0.key, $0.row) < ($1.key, $1.row) }
    // At the first question with a key: the number of those with this key that are taken.
    var takenOfKey = [Int](repeating: 0, count: keyed.count)
    var taken: Set<Int> = []
    var left: [Int] = []
    for row in added {
      guard let key = try keyOf(self, new, row),
        let first = Self.index(of: key, in: keyed),
        first + takenOfKey[first] < keyed.count, keyed[first + takenOfKey[first]].key == key
      else {
        left.append(row)
        continue
      }
      let match = keyed[first + takenOfKey[first]]
      takenOfKey[first] += 1
      taken.insert(match.row)
      pairs.append(Pair(old: match.row, new: row))
    }
    added = left
    removed.removeAll { taken.contains($0) }
  }

  /// Returns the first question with the key (binary search).
  private static func index(of key: UInt64, in keyed: [Keyed]) -> Int? {
    var (low, high) = (0, keyed.count)
    while low < high {
      let middle = (low + high) / 2
      if keyed[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < keyed.count && keyed[low].key == key ? low : nil
  }

  private static func id(
    _ pairs: QuestionPairs, _ side: ComparedPack, _ row: Int
  ) throws(PackError) -> UInt64? {
    ValueHash.of(Array(try side.id(row).utf8)[...], pairs.key)
  }

  /// Returns a key of text and answer, which finds a question whose id was added or changed.
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

  /// The limit of comparisons with questions of the same answer.
  private static let mostCompared = 64
  /// The limit of steps of all comparisons, a few seconds of work. Questions that are left count as removed and
  /// added.
  private static let mostSteps = 300_000_000

  /// Pairs questions with derived ids that have the same answer and similar words.
  private mutating func matchReworded() throws(PackError) {
    if removed.isEmpty || added.isEmpty { return }
    var candidates: [UInt64: ArraySlice<(row: Int, prompt: Prompt)>] = [:]
    for row in removed {
      let question = try old.question(row)
      guard question.isDerivedId, let prompt = prompt(of: question) else { continue }
      candidates[hash(answer(of: question, old)), default: []].append((row, prompt))
    }
    var taken: Set<Int> = []
    var found: Set<Int> = []
    var steps = 0
    for row in added where steps < Self.mostSteps {
      let question = try new.question(row)
      guard question.isDerivedId, let prompt = prompt(of: question) else { continue }
      let answer = hash(answer(of: question, new))
      let near = candidates[answer]?.prefix(Self.mostCompared)
        .firstIndex {
          steps += $0.prompt.cost(with: prompt)
          return $0.prompt.isSimilar(to: prompt)
        }
      guard let near, let match = candidates[answer]?.removeNear(near) else { continue }
      taken.insert(match.row)
      found.insert(row)
      pairs.append(Pair(old: match.row, new: row))
    }
    added.removeAll { found.contains($0) }
    removed.removeAll { taken.contains($0) }
  }

  private func prompt(of question: Question) -> Prompt? {
    question.text(columns.prompt).flatMap { Prompt($0) }
  }

  // MARK: - Order

  /// Counts the pairs that moved to another gap between common rows, or changed their order within one.
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

  /// Returns the first gap that does not end before the row (binary search).
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

extension ArraySlice {
  /// Removes the element at an index near the start, which does not move the elements behind it.
  fileprivate mutating func removeNear(_ index: Int) -> Element {
    let element = self[index]
    for place in (startIndex..<index).reversed() { swapAt(place, place + 1) }
    removeFirst()
    return element
  }
}
