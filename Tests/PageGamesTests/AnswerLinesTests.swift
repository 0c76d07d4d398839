import Games
import TestSupport
import Testing

/// The lines of answers that replies have for a page that asks for them.
@Suite struct AnswerLinesTests {
  private func lines(
    _ pack: BuiltPack, _ moves: [String], _ settings: String...
  ) throws -> [String] {
    var page = try GivenPage(pack, ["seed=7"] + settings)
    return moves.compactMap { move in
      page.time += 1000
      let parts = page.take(move).split(separator: "\"line\":\"")
      return parts.count == 2 ? String(parts[1]) : nil
    }
  }

  private static let games: [(pack: BuiltPack, moves: [String], part: String)] = [
    (.facts(), ["guess", "next", "guess"], #"\"right\":"#),
    (.quiz(), ["next", "choose 0", "next", "choose 1"], #"\"right\":"#),
    (.answers(), ["next", "pass", "next", "pass"], #"\"answer\":\"\",\"right\":false"#),
    (.roster(), ["choose 0", "next", "choose 0"], #"\"right\":"#),
  ]

  @Test(arguments: games.indices)
  func eachAnswerHasItsLineInTheReply(_ index: Int) throws {
    let (pack, moves, part) = Self.games[index]
    let lines = try lines(pack, moves, "session=171")
    #expect(lines.count == 2)
    for line in lines {
      #expect(line.contains(#"\"session\":\"00000000000000ab\",\"question\":\""#))
      #expect(line.contains(part) && line.contains(#",\"milliseconds\":1000}\n""#))
    }
  }

  @Test func aPageThatAsksForNoLinesHasNone() throws {
    #expect(try lines(.quiz(), ["next", "choose 0"]).isEmpty)
  }

  @Test func gamesWithoutQuestionsOfThePackHaveNoLines() throws {
    #expect(try lines(.duel(), ["choose 0", "next", "say equal"], "session=1").isEmpty)
  }
}
