internal import SafeText

/// Writes records as JSON, one array of strings a line: what `packtool cells` prints.
///
/// Characters that could drive a terminal or deceive its reader are escaped; bytes that are not
/// UTF-8 become U+FFFD.
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
    line += isPlain ? cell : Array(String(decoding: cell, as: UTF8.self).jsonEscaped.utf8)
  }
}
