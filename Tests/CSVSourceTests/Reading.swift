import Diagnostics

@testable import CSVSource

/// The header, rows and findings of a text.
struct Reading: Equatable {
  var header: [String]?
  /// The rows without damage.
  var rows: [[String]] = []
  var damagedRows = 0
  var findings: [Finding] = []
  var dialect = CSVDialect()

  init(_ bytes: [UInt8], delimiter: UInt8? = nil, chunkSize: Int = 1 << 18) throws {
    var found = Findings()
    var reader = try CSVReader.open(
      .bytes(bytes, name: "t.csv"), .init(delimiter: delimiter, chunkSize: chunkSize),
      findings: &found)
    dialect = reader.dialect
    header = reader.header?.names
    var batch = CSVBatch()
    while try reader.next(&batch, findings: &found) {
      for index in 0..<batch.count {
        let record = batch[index]
        guard record.isSound else {
          damagedRows += 1
          continue
        }
        rows.append(
          (0..<record.count).map {
            String(decoding: batch.value(of: batch.cell($0, of: record)), as: UTF8.self)
          })
      }
    }
    findings = found.kept
  }

  init(_ text: String, delimiter: UInt8? = nil, chunkSize: Int = 1 << 18) throws {
    try self.init(Array(text.utf8), delimiter: delimiter, chunkSize: chunkSize)
  }
}

/// A text in which `«` and `»` enclose the place of a fault.
struct Marked {
  /// The text without the marks.
  let text: String
  let place: Range<Int>?

  init(_ marked: String) {
    var text = ""
    var ends: [Int] = []
    for scalar in marked.unicodeScalars {
      if scalar == "«" || scalar == "»" {
        ends.append(text.utf8.count)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    place = ends.count == 2 ? ends[0]..<ends[1] : nil
  }
}
