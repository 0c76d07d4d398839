internal import Kinds
internal import TextUnicode

/// Pairs of imported questions and questions of a project: by id, by what is asked, and by the answers.
///
/// Each step pairs only what the steps before left over, and only where one question on each side is meant.
struct QuestionMatching {
  /// The number of the project's question, by that of the imported one.
  private(set) var partners: [Int: Int] = [:]
  /// The imported questions that ask what several others ask.
  private(set) var ambiguous: Set<Int> = []
  private var taken: Set<Int> = []

  /// `ids` are those of `known`, given or derived.
  init(_ imported: [ExchangedQuestion], with known: [ExchangedQuestion], ids: [String]) {
    pair(imported.indices.map { imported[$0]["Id"] ?? "" }, with: ids.map(Self.slug))
    let right = imported.map(Self.right)
    let ownRight = known.map(Self.right)
    let asked = imported.map { Self.key($0.prompt) }
    let ownAsked = known.map { Self.key($0.prompt) }
    // The answers tell questions with the same words apart.
    pair(Self.joined(asked, right), with: Self.joined(ownAsked, ownRight))
    pair(asked, with: ownAsked)
    let open = Set(known.indices.filter { !taken.contains($0) }.map { ownAsked[$0] })
    let twice = Self.groups(asked.indices.filter { partners[$0] == nil }, by: asked)
    for number in imported.indices where partners[number] == nil {
      if open.contains(asked[number])
        || twice[asked[number], default: []].count > 1
          && ownAsked.contains(asked[number])
      {
        ambiguous.insert(number)
      }
    }
    pairReworded(imported, known, right, ownRight)
  }

  /// Pairs questions whose words changed and whose answers did not, if at least half of the words are the same.
  private mutating func pairReworded(
    _ imported: [ExchangedQuestion], _ known: [ExchangedQuestion], _ right: [String],
    _ ownRight: [String]
  ) {
    let others = Self.groups(known.indices.filter { !taken.contains($0) }, by: ownRight)
    let own = Self.groups(
      imported.indices.filter { partners[$0] == nil && !ambiguous.contains($0) }, by: right)
    for (answer, numbers) in own {
      for number in numbers {
        let near = others[answer, default: []].filter {
          Self.areAlike(imported[number].prompt, known[$0].prompt)
        }
        guard near.count == 1, let partner = near.first else {
          if near.count > 1 { ambiguous.insert(number) }
          continue
        }
        let rivals = numbers.filter {
          Self.areAlike(imported[$0].prompt, known[partner].prompt)
        }
        if rivals.count == 1 { match(number, partner) } else { ambiguous.insert(number) }
      }
    }
  }

  private mutating func match(_ number: Int, _ partner: Int) {
    partners[number] = partner
    taken.insert(partner)
  }

  /// Pairs questions whose keys are the same on both sides, and there once.
  private mutating func pair(_ keys: [String], with others: [String]) {
    let free = Self.groups(others.indices.filter { !taken.contains($0) }, by: others)
    let own = Self.groups(keys.indices.filter { partners[$0] == nil }, by: keys)
    for (key, numbers) in own where !key.isEmpty {
      let partners = free[key, default: []]
      if numbers.count == 1, partners.count == 1 { match(numbers[0], partners[0]) }
    }
  }

  private static func groups(_ numbers: [Int], by keys: [String]) -> [String: [Int]] {
    Dictionary(grouping: numbers) { keys[$0] }
  }

  private static func joined(_ first: [String], _ second: [String]) -> [String] {
    zip(first, second).map { $0 + "\u{0}" + $1 }
  }

  // MARK: - Keys

  /// A text without differences of letter case and white space.
  static func key(_ text: String) -> String { text.nfc.collapsed.lowercased() }

  /// The answers of a question, whatever their order.
  private static func right(_ question: ExchangedQuestion) -> String {
    let answers: [String] =
      switch question.form {
      case .choice: question.rights.sorted() + ["\u{1}"] + question.wrong.sorted()
      case .number: [question["Value"] ?? ""]
      case .typed: [question["Answer"] ?? ""]
      case .portrait: [question["Image"] ?? ""]
      case .order, .pairs, .other:
        question.cells.dropFirst().filter { $0.field != "Id" }.map(\.text)
      }
    return answers.map(key).joined(separator: "\u{1}")
  }

  /// An id as imports spell it.
  private static func slug(_ id: String) -> String { Intake.slug(id) }

  /// True if two texts have at least half of their words in common.
  private static func areAlike(_ left: String, _ right: String) -> Bool {
    let (left, right) = (words(left), words(right))
    return 2 * left.intersection(right).count >= left.union(right).count
  }

  private static func words(_ text: String) -> Set<Substring> {
    Set(key(text).split { !$0.isLetter && !$0.isNumber })
  }
}
