internal import CSVSource
internal import Diagnostics
internal import Files
internal import TextUnicode

/// The one spelling that a pack has of each unit, and the others that mean the same.
///
/// Units that the table does not know stay as they are.
package struct UnitTable: Sendable {
  /// How a unit is spelled in another way than the table has it.
  enum Slip: Equatable {
    /// Another spelling of the same unit.
    case otherSpelling(of: String)
    /// A unit but for its letter case, where Mm and mm are two units.
    case otherCase(of: String)
  }

  /// The unit that each spelling stands for, a unit for itself too.
  private let units: [String: String]
  /// Units of two letters and more by their small letters, where only one has them.
  private let small: [String: String]
  /// In bytes.
  private let longest: Int

  /// Knows no unit.
  package static let empty = UnitTable()

  private init() { (units, small, longest) = ([:], [:], 0) }

  /// Reads a table of units: `Unit,Also`, with semicolons between the other spellings; nil where
  /// it is none, or two units have one spelling.
  package init?(csv bytes: [UInt8]) {
    var findings = Findings(limit: 1)
    guard let rows = try? Self.rows(bytes, &findings), findings.count == 0 else { return nil }
    self.init(rows)
  }

  /// Nil where a spelling is no canonical text, or stands twice.
  private init?(_ rows: [(unit: String, others: [String])]) {
    var units: [String: String] = [:]
    units.reserveCapacity(rows.reduce(0) { $0 + 1 + $1.others.count })
    var small: [String: [String]] = [:]
    for (unit, others) in rows {
      for spelling in [unit] + others {
        guard CellText.canonical(spelling) == spelling,
          units.updateValue(unit, forKey: spelling) == nil
        else { return nil }
      }
      if unit.unicodeScalars.count > 1 { small[unit.lowercased(), default: []].append(unit) }
    }
    self.units = units
    self.small = small.compactMapValues { $0.count == 1 ? $0.first : nil }
    longest = units.keys.map(\.utf8.count).max() ?? 0
  }

  /// What is to be said of a unit; nil where it is canonical, or not known.
  func slip(in text: ArraySlice<UInt8>) -> Slip? {
    guard text.count <= longest else { return nil }
    let text = String(decoding: text, as: UTF8.self)
    if let unit = units[text] { return unit == text ? nil : .otherSpelling(of: unit) }
    return small[text.lowercased()].map { .otherCase(of: $0) }
  }

  private static func rows(
    _ bytes: [UInt8], _ findings: inout Findings
  ) throws(FileError) -> [(unit: String, others: [String])] {
    var reader = try CSVReader.open(
      .bytes(bytes, name: "units.csv"), CSVReader.Options(delimiter: UInt8(ascii: ",")),
      findings: &findings)
    var rows: [(unit: String, others: [String])] = []
    var batch = CSVBatch()
    while try reader.next(&batch, findings: &findings) {
      for index in 0..<batch.count where batch[index].isSound && batch[index].count == 2 {
        let cells = (0..<2).map { batch.value(of: batch.cell($0, of: batch[index])) }
        let others = cells[1].split(separator: UInt8(ascii: ";"))
        rows.append(
          (
            String(decoding: cells[0], as: UTF8.self),
            others.map { String(decoding: $0, as: UTF8.self) }
          ))
      }
    }
    return rows
  }
}
