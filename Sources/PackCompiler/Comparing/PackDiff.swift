internal import Files
package import PackFormat

/// How two versions of a pack differ, by what it means to who plays it.
package struct PackDiff {
  /// All changes of one kind: how many there are, and as many of them as are kept.
  package struct Section {
    package let kind: ChangeKind
    package fileprivate(set) var count = 0
    package fileprivate(set) var changes: [Change] = []
    package fileprivate(set) var bump = Bump.none
  }

  package let old: ComparedPack
  package let new: ComparedPack
  /// Those kinds of change that there are, in order.
  package var sections: [Section] { ChangeKind.allCases.compactMap { found[$0] } }
  /// Whether everything that is played is the same, byte for byte, however it is packed.
  package let isSame: Bool

  private var found: [ChangeKind: Section] = [:]
  private let limit: Int

  /// Compares what packs of one kind hold, and keeps at most `limit` changes of each kind.
  package init(_ old: ComparedPack, _ new: ComparedPack, limit: Int) throws(PackError) {
    self.old = old
    self.new = new
    self.limit = limit
    isSame = try old.pack.holdsSameContent(as: new.pack)
    if isSame { return }
    let languages = try LanguageComparison(old, new)
    let assets = try AssetComparison(old, new)
    let settings = SettingsComparison(old, new)
    add(languages.changes)
    add(assets.changes)
    add(try settings.changes(without: languages.languages))
    if game == nil { add(ColumnComparison.changes(old, new)) }
    try compareQuestions(languages.languages, assets)
  }

  /// The game that reads the columns; nil if other apps do, by the names and types of the columns.
  private var game: KindGame? { ContentKind.named(new.card.kind)?.game }

  /// What the version has to grow by, for the gravest of the changes.
  package var bump: Bump {
    // What is not told apart, such as the order of columns, is another pack all the same.
    sections.map(\.bump).max() ?? (isSame ? .none : .patch)
  }

  private mutating func compareQuestions(
    _ languages: Set<String>, _ assets: AssetComparison
  ) throws(PackError) {
    // Nobody can make rows that seem to be the same, since nobody knows the key.
    let key = UInt64.random(in: .min ... .max)
    let alignment = try RowMatching(
      try ComparedRows(
        old.pack, without: languages, pictures: assets.oldDigests, key: key),
      try ComparedRows(
        new.pack, without: languages, pictures: assets.newDigests, key: key))
    var (old, new) = (old, new)
    (old.known, new.known) = alignment.questions
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

  /// The meaning of another order of rows to players.
  private static func meaning(ofOrderIn game: KindGame?) -> String {
    switch game?.isOrdered {
    case true?: "players come to them in another order"
    case false?: "the game shuffles them"
    case nil: "rows stand in another order"
    }
  }

  /// The first ids, one after the other.
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
      // A kind may have changes that weigh more than others.
      let bump = max(found[change.kind]?.bump ?? .none, change.bump)
      found[change.kind]?.bump = bump
    }
  }

  /// Counts a change of a kind, and says whether there is room to keep it.
  private mutating func count(_ kind: ChangeKind) -> Bool {
    var section = found[kind] ?? Section(kind: kind)
    section.count += 1
    if kind == .added || kind == .removed { section.bump = kind.bump }
    found[kind] = section
    return section.changes.count < limit
  }

  private mutating func keep(_ change: Change) { found[change.kind]?.changes.append(change) }
}
