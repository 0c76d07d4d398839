internal import Diagnostics
internal import Games
internal import Rows

/// Reports pins of choices that a question does not have, and pins out of order.
struct PinnedChoices {
  static let code = Code(
    "Q206", .error, "a pin does not fit the choices",
    why: "The game cannot tell which choices to show last, and in which order.",
    bad: "Prompt,Right,Wrong1,Wrong2,Pin\nWhich is a prime?,5,4,None of these,Wrong3",
    good: "Prompt,Right,Wrong1,Wrong2,Pin\nWhich is a prime?,5,4,None of these,Wrong2",
    fix: "Name choices that the question has, each once, and wrong ones in their order.")

  static let field = "Pin"

  private let column: Int
  private let choices: [String: Int]
  private let file: String

  /// Prepares for the rows of a source; nil if it has no pins.
  init?(_ columns: [Binding.Column], file: String) {
    guard let column = columns.firstIndex(ofField: Self.field) else { return nil }
    self.column = column
    self.file = file
    let names = ["Right"] + QuestionRow.wrongColumns
    choices = Dictionary(
      names.compactMap { name in columns.firstIndex(ofField: name).map { (name, $0) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// The names of the pinned choices of a row.
  func names(_ row: TypedRow) -> [String] { row.string(column).map(XMLShape.Pin.names) ?? [] }

  func findings(_ row: TypedRow) -> [Finding] {
    let names = names(row)
    guard !names.isEmpty, let message = problem(with: names, row) else { return [] }
    return [
      Finding(
        Self.code, message, at: Place(file, row.places[column]),
        help: "name choices that the question has, each once, and wrong ones in their order")
    ]
  }

  private func problem(with names: [String], _ row: TypedRow) -> String? {
    for (index, name) in names.enumerated() {
      guard let choice = choices[name], row.values[choice] != .missing else {
        return "\(name) is pinned, and the question has no such choice"
      }
      if names[..<index].contains(name) { return "\(name) is pinned twice" }
    }
    let wrong = names.filter { $0 != "Right" }
    return wrong == wrong.sorted() ? nil : "the pinned choices are out of order"
  }
}
