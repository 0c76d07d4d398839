internal import Bytes
internal import Games

/// The order of a question's choices in formats whose programs show them as they come.
enum ChoiceOrder {
  /// Returns the choices with the right ones at places that depend on `prompt` alone.
  ///
  /// The wrong choices keep their order, as do the right ones, so that reading them back gives the question that was
  /// written.
  static func choices(of question: ExchangedQuestion) -> [ExchangedChoice] {
    let all = question.choices
    var choices = all.filter { !$0.isRight }
    let hash = FNV1a(Array(question.prompt.utf8).span).value
    let rights = all.filter(\.isRight)
    let places = rights.indices.map { Int((hash >> UInt64(8 * $0)) % UInt64(choices.count + 1)) }
    for (place, right) in zip(places.sorted(), rights).reversed() {
      choices.insert(right, at: place)
    }
    return choices
  }

  /// Returns the letter of a choice: A for 0, B for 1 and so on.
  static func letter(_ number: Int) -> String {
    Unicode.Scalar(UInt32(0x41 + number % 26)).map { String($0) } ?? ""
  }
}

/// The choices of a question on a sheet that is printed or read: in one order, with those last that are pinned.
struct SheetChoices {
  let texts: [String]
  /// The numbers of the right choices.
  let rights: [Int]

  /// Puts the choices in a random order, or without a generator in that of other formats.
  init(of question: ExchangedQuestion, shuffling generator: inout SeededGenerator?) {
    let fields = question.cells.filter { $0.isWrong || $0.isRight }.map(\.field)
    let texts = fields.map { question[$0] ?? "" }
    var order: [Int]
    if generator != nil {
      order = generator?.shuffled(fields.count) ?? []
    } else {
      var (right, wrong) = (
        fields.indices.filter { fields[$0].hasPrefix("Right") },
        fields.indices.filter { fields[$0].hasPrefix("Wrong") }
      )
      order = ChoiceOrder.choices(of: question).compactMap { choice in
        choice.isRight
          ? right.isEmpty ? nil : right.removeFirst() : wrong.isEmpty ? nil : wrong.removeFirst()
      }
    }
    let pinned = (question["Pin"] ?? "").split(separator: ";").map(String.init)
    order =
      order.filter { !pinned.contains(fields[$0]) }
      + fields.indices.filter { pinned.contains(fields[$0]) }
    self.texts = order.map { texts[$0] }
    rights = order.indices.filter { fields[order[$0]].hasPrefix("Right") }
  }

  /// The letters of the right choices, such as `A` or `A, C`.
  var rightLetters: String { rights.map(ChoiceOrder.letter).joined(separator: ", ") }
}
