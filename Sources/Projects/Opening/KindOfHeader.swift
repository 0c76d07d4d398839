package import CSVSource
internal import Diagnostics
package import Kinds
internal import Rows
internal import TextUnicode

/// The kind of a CSV source without a manifest, by the names in its header row.
enum KindOfHeader {
  /// All required columns of the kind are there; a letter case or an invisible character does not matter.
  case certain(ContentKind)
  /// All required columns are there but for one slip each, or most of them are exactly there.
  case guessed(ContentKind)
  /// Every column means a field of the kind, as `Question` means `Prompt`, and all required ones are there.
  case meant(ContentKind, [SourceReading.Renamed])
  /// The header is of no kind; the kinds with the most columns that look or read alike come first.
  case unknown(nearest: [ContentKind])

  init(_ header: CSVHeader) {
    let names = header.names.map { HeaderSpelling($0).name.lowercased() }
    let matches = ContentKind.all.map { Match($0, names) }
    if let match = matches.filter(\.isWhole).max(by: { $0.required < $1.required }) {
      self = .certain(match.kind)
    } else if let match = matches.filter(\.isNearlyWhole).max(by: { $0.required < $1.required }) {
      self = .guessed(match.kind)
    } else if let match = matches.filter(\.isMostlyThere).max(by: { $0.exact < $1.exact }) {
      self = .guessed(match.kind)
    } else if let (kind, renamed) = Self.meaning(of: header) {
      self = .meant(kind, renamed)
    } else {
      let alike = matches.map(\.alike)
      let most = max(alike.max() ?? 0, 1)
      self = .unknown(nearest: zip(matches, alike).filter { $1 == most }.map(\.0.kind))
    }
  }

  /// The only kind with the most required fields of which all are meant by the names, and no name means none.
  private static func meaning(
    of header: CSVHeader
  ) -> (kind: ContentKind, renamed: [SourceReading.Renamed])? {
    let names = header.names.map { $0.collapsed.nfc }
    let kinds = ContentKind.all.filter { kind in
      let fields = ColumnWords(kind).fields(of: names)
      return !fields.contains(nil)
        && Set(fields.compactMap(\.self)).isSuperset(of: kind.schema.requiredNames)
    }
    let most = kinds.map(\.schema.requiredNames.count).max()
    let best = kinds.filter { $0.schema.requiredNames.count == most }
    guard best.count == 1, let kind = best.first else { return nil }
    return (kind, ColumnWords(kind).renamed(names))
  }

  /// The required columns of a kind that a header has.
  private struct Match {
    let kind: ContentKind
    private let fields: [String]
    private let names: [String]
    /// The number of columns with the very name.
    let exact: Int

    init(_ kind: ContentKind, _ names: [String]) {
      self.kind = kind
      self.names = names
      fields = kind.schema.requiredNames
      exact = fields.count { names.contains($0.lowercased()) }
    }

    var required: Int { fields.count }
    var isWhole: Bool { exact == required }
    var isNearlyWhole: Bool {
      fields.allSatisfy { field in names.contains { NearMiss.isOneSlip($0, from: field) } }
    }
    var isMostlyThere: Bool { exact > 1 && 2 * exact > required }

    /// The number of columns whose name looks like one of the kind, or means it.
    var alike: Int {
      Set(ColumnWords(kind).fields(of: names).compactMap(\.self)).intersection(fields).count
    }
  }
}

extension ContentKind {
  /// The kind of a header row that names all required columns of it; nil for any other.
  package static func named(byHeader header: CSVHeader) -> ContentKind? {
    if case .certain(let kind) = KindOfHeader(header) { kind } else { nil }
  }
}
