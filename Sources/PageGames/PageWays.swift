internal import Games
internal import PackFormat
internal import Views
internal import Words

/// The ways to play a pack on the page: which questions it asks.
enum PageWays {
  /// Returns the tags and difficulties of a pack, with those of a filter marked.
  ///
  /// - Parameter mark: The place of a choice that is marked first, or whose mark is taken away.
  static func choices(
    _ play: Play, _ filter: QuestionFilter, mark: Int?
  ) throws(PackError) -> [UInt8] {
    let language = play.language
    let choices = QuestionChoice.all(try QuestionTags(play.reader))
    var filter = filter
    if let mark, choices.indices.contains(mark) { choices[mark].mark(in: &filter) }
    let total = Int64(clamping: play.reader.header.card.questionCount)
    let count = try filter.rows(of: play.reader).map { Int64($0.count) } ?? total
    var reply = PageReply()
    reply.list("choices")
    for choice in choices {
      reply.object()
      reply.text("text", choice.text(language))
      reply.text("count", language.grouped(Int64(choice.count)))
      reply.flag("isOn", choice.isMarked(in: filter))
      if case .tag = choice { reply.flag("isTag", true) }
      reply.close()
    }
    reply.close()
    reply.text(
      "selected", language(.selectedQuestions, ["n": .count(count), "total": .count(total)]))
    reply.flag("isEmpty", count == 0)
    reply.text("lines", filter.lines)
    reply.text("part", filter.part)
    reply.end()
    return reply.bytes
  }

  /// Writes the way in which the open game is played, and the other ways of its pack.
  static func write(_ play: Play, _ game: any PageGame, to reply: inout PageReply) {
    let table = play.reader.kindTable
    let hasChoices =
      table.optionalColumn("Tags", .string) != nil
      || table.optionalColumn("Difficulty", .integer) != nil
    reply.object("way")
    reply.text("lines", play.settings.lines)
    reply.text("part", play.settings.selection.filter.part)
    reply.flag("keepsScores", play.keepsScores)
    reply.flag("isPlain", play.settings.lines.isEmpty)
    reply.flag("isParty", play.settings.party != nil)
    reply.flag("asksQuestions", game.asksQuestions)
    reply.flag("hasChoices", game.asksQuestions && hasChoices)
    reply.close()
  }
}

extension QuestionFilter {
  /// The settings that open a pack for these questions.
  var lines: String {
    var lines = tags.map { "tag=" + $0 }
    if let difficulties {
      lines.append("difficulty=\(difficulties.lowerBound)-\(difficulties.upperBound)")
    }
    return lines.joined(separator: "\n")
  }

  /// The part of the pack behind its name, as in ` · animals · 1-3`: scores of different parts do
  /// not compare.
  var part: String { words.map { " · " + $0 }.joined() }
}
