internal import Words

/// The packs of the home page in the player's words.
enum PageHome {
  /// Writes what each line says of a pack, such as `facts 591`: the name of its game, and the number
  /// of its questions with their noun.
  static func write(
    _ lines: some Collection<UInt8>, to reply: inout PageReply, _ language: Language
  ) {
    reply.list("packs")
    for line in lines.split(separator: UInt8(ascii: "\n")) {
      let parts = String(decoding: line, as: UTF8.self).split(separator: " ")
      guard parts.count == 2, let count = Int64(parts[1]) else { continue }
      let (name, counted) = phrases(ofKind: String(parts[0]))
      reply.object()
      reply.text("game", ifAny: name.map { language($0) })
      reply.text("size", language(counted, ["n": .count(count)]))
      reply.close()
    }
    reply.close()
  }

  /// Returns the name of the game of a kind, and the noun of its questions.
  private static func phrases(ofKind kind: String) -> (name: Phrase?, counted: Phrase) {
    switch kind {
    case "facts": (.higherOrLowerName, .questions)
    case "choice-quiz": (.choiceQuizName, .questions)
    case "short-answer": (.shortAnswerName, .questions)
    case "number-duel": (.numberDuelName, .levels)
    case "sum-grid": (.sumGridName, .levels)
    case "ordering": (.orderingName, .questions)
    case "matching": (.matchingName, .questions)
    case "roster": (.photoPickName, .cards)
    default: (nil, .questions)
    }
  }
}
