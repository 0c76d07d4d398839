internal import CBulkRows

/// Properties of all rows of a chunk that the rules of a kind ask for: arrays with one value for each row.
extension RowFlags {
  /// The kept numbers: `mantissas[row]` ÷ 10^`scales[row]`, or 1 if the cell is empty. The number of an undecided cell is
  /// undefined until `keep` sets it.
  package var keptNumbers: (mantissas: [Int64], scales: [UInt8]) {
    unsafe (
      Array(UnsafeBufferPointer(start: rows.mantissas, count: count)),
      Array(UnsafeBufferPointer(start: rows.scales, count: count))
    )
  }

  /// True if some kept number may have decimals: false only if none has.
  package var mayHaveDecimals: Bool {
    unsafe UnsafeBufferPointer(start: rows.scales, count: count).contains { $0 > 0 }
  }

  /// True for each row whose cell in `column` is `word`, in any case; `word` has one to eight small ASCII letters.
  package func rows(
    of chunk: borrowing CSVChunk, where column: Int, reads word: String
  ) -> [Bool] {
    let letters = word.utf8
    precondition(1...8 ~= letters.count && letters.allSatisfy { 0x61...0x7a ~= $0 })
    let packed = letters.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return unsafe answers(about: column, of: chunk) { found in
      unsafe csv_rows_reading(&rows, column, packed, letters.count, found)
    }
  }

  /// True for each row whose text in `column` may hold the digits of its kept number, or two numbers that it lies between.
  ///
  /// False only if no run of digits in the text equals the mantissa, none goes on behind a point or a comma, and none is
  /// greater than the one before it by the mantissa or by one less.
  package func rows(
    of chunk: borrowing CSVChunk, whereTextMayHoldKeptNumber column: Int
  ) -> [Bool] {
    let digits = chunk.digits
    return unsafe answers(about: column, of: chunk) { found in
      unsafe digits.withUnsafeBufferPointer { digits in
        unsafe csv_rows_numbers(instructions.number, &rows, digits.baseAddress, column, found)
      }
    }
  }

  /// True for each row whose text in `column` may end in a unit: in a bracket, or in `in` and a word without a capital.
  package func rows(of chunk: borrowing CSVChunk, whereTextMayEndInUnit column: Int) -> [Bool] {
    unsafe answers(about: column, of: chunk) { found in
      unsafe csv_rows_ending(instructions.number, &rows, column, found)
    }
  }

  /// An answer for each row, written by `write`.
  private func answers(
    about column: Int, of chunk: borrowing CSVChunk, _ write: (UnsafeMutablePointer<Bool>) -> Void
  ) -> [Bool] {
    precondition(count == chunk.count && 0..<width ~= column)
    return unsafe [Bool](unsafeUninitializedCapacity: count) { found, total in
      total = with(chunk) {
        if let found = found.baseAddress { unsafe write(found) }
        return count
      }
    }
  }
}
