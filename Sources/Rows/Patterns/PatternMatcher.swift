/// Matches texts against a pattern, one character after the other, in time that is linear in the text.
///
/// The sets of positions that occur become states of a deterministic automaton, which is built while texts are read and
/// kept as a cache. A known transition costs one lookup. The cache has a fixed size: if it is full, the rest of the text
/// is read without it, and it is emptied afterwards.
struct PatternMatcher: Sendable {
  /// The largest number of states in the cache; with it the cache takes at most some 150 KiB.
  static let mostStates = 512
  /// The number of symbols whose transitions are kept.
  private static let width = 64
  private static let unknown = UInt16.max

  private let automaton: PositionAutomaton
  private var symbols: SymbolTable
  /// The positions of each state; state 0 is the start.
  private var states: [PositionSet] = []
  private var numbers: [PositionSet: Int] = [:]
  /// The next state for each state and symbol.
  private var transitions: [UInt16] = []
  /// The number of characters that were read without a known transition.
  private(set) var steps = 0

  init(_ automaton: PositionAutomaton, _ sets: [ScalarSet]) {
    self.automaton = automaton
    symbols = SymbolTable(sets, automaton.positionsOfSets)
    reset()
  }

  /// True if the whole of `text` matches. A text that is no UTF-8 does not.
  mutating func matches(_ text: Span<UInt8>) -> Bool {
    var state = 0
    var index = 0
    while index < text.count {
      guard let symbol = symbol(in: text, at: &index) else { return false }
      let next = symbol < Self.width ? transitions[state &* Self.width &+ symbol] : Self.unknown
      if next != Self.unknown {
        state = Int(next)
        continue
      }
      let positions = step(from: states[state], symbol)
      if positions.isEmpty { return false }
      guard let number = number(of: positions) else {
        defer { reset() }
        return matches(text, from: index, at: positions)
      }
      if symbol < Self.width { transitions[state &* Self.width &+ symbol] = UInt16(number) }
      state = number
    }
    return isAccepting(states[state])
  }

  /// True if the text from `index` on matches, read without the cache.
  private mutating func matches(
    _ text: Span<UInt8>, from index: Int, at positions: PositionSet
  ) -> Bool {
    var (index, positions) = (index, positions)
    while index < text.count {
      guard let symbol = symbol(in: text, at: &index) else { return false }
      positions = step(from: positions, symbol)
      if positions.isEmpty { return false }
    }
    return isAccepting(positions)
  }

  private func isAccepting(_ positions: PositionSet) -> Bool {
    !positions.intersection(automaton.accepting).isEmpty
  }

  private mutating func step(from positions: PositionSet, _ symbol: Int) -> PositionSet {
    steps += 1
    return automaton.successors(of: positions).intersection(symbols.positions[symbol])
  }

  /// The number of a state, which is added if it is new; nil if the cache is full.
  private mutating func number(of positions: PositionSet) -> Int? {
    if let number = numbers[positions] { return number }
    guard states.count < Self.mostStates else { return nil }
    numbers[positions] = states.count
    states.append(positions)
    transitions += repeatElement(Self.unknown, count: Self.width)
    return states.count - 1
  }

  private mutating func reset() {
    states.removeAll(keepingCapacity: true)
    numbers.removeAll(keepingCapacity: true)
    transitions.removeAll(keepingCapacity: true)
    _ = number(of: PositionAutomaton.start)
  }

  /// The symbol of the character at `index`, which moves behind it; nil if there is no valid UTF-8.
  @inline(__always)
  private mutating func symbol(in text: Span<UInt8>, at index: inout Int) -> Int? {
    let byte = text[index]
    if byte < 0x80 {
      index &+= 1
      return Int(symbols.ascii[Int(byte)])
    }
    guard let scalar = Unicode.Scalar(utf8: text, at: &index) else { return nil }
    return Int(symbols.symbol(of: scalar.value))
  }
}

extension Unicode.Scalar {
  /// Reads the scalar beyond ASCII at `index`, which moves behind it; nil if there is no valid UTF-8.
  fileprivate init?(utf8 text: Span<UInt8>, at index: inout Int) {
    let lead = text[index]
    let length = (~lead).leadingZeroBitCount
    guard 2...4 ~= length, index + length <= text.count else { return nil }
    var value = UInt32(lead & 0x7F >> UInt8(length))
    for place in index + 1..<index + length {
      guard text[place] & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(text[place] & 0x3F)
    }
    // An overlong form is no UTF-8.
    guard let scalar = Unicode.Scalar(value), UTF8.width(scalar) == length else { return nil }
    self = scalar
    index += length
  }
}
