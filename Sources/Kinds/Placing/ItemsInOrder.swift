internal import Diagnostics
internal import Games

/// Reports an empty item or pair before a filled one: a lost value, or a cell too many.
enum ItemsInOrder: PlacingRule {
  static let code = Code(
    "Q704", .error, "an item is missing between others",
    why: "A gap is mostly a value that was lost, or a cell too many before it.",
    bad: "Prompt,Item1,Item2,Item3,Item4,Item5\nWho was born first?,Bach,Mozart,Chopin,,Brahms",
    good: "Prompt,Item1,Item2,Item3,Item4,Item5\nWho was born first?,Bach,Mozart,Chopin,Brahms,",
    fix: "Fill the gap, or move the items behind it up.")

  static func findings(for question: PlacingRow) -> [Finding] {
    // Missing translations are reported by another rule.
    guard !question.isTranslation else { return [] }
    let cells = question.form == .ordering ? question.items : question.places
    guard let gap = cells.firstIndex(where: { $0.text == nil }),
      // Missing items that the schema requires are reported by it.
      gap >= question.form.leastPlaces, let next = cells[gap...].first(where: { $0.text != nil })
    else { return [] }
    return [
      Finding(
        code, "\(cells[gap].name) is empty, and \(next.name) is not", at: cells[gap].place,
        help: "fill it, or move those behind it up", related: [Related(next.place, "behind it")])
    ]
  }
}

/// Reports a pair that has only one of its two texts.
enum HalfPair: PlacingRule {
  static let code = Code(
    "Q705", .error, "a pair has only one text",
    why:
      "The game cannot ask for it. A text on the right that belongs to nothing has columns of its own.",
    bad:
      "Prompt,Left1,Right1,Left2,Right2,Left3,Right3\nWhich capital?,Peru,Lima,Chile,Santiago,,Quito",
    good: "Prompt,Left1,Right1,Left2,Right2,Extra1\nWhich capital?,Peru,Lima,Chile,Santiago,Quito",
    fix: "Write the other text, or move one that belongs to nothing to Extra1.")

  static func findings(for question: PlacingRow) -> [Finding] {
    guard !question.isTranslation, question.form == .matching else { return [] }
    func number(_ cell: QuestionCell) -> Substring { cell.name.drop { !$0.isNumber } }
    func lone(_ cells: [QuestionCell], _ others: [QuestionCell], _ what: String) -> [Finding] {
      cells.compactMap { cell in
        let other = others.first { number($0) == number(cell) }
        guard cell.text != nil, other?.text == nil,
          // Missing texts that the schema requires are reported by it.
          Int(number(cell)).map({ $0 > question.form.leastPlaces }) == true
        else { return nil }
        return Finding(
          code,
          "\(cell.name) has no \(what)\(number(cell)): \(cell.text.map { $0.quoted() } ?? "")",
          at: cell.place,
          help: "write the other text, or move it to Extra1 if it belongs to nothing")
      }
    }
    return lone(question.places, question.items, "Right")
      + lone(question.items, question.places, "Left")
  }
}

/// Reports matchings with two texts on the right side, of which one guess in two is right.
enum TooFewItems: PlacingRule {
  static let code = Code(
    "Q706", .error, "a matching has only two texts to choose from",
    why: "Whoever tosses a coin has half of the answers right.",
    bad: "Prompt,Left1,Right1,Left2,Right2\nWhich capital?,Peru,Lima,Chile,Santiago",
    good: "Prompt,Left1,Right1,Left2,Right2,Extra1\nWhich capital?,Peru,Lima,Chile,Santiago,Quito",
    fix: "Add a pair, or a text that belongs to nothing: Extra1.")

  static let least = 3

  static func findings(for question: PlacingRow) -> [Finding] {
    guard !question.isTranslation, question.form == .matching,
      question.items.prefix(question.form.leastPlaces).allSatisfy({ $0.text != nil }),
      question.shown.count < least, let place = question.prompt?.place
    else { return [] }
    return [
      Finding(
        code, "there are only \(question.shown.count) texts to choose from", at: place,
        help: "add a pair, or a text that belongs to nothing: Extra1")
    ]
  }
}
