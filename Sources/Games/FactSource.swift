package import PackFormat

/// A fact of a pack, as the game uses it.
package struct Fact: Sendable, Equatable {
  package var prompt: String
  package var value: ExactDecimal
  package var unit: String
  /// True if the value is a year; every other fact is a quantity.
  package var isYear: Bool

  /// Creates a fact. A fact whose unit is `year`, in upper or lower case, asks for a year.
  package init(prompt: String, value: ExactDecimal, unit: String) {
    self.prompt = prompt
    self.value = value
    self.unit = unit
    isYear = Self.isYear(unit: unit)
  }

  /// True if facts with this unit ask for a year.
  package static func isYear(unit: String) -> Bool {
    // An ASCII letter differs from its capital in one bit.
    unit.utf8.count == 4 && unit.utf8.elementsEqual("year".utf8) { $0 | 0x20 == $1 }
  }
}

/// The place that a fact comes from, and the date for which it is true.
package struct FactOrigin: Sendable, Equatable {
  package let source: String?
  package let asOf: CalendarDate?
}

/// Facts by index, read one at a time: a pack, or an array in tests.
package protocol FactSource {
  associatedtype Failure: Error

  /// The number of facts.
  var factCount: Int { get }
  /// Returns a fact; `index` is at least 0 and below `factCount`.
  func fact(at index: Int) throws(Failure) -> Fact
  /// Returns the id of a question, with which a player can report it; nil if it has none.
  func id(at index: Int) throws(Failure) -> String?
  /// Returns where a fact comes from, which players see after their guess.
  func origin(at index: Int) throws(Failure) -> FactOrigin
}

extension Array: FactSource where Element == Fact {
  package var factCount: Int { count }
  package func fact(at index: Int) throws(Never) -> Fact { self[index] }
  package func id(at index: Int) throws(Never) -> String? { nil }
  package func origin(at index: Int) throws(Never) -> FactOrigin {
    FactOrigin(source: nil, asOf: nil)
  }
}
