package import Games

/// An answer that a player puts together: an item or nothing in each place, and a marked place.
///
/// Items are counted from 0 as they are shown. An ordering has all its items in places from the start.
package struct PlacingHand: Equatable {
  private let form: PlacingForm
  private let itemCount: Int
  /// The item of each place; nil for an empty place.
  package private(set) var items: [Int?]
  /// The marked place.
  package private(set) var place = 0
  /// True if the item of the marked place moves with the mark.
  package private(set) var isHeld = false

  package init(_ question: Placing.Question) {
    let form = question.content.form
    self.form = form
    itemCount = question.order.count
    items = question.content.places.indices.map { form == .ordering ? $0 : nil }
  }

  /// The whole answer; nil if a place is empty.
  package var answer: [Int]? {
    let given = items.compactMap { $0 }
    return given.count == items.count ? given : nil
  }

  package var emptyPlaces: Int { items.count { $0 == nil } }

  /// Returns the place of an item; nil if it has none.
  package func place(of item: Int) -> Int? { items.firstIndex(of: item) }

  /// Puts an item in the marked place, and marks the next place: in an ordering the next one, else the next
  /// empty one.
  package mutating func put(_ item: Int) {
    guard item >= 0, item < itemCount else { return }
    isHeld = false
    switch form {
    case .ordering:
      if let old = place(of: item) { move(from: old, to: place) }
      place = min(place + 1, items.count - 1)
    case .matching:
      if let old = place(of: item) { items[old] = nil }
      items[place] = item
      let next = (1...items.count).map { (place + $0) % items.count }.first { items[$0] == nil }
      place = next ?? place
    }
  }

  /// Moves the mark, and with it the item that is held.
  package mutating func step(_ steps: Int) { go(to: min(max(0, place + steps), items.count - 1)) }

  /// Marks a place; the item that is held comes along.
  package mutating func go(to target: Int) {
    guard items.indices.contains(target) else { return }
    if isHeld { move(from: place, to: target) }
    place = target
  }

  /// Picks up the item of the marked place, or puts it down.
  package mutating func pickUp() { isHeld = !isHeld && items[place] != nil }

  /// Takes a click on a place: the first picks its item up, and another puts it down there.
  package mutating func click(_ target: Int) {
    if isHeld {
      go(to: target)
      isHeld = false
    } else {
      go(to: target)
      pickUp()
    }
  }

  /// Empties the marked place of a matching; an empty one empties the place before.
  package mutating func remove() {
    isHeld = false
    guard form == .matching else { return }
    if items[place] == nil { place = max(0, place - 1) }
    items[place] = nil
  }

  private mutating func move(from old: Int, to new: Int) {
    switch form {
    case .ordering: items.insert(items.remove(at: old), at: new)
    case .matching: items.swapAt(old, new)
    }
  }
}
