package import Games
package import Words

/// A tag or a difficulty of a pack, which a player may mark to be asked its questions.
package enum QuestionChoice {
  case tag(String, count: Int)
  case difficulty(Int64, count: Int)

  /// Returns all choices of a pack: its tags, then its difficulties.
  package static func all(_ tags: QuestionTags) -> [QuestionChoice] {
    tags.tags.map { .tag($0.name, count: $0.count) }
      + tags.difficulties.map { .difficulty($0.level, count: $0.count) }
  }

  /// The number of questions of this tag or difficulty.
  package var count: Int {
    switch self {
    case .tag(_, let count), .difficulty(_, let count): count
    }
  }

  package func text(_ language: Language) -> String {
    switch self {
    case .tag(let tag, _): tag
    case .difficulty(let level, _): language(.difficulty, ["level": .count(level)])
    }
  }

  package func isMarked(in filter: QuestionFilter) -> Bool {
    switch self {
    case .tag(let tag, _): filter.tags.contains(tag)
    case .difficulty(let level, _): filter.difficulties?.contains(level) == true
    }
  }

  /// Marks the choice, or takes its mark away.
  package func mark(in filter: inout QuestionFilter) {
    switch self {
    case .tag(let tag, _):
      if let known = filter.tags.firstIndex(of: tag) {
        filter.tags.remove(at: known)
      } else {
        filter.tags.append(tag)
      }
    case .difficulty(let level, _): filter.toggle(difficulty: level)
    }
  }
}
