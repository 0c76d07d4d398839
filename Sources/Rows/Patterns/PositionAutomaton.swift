/// A pattern as Glushkov's automaton: a state for each character or class of the pattern, and one for the start.
///
/// A position is a character or a class, with repetitions written out; position 0 is the start. `follow[p]` are the
/// positions that may come after `p`, whatever character is read. The automaton reads a character by uniting the
/// follow sets of all positions where it may be, and by keeping those that the character suits:
///
///     pattern     a    (b   |  c)*   d          follow[0] = {1}        follow[3] = {2, 3, 4}
///     positions   1     2      3     4          follow[1] = {2, 3, 4}  follow[4] = {}
///
/// The unions are looked up for four positions at a time. So a character costs at most 128 lookups, whichever pattern
/// and text.
struct PositionAutomaton: Sendable {
  /// The positions at which the text may end.
  let accepting: PositionSet
  /// The positions of each class of the pattern.
  let positionsOfSets: [PositionSet]
  /// The unions of follow sets: 16 entries for each four positions, at the bits of those where the automaton may be.
  private let unions: [PositionSet]

  /// The set with position 0 alone.
  static let start: PositionSet = {
    var start = PositionSet()
    start.insert(0)
    return start
  }()

  init(_ node: PatternNode, sets count: Int) {
    var construction = Construction(sets: count)
    let whole = construction.part(node)
    construction.follow[0] = whole.first
    accepting = whole.isNullable ? whole.last.union(Self.start) : whole.last
    positionsOfSets = construction.positionsOfSets
    let follow = construction.follow
    var unions: [PositionSet] = []
    unions.reserveCapacity((follow.count + 3) / 4 * 16)
    for base in stride(from: 0, to: follow.count, by: 4) {
      unions.append(.empty)
      for bits in 1..<16 {
        let position = base + bits.trailingZeroBitCount
        // The union without the lowest position is there already.
        var union = unions[unions.count - bits + (bits & (bits - 1))]
        if position < follow.count { union.formUnion(follow[position]) }
        unions.append(union)
      }
    }
    self.unions = unions
  }

  /// The positions that may follow any of `positions`.
  func successors(of positions: PositionSet) -> PositionSet {
    var result = PositionSet.empty
    for index in positions.words.indices {
      var word = positions.words[index]
      var entry = index << 8
      while word != 0 {
        result.formUnion(unions[entry + Int(word & 15)])
        word >>= 4
        entry += 16
      }
    }
    return result
  }
}

/// Numbers the positions of a pattern and collects their follow sets.
private struct Construction {
  /// The positions at the ends of a part of the pattern.
  struct Part {
    /// The positions of the first and of the last character of a text that the part matches.
    var first = PositionSet.empty
    var last = PositionSet.empty
    /// True if the part matches the empty text.
    var isNullable = true
  }

  var follow: [PositionSet] = [.empty]
  var positionsOfSets: [PositionSet]

  init(sets count: Int) { positionsOfSets = Array(repeating: .empty, count: count) }

  mutating func part(_ node: PatternNode) -> Part {
    switch node.form {
    case .empty: return Part()
    case .character(let set):
      var own = PositionSet.empty
      own.insert(follow.count)
      positionsOfSets[set].insert(follow.count)
      follow.append(.empty)
      return Part(first: own, last: own, isNullable: false)
    case .sequence(let parts):
      var whole = Part()
      for node in parts.reversed() { whole = joined(part(node), whole) }
      return whole
    case .choice(let branches):
      var whole = Part(isNullable: false)
      for node in branches {
        let branch = part(node)
        whole.first.formUnion(branch.first)
        whole.last.formUnion(branch.last)
        whole.isNullable = whole.isNullable || branch.isNullable
      }
      return whole
    case .repetition(let node, let least, let most): return repeated(node, least, most)
    }
  }

  /// A repetition written out: `a{2,4}` as `aa(a(a)?)?`, and `a{2,}` as `aa+`.
  private mutating func repeated(_ node: PatternNode, _ least: Int, _ most: Int?) -> Part {
    var whole = Part()
    if let most {
      for _ in least..<most {
        whole = joined(part(node), whole)
        whole.isNullable = true
      }
    } else {
      whole = part(node)
      let first = whole.first
      whole.last.forEach { follow[$0].formUnion(first) }
      if least == 0 { whole.isNullable = true }
    }
    let required = most == nil ? max(least - 1, 0) : least
    for _ in 0..<required { whole = joined(part(node), whole) }
    return whole
  }

  /// A part behind another.
  private mutating func joined(_ left: Part, _ right: Part) -> Part {
    left.last.forEach { follow[$0].formUnion(right.first) }
    return Part(
      first: left.isNullable ? left.first.union(right.first) : left.first,
      last: right.isNullable ? left.last.union(right.last) : right.last,
      isNullable: left.isNullable && right.isNullable)
  }
}
