/// A pool of questions from which a game draws at random and without repeats. It refills itself
/// when it is used up.
///
/// The order is a Fisher-Yates shuffle that goes only as far as it is drawn. The array behind it is
/// sparse: only moved numbers are stored. So a drawn question costs at most one entry, however
/// large the pool, and every order is equally likely.
package struct Deck: Sendable {
  /// The number of questions in a full pool.
  package let count: Int
  /// The row of each question in the pack; nil if a question's number is its row.
  private var rows: [Int]?
  /// True if questions are drawn in the order of `rows`, not at random.
  private var isInOrder = false
  private var used = 0
  private var moved: [Int: Int] = [:]
  private var last: Int?

  /// Creates a full pool of `count` questions, at least 1.
  package init(count: Int) {
    precondition(count > 0)
    self.count = count
    rows = nil
  }

  /// Creates a full pool of the questions in some rows of a pack; nil if there is none.
  package init?(rows: [Int]) {
    guard !rows.isEmpty else { return nil }
    count = rows.count
    self.rows = rows
  }

  /// Creates a full pool of the questions in some rows of a pack, which are drawn in this order;
  /// nil if there is none.
  package init?(inOrder rows: [Int]) {
    self.init(rows: rows)
    isInOrder = true
  }

  private func row(_ number: Int) -> Int { rows?[number] ?? number }

  /// Puts the question drawn last back, to be drawn again after two others, if the pool has an
  /// order and enough questions.
  package mutating func missLast() {
    guard isInOrder, used > 0, used < count, let missed = rows?.remove(at: used - 1) else { return }
    used -= 1
    rows?.insert(missed, at: min(used + 2, count - 1))
  }

  /// The number of questions that the pool still holds.
  package var remaining: Int { count - used }

  /// The number of entries in memory: at most one for each question drawn, and two for each looked
  /// at.
  package var held: Int { moved.count }

  /// Draws a question that was not drawn since the pool was last full. The question drawn last only
  /// comes again at once if there is no other.
  package mutating func draw(using generator: inout SeededGenerator) -> Int {
    if used == count { used = 0 }
    let place = isInOrder ? used : place(using: &generator)
    let drawn = moved[place] ?? place
    let first = moved.removeValue(forKey: used) ?? used
    if place > used { moved[place] = first }
    used += 1
    last = drawn
    return row(drawn)
  }

  /// Returns `count` different questions of the pool without removing them. At least one question
  /// must have been drawn, and `count` must not exceed `remaining`. In a pool with an order they may
  /// be any others than the one drawn last.
  package mutating func look(at count: Int, using generator: inout SeededGenerator) -> [Int] {
    if isInOrder { return lookAtOthers(count, using: &generator) }
    precondition(used > 0 && count <= remaining)
    return (used..<used + count).map { place in
      let other = place + Int(generator.below(UInt64(self.count - place)))
      let (seen, moving) = (moved[other] ?? other, moved[place] ?? place)
      moved[other] = moving == other ? nil : moving
      moved[place] = seen == place ? nil : seen
      return row(seen)
    }
  }

  /// Returns `count` different questions of a pool with an order, but not the one drawn last. At
  /// least `count` others must be in the pool.
  private func lookAtOthers(_ count: Int, using generator: inout SeededGenerator) -> [Int] {
    var others = (rows ?? []).filter { $0 != last.map(row) }
    precondition(count <= others.count)
    for place in 0..<count {
      others.swapAt(place, place + Int(generator.below(UInt64(others.count - place))))
    }
    return Array(others.prefix(count))
  }

  /// Puts all questions back. The question drawn last is still not the next one, unless there is no
  /// other. A pool with an order goes on where it was, and starts again only at its end.
  package mutating func refill() {
    guard !isInOrder else { return }
    used = 0
    moved.removeAll()
  }

  private func place(using generator: inout SeededGenerator) -> Int {
    if used == 0, let last, count > 1 {
      // In a full pool every number is in its own place, so the place of the last one is skipped.
      let place = Int(generator.below(UInt64(count - 1)))
      return place < last ? place : place + 1
    }
    return used + Int(generator.below(UInt64(remaining)))
  }
}
