internal import Bytes
internal import Diagnostics
internal import Rows
internal import XMLSource

/// Wrong choices that are drawn from the right choices of other rows.
///
/// Each pair of a question and a candidate has a hash, and the candidates with the smallest ones are drawn
/// (rendezvous hashing): a row that is added to the table changes only the questions it is drawn for.
struct WrongChoices {
  let count: Int
  /// The column that has to be the same.
  private let same: Int?
  /// The column of the numbers that have to be near.
  private let near: Int?
  private let factor: Double
  private let seed: String

  /// Reads `<wrong>`; columns that the table does not have are reported.
  init(
    _ tag: XMLTag, seed: String, over table: TemplateTable, file: String,
    _ findings: inout Findings
  ) {
    func attribute(_ name: String) -> XMLAttribute? { tag.attributes.first { $0.name == name } }
    func column(_ name: String, _ findings: inout Findings) -> Int? {
      attribute(name).flatMap {
        table.column($0.value, at: Place(file, $0.valueRange), &findings)
      }
    }
    count = attribute("count").flatMap { Int($0.value) } ?? 3
    same = column("same", &findings)
    near = column("near", &findings)
    factor = attribute("within").flatMap { Double(decimal: $0.value) } ?? 2
    self.seed = seed
    if let within = attribute("within"), attribute("near") == nil {
      findings.add(
        Finding(
          .wrongTemplate, "within needs the column of the numbers",
          at: Place(file, within.nameRange), help: "name it: near=\"…\""))
    }
  }

  /// A row as a candidate for the wrong choices of other rows.
  struct Candidate {
    fileprivate let hash: UInt64
    fileprivate let name: String
    fileprivate let group: String
    fileprivate let number: Double?
    /// The right choice in each language; nil where it has none.
    let texts: [String?]
    fileprivate let folded: [String?]
  }

  /// A row as a candidate; `name` is its key.
  func candidate(
    _ row: TemplateTable.Row, name: String, _ texts: [String?], _ numbers: NumberStyle?
  ) -> Candidate {
    Candidate(
      hash: Self.mixed(Self.hash(name)), name: name, group: same.map { row.cells[$0] } ?? "",
      number: near.flatMap { Self.number(row.cells[$0], numbers ?? .plain) }, texts: texts,
      folded: texts.map { $0.map(Self.folded) })
  }

  /// Draws `count` candidates for the question of another one, the best first; fewer if there are not so many.
  ///
  /// No two texts are equal in any language, and none equals the right choice or one of `taken`.
  func drawn(
    for question: String, _ own: Candidate, from pool: [Candidate], besides taken: [String]
  ) -> [Candidate] {
    // About 64 candidates have a score below the limit, nearly always enough, so that not all are sorted.
    let limit = UInt64.max / UInt64(max(1, pool.count / 64))
    let drawn = drawn(for: question, own, from: pool, besides: taken, below: limit)
    return drawn.count == count || limit == .max
      ? drawn : self.drawn(for: question, own, from: pool, besides: taken, below: .max)
  }

  private func drawn(
    for question: String, _ own: Candidate, from pool: [Candidate], besides taken: [String],
    below limit: UInt64
  ) -> [Candidate] {
    let hash = Self.hash(seed + "\u{0}" + question)
    var best: [(score: UInt64, index: Int)] = []
    for (index, candidate) in pool.enumerated() {
      let score = Self.mixed(hash ^ candidate.hash)
      if score <= limit, fits(candidate, own) { best.append((score, index)) }
    }
    best.sort { left, right in
      left.score != right.score
        ? left.score < right.score
        : pool[left.index].name.utf8.lexicographicallyPrecedes(pool[right.index].name.utf8)
    }
    var used = own.folded.map { text in Set([text].compactMap(\.self)) }
    if !used.isEmpty { used[0].formUnion(taken.map(Self.folded)) }
    var drawn: [Candidate] = []
    for (_, index) in best where drawn.count < count {
      let texts = pool[index].folded
      let isNew = used.indices.allSatisfy { language in
        own.folded[language] == nil || texts[language].map { !used[language].contains($0) } == true
      }
      if !isNew { continue }
      for language in used.indices { if let text = texts[language] { used[language].insert(text) } }
      drawn.append(pool[index])
    }
    return drawn
  }

  private func fits(_ candidate: Candidate, _ own: Candidate) -> Bool {
    if same != nil, candidate.group != own.group || own.group.isEmpty { return false }
    guard near != nil else { return true }
    guard let left = candidate.number, let right = own.number else { return false }
    let (small, large) = (min(abs(left), abs(right)), max(abs(left), abs(right)))
    return left.sign == right.sign && large <= factor * small
  }

  /// A column whose emptiness leaves a row without wrong choices; nil if there is none.
  func emptyColumn(in row: TemplateTable.Row) -> Int? {
    [same, near].compactMap(\.self).first { row.cells[$0].isEmpty }
  }

  private static func number(_ text: String, _ style: NumberStyle) -> Double? {
    let plain =
      style == .plain
      ? text
      : style.plain(Array(text.utf8).span).map {
        String(decoding: $0, as: UTF8.self)
      }
    guard let plain, let number = Double(decimal: plain) else { return nil }
    return number
  }

  private static func folded(_ text: String) -> String { text.lowercased() }

  private static func hash(_ text: String) -> UInt64 { FNV1a(Array(text.utf8).span).value }

  /// Mixes all bits of a hash (the finaliser of SplitMix64).
  private static func mixed(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ value >> 30) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ value >> 27) &* 0x94d0_49bb_1331_11eb
    return value ^ value >> 31
  }
}
