/// Values of many rows of one column, as the fast path of the compiler delivers them.
package struct ColumnRows: Sendable {
  /// The rows that have a value.
  package enum Presence: Sendable {
    case all, none
    /// One flag for each row, true if it has a value.
    case some([Bool])
  }

  /// The values, depending on the type of the column.
  package enum Values: Sendable {
    /// One integer for each row of an integer, date, year or reference column; arbitrary for a row
    /// without a value.
    case integers([Int64])
    /// One decimal for each row.
    case decimals(mantissas: [Int64], scales: [UInt8])
    /// One text for each row: the end of each in `heap`.
    case texts(ends: [UInt32])
    /// A dictionary code for each row, numbered by first appearance, and the end in `heap` of each
    /// dictionary text.
    case codes([UInt32], ends: [UInt32])
  }

  /// The rows that have a value.
  package var presence: Presence
  /// The values.
  package var values: Values
  /// The bytes of all texts, one after the other.
  package var heap: [UInt8]
  /// The length in bytes of the longest text.
  package var longest: Int
  /// The dictionary number, in the column that the rows are appended to, of each code that was met
  /// so far.
  var numbers: [Int64] = []

  package init(_ presence: Presence, _ values: Values, heap: [UInt8] = [], longest: Int = 0) {
    self.presence = presence
    self.values = values
    self.heap = heap
    self.longest = longest
  }

  /// True if at least one of these rows has a value.
  package func hasValue(in rows: Range<Int>) -> Bool {
    switch presence {
    case .all: !rows.isEmpty
    case .none: false
    case .some(let isPresent): isPresent[rows].contains(true)
    }
  }
}
