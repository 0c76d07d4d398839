/// CSV in canonical form: a cell is quoted only if necessary.
package struct CSVText {
  let delimiter: UInt8

  package init(delimiter: UInt8) { self.delimiter = delimiter }

  /// Returns the header row.
  package func header(_ names: [String]) -> [UInt8] {
    var line: [UInt8] = []
    for (index, name) in names.enumerated() {
      if index > 0 { line.append(delimiter) }
      // Quotes keep a delimiter in a name from being recognised as the delimiter of the file.
      let mayMislead = name.utf8.contains { ",;|".utf8.contains($0) }
      append(Array(name.utf8)[...], to: &line, isQuoted: mayMislead)
    }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// Appends one of the `count` cells of a record; the last one ends the line.
  package func append(
    _ value: ArraySlice<UInt8>, at place: Int, of count: Int, to line: inout [UInt8]
  ) {
    if place > 0 { line.append(delimiter) }
    // An empty line would not be a record.
    append(value, to: &line, isQuoted: count == 1 && value.isEmpty)
    if place == count - 1 { line.append(UInt8(ascii: "\n")) }
  }

  /// Appends a value, quoted if RFC 4180 requires quotes or if `isQuoted`.
  private func append(_ value: ArraySlice<UInt8>, to line: inout [UInt8], isQuoted: Bool) {
    let quote = UInt8(ascii: "\"")
    let bytes = value.span
    var needsQuotes = false
    var hasQuotes = false
    for index in bytes.indices {
      let byte = bytes[index]
      hasQuotes = hasQuotes || byte == quote
      needsQuotes =
        needsQuotes || byte == delimiter || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
    }
    guard isQuoted || needsQuotes || hasQuotes else {
      line += value
      return
    }
    line.append(quote)
    defer { line.append(quote) }
    guard hasQuotes else {
      line += value
      return
    }
    for byte in value {
      if byte == quote { line.append(quote) }
      line.append(byte)
    }
  }
}
