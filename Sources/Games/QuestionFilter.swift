package import PackFormat

/// The questions that a player wants to be asked: those with one of some tags, and of some
/// difficulties.
package struct QuestionFilter: Sendable, Equatable {
  /// The wanted tags; any of them suffices, and an empty list wants all questions.
  package var tags: [String]
  /// The wanted difficulties; nil wants all questions, even those without a difficulty.
  package var difficulties: ClosedRange<Int64>?

  package init(tags: [String] = [], difficulties: ClosedRange<Int64>? = nil) {
    self.tags = tags
    self.difficulties = difficulties
  }

  /// True if every question is wanted.
  package var isEmpty: Bool { tags.isEmpty && difficulties == nil }

  /// Adds a difficulty to the wanted ones, and all between it and them. Takes a wanted one away, and
  /// unless it is the lowest, all above it, because the wanted ones have no gap.
  package mutating func toggle(difficulty level: Int64) {
    guard let wanted = difficulties else { return difficulties = level...level }
    switch level {
    case wanted.lowerBound where level == wanted.upperBound: difficulties = nil
    case wanted.lowerBound: difficulties = level + 1...wanted.upperBound
    case wanted: difficulties = wanted.lowerBound...level - 1
    default: difficulties = min(level, wanted.lowerBound)...max(level, wanted.upperBound)
    }
  }

  /// The tags in alphabetical order, and the difficulties as in `2-4`. Filters that let the same
  /// questions through have the same words.
  package var words: [String] {
    var tags: [String] = []
    for tag in self.tags.map(Self.folded).sorted() where tags.last != tag { tags.append(tag) }
    guard let difficulties else { return tags }
    let (low, high) = (difficulties.lowerBound, difficulties.upperBound)
    return tags + [low == high ? "\(low)" : "\(low)-\(high)"]
  }

  /// Returns the rows of the wanted questions of a pack; nil if all are wanted.
  package func rows(of reader: PackReader) throws(PackError) -> [Int]? {
    guard !isEmpty else { return nil }
    let table = reader.kindTable
    let (tagColumn, levelColumn) = (
      table.optionalColumn("Tags", .string), table.optionalColumn("Difficulty", .integer)
    )
    let wanted = tags.map(Self.folded)
    var rows: [Int] = []
    for row in 0..<table.rowCount {
      if let difficulties {
        guard let levelColumn, let level = try reader.integer(levelColumn, row),
          difficulties.contains(level)
        else { continue }
      }
      if !wanted.isEmpty {
        guard let tagColumn, let text = try reader.string(tagColumn, row),
          QuestionTags.split(text).contains(where: { wanted.contains(Self.folded($0)) })
        else { continue }
      }
      rows.append(row)
    }
    return rows
  }

  private static func folded(_ tag: String) -> String { tag.lowercased() }
}

/// The tags and difficulties of a pack's questions, with the number of questions of each.
package struct QuestionTags: Sendable, Equatable {
  /// The tags in the order of their first question.
  package private(set) var tags: [(name: String, count: Int)] = []
  /// The difficulties in ascending order.
  package private(set) var difficulties: [(level: Int64, count: Int)] = []

  /// Reads the tags of all questions of a pack.
  package init(_ reader: PackReader) throws(PackError) {
    let table = reader.kindTable
    var places: [String: Int] = [:]
    var levels: [Int64] = []
    let (tagColumn, levelColumn) = (
      table.optionalColumn("Tags", .string), table.optionalColumn("Difficulty", .integer)
    )
    for row in 0..<table.rowCount {
      if let levelColumn, let level = try reader.integer(levelColumn, row) {
        levels.append(level)
      }
      guard let tagColumn, let text = try reader.string(tagColumn, row) else { continue }
      for tag in Self.split(text) {
        if let place = places[tag] {
          tags[place].count += 1
        } else {
          places[tag] = tags.count
          tags.append((tag, 1))
        }
      }
    }
    for place in levels.order {
      if difficulties.last?.level != levels[place] { difficulties.append((levels[place], 0)) }
      difficulties[difficulties.count - 1].count += 1
    }
  }

  /// The tags and the range of difficulties as a sentence for an error; nil if there are none.
  package var listed: String? {
    var parts: [String] = []
    if !tags.isEmpty { parts.append("tags " + tags.map { $0.name }.joined(separator: ", ")) }
    if let low = difficulties.first?.level, let high = difficulties.last?.level {
      parts.append(low == high ? "difficulty \(low)" : "difficulties \(low) to \(high)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  /// Returns the tags of a question, whose text lists them with semicolons between.
  static func split(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: ";")).map { String(Substring($0)) }
  }

  package static func == (one: QuestionTags, other: QuestionTags) -> Bool {
    one.tags.elementsEqual(other.tags, by: ==)
      && one.difficulties.elementsEqual(other.difficulties, by: ==)
  }
}
