internal import TextUnicode

/// The characters of a text as the pattern tells them apart: a symbol stands for all that suit the same positions.
///
/// ASCII characters are looked up directly. Other characters are found by the ranges of the pattern, and by their
/// category if the pattern names categories; a symbol becomes known when its first character is read.
struct SymbolTable: Sendable {
  private let sets: [ScalarSet]
  private let positionsOfSets: [PositionSet]
  /// The symbols of the 128 ASCII characters.
  private(set) var ascii: [UInt16] = []
  /// The positions that each symbol suits.
  private(set) var positions: [PositionSet] = []
  private var symbols: [PositionSet: UInt16] = [:]

  /// The first scalars of all intervals beyond ASCII within which no range of the pattern begins or ends.
  private let starts: [UInt32]
  /// The number of columns of `known`: one for each general category if the pattern names any, else one.
  private let categories: Int
  /// The symbol of each interval and category; `unknown` until a character of both is read.
  private var known: [UInt16]
  private static let unknown = UInt16.max

  init(_ sets: [ScalarSet], _ positionsOfSets: [PositionSet]) {
    self.sets = sets
    self.positionsOfSets = positionsOfSets
    var ends: Set<UInt32> = [0x80]
    for set in sets { set.addEnds(to: &ends) }
    starts = ends.filter { $0 >= 0x80 }.sorted()
    categories = sets.contains(where: \.usesCategories) ? GeneralCategory.names.count : 1
    known = Array(repeating: Self.unknown, count: starts.count * categories)
    for value in 0..<0x80 as Range<UInt32> {
      ascii.append(symbol(of: value, category: GeneralCategory.index(of: value)))
    }
  }

  /// The symbol of a scalar beyond ASCII.
  mutating func symbol(of value: UInt32) -> UInt16 {
    // The last interval that does not begin behind the value.
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= value { low = middle } else { high = middle }
    }
    let category = categories == 1 ? 0 : GeneralCategory.index(of: value)
    let key = low * categories + category
    if known[key] == Self.unknown { known[key] = symbol(of: value, category: category) }
    return known[key]
  }

  private mutating func symbol(of value: UInt32, category: Int) -> UInt16 {
    var suited = PositionSet.empty
    for index in sets.indices where sets[index].contains(value, category: category) {
      suited.formUnion(positionsOfSets[index])
    }
    if let symbol = symbols[suited] { return symbol }
    let symbol = UInt16(positions.count)
    positions.append(suited)
    symbols[suited] = symbol
    return symbol
  }
}

extension ScalarSet {
  /// Adds the scalars at which membership may change.
  fileprivate func addEnds(to ends: inout Set<UInt32>) {
    for range in ranges {
      ends.insert(range.lowerBound)
      ends.insert(range.upperBound + 1)
    }
    for set in subtracted { set.addEnds(to: &ends) }
  }
}
