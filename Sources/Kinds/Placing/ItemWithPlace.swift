internal import Diagnostics
internal import Games

/// Reports items that begin with the number or letter of their place, such as `1. Mercury`.
enum ItemWithPlace: PlacingRule {
  static let code = Code(
    "Q707", .warning, "an item begins with its place",
    why:
      "Items are shuffled and get letters of the game, so the author's number shows where each belongs.",
    bad: "Prompt,Item1,Item2,Item3\nFrom the Sun outwards?,1. Mercury,2. Venus,3. Earth",
    good: "Prompt,Item1,Item2,Item3\nFrom the Sun outwards?,Mercury,Venus,Earth",
    fix: "Remove the number. `packtool fix` does that.")

  static func findings(for question: PlacingRow) -> [Finding] {
    let marked = question.items.enumerated().compactMap { place, cell in
      cell.text.flatMap { marker(of: $0, place: place) }.map { (cell, $0) }
    }
    // One alone may be a name, such as 2. Weltkrieg.
    guard marked.count >= 2 else { return [] }
    return marked.compactMap { cell, marker in
      guard !cell.isStandIn, let text = cell.text else { return nil }
      let bytes = cell.place.bytes
      let isVerbatim = bytes.count == text.utf8.count
      return Finding(
        code, "\(cell.name) begins with its place: \(text.quoted())", at: cell.place,
        help: "remove \(marker.quoted())",
        fix: isVerbatim
          ? FixIt(
            [.init(bytes.lowerBound..<bytes.lowerBound + marker.utf8.count, "")], safe: true) : nil)
    }
  }

  /// The number or letter of a place at the beginning of a text, with the space behind it; nil if there is none.
  private static func marker(of text: String, place: Int) -> String? {
    let number = "\(place + 1)"
    let letter = Placing.letter(place)
    for mark in [number, letter, letter.lowercased()] {
      for marker in ["\(mark). ", "\(mark)) ", "(\(mark)) "]
      where text.hasPrefix(marker) && text.utf8.count > marker.utf8.count {
        return marker
      }
    }
    return nil
  }
}

/// Reports questions that name their items in the right order.
enum OrderInPrompt: PlacingRule {
  static let code = Code(
    "Q708", .warning, "the question names the items in their right order",
    why: "Players copy the order from the question.",
    bad: "Prompt,Item1,Item2,Item3\n\"Put Bach, Haydn and Mozart in order\",Bach,Haydn,Mozart",
    good: "Prompt,Item1,Item2,Item3\nWho was born first?,Bach,Haydn,Mozart",
    fix: "Ask without naming the items, or name them in another order.")

  static func findings(for question: PlacingRow) -> [Finding] {
    guard question.form == .ordering, let prompt = question.prompt, let text = prompt.text,
      !question.isStandIn
    else { return [] }
    var asked = WordRuns.words(of: text)[...]
    for (_, item) in question.shown {
      let words = WordRuns.words(of: item)
      guard !words.isEmpty,
        let place = asked.indices.first(where: { asked[$0...].starts(with: words) })
      else { return [] }
      asked = asked[(place + words.count)...]
    }
    return [
      Finding(
        code, "the question names all items in their right order", at: prompt.place,
        label: "says it", help: "ask without naming them, or name them in another order")
    ]
  }
}

/// Reports pairs of which one text contains the other, while no other pair does.
enum PairGivenAway: PlacingRule {
  static let code = Code(
    "Q709", .warning, "a text on the right contains the text that it belongs to",
    why: "Players find the pair without knowing anything about it.",
    bad:
      "Prompt,Left1,Right1,Left2,Right2,Extra1\nWho wrote it?,Memoirs of Grant,Grant,Emma,Austen,Eliot",
    good:
      "Prompt,Left1,Right1,Left2,Right2,Extra1\nWho wrote it?,Middlemarch,Eliot,Emma,Austen,Grant",
    fix: "Choose another pair, or word one of the two otherwise.")

  static func findings(for question: PlacingRow) -> [Finding] {
    guard question.form == .matching else { return [] }
    return zip(question.places, question.items).compactMap { place, item in
      guard let left = place.text, let right = item.text, !(place.isStandIn && item.isStandIn),
        contains(left, right)
      else { return nil }
      let others = question.shown.filter { $0.text != right && contains(left, $0.text) }
      guard others.isEmpty else { return nil }
      return Finding(
        code, "\(item.name) and \(place.name) have a text in common: \(right.quoted())",
        at: item.place, label: "given away", help: "choose another pair, or word it otherwise",
        related: [Related(place.place, "belongs to this")])
    }
  }

  private static func contains(_ one: String, _ other: String) -> Bool {
    func stands(_ text: String, in other: String) -> Bool {
      WordRuns.isTelling(text) && WordRuns.stands(text, in: WordRuns.words(of: other))
    }
    return stands(one, in: other) || stands(other, in: one)
  }
}
