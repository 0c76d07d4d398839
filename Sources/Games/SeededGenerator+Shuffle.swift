extension SeededGenerator {
  /// Returns the numbers from 0 to `count` - 1 in a random order; every order is equally likely
  /// (Fisher-Yates).
  package mutating func shuffled(_ count: Int) -> [Int] {
    var numbers = Array(0..<count)
    for place in stride(from: count - 1, to: 0, by: -1) {
      numbers.swapAt(place, Int(below(UInt64(place + 1))))
    }
    return numbers
  }
}
