internal import Diagnostics

/// Reports two items with the same text.
enum EqualItems: PlacingRule {
  static let code = Code(
    "Q701", .error, "two items are the same",
    why:
      "Nobody can tell them apart, so a player who knows the answer has two answers to choose from.",
    bad: "Prompt,Item1,Item2,Item3\nWhat came first?,Mozart,Mozart,Brahms",
    good: "Prompt,Item1,Item2,Item3\nWho was born first?,Bach,Mozart,Brahms",
    fix: "Replace one of the two, or leave it out.")

  static func findings(for question: PlacingRow) -> [Finding] {
    Repeats.exact(
      question.shown, code, "replace one of the two, or leave it out")
  }
}

/// Reports two texts on the left side that are the same.
enum EqualPlaces: PlacingRule {
  static let code = Code(
    "Q702", .error, "two texts on the left side are the same",
    why:
      "Either of the two texts on the right belongs to both of them, and the game takes one for wrong.",
    bad:
      "Prompt,Left1,Right1,Left2,Right2,Extra1\nWhich river is where?,Germany,Elbe,Germany,Main,Loire",
    good:
      "Prompt,Left1,Right1,Left2,Right2,Extra1\nWhich river is where?,Germany,Elbe,France,Rhône,Ebro",
    fix: "Replace one of the two.")

  static func findings(for question: PlacingRow) -> [Finding] {
    Repeats.exact(question.left, code, "replace one of the two")
  }
}

/// Reports texts of one side that differ only in letter case, punctuation or spaces.
enum ItemsAlike: PlacingRule {
  static let code = Code(
    "Q703", .warning, "two texts differ only in case or punctuation",
    why: "Players take them for the same, and one of them is counted as wrong.",
    bad: "Prompt,Item1,Item2,Item3\nWho was born first?,Bach,bach.,Brahms",
    good: "Prompt,Item1,Item2,Item3\nWho was born first?,Bach,Mozart,Brahms",
    fix: "Replace one of the two. If the question asks for that very difference, allow the warning"
      + " with --ignore Q703.")

  static func findings(for question: PlacingRow) -> [Finding] {
    Repeats.alike(question.shown, code) + Repeats.alike(question.left, code)
  }
}

/// The cells of a row that repeat an earlier one.
private enum Repeats {
  static func exact(
    _ cells: [(cell: QuestionCell, text: String)], _ code: Code, _ help: String
  ) -> [Finding] {
    pairs(cells) { $0 }.map { cell, text, earlier in
      Finding(
        code, "\(cell.name) is the same as \(earlier.name): \(text.quoted())", at: cell.place,
        label: "again", help: help, related: [Related(earlier.place, "first used here")])
    }
  }

  static func alike(_ cells: [(cell: QuestionCell, text: String)], _ code: Code) -> [Finding] {
    pairs(cells, AlikeTexts.folded).filter { $0.text != $0.earlier.text }.map {
      cell, text, earlier in
      Finding(
        code,
        "\(cell.name) differs from \(earlier.name) only in case or punctuation: \(text.quoted())",
        at: cell.place, label: "nearly the same", help: "replace it",
        related: [Related(earlier.place, "as this one")])
    }
  }

  /// Returns each cell with the first one that has the same form. Two cells of the pack's own language are
  /// reported there.
  private static func pairs(
    _ cells: [(cell: QuestionCell, text: String)], _ form: (String) -> String
  ) -> [(cell: QuestionCell, text: String, earlier: QuestionCell)] {
    var first: [String: QuestionCell] = [:]
    return cells.compactMap { cell, text in
      let key = form(text)
      if key.isEmpty { return nil }
      guard let earlier = first[key] else {
        first[key] = cell
        return nil
      }
      return cell.isStandIn && earlier.isStandIn ? nil : (cell, text, earlier)
    }
  }
}
