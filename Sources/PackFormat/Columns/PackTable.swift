/// A column of a table in a pack, with which `PackReader` is asked for values.
public struct PackColumn: Sendable {
  /// The name of the column, such as `Fact`.
  public let name: String
  /// The language as a BCP 47 tag; empty for the pack's own language, and for values that have
  /// none.
  public let language: String
  /// The type of the values.
  public let type: ColumnType
  /// For a reference, the name of the table that it points into; otherwise empty.
  public let target: String
  /// The number of rows, with and without a value.
  public let rowCount: Int
  let zone: Zone
  let layout: ColumnLayout

  /// True if the pack marks which rows have a value; false means that every row has one.
  public var hasGaps: Bool { layout.presence != nil }

  /// The number of bytes that the column takes in the pack, packed blocks as they are stored.
  public var byteCount: UInt64 { layout.sections.reduce(0) { $0 + $1.length } }

  /// True if the column stores one text or blob for each row, without a dictionary.
  package var hasTextOfEachRow: Bool { layout.offsets != nil && layout.codes == nil }

  /// True if some section of the column is packed.
  package var isPacked: Bool { layout.sections.contains { $0.isPacked } }

  /// The number of bytes of the column after unpacking.
  package var unpackedByteCount: UInt64 { layout.sections.reduce(0) { $0 + $1.itemLength } }
}

/// A table in a pack.
public struct PackTable: Sendable {
  /// The name of the table.
  public let name: String
  /// The number of rows.
  public let rowCount: Int
  /// The columns in the order of the file, without those of types that this reader does not know.
  public let columns: [PackColumn]

  /// Returns the column with that name and language.
  ///
  /// - Parameters:
  ///   - name: The name, compared byte by byte.
  ///   - language: A BCP 47 tag; empty for the column in the pack's own language.
  /// - Throws: `PackError` with the reason `noColumn` if the table has none.
  public func column(_ name: String, language: String = "") throws(PackError) -> PackColumn {
    if let column = optionalColumn(name, language: language) { return column }
    let label = PackColumn.label(name, language)
    throw PackError(.noColumn(label, table: self.name, near: nearestLabel(to: label)), at: 0)
  }

  /// Returns the column with that name and language; nil if the table has none.
  ///
  /// It is for columns that may be empty in every row: a pack does not have them then.
  ///
  /// - Parameters:
  ///   - name: The name, compared byte by byte.
  ///   - language: A BCP 47 tag; empty for the column in the pack's own language.
  public func optionalColumn(_ name: String, language: String = "") -> PackColumn? {
    columns.first { $0.name.hasBytes(of: name) && $0.language.hasBytes(of: language) }
  }

  /// Returns the column with that name, type and language; nil if the table has none.
  package func optionalColumn(
    _ name: String, _ type: ColumnType, language: String = ""
  ) -> PackColumn? {
    optionalColumn(name, language: language).flatMap { $0.type == type ? $0 : nil }
  }

  /// The label of the column that a misspelt one probably means; nil if none is alike.
  private func nearestLabel(to label: String) -> String? {
    var best: (label: String, distance: Int)?
    for column in columns {
      let distance = SpellingDistance.between(label, column.label)
      // A quarter of the letters may differ.
      if distance * 4 <= label.utf8.count, distance < best?.distance ?? .max {
        best = (column.label, distance)
      }
    }
    return best?.label
  }
}

extension PackColumn {
  /// The name and the language, as in `Fact@fr`.
  var label: String { Self.label(name, language) }

  static func label(_ name: String, _ language: String) -> String {
    language.isEmpty ? name : name + "@" + language
  }
}

extension [PackTable] {
  /// Returns the table with that name; nil if there is none.
  func named(_ name: String) -> PackTable? { first { $0.name.hasBytes(of: name) } }
}

extension String {
  /// True if both texts have the same bytes; `==` would treat é as one and as two code points
  /// alike.
  func hasBytes(of other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}

/// The two halves of a pack: what is played, and where it came from.
enum Zone: Sendable { case content, provenance }

/// A section: a range of bytes in the data of a zone (FORMAT.md, "Directory").
struct Section: Sendable {
  /// The kinds of sections, with their numbers in the format.
  enum Kind: UInt8 {
    case presence = 1
    case integers, scales, codes, offsets, bytes, flags

    var holdsIntegers: Bool {
      switch self {
      case .integers, .scales, .codes, .offsets: true
      case .presence, .bytes, .flags: false
      }
    }

    /// True if the items are stored relative to a base.
    var hasBase: Bool { self == .integers || self == .scales }
  }

  enum Encoding: UInt8 {
    /// The items, unpacked.
    case plain
    /// Packed blocks.
    case packed
    /// Packed blocks of steps: each item is stored as its difference from the one before.
    case packedSteps
  }

  /// The index of the section in its zone.
  var index: Int
  /// The kind; nil for a kind that this reader does not know.
  var kind: Kind?
  var encoding = Encoding.plain
  var isRequired: Bool
  /// The width of an integer in bytes; 0 if all items are `base`, or if the kind has no integers.
  var width: Int
  /// The number of items.
  var count: Int
  /// The number that is added to each stored integer.
  var base: Int64
  /// The offset in the data of the zone.
  var offset: UInt64
  /// The number of bytes in the file.
  var length: UInt64
  /// The number of bytes of the items, unpacked.
  var itemLength: UInt64

  var isPacked: Bool { encoding != .plain }
}

/// The sections of one column, by their role.
///
/// It is a class, so that a column is small to copy.
final class ColumnLayout: Sendable {
  let bytes: Section?
  let presence: Section?
  /// The integers of a number, date, year or reference column.
  let integers: Section?
  let scales: Section?
  let codes: Section?
  let offsets: Section?
  let flags: Section?

  /// Assigns the sections of a column to their roles.
  ///
  /// Nil unless they are exactly those of `type`, in the order of the format and with matching
  /// counts. Sections of unknown kinds are skipped.
  init?(_ sections: ArraySlice<Section>, type: ColumnType, rows: Int) {
    var rest = sections
    func next(_ kind: Section.Kind, _ rest: inout ArraySlice<Section>) -> Section? {
      rest = rest.drop { $0.kind == nil }
      return rest.first?.kind == kind ? rest.popFirst() : nil
    }
    let isText = type == .string || type == .blob
    bytes = isText ? next(.bytes, &rest) : nil
    presence = next(.presence, &rest)
    let isNumber = !isText && type != .flag
    integers = isNumber ? next(.integers, &rest) : nil
    scales = type == .decimal ? next(.scales, &rest) : nil
    codes = isText ? next(.codes, &rest) : nil
    offsets = isText ? next(.offsets, &rest) : nil
    flags = type == .flag ? next(.flags, &rest) : nil
    guard rest.allSatisfy({ $0.kind == nil }) else { return nil }
    func isOfRows(_ section: Section?) -> Bool { section.map { $0.count == rows } ?? true }
    guard isOfRows(presence), isOfRows(integers), isOfRows(scales), isOfRows(codes),
      isOfRows(flags)
    else { return nil }
    let isComplete =
      switch type {
      case .integer, .date, .year, .reference: integers != nil
      case .decimal: integers != nil && scales != nil
      case .flag: flags != nil
      case .string, .blob:
        bytes != nil
          && (codes == nil ? offsets.map { $0.count - 1 } == rows : (offsets?.count ?? 0) >= 1)
      }
    guard isComplete else { return nil }
    if let bytes, let offsets, offsets.count > 0 {
      let (most, overflow) = (offsets.count - 1).multipliedReportingOverflow(by: type.longestValue)
      guard overflow || bytes.count <= most else { return nil }
    }
  }

  /// The sections that the column has, in the order of the file.
  var sections: [Section] {
    [bytes, presence, integers, scales, codes, offsets, flags].compactMap { $0 }
  }
}
