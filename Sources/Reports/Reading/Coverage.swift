internal import PackFormat

/// The numbers of questions of a pack by tag and difficulty.
struct Coverage {
  /// The questions with one tag, or without any.
  struct Row {
    /// Nil for questions without a tag.
    let tag: String?
    var count = 0
    /// The number of questions by difficulty; nil for those without one.
    var levels: [Int64?: Int] = [:]
  }

  let sample: RowSample
  /// The tags, most used first, and last the questions without one.
  let rows: [Row]
  /// The number of different tags.
  let tagCount: Int
  /// The difficulties that there are, and nil if a question has none.
  let levels: [Int64?]

  private static let mostRows = 20_000
  private static let mostTags = 40
  private static let longestTag = 120

  /// Nil if the questions have neither tags nor difficulties.
  init?(_ reader: PackReader) throws(PackError) {
    let table = reader.kindTable
    let tags = table.columns.first { $0.name == "Tags" && $0.type == .string }
    let difficulty = table.columns.first { $0.name == "Difficulty" && $0.type == .integer }
    guard let any = tags ?? difficulty else { return nil }
    let sample = RowSample(of: any.rowCount, most: Self.mostRows)
    var found: [String?: Row] = [:]
    var levels: Set<Int64?> = []
    for place in 0..<sample.count {
      let row = sample[place]
      var level: Int64?
      // A pack of a stranger may hold any number.
      if let difficulty, let given = try reader.integer(difficulty, row), 1...5 ~= given {
        level = given
      }
      var names: [String?] = [nil]
      if let tags, let text = try reader.string(tags, row) {
        names = text.split(separator: ";").prefix(Self.mostTags).map {
          String($0.unicodeScalars.prefix(Self.longestTag))
        }
      }
      levels.insert(level)
      for name in names {
        found[name, default: Row(tag: name)].count += 1
        found[name, default: Row(tag: name)].levels[level, default: 0] += 1
      }
    }
    let named = found.values.filter { $0.tag != nil }.sorted {
      ($1.count, $0.tag ?? "") < ($0.count, $1.tag ?? "")
    }
    if named.isEmpty, levels == [nil] { return nil }
    self.sample = sample
    tagCount = named.count
    rows = named.prefix(Self.mostTags) + (found[nil].map { [$0] } ?? [])
    self.levels = levels.sorted { ($0 ?? .max) < ($1 ?? .max) }
  }
}
