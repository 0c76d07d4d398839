internal import Bytes
internal import Diagnostics
internal import Games
internal import Kinds

/// Two texts that belong together.
struct ExchangedPair: Equatable {
  var left: String
  var right: String
}

extension ExchangedQuestion {
  /// The most items to put in order, and the most pairs and further texts to match.
  static let mostItems = 8
  static let mostPairs = 6
  static let mostExtras = 3

  /// The columns of the items of an ordering, and of the texts of a matching.
  static let itemFields = (1...mostItems).map { "Item\($0)" }
  static let pairFields =
    (1...mostPairs).flatMap { ["Left\($0)", "Right\($0)"] } + (1...mostExtras).map { "Extra\($0)" }

  /// All texts to put in order or to match.
  var itemTexts: [String] {
    form == .order
      ? items : pairs.map(\.left) + pairs.map(\.right) + extraTexts
  }

  /// The items in their right order.
  var items: [String] { texts("Item", Self.mostItems) }

  /// The pairs to match.
  var pairs: [ExchangedPair] {
    (1...Self.mostPairs).compactMap { number in
      guard let left = self["Left\(number)"], let right = self["Right\(number)"] else { return nil }
      return ExchangedPair(left: left, right: right)
    }
  }

  /// The texts that belong to none of the others.
  var extraTexts: [String] { texts("Extra", Self.mostExtras) }

  private func texts(_ stem: String, _ most: Int) -> [String] {
    (1...most).compactMap { self["\(stem)\($0)"] }
  }

  /// A question with items to put in order.
  static func ordering(_ prompt: String, _ items: [String], at place: Place) -> ExchangedQuestion {
    var question = ExchangedQuestion(.order, at: place)
    question["Prompt"] = prompt
    for (index, text) in items.enumerated() { question["Item\(index + 1)"] = text }
    return question
  }

  /// A question with pairs to match, and further texts that belong to none of them.
  static func matching(
    _ prompt: String, _ pairs: [ExchangedPair], extras: [String], at place: Place
  ) -> ExchangedQuestion {
    var question = ExchangedQuestion(.pairs, at: place)
    question["Prompt"] = prompt
    for (index, pair) in pairs.enumerated() {
      question["Left\(index + 1)"] = pair.left
      question["Right\(index + 1)"] = pair.right
    }
    for (index, text) in extras.enumerated() { question["Extra\(index + 1)"] = text }
    return question
  }

  /// The reason why no game has room for as many items, or asks for so few; nil if one has.
  static func fault(ofItems count: Int) -> String? {
    if count > mostItems {
      return "it has \(count) items to put in order, and at most \(mostItems) fit"
    }
    return count < 3 ? "it has fewer than three items to put in order" : nil
  }

  /// The reason why no game has room for as many pairs and further texts, or asks for so few; nil if one has.
  static func fault(ofPairs count: Int, extras: Int) -> String? {
    if count > mostPairs { return "it has \(count) pairs, and at most \(mostPairs) fit" }
    if extras > mostExtras {
      return "\(extras) of its texts belong to no other, and at most \(mostExtras) fit"
    }
    if count < 2 { return "it has fewer than two pairs" }
    return count + extras < 3 ? "it has only two texts to choose from" : nil
  }
}

/// The order in which texts stand that a player is to put in order or to match.
enum MixedOrder {
  /// Returns the numbers of texts in an order that depends on them alone, and that is not their own one.
  static func numbers(of texts: [String]) -> [Int] {
    let hashes = texts.map { FNV1a(Array($0.utf8).span).value }
    let order = texts.indices.sorted { (hashes[$0], $0) < (hashes[$1], $1) }
    return order == Array(texts.indices) ? order.reversed() : order
  }

  /// Returns texts in a mixed order, or in one of a generator that is not their own one either.
  static func mixed(_ texts: [String], _ generator: inout SeededGenerator?) -> [String] {
    guard var order = generator?.shuffled(texts.count) else {
      return numbers(of: texts).map { texts[$0] }
    }
    while texts.count > 1, order == Array(texts.indices),
      let next = generator?.shuffled(texts.count)
    {
      order = next
    }
    return order.map { texts[$0] }
  }

  /// Returns the items of an ordering in a mixed order.
  static func items(of question: ExchangedQuestion) -> [String] {
    var generator: SeededGenerator?
    return mixed(question.items, &generator)
  }

  /// Returns the texts on the right of a matching in a mixed order, in which those that belong to none keep their order.
  static func rightTexts(of question: ExchangedQuestion) -> [String] {
    var generator: SeededGenerator?
    return rightTexts(of: question, &generator)
  }

  /// Returns the texts on the right in a mixed order, or in one of a generator.
  static func rightTexts(
    of question: ExchangedQuestion, _ generator: inout SeededGenerator?
  ) -> [String] {
    var extras = question.extraTexts[...]
    let own = Set(extras)
    return mixed(question.pairs.map(\.right) + extras, &generator).map { text in
      own.contains(text) ? extras.popFirst() ?? text : text
    }
  }
}
