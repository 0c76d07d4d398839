import Games
import TestSupport
import Testing

/// The replies to the events of short games, as they are recorded in `Fixtures/page`.
@Suite struct PageRepliesTests {
  @Test func higherOrLower() throws {
    try compare(
      "facts", .facts(),
      [
        "step 1", "step -10", "slide 0.75", "guess nothing", "guess 1e9", "guess",
        "next", "guess 0", "next", "guess 1", "next", "guess 1", "next", "guess 1", "next",
        "new", "guess 3.1415", "languages de", "guess 3,2",
      ])
  }

  @Test func choiceQuiz() throws {
    try compare(
      "choice-quiz", .quiz(),
      [
        "next", "+100 choose 9", "+100 choose 0", "next", "+7000 tick", "pause", "+5000 resume",
        "+3000 tick", "stay", "+60000 tick", "next", "choose 1", "+4000 tick", "next",
      ])
  }

  @Test func quizWithoutTimeLimit() throws {
    try compare(
      "untimed", .quiz(),
      ["timer off", "next", "pause", "resume", "+60000 tick", "choose 0", "+60000 tick", "new"])
  }

  @Test func aTimeLimitIsTurnedOffAndOnInMidGame() throws {
    try compare(
      "timer", .quiz(),
      [
        "timer off", "next", "+60000 tick", "pause", "timer on", "resume", "+7000 tick",
        "pause", "timer off", "resume", "+60000 choose 0", "+60000 tick", "timer on", "next",
        "choose 0", "timer off", "+60000 tick", "next",
      ])
  }

  @Test func numberDuel() throws {
    try compare(
      "number-duel", .duel(),
      [
        "choose 7", "choose 0", "back", "choose 0", "next", "say greater", "back", "say less",
        "hints off", "say equal", "back", "say equal", "guess 99", "guess ten", "guess 1.5",
        "hints on", "guess 10", "guess 1", "new", "choose 1",
      ])
  }

  @Test func sumGrid() throws {
    try compare(
      "sum-grid", .grid(),
      ["mark A1 A2", "mark A1 C3", "mark B2 B2", "mark Z9", "mark ", "hint", "skip", "new"])
  }

  @Test func photoPick() throws {
    try compare(
      "roster", .roster(),
      ["choose 5", "choose 0", "next", "choose 1", "next", "choose 2", "next", "next"])
  }

  @Test func aSmallPackCountsToTheNumberThatIsPlayed() throws {
    var roster = BuiltPack.roster()
    roster.rules = RuleText.filled([], of: PhotoPickRules.specifications)
    for (pack, number) in [(roster, 4), (.quiz(), 3), (.answers(), 3)] {
      var page = try GivenPage(pack, "seed=7")
      if page.take("tick").contains("\"phase\":\"welcome\"") { page.take("next") }
      #expect(page.take("tick").contains("\"of\":\(number)}"), "\(page.take("tick"))")
    }
  }

  @Test func shortAnswer() throws {
    try compare(
      "short-answer", .answers(),
      [
        "next", "answer ", "answer ?", "answer Oslo", "answer Oslo", "answer Reykjavik", "next",
        "pass", "next", "answer cologen", "next",
      ])
  }

  @Test func ordering() throws {
    try compare(
      "ordering", .ordering(),
      [
        "choose 0", "next", "choose 1", "mark 1 0", "choose 0", "mark 0 9", "mark 2 0", "back 0",
        "choose 0", "choose 2", "answer", "next", "answer", "next", "+60000 tick", "next",
      ])
  }

  @Test func matching() throws {
    try compare(
      "matching", .matching(),
      [
        "next", "answer", "mark 1 0", "mark 1 1", "mark 9 0", "mark 0 0", "choose 0", "choose 0",
        "back 1", "choose 1", "mark 2 1", "mark 0 0", "languages de", "answer", "next", "mark 0 0",
        "mark 1 1", "answer", "next", "+60000 tick", "next",
      ])
  }

  @Test func scoresThatWereResetOrImportedReplaceTheBestOne() throws {
    var page = try GivenPage(.quiz(), "seed=7", "best=5")
    _ = page.take("next")
    #expect(page.take("best 0").contains("\"best\":0,"))
    while !page.take("next").contains("\"phase\":\"over\"") { _ = page.take("choose 1") }
    #expect(page.take("pause").contains("\"isRecord\":true"))
    #expect(page.take("best 80").contains("\"best\":80,"))
    #expect(page.take("best x").contains("\"best\":80,"))
  }

  @Test(arguments: [BuiltPack.quiz(), .answers(), .roster()])
  func aGameIsKeptUntilItsScoreIs(_ pack: BuiltPack) throws {
    var page = try GivenPage(pack, "seed=7")
    _ = page.take("next")
    var last = ""
    for _ in 0..<3 {
      for answer in ["choose 0", "pass"] { last = page.take(answer) }
      #expect(last.contains("\"inProgress\":true,\"keep\":true"))
      last = page.take("next")
    }
    #expect(last.contains("\"phase\":\"over\""))
    #expect(last.contains("\"inProgress\":false,\"keep\":false"))
  }

  /// A run of won duels is a score that grows from one duel to the next.
  @Test func aRunOfWonDuelsIsKeptBetweenThem() throws {
    var runs: Set<Int> = []
    for seed in 0..<40 {
      var page = try GivenPage(.duel(), "seed=\(seed)")
      #expect(page.take("pause").contains("\"inProgress\":false,\"keep\":false"))
      for event in ["choose 0", "next", "say less", "say less", "say equal"] {
        _ = page.take(event)
      }
      for number in [10, 5, 15, 3, 8, 13, 18] { _ = page.take("guess \(number)") }
      let reply = page.take("pause")
      guard reply.contains("\"phase\":\"over\"") else { continue }
      let run = reply.contains("\"outcome\":\"won\"") ? 1 : 0
      runs.insert(run)
      #expect(reply.contains("\"inProgress\":false,\"keep\":\(run == 1)"))
      #expect(page.take("next").contains("\"inProgress\":false,\"keep\":\(run == 1)"))
    }
    #expect(runs == [0, 1])
  }

  /// The result of the game before is kept, and not shown as that of the new one.
  @Test(arguments: [BuiltPack.quiz(), .answers(), .roster()])
  func aGameThatIsStartedAtTheLastResultHasNoResult(_ pack: BuiltPack) throws {
    var page = try GivenPage(pack, "seed=7")
    page.take("next")
    for _ in 0..<3 {
      page.take("next")
      for answer in ["choose 0", "pass"] { page.take(answer) }
    }
    let reply = page.take("new")
    #expect(reply.contains("\"phase\":\"asking\"") && reply.contains("\"finished\":null"))
  }

  @Test func theComputerInADuelSpeaksTheLanguageThatIsChosen() throws {
    var page = try GivenPage(.duel(), "seed=7", "languages=en")
    for event in ["choose 0", "next"] { page.take(event) }
    #expect(page.take("say equal").contains("\"text\":\"I needed"))
    #expect(!page.take("languages de").contains("\"text\":\"I needed"))
    #expect(page.take("guess 20").contains("\"text\":\"Meine Zahl ist"))
  }

  @Test func everyLanguageIsSpoken() throws {
    for language in ["ru", "uk", "de", "fr", "es", "pt", "zh", "ja", "ar"] {
      var page = try GivenPage(.facts(), "seed=7", "languages=\(language)-XX,en")
      let reply = page.take("tick")
      #expect(reply.contains("\"language\":\"\(language)\""))
      #expect(reply.contains("\"direction\":\"\(language == "ar" ? "rtl" : "ltr")\""))
    }
  }

  @Test func wordsAreToldBeforeAPackIsOpen() throws {
    var page = GivenPage()
    let reply = page.take("languages fr\nfacts 591\nnumber-duel 1\nroster 2\nnew 3\nbroken")
    #expect(reply.hasPrefix("{\"language\":\"fr\",\"direction\":\"ltr\",\"words\":{"))
    let packs = """
      "packs":[{"game":"plus ou moins","size":"591 questions"},\
      {"game":"duel de nombres","size":"1 niveau"},\
      {"game":"trouvez la photo","size":"2 cartes"},{"game":null,"size":"3 questions"}]}
      """
    #expect(reply.hasSuffix(packs))
    #expect(page.take("next") == "{\"error\":\"no pack is open\"}")
  }

  @Test(arguments: ["", "x", "-1 next", "1", "99999999999999999999 next", "1  "])
  func textsThatAreNoEventsAreRefused(_ text: String) throws {
    var page = GivenPage()
    #expect(page.send(text) == "{\"error\":\"no event\"}")
  }

  @Test func aDamagedPackSaysSo() throws {
    var bytes = try BuiltPack.facts().bytes()
    bytes[5000] ^= 1
    var page = GivenPage(bytes)
    let reply = page.take("open\nsize=\(bytes.count)\nyear=2026")
    #expect(reply.hasPrefix("{\"error\":\"damaged: "), "\(reply)")
    #expect(page.take("guess") == reply)
  }

  @Test func aKindWithoutAGameSaysSo() throws {
    var pack = BuiltPack(kind: "table", rules: [])
    pack.add("Name", ["a"])
    var page = try GivenPage(pack)
    #expect(page.take("next") == "{\"error\":\"no game here plays table\"}")
  }

  private func compare(
    _ name: String, _ pack: BuiltPack, settings: String = "", _ events: [String]
  ) throws {
    var page = GivenPage(try pack.bytes())
    let first = "open\nsize=\(try pack.bytes().count)\nseed=7\nyear=2026\nbest=5\n\(settings)"
    var archive = ""
    for event in [first] + events {
      let parts = event.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
      var sent = event
      if event.hasPrefix("+"), let wait = Int64(parts[0].dropFirst()) {
        page.time += wait
        sent = String(parts[1])
      }
      // The labels of the page are tested as phrases.
      let reply = page.take(sent).replacing(/"words":.*?\]/, with: "\"words\":[]")
      archive += "-- \(event == first ? "open" : event) --\n"
      archive += reply.replacing(",\"", with: ",\n\"") + "\n"
    }
    let golden = GoldenFile("page/\(name).txtar")
    if let recorded = try golden.record(archive) { Issue.record("\(recorded)") }
    #expect(try golden.text() == archive)
  }
}
