/// A pool of questions that is drawn from at random without repeats and refills when it is used up.
///
/// A Fisher-Yates shuffle that goes only as far as it is drawn, over an array that is mostly
/// imagined: only places whose number was moved are held, so a question shown costs one entry at
/// most however many there are, and every order is exactly as likely as any other.
package struct Deck: Sendable {
  package let count: Int
  private var used = 0
  private var moved: [Int: Int] = [:]
  private var last: Int?

  /// `count` is at least 1.
  package init(count: Int) {
    precondition(count > 0)
    self.count = count
  }

  /// How many questions the pool still holds.
  package var remaining: Int { count - used }

  /// How many places are held in memory: never more than questions drawn, and two for each looked at.
  package var held: Int { moved.count }

  /// A question not drawn since the pool was last full; the one drawn last only where there is no
  /// other.
  package mutating func draw(using generator: inout SeededGenerator) -> Int {
    if used == count { used = 0 }
    let place = place(using: &generator)
    let drawn = moved[place] ?? place
    let first = moved.removeValue(forKey: used) ?? used
    if place > used { moved[place] = first }
    used += 1
    last = drawn
    return drawn
  }

  /// Different questions that the pool still holds, and goes on holding; `count` is at most how many
  /// they are, and at least one has been drawn.
  package mutating func look(at count: Int, using generator: inout SeededGenerator) -> [Int] {
    precondition(used > 0 && count <= remaining)
    return (used..<used + count).map { place in
      let other = place + Int(generator.below(UInt64(self.count - place)))
      let (seen, moving) = (moved[other] ?? other, moved[place] ?? place)
      moved[other] = moving == other ? nil : moving
      moved[place] = seen == place ? nil : seen
      return seen
    }
  }

  /// Puts all questions back; the one drawn last is still not the next one where there is another.
  package mutating func refill() {
    used = 0
    moved.removeAll()
  }

  private func place(using generator: inout SeededGenerator) -> Int {
    if used == 0, let last, count > 1 {
      // A full pool has every number in its own place: any but the last one's.
      let place = Int(generator.below(UInt64(count - 1)))
      return place < last ? place : place + 1
    }
    return used + Int(generator.below(UInt64(remaining)))
  }
}
