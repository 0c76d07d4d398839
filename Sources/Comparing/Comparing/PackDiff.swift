internal import Files
internal import Kinds
package import PackFormat

/// The differences between two versions of a pack, grouped by their meaning for players.
package struct PackDiff {
  /// The changes of one kind: their number, and as many of them as the limit allows.
  package struct Section {
    package let kind: ChangeKind
    package fileprivate(set) var count = 0
    package fileprivate(set) var changes: [Change] = []
    package fileprivate(set) var bump = Bump.none
  }

  package let old: ComparedPack
  package let new: ComparedPack
  /// The kinds of change that occur, in the order of `ChangeKind`.
  package var sections: [Section] { ChangeKind.allCases.compactMap { found[$0] } }
  /// True if the content of both packs is the same, byte for byte, whatever the compression.
  package let isSame: Bool

  /// The origins and reviews of the questions of both packs; nil if the packs do not differ in that.
  package private(set) var provenance: (old: ProvenanceListing, new: ProvenanceListing)?

  private var found: [ChangeKind: Section] = [:]
  private let limit: Int

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
    if game == nil {
      add(try SchemaComparison.changes(old, new))
      add(ColumnComparison.changes(old, new))
    }
    try compareQuestions(languages.languages, assets)
  }

  /// The game that reads the columns; nil if other apps do, by the names and types of the columns.
  private var game: KindGame? { ContentKind.named(new.card.kind)?.game }

  /// The part of the version that the gravest change raises.
  package var bump: Bump {
    // Differences that no section shows, such as the order of columns, still make another pack.
    sections.map(\.bump).max() ?? (isSame ? .none : .patch)
  }

  private mutating func compareQuestions(
    _ languages: Set<String>, _ assets: AssetComparison
  ) throws(PackError) {
    // The key is random, so that nobody can construct different rows with equal hashes.
    let key = UInt64.random(in: .min ... .max)
    let alignment = try RowMatching(
      try ComparedRows(
        old.pack, without: languages, pictures: assets.oldDigests, key: key),
      try ComparedRows(
        new.pack, without: languages, pictures: assets.newDigests, key: key))
    var (old, new) = (old, new)
    (old.known, new.known) = alignment.questions
    if game == nil { try ComparedPack.shareKey(&old, &new) }
    let pairs = try QuestionPairs(
      alignment.gaps, old, new, key: key, pictures: assets.byName)
    let comparison = QuestionComparison(old, new, without: languages, pictures: assets.byName)
    for pair in pairs.pairs { add(try comparison.changes(pair)) }
    for row in pairs.removed where count(.removed) { keep(try comparison.removed(row)) }
    for row in pairs.added where count(.added) { keep(try comparison.added(row)) }
    try addOrder(pairs.moved)
  }

  private mutating func addOrder(_ moved: Int) throws(PackError) {
    guard moved > 0 else { return }
    let isOrdered = game?.isOrdered ?? false
    var values: [Change.Value] = []
    if isOrdered {
      values = [.init(name: "", old: try Self.order(of: old), new: try Self.order(of: new))]
    }
    add([
      Change(
        kind: .order, subject: new.card.kind,
        note: Self.meaning(ofOrderIn: game),
        values: values, bump: isOrdered ? .minor : .patch)
    ])
    found[.order]?.count = moved
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
      ids.append(try side.pack.questionId(row).text)
    }
    return ids.joined(separator: ", ") + (side.questions.count > longest ? ", …" : "")
  }

  private mutating func add(_ changes: [Change]) {
    for change in changes {
      if count(change.kind) { keep(change) }
      // Changes of one kind may differ in weight; the gravest counts.
      let bump = max(found[change.kind]?.bump ?? .none, change.bump)
      found[change.kind]?.bump = bump
    }
  }

  /// Counts a change of a kind; returns true if there is room to keep it.
  private mutating func count(_ kind: ChangeKind) -> Bool {
    var section = found[kind] ?? Section(kind: kind)
    section.count += 1
    if kind == .added || kind == .removed { section.bump = kind.bump }
    found[kind] = section
    return section.changes.count < limit
  }

  private mutating func keep(_ change: Change) { found[change.kind]?.changes.append(change) }
}
