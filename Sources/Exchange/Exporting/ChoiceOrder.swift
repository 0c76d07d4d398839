internal import Bytes

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
