package import PackFormat

/// The questions that a player wants to be asked, and the order in which they come.
package struct QuestionSelection: Sendable, Equatable {
  package var filter = QuestionFilter()
  /// True if the questions come in the order of practice.
  package var isPractice = false

  /// The part of the questions that one of several players gets; nil for all.
  package var share: Share?

  /// One of several equal parts of the questions, which have no question in common.
  package struct Share: Sendable, Equatable {
    let number: Int
    let count: Int
    /// The seed of the division, the same for all parts.
    let seed: UInt64

    package init(number: Int, count: Int, seed: UInt64) {
      self.number = number
      self.count = count
      self.seed = seed
    }
  }

  package init() {}

  /// The title of a pack with the selection behind it, under which scores are kept.
  ///
  /// It is the same in all languages, because it is stored.
  package func title(of pack: String) -> String {
    ([pack] + filter.words).joined(separator: " · ")
  }

  /// The rules under which scores are kept: those of the pack, and the selection. The scores of
  /// different selections do not compare.
  package func rules(of pack: String) -> String {
    ([pack] + filter.words).joined(separator: " ")
  }
}

extension QuestionSelection.Share {
  /// Returns the rows of this part; nil if the parts would have fewer than `least` rows.
  fileprivate func rows(of rows: [Int], least: Int) -> [Int]? {
    let length = rows.count / count
    guard length >= least else { return nil }
    var generator = SeededGenerator(seed: seed)
    let order = generator.shuffled(rows.count)
    return order[number * length..<(number + 1) * length].map { rows[$0] }
  }
}

extension QuestionSelection {
  /// Returns a pool of the selected questions of a pack; nil if the pack has none.
  ///
  /// - Parameter least: The fewest questions that the game needs; a smaller part of the questions
  ///   is not taken.
  package func deck(
    of reader: PackReader, count: Int, least: Int = 1, seed: UInt64, _ records: some StudyRecords
  ) throws(PlayError) -> Deck? {
    var rows = try PlayError.reading { () throws(PackError) in try filter.rows(of: reader) }
    if rows?.isEmpty == true {
      throw .nothingSelected(
        try PlayError.reading { () throws(PackError) in try QuestionTags(reader) })
    }
    if let share {
      rows = share.rows(of: rows ?? Array(0..<count), least: least) ?? rows
    }
    guard isPractice else {
      return rows.map { Deck(rows: $0) } ?? (count > 0 ? Deck(count: count) : nil)
    }
    let all = rows ?? Array(0..<count)
    var generator = SeededGenerator(seed: seed)
    return Deck(inOrder: StudyOrder.rows(all, records, using: &generator))
  }
}
