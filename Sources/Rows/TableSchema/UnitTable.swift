internal import CSVSource
internal import Diagnostics
internal import Files
internal import TextUnicode

/// The canonical spelling of each unit, and the other spellings with the same meaning.
///
/// Units that the table does not know stay as they are.
package struct UnitTable: Sendable {
  /// A difference between a unit and its canonical spelling.
  enum Slip: Equatable {
    /// Another spelling of the same unit.
    case otherSpelling(of: String)
    /// A unit in another letter case; `Mm` and `mm` are two units.
    case otherCase(of: String)
  }

  /// The unit of each spelling; the canonical spelling is among the keys.
  private let units: [String: String]
  /// Units of two or more letters by their lower-case form, if no other unit has that form.
  private let small: [String: String]
  /// The number of bytes in the longest spelling.
  private let longest: Int

  /// A table without units.
  package static let empty = UnitTable()

  private init() { (units, small, longest) = ([:], [:], 0) }

  /// Reads a table with the columns `Unit` and `Also`, whose spellings are separated by semicolons. Nil if the bytes
  /// are no such table, or if two units share a spelling.
  package init?(csv bytes: [UInt8]) {
    var findings = Findings(limit: 1)
    guard let rows = try? Self.rows(bytes, &findings), findings.count == 0 else { return nil }
    self.init(rows)
  }

  /// Nil if a spelling is no canonical text or occurs twice.
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

  /// The difference of a unit from its canonical spelling; nil if there is none, or if the unit is unknown.
  func slip(in text: ArraySlice<UInt8>) -> Slip? {
    guard text.count <= longest else { return nil }
    let text = String(decoding: text, as: UTF8.self)
    if let unit = units[text] { return unit == text ? nil : .otherSpelling(of: unit) }
    return small[text.lowercased()].map { .otherCase(of: $0) }
  }

  /// True if people of every language read a unit: a sign such as `%`, a symbol of the table such as `km²`, or `year`,
  /// which games name themselves.
  func needsNoTranslation(_ text: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: text, as: UTF8.self)
    if !text.contains(where: \.isLetter) || text.lowercased() == "year" { return true }
    guard units[text] == text else { return false }
    let longest = text.split { !$0.isLetter }.map(\.count).max() ?? 0
    return longest <= 3
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
