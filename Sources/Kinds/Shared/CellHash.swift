internal import Bytes
internal import PackFormat
internal import Rows

/// A hash of cells that ignores the case of ASCII letters and is the same in every run.
struct CellHash {
  private var hash = FNV1a()

  var value: UInt64 { hash.value }

  mutating func add(_ number: UInt64) {
    hash.value = (hash.value ^ number) &* 0x9e37_79b9_7f4a_7c15
    hash.value ^= hash.value >> 29
  }

  mutating func add(_ text: ArraySlice<UInt8>) {
    for byte in text {
      hash.append(UInt64((0x41...0x5a).contains(byte) ? byte | 0x20 : byte))
    }
    add(UInt64(text.count))
  }

  mutating func add(_ number: ExactDecimal) {
    add(UInt64(bitPattern: number.mantissa))
    add(UInt64(number.scale))
  }

  /// Returns the FNV-1a hash of a text, case-sensitive.
  static func exact(_ text: ArraySlice<UInt8>) -> UInt64 {
    FNV1a(text.span).value
  }

  /// Adds the cell of a column; returns false if the cell holds neither a text nor a number.
  mutating func add(_ column: Int, of row: TypedRow) -> Bool {
    switch row.values[column] {
    case .text(let range): add(row.textBytes[range])
    case .number(let number): add(number)
    default: return false
    }
    return true
  }
}
