/// The values of some rows of one column, from whoever has very many at once.
package struct ColumnRows: Sendable {
  package enum Presence: Sendable {
    case all, none
    /// Whether each row has a value.
    case some([Bool])
  }

  package enum Values: Sendable {
    /// Of an integer, date, year or reference column; anything where there is no value.
    case integers([Int64])
    case decimals(mantissas: [Int64], scales: [UInt8])
    /// Of a string column, a text for each row: where each ends in the bytes of all.
    case texts(ends: [UInt32])
    /// The number of each row's text, in the order in which they come, and where each of the texts ends in the
    /// bytes of all.
    case codes([UInt32], ends: [UInt32])
  }

  package var presence: Presence
  package var values: Values
  /// The bytes of the texts, one after the other.
  package var heap: [UInt8]
  /// The most bytes that one of the texts has.
  package var longest: Int
  /// The numbers of the texts in the column that they were appended to, as far as they were met.
  var numbers: [Int64] = []

  package init(_ presence: Presence, _ values: Values, heap: [UInt8] = [], longest: Int = 0) {
    self.presence = presence
    self.values = values
    self.heap = heap
    self.longest = longest
  }

  /// Whether one of these rows has a value.
  package func hasValue(in rows: Range<Int>) -> Bool {
    switch presence {
    case .all: !rows.isEmpty
    case .none: false
    case .some(let isPresent): isPresent[rows].contains(true)
    }
  }
}
