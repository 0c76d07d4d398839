internal import Bytes
internal import Games

/// The order of a question's choices in formats whose programs show them as they come.
enum ChoiceOrder {
  /// Returns the choices with the right one at a place that depends on `prompt` alone, and the number of that place.
  ///
  /// The wrong choices keep their order, so that reading them back gives the question that was written.
  static func choices(
    of question: ExchangedQuestion
  ) -> (texts: [String], right: Int) {
    var texts = question.wrong
    let hash = FNV1a(Array(question.prompt.utf8).span)
    let place = Int(hash.value % UInt64(texts.count + 1))
    texts.insert(question.right, at: place)
    return (texts, place)
  }

  /// Returns the letter of a choice: A for 0, B for 1 and so on.
  static func letter(_ number: Int) -> String {
    Unicode.Scalar(UInt32(0x41 + number % 26)).map { String($0) } ?? ""
  }
}

/// The choices of a question on a sheet that is printed or read: in one order, with those last that are pinned.
struct SheetChoices {
  let texts: [String]
  /// The number of the right choice.
  let right: Int

  /// Puts the choices in a random order, or without a generator in that of other formats.
  init(of question: ExchangedQuestion, shuffling generator: inout SeededGenerator?) {
    let fields = question.cells.filter { $0.isWrong || $0.field == "Right" }.map(\.field)
    let texts = fields.map { question[$0] ?? "" }
    let rightField = fields.firstIndex(of: "Right") ?? 0
    var order: [Int]
    if generator != nil {
      order = generator?.shuffled(fields.count) ?? []
    } else {
      order = fields.indices.filter { $0 != rightField }
      order.insert(rightField, at: min(ChoiceOrder.choices(of: question).right, order.count))
    }
    let pinned = (question["Pin"] ?? "").split(separator: ";").map(String.init)
    order =
      order.filter { !pinned.contains(fields[$0]) }
      + fields.indices.filter { pinned.contains(fields[$0]) }
    self.texts = order.map { texts[$0] }
    right = order.firstIndex(of: rightField) ?? 0
  }

  /// The letter of the right choice.
  var rightLetter: String { ChoiceOrder.letter(right) }
}
