package import PackFormat

/// One fact of a pack, as the game sees it.
package struct Fact: Sendable, Equatable {
  package var prompt: String
  package var value: ExactDecimal
  package var unit: String
  /// Whether the value is a year; every other fact is a quantity.
  package var isYear: Bool

  /// A fact whose unit is `year`, in any case, is a year question.
  package init(prompt: String, value: ExactDecimal, unit: String) {
    self.prompt = prompt
    self.value = value
    self.unit = unit
    isYear = Self.isYear(unit: unit)
  }

  /// What asks for a year, for whoever checks facts as well as for the game.
  package static func isYear(unit: String) -> Bool {
    // ASCII letters differ by one bit from their capitals.
    unit.utf8.count == 4 && unit.utf8.elementsEqual("year".utf8) { $0 | 0x20 == $1 }
  }
}

/// Facts by index, each read when it is asked for: a pack, or an array in a test.
package protocol FactSource {
  associatedtype Failure: Error

  var factCount: Int { get }
  /// `index` is at least 0 and below `factCount`.
  func fact(at index: Int) throws(Failure) -> Fact
  /// The id of a question, for whoever reports one; nil where it has none.
  func id(at index: Int) throws(Failure) -> String?
}

extension Array: FactSource where Element == Fact {
  package var factCount: Int { count }
  package func fact(at index: Int) throws(Never) -> Fact { self[index] }
  package func id(at index: Int) throws(Never) -> String? { nil }
}
