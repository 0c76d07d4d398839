internal import Files
internal import Kinds
package import PackFormat

/// The differences between two versions of a pack, grouped by their meaning for players.
package struct PackDiff {
  /// The changes of one kind, in the table of the game or in others: their number, and as many of them as the limit allows.
  package struct Section {
    package let kind: ChangeKind
    /// The word for a row of the tables that the changes are in.
    private let row: String
    private let isElsewhere: Bool
    package fileprivate(set) var count = 0
    package fileprivate(set) var changes: [Change] = []
    package fileprivate(set) var bump = Bump.none

    fileprivate init(_ kind: ChangeKind, row: String, isElsewhere: Bool) {
      (self.kind, self.row, self.isElsewhere) = (kind, isElsewhere ? "row" : row, isElsewhere)
    }

    /// The heading of the list of the changes.
    package var title: String { kind.title(row: row) + (isElsewhere ? " in other tables" : "") }
    /// The number of the changes in a few words, such as `2 answers changed`.
    package var counted: String { kind.counted(count, row: row) }
  }

  /// A list of changes: a kind, in the table of the game, or in tables of the author's own beside it.
  private struct Sort: Hashable {
    let kind: ChangeKind
    let isElsewhere: Bool
  }

  package let old: ComparedPack
  package let new: ComparedPack
  /// The kinds of change that occur, in the order of `ChangeKind`; those of the game before those of other tables.
  package var sections: [Section] {
    ChangeKind.allCases.flatMap { kind in
      [false, true].compactMap { found[Sort(kind: kind, isElsewhere: $0)] }
    }
  }
  /// True if the content of both packs is the same, byte for byte, whatever the compression.
  package let isSame: Bool

  /// The origins and reviews of the questions of both packs; nil if the packs do not differ in that.
  package private(set) var provenance: (old: ProvenanceListing, new: ProvenanceListing)?

  private var found: [Sort: Section] = [:]
  private let limit: Int
  /// The name of the table that is compared; nil for the one of the kind.
  private var table: String?

  /// Compares the contents of two packs, and keeps at most `limit` changes of each kind.
  package init(_ old: ComparedPack, _ new: ComparedPack, limit: Int) throws(PackError) {
    self.old = old
    self.new = new
    self.limit = limit
    isSame = try old.pack.holdsSameContent(as: new.pack)
    if isSame { return }
    let (before, after) = (try ProvenanceListing(old.pack), try ProvenanceListing(new.pack))
    if !before.isLike(after), !before.isEmpty || !after.isEmpty { provenance = (before, after) }
    let languages = try LanguageComparison(old, new)
    let assets = try AssetComparison(old, new)
    let settings = SettingsComparison(old, new)
    add(languages.changes)
    add(assets.changes)
    add(try settings.changes(without: languages.languages))
    try compareRows(old, new, languages.languages, assets)
    try compareOtherTables(assets)
  }

  /// The part of the version that the gravest change raises.
  package var bump: Bump {
    // Differences that no section shows, such as the order of columns, still make another pack.
    sections.map(\.bump).max() ?? (isSame ? .none : .patch)
  }

  /// Compares the tables of the author's own that both packs have, and reports the others.
  private mutating func compareOtherTables(_ assets: AssetComparison) throws(PackError) {
    let (before, after) = (old.otherTables, new.otherTables)
    for side in after {
      guard let earlier = before.first(where: { $0.table.name == side.table.name }) else {
        add([Self.table(side, "added", .minor)])
        continue
      }
      try compareRows(earlier, side, [], assets)
    }
    for side in before where !after.contains(where: { $0.table.name == side.table.name }) {
      add([Self.table(side, "removed", .major)])
    }
  }

  private static func table(_ side: ComparedPack, _ note: String, _ bump: Bump) -> Change {
    let count = side.table.rowCount
    return Change(
      kind: .tables, subject: side.table.name,
      note: "\(note), \(count) row\(count == 1 ? "" : "s")", values: [], bump: bump)
  }

  /// Compares the schemas, columns and rows of a table.
  private mutating func compareRows(
    _ old: ComparedPack, _ new: ComparedPack, _ languages: Set<String>, _ assets: AssetComparison
  ) throws(PackError) {
    table = new.isOfKind ? nil : new.table.name
    if new.game == nil {
      add(try SchemaComparison.changes(old, new))
      add(ColumnComparison.changes(old, new))
    }
    // The key is random, so that nobody can construct different rows with equal hashes.
    let key = UInt64.random(in: .min ... .max)
    let alignment = try RowMatching(
      try ComparedRows(
        old.pack, old.table, without: languages, pictures: assets.oldDigests, key: key),
      try ComparedRows(
        new.pack, new.table, without: languages, pictures: assets.newDigests, key: key))
    var (old, new) = (old, new)
    (old.known, new.known) = alignment.questions
    if new.game == nil { try ComparedPack.shareKey(&old, &new) }
    let pairs = try QuestionPairs(
      alignment.gaps, old, new, key: key, pictures: assets.byName)
    let comparison = QuestionComparison(old, new, without: languages, pictures: assets.byName)
    for pair in pairs.pairs { add(try comparison.changes(pair)) }
    for row in pairs.removed where count(.removed) { keep(try comparison.removed(row)) }
    for row in pairs.added where count(.added) { keep(try comparison.added(row)) }
    try addOrder(pairs.moved, old, new)
    table = nil
  }

  private mutating func addOrder(
    _ moved: Int, _ old: ComparedPack, _ new: ComparedPack
  ) throws(PackError) {
    guard moved > 0 else { return }
    let isOrdered = new.game?.isOrdered ?? false
    let order = sort(.order)
    let count = found[order]?.count ?? 0
    var values: [Change.Value] = []
    if isOrdered {
      values = [.init(name: "", old: try Self.order(of: old), new: try Self.order(of: new))]
    }
    add([
      Change(
        kind: .order, subject: new.table.name,
        note: Self.meaning(ofOrderIn: new.game),
        values: values, bump: isOrdered ? .minor : .patch)
    ])
    found[order]?.count = count + moved
  }

  /// The remark about a changed order: what it means to players.
  private static func meaning(ofOrderIn game: KindGame?) -> String {
    switch game?.isOrdered {
    case true?: "players come to them in another order"
    case false?: "the game shuffles them"
    case nil: "rows stand in another order"
    }
  }

  /// Returns the first ids in their order.
  private static func order(of side: ComparedPack) throws(PackError) -> String {
    let longest = 20
    var ids: [String] = []
    for row in 0..<min(side.questions.count, longest) {
      ids.append(try side.id(row))
    }
    return ids.joined(separator: ", ") + (side.questions.count > longest ? ", …" : "")
  }

  private mutating func add(_ changes: [Change]) {
    for change in changes {
      if count(change.kind) { keep(change) }
      // Changes of one kind may differ in weight; the gravest counts.
      let sort = sort(change.kind)
      let bump = max(found[sort]?.bump ?? .none, change.bump)
      found[sort]?.bump = bump
    }
  }

  /// The list for a change of the table that is compared.
  private func sort(_ kind: ChangeKind) -> Sort {
    Sort(kind: kind, isElsewhere: table != nil && new.card.rowNoun != "row")
  }

  /// Counts a change of a kind; returns true if there is room to keep it.
  private mutating func count(_ kind: ChangeKind) -> Bool {
    let sort = sort(kind)
    var section =
      found[sort] ?? Section(kind, row: new.card.rowNoun, isElsewhere: sort.isElsewhere)
    section.count += 1
    if kind == .added || kind == .removed { section.bump = kind.bump }
    found[sort] = section
    return section.changes.count < limit
  }

  private mutating func keep(_ change: Change) {
    var change = change
    change.table = table
    found[sort(change.kind)]?.changes.append(change)
  }
}
