package import PackFormat

/// The value of one cell.
package enum TypedValue: Sendable, Hashable {
  /// The cell is empty, or the source has no such column.
  case missing
  /// The value is at fault and was reported; rules ignore it.
  case faulty
  /// A range of the row's `textBytes`: valid UTF-8 in NFC, trimmed, white space collapsed.
  case text(Range<Int>)
  case number(ExactDecimal)
  case integer(Int64)
  case year(Int64)
  case flag(Bool)
  /// Days since 1970-01-01.
  case date(Int64)

  /// True if this value is below `other`; nil unless both have the same ordered type.
  func isBelow(_ other: TypedValue) -> Bool? {
    switch (self, other) {
    case (.number(let left), .number(let right)): left < right
    case (.integer(let left), .integer(let right)), (.year(let left), .year(let right)),
      (.date(let left), .date(let right)):
      left < right
    default: nil
    }
  }

  var isOrdered: Bool { isBelow(self) != nil }
}

/// One row of a source, as typed values, whatever format it came from.
package struct TypedRow: Sendable {
  /// The bytes of the row in its source.
  package var place: Range<Int> = 0..<0
  /// A value and its bytes in the source, for each column of the binding.
  package var values: [TypedValue] = []
  package var places: [Range<Int>] = []
  /// The id of the question, if the source gives one.
  package var subject: String?
  /// The decoded texts of the row, one after the other.
  package var textBytes: [UInt8] = []

  package init() {}

  package func text(_ column: Int) -> ArraySlice<UInt8>? {
    guard case .text(let range) = values[column] else { return nil }
    return textBytes[range]
  }

  package func string(_ column: Int) -> String? {
    text(column).map { String(decoding: $0, as: UTF8.self) }
  }
}
