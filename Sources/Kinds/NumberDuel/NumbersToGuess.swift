internal import Diagnostics
internal import Rows

/// Reports levels with fewer than two numbers to guess from.
enum NumbersToGuess {
  static let code = Code(
    "Q301", .error, "a level has nothing to guess",
    why: "A level needs at least two numbers to guess among.",
    bad: "Level,From,To,Computer\nNormal,100,1,halving",
    good: "Level,From,To,Computer\nNormal,1,100,halving",
    fix: "Swap the two numbers, or give the level a wider range.")

  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    guard let from = columns.firstIndex(ofField: "From"), let to = columns.firstIndex(ofField: "To")
    else { return { _ in [] } }
    return { row in
      guard case .integer(let low) = row.values[from], case .integer(let high) = row.values[to],
        high <= low
      else { return [] }
      return [
        Finding(
          code, "the level goes from \(low) to \(high): there is nothing to guess",
          at: Place(context.file, row.places[to]), label: "expected more than \(low)",
          help: high < low ? "swap the two" : "give it a wider range",
          related: [Related(Place(context.file, row.places[from]), "from here")])
      ]
    }
  }
}
