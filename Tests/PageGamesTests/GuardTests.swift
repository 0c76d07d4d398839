import Games
import TestSupport
import Testing

/// A new screen takes no moves for as long as anybody needs to see it.
@Suite struct GuardTests {
  /// The moves that lead to a screen whose button would go on from it, and the phases before and
  /// after them.
  private static let doubleTaps: [(pack: BuiltPack, moves: [String], tap: String, phase: String)] =
    [
      (.facts(), [], "guess", "judged"),
      (.quiz(), ["next"], "choose 0", "judged"),
      (.answers(), ["next"], "pass", "judged"), (.ordering(), ["next"], "answer", "judged"),
      (.roster(), [], "choose 0", "judged"),
      (.duel(), [], "choose 0", "thinking"),
    ]

  private func page(_ pack: BuiltPack, _ settings: String...) throws -> GivenPage {
    var page = try GivenPage(pack, ["seed=7"] + settings)
    page.time = 1000
    return page
  }

  @Test(arguments: doubleTaps.indices)
  func theSecondTapDoesNotGoOn(_ index: Int) throws {
    let (pack, moves, tap, phase) = Self.doubleTaps[index]
    var page = try page(pack, "guard=on")
    for move in moves {
      page.take(move)
      page.time += 400
    }
    #expect(page.take(tap).contains("\"phase\":\"\(phase)\""))
    page.time += 399
    #expect(page.take("next").contains("\"phase\":\"\(phase)\""))
    page.time += 1
    #expect(!page.take("next").contains("\"phase\":\"\(phase)\""))
  }

  /// The button of a result stands where that of the next question does.
  @Test func theSecondTapOnNextDoesNotAnswer() throws {
    var page = try page(.facts(), "guard=on")
    page.take("guess")
    page.time += 400
    #expect(page.take("next").contains("\"phase\":\"asking\""))
    page.time += 399
    #expect(page.take("slide 0.5").contains("\"part\":"))
    #expect(page.take("guess").contains("\"phase\":\"asking\""))
    page.time += 1
    #expect(page.take("guess").contains("\"phase\":\"judged\""))
  }

  @Test func anotherGameTakesNoMovesAtOnce() throws {
    var page = try page(.roster(), "guard=on")
    page.take("new")
    #expect(page.take("choose 0").contains("\"phase\":\"asking\""))
    page.time += 400
    #expect(page.take("choose 0").contains("\"phase\":\"judged\""))
  }

  /// A game that was left before there was a guard is played again by its events.
  @Test func aPageThatAsksForNoGuardHasNone() throws {
    var page = try page(.roster())
    page.take("choose 0")
    #expect(page.take("next").contains("\"phase\":\"asking\""))
  }
}
