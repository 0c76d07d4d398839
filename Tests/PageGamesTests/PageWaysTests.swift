import Games
import PackFormat
import TestSupport
import Testing

/// The ways to play a pack on the page: a part of its questions, and practice.
@Suite struct PageWaysTests {
  private static var tagged: BuiltPack {
    var pack = BuiltPack(kind: "facts", rules: HigherOrLowerRules.defaults)
    pack.add("Id", ["week", "spider", "ant"])
    pack.add("Fact", ["Days in a week", "Legs of a spider", "Legs of an ant"])
    pack.add("Value", [ExactDecimal(7), ExactDecimal(8), ExactDecimal(6)])
    pack.add("Unit", ["x", "x", "x"])
    pack.add("Tags", ["time", "animals;legs", "animals"])
    pack.add("Difficulty", .integer, [1, 2, 3])
    return pack
  }

  /// The text of a member of a reply.
  private func text(_ name: String, in reply: String) throws -> String {
    let start = try #require(reply.firstRange(of: "\"\(name)\":\""), "\(reply)").upperBound
    return String(reply[start...].prefix { $0 != "\"" })
  }

  @Test func choicesAreMarkedByTheirPlaces() throws {
    var page = try GivenPage(Self.tagged, "seed=7")
    let none = page.take("ways")
    #expect(
      none.hasPrefix(
        #"{"choices":[{"text":"time","count":"1","isOn":false,"isTag":true},"#
          + #"{"text":"animals","count":"2","isOn":false,"isTag":true},"#), "\(none)")
    #expect(none.contains(#""selected":"3 of 3 questions","isEmpty":false,"lines":"","part":"""#))
    let animals = page.take("ways 1")
    #expect(animals.contains(#"{"text":"animals","count":"2","isOn":true,"isTag":true}"#))
    #expect(
      animals.hasSuffix(
        #""selected":"2 of 3 questions","isEmpty":false,"lines":"tag=animals","#
          + #""part":" · animals"}"#), "\(animals)")
    let hard = page.take("ways 5\ntag=animals")
    #expect(
      hard.hasSuffix(
        #""selected":"1 of 3 questions","isEmpty":false,"lines":"tag=animals\ndifficulty=3-3","#
          + #""part":" · animals · 3"}"#), "\(hard)")
    let empty = page.take("ways 0\ndifficulty=3-3")
    #expect(empty.contains(#""selected":"0 of 3 questions","isEmpty":true"#))
    #expect(page.take("ways 5\ndifficulty=3-3").contains(#""lines":"","part":"""#))
    #expect(page.take("ways 77") == none && page.take("ways -1") == none)
  }

  @Test func onlyTheWantedQuestionsAreAsked() throws {
    for seed in 0..<8 {
      var page = try GivenPage(Self.tagged, "seed=\(seed)", "tag=animals", "difficulty=3-4")
      #expect(try text("prompt", in: page.take("tick")) == "Legs of an ant (x)")
      page.take("guess 6")
      #expect(try text("prompt", in: page.take("next")) == "Legs of an ant (x)")
    }
    let page = try GivenPage(Self.tagged, "seed=1", "tag=animals", "difficulty=3-4")
    #expect(
      page.first.contains(
        #""way":{"lines":"tag=animals\ndifficulty=3-4","part":" · animals · 3-4","#
          + #""keepsScores":true,"isPlain":false,"isParty":false,"#
          + #""asksQuestions":true,"hasChoices":true}"#),
      "\(page.first)")
    #expect(page.first.contains(#""status":[{"name":"mode","text":"animals · 3-4","value":0},"#))
  }

  @Test func aPartWithoutQuestionsSaysSo() throws {
    let page = try GivenPage(Self.tagged, "seed=7", "tag=plants")
    #expect(page.first.contains("{\"error\":\"no question is of these tags"), "\(page.first)")
  }

  @Test(arguments: [BuiltPack.duel(), .grid()])
  func gamesWithoutQuestionsOfThePackHaveOneWay(_ pack: BuiltPack) throws {
    let page = try GivenPage(pack, "seed=7")
    #expect(page.first.contains(#""asksQuestions":false,"hasChoices":false}"#))
  }

  @Test func practiceAsksWhatIsDueFirstAndAMissAgainAfterTwoOthers() throws {
    for seed in 0..<8 {
      var page = try GivenPage(
        Self.tagged, "seed=\(seed)", "best=5", "practice=on", "day=20000",
        "study=0 0 2180 19999 ant", "study=2 6 2500 20003 week")
      #expect(try text("prompt", in: page.first) == "Legs of an ant (x)")
      #expect(page.first.contains(#""status":[{"name":"mode","text":"practice","value":0},"#))
      page.take("slide 0")
      var reply = page.take("guess")
      #expect(reply.contains(#""study":{"id":"ant","card":"0 0 1860 20000"}"#), "\(reply)")
      #expect(try text("prompt", in: page.take("next")) == "Legs of a spider (x)")
      reply = page.take("guess 8")
      #expect(reply.contains(#""study":{"id":"spider","card":"1 1 2500 20001"}"#), "\(reply)")
      #expect(try text("prompt", in: page.take("next")) == "Days in a week (x)")
      // Known well and not due yet: the record stays.
      reply = page.take("guess 7")
      #expect(reply.contains(#""study":{"id":"week","card":"2 6 2500 20003"}"#), "\(reply)")
      #expect(try text("prompt", in: page.take("next")) == "Legs of an ant (x)")
      reply = page.take("guess 6")
      #expect(reply.contains(#""best":5,"#) && !reply.contains(#""name":"best""#), "\(reply)")
    }
  }

  @Test func practiceEndsWithoutARecord() throws {
    var page = try GivenPage(.quiz(), "seed=7", "practice=on", "session=1")
    page.take("next")
    var reply = ""
    for _ in 0..<6 {
      reply = page.take("choose 0")
      #expect(!reply.contains(#""line":"#))
      reply = page.take("next")
      if reply.contains(#""phase":"over""#) { break }
    }
    #expect(reply.contains(#""phase":"over""#) && reply.contains(#""isRecord":false"#))
    #expect(!reply.contains("high score"), "\(reply)")
  }

  /// Answers of ordinary games count for practice, too, as at a terminal.
  @Test func eachAnswerOfAnOrdinaryGameChangesItsRecord() throws {
    for (pack, moves) in [
      (BuiltPack.quiz(), ["next", "choose 0"]), (.answers(), ["next", "pass"]),
      (.roster(), ["choose 0"]), (.ordering(), ["next", "answer"]),
      (.matching(), ["next", "mark 0 0", "mark 1 1", "answer"]),
    ] {
      var page = try GivenPage(pack, "seed=7", "day=20000")
      let replies = moves.map { page.take($0) }
      #expect(replies.last?.contains(#""study":{"id":""#) == true, "\(replies)")
    }
  }

  @Test(arguments: ["", "1 2 3 4", "1 2 3 x ant", "1 2 3 99999999 ant", "-1 2 3 4 ant", "a"])
  func recordsThatAreNoneAreLeftOut(_ text: String) throws {
    let page = try GivenPage(
      Self.tagged, "seed=7", "practice=on", "day=99999999999999", "study=\(text)")
    #expect(page.first.contains(#""phase":"asking""#))
  }
}
