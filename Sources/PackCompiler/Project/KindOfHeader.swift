internal import CSVSource
internal import Diagnostics
internal import Rows

/// The kind of a CSV source without a manifest, by the names in its header row.
enum KindOfHeader {
  /// All required columns of the kind are there; a letter case or an invisible character does not matter.
  case certain(ContentKind)
  /// All required columns are there but for one slip each, or most of them are exactly there.
  case guessed(ContentKind)
  /// The header is of no kind; the kinds with the most columns that look or read alike come first.
  case unknown(nearest: [ContentKind])

  init(_ header: CSVHeader) {
    let matches = ContentKind.all.map { Match($0, header.names) }
    if let match = matches.filter(\.isWhole).max(by: { $0.required < $1.required }) {
      self = .certain(match.kind)
    } else if let match = matches.filter(\.isNearlyWhole).max(by: { $0.required < $1.required }) {
      self = .guessed(match.kind)
    } else if let match = matches.filter(\.isMostlyThere).max(by: { $0.exact < $1.exact }) {
      self = .guessed(match.kind)
    } else {
      let near = matches.filter { $0.alike > 0 }
      let most = near.map(\.alike).max()
      self = .unknown(nearest: near.filter { $0.alike == most }.map(\.kind))
    }
  }

  /// The required columns of a kind that a header has.
  private struct Match {
    let kind: ContentKind
    let required: Int
    /// The numbers of columns with the very name, and of those with at most one slip in it.
    private(set) var exact = 0
    private(set) var nearlyExact = 0
    /// The number of columns whose name looks like one of the kind, or means it.
    private(set) var alike = 0

    init(_ kind: ContentKind, _ names: [String]) {
      self.kind = kind
      let names = names.map { HeaderSpelling($0).name.lowercased() }
      let fields = kind.schema.requiredNames
      required = fields.count
      for field in fields {
        let field = field.lowercased()
        if names.contains(field) { exact += 1 }
        if names.contains(where: { NearMiss.isOneSlip($0, from: field) }) { nearlyExact += 1 }
      }
      let guesses = ColumnWords(kind).fields(of: names)
      alike = Set(guesses.compactMap(\.self)).intersection(fields).count
    }

    var isWhole: Bool { exact == required }
    var isNearlyWhole: Bool { nearlyExact == required }
    var isMostlyThere: Bool { exact > 1 && 2 * exact > required }
  }
}
