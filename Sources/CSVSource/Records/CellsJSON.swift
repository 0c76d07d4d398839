/// Writes records as JSON, one array of strings a line: what `packtool cells` prints.
///
/// What a terminal might act on (control characters, marks of writing direction) is escaped; bytes
/// that are not UTF-8 become U+FFFD.
package enum CellsJSON {
  package static func append(_ header: CSVHeader, to line: inout [UInt8]) {
    append(header.names.map { Array($0.utf8) }, to: &line)
  }

  package static func append(_ record: CSVRecord, of batch: CSVBatch, to line: inout [UInt8]) {
    append((0..<record.count).map { batch.value(of: batch.cell($0, of: record)) }, to: &line)
  }

  private static func append(_ cells: [[UInt8]], to line: inout [UInt8]) {
    line.append(UInt8(ascii: "["))
    for (column, cell) in cells.enumerated() {
      if column > 0 { line.append(UInt8(ascii: ",")) }
      line.append(UInt8(ascii: "\""))
      append(cell, to: &line)
      line.append(UInt8(ascii: "\""))
    }
    line += "]\n".utf8
  }

  private static func append(_ cell: [UInt8], to line: inout [UInt8]) {
    let isPlain = cell.allSatisfy {
      0x20...0x7E ~= $0 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\")
    }
    if isPlain {
      line += cell
      return
    }
    for scalar in String(decoding: cell, as: UTF8.self).unicodeScalars {
      switch scalar {
      case "\"": line += "\\\"".utf8
      case "\\": line += "\\\\".utf8
      case "\n": line += "\\n".utf8
      case "\r": line += "\\r".utf8
      case "\t": line += "\\t".utf8
      case _ where isActive(scalar): escape(scalar, to: &line)
      default: line += String(scalar).utf8
      }
    }
  }

  private static func isActive(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  private static func escape(_ scalar: Unicode.Scalar, to line: inout [UInt8]) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      line += ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).utf8
    }
  }
}
