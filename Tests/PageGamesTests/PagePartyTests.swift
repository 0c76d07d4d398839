import Games
import PackFormat
import TestSupport
import Testing

/// Several people play by turns on one page.
@Suite struct PagePartyTests {
  private static func facts(_ count: Int, lives: String = "9") -> BuiltPack {
    var pack = BuiltPack(
      kind: "facts",
      rules: RuleText.filled([RuleText("lives", lives)], of: HigherOrLowerRules.specifications))
    pack.add("Fact", (1...count).map { "Fact \($0)" })
    pack.add("Value", (1...count).map { ExactDecimal(Int64($0)) })
    pack.add("Unit", (1...count).map { _ in "x" })
    return pack
  }

  /// The text of a member of a reply; nil if there is none.
  private func text(_ name: String, in reply: String) -> String? {
    reply.firstRange(of: "\"\(name)\":\"").map {
      String(reply[$0.upperBound...].prefix { $0 != "\"" })
    }
  }

  @Test func playersAnswerByTurnsUntilAllAreOut() throws {
    var page = try GivenPage(
      Self.facts(8, lives: "1"), "seed=7", "best=5", "player=Anna", "player=", "questions=same")
    #expect(text("phase", in: page.first) == "handover" && !page.first.contains("Fact "))
    #expect(
      page.first.contains(
        #""scene":{"heading":"Pass to Anna","players":[{"name":"Anna","points":"0 points","#
          + #""isNext":true,"isOut":false},{"name":"Player 2","points":"0 points","#
          + #""isNext":false,"isOut":false}],"text":"The others look away."}"#), "\(page.first)")
    #expect(page.first.contains(#""say":"Pass to Anna The others look away.""#))
    // Nothing but the button begins a turn.
    for event in ["guess 3", "new", "tick", "resume", "slide 0.5"] {
      #expect(text("phase", in: page.take(event)) == "handover", "\(event)")
    }
    var reply = page.take("next")
    let asked = try #require(text("prompt", in: reply))
    #expect(reply.contains(#""status":[{"name":"player","text":"Anna","value":0},"#))
    #expect(text("say", in: reply)?.contains(asked) == true)
    #expect(!reply.contains(#""name":"best""#))
    reply = page.take("guess \(asked.split(separator: " ")[1])")
    #expect(text("phase", in: reply) == "judged" && reply.contains(#""points":100"#))
    #expect(!reply.contains(#""study":"#))
    reply = page.take("next")
    #expect(text("heading", in: reply) == "Pass to Player 2" && !reply.contains("Fact "))
    #expect(reply.contains(#"{"name":"Anna","points":"100 points","isNext":false,"isOut":false}"#))
    // The second player is asked the same, and is out.
    #expect(text("prompt", in: page.take("next")) == asked)
    page.take("slide 0")
    page.take("guess")
    reply = page.take("next")
    #expect(text("heading", in: reply) == "Pass to Anna" && reply.contains(#""isOut":true"#))
    // Anna plays on alone, and loses at last.
    page.take("next")
    page.take("slide 0")
    page.take("guess")
    reply = page.take("next")
    if text("phase", in: reply) == "handover" {
      page.take("next")
      page.take("slide 0")
      page.take("guess")
      reply = page.take("next")
    }
    #expect(text("phase", in: reply) == "podium", "\(reply)")
    #expect(
      reply.contains(
        #""heading":"First place: Anna","players":[{"name":"Anna","points":"#), "\(reply)")
    #expect(reply.contains(#""place":2}]}"#) && reply.contains(#""finished":null"#))
    #expect(reply.contains(#""best":5,"#) && reply.contains(#""keep":false"#))
    #expect(page.take("next").contains(#""phase":"podium""#))
  }

  @Test func withQuestionsOfTheirOwnNobodyIsAskedWhatAnotherWas() throws {
    var page = try GivenPage(Self.facts(8), "seed=7", "player=A", "player=B")
    var asked: [[String]] = [[], []]
    for turn in 0..<8 {
      let prompt = try #require(text("prompt", in: page.take("next")))
      asked[turn % 2].append(prompt)
      page.take("guess \(prompt.split(separator: " ")[1])")
      page.take("next")
    }
    #expect(Set(asked[0]).count == 4 && Set(asked[1]).count == 4)
    #expect(Set(asked[0]).isDisjoint(with: asked[1]))
  }

  /// Each player has a clock, which stands while others play.
  @Test func aHiddenQuestionWaitsForItsPlayer() throws {
    var page = try GivenPage(.quiz(), "seed=7", "player=A", "player=B", "questions=same")
    page.time = 100_000
    var reply = page.take("next")
    #expect(text("phase", in: reply) == "asking" && reply.contains(#""elapsed":0,"#), "\(reply)")
    page.time += 3000
    page.take("choose 0")
    reply = page.take("next")
    #expect(text("phase", in: reply) == "handover" && reply.contains(#""wake":null"#))
    page.time += 500_000
    #expect(text("phase", in: page.take("tick")) == "handover")
    page.take("next")
    page.take("choose 0")
    page.take("next")
    reply = page.take("next")
    #expect(text("phase", in: reply) == "asking" && reply.contains(#""elapsed":0,"#), "\(reply)")
    #expect(reply.contains(#""name":"player","text":"A""#))
  }

  /// Three players finish a quiz of three questions, and share places.
  @Test(arguments: [BuiltPack.quiz(), .answers(), .roster(), .ordering()])
  func eachKindThatAsksQuestionsIsPlayedTogether(_ pack: BuiltPack) throws {
    var page = try GivenPage(
      pack, "seed=7", "languages=de", "player=A", "player=A", "player=C", "questions=same")
    var reply = ""
    for _ in 0..<9 {
      reply = page.take("next")
      #expect(text("phase", in: reply) == "asking", "\(reply)")
      for answer in ["choose 0", "pass", "answer"] { page.take(answer) }
      reply = page.take("next")
    }
    #expect(text("phase", in: reply) == "podium", "\(reply)")
    #expect(reply.contains(#""heading":"Erster Platz: A, A 2, C""#), "\(reply)")
    #expect(reply.matches(of: /"place":1/).count == 3)
  }

  @Test func aPartyIsEndedByWhoeverIsNext() throws {
    var page = try GivenPage(Self.facts(8), "seed=7", "player=A", "player=B")
    let reply = page.take("end")
    #expect(text("phase", in: reply) == "podium")
    #expect(text("heading", in: reply) == "First place: A, B")
  }

  /// One name is no party, and the duel and the grid are for one alone.
  @Test func whatCannotBePlayedTogetherIsNot() throws {
    let alone = try GivenPage(Self.facts(8), "seed=7", "player=A")
    #expect(text("phase", in: alone.first) == "asking" && alone.first.contains(#""isParty":false"#))
    for pack in [BuiltPack.duel(), .grid()] {
      let page = try GivenPage(pack, "seed=7", "player=A", "player=B")
      #expect(page.first.hasPrefix("{\"error\":"), "\(page.first)")
    }
  }

  @Test func aPartyIsPlayedAgainByTheLinesOfItsWay() throws {
    let settings = ["seed=7", "tag=x", "player=A", "player=B", "questions=same"]
    var pack = Self.facts(3)
    pack.add("Tags", ["x", "x", "y"])
    let page = try GivenPage(pack, settings)
    #expect(
      page.first.contains(
        #""way":{"lines":"tag=x\nplayer=A\nplayer=B\nquestions=same","part":" · x","#
          + #""keepsScores":false,"isPlain":false,"isParty":true,"#), "\(page.first)")
    #expect(page.first.contains(#""inProgress":true,"keep":true"#))
  }

  @Test func theSecondTapOfTwoBeginsNoTurn() throws {
    var page = try GivenPage(Self.facts(8), "seed=7", "guard=on", "player=A", "player=B")
    page.time = 1000
    page.take("next")
    page.time += 1000
    page.take("guess")
    page.time += 1000
    #expect(text("phase", in: page.take("next")) == "handover")
    page.time += 399
    #expect(text("phase", in: page.take("next")) == "handover")
    page.time += 1
    #expect(text("phase", in: page.take("next")) == "asking")
  }

  @Test func aPartySpeaksTheLanguageThatIsChosen() throws {
    var page = try GivenPage(.quiz(), "seed=7", "languages=en", "player=A", "player=B")
    #expect(page.take("languages fr").contains("Passez à A"))
    page.take("next")
    #expect(page.take("choose 0").contains("\"next\":\"suivant"))
  }
}
