import Diagnostics
import Games
import TestSupport
import Testing

@testable import Exchange

/// Questions with items to put in order and with pairs to match, in the formats that have them.
struct ItemFormsTests {
  private func values(_ question: ExchangedQuestion) -> [String] {
    question.cells.map { "\($0.field)=\($0.text)" }.sorted()
  }

  /// Random questions of a form with texts that break formats, but without some signs.
  private func questions(
    _ kind: String, _ seed: UInt64, _ fields: Set<String>, without signs: Set<Character>
  ) -> [ExchangedQuestion] {
    var random = RandomQuestions(seed: seed, without: signs)
    return (0..<1 + random.number(4)).map { number in
      var question: ExchangedQuestion
      let place = Place("pack", 0..<0)
      let prompt = "\(number) " + random.text(9)
      if kind == "ordering" {
        let items = (0..<3 + random.number(6)).map { "\($0)" + random.text(5) }
        question = .ordering(prompt, items, at: place)
      } else {
        let pairs = (0..<2 + random.number(5)).map {
          ExchangedPair(left: "l\($0)" + random.text(4), right: "r\($0)" + random.text(4))
        }
        let extras = (0..<(pairs.count < 3 ? 1 : 0) + random.number(3)).map {
          "e\($0)" + random.text(4)
        }
        question = .matching(prompt, pairs, extras: extras, at: place)
      }
      if fields.contains("Id"), random.number(2) > 0 { question["Id"] = "q-\(number)" }
      if fields.contains("Explanation"), random.number(2) > 0 {
        question["Explanation"] = random.text(9)
      }
      return question
    }
  }

  @Test(
    arguments: [
      "json", "anki", "h5p", "csv", "xlsx", "moodle-xml", "qti", "qti12", "gift", "markdown",
    ], ["ordering", "matching"])
  func whatAFormatWritesIsReadBackAsItWas(_ name: String, _ kind: String) throws {
    let format = try #require(ExchangeFormat.named(name))
    guard let fields = format.writer?.fields[kind] else {
      #expect(name == "gift" && kind == "ordering")
      return
    }
    // H5P has these signs for words to drag, and `H5PWriterTests` is about what becomes of them.
    let signs: Set<Character> = name == "h5p" ? ["*", "\\", ":"] : []
    var lossy = 0
    for seed in 0..<30 {
      let questions = questions(kind, UInt64(seed), fields, without: signs)
      let trip = try ExchangeTrip(questions, format)
      // Signs of a formula are kept as they are. GIFT has no place for an arrow.
      let losses = trip.ledger.map(\.code.id).filter { $0 != "L201" }
      guard losses.isEmpty else {
        #expect(name == "gift" && losses.allSatisfy { $0 == "L301" }, "\(trip.ledger)")
        lossy += 1
        continue
      }
      #expect(questions.map(values) == trip.questions.map(values), "seed \(seed)")
    }
    #expect(lossy < 20)
  }

  private func read(_ text: String, _ format: ExchangeFormat) throws -> GivenTable {
    try GivenTable(Array(text.utf8), format)
  }

  @Test func pairsOfGIFTAreRead() throws {
    let table = try read("Match. {=Peru -> Lima =Chile->Santiago = -> Quito ####So it is.}", .gift)
    #expect(
      table.questions == [
        "matching: Prompt=Match.|Left1=Peru|Right1=Lima|Left2=Chile|Right2=Santiago|Extra1=Quito|Explanation=So it is."
      ])
    #expect(table.ledger.isEmpty)
  }

  @Test(arguments: [
    ("{=a -> b =c}", "L108 left out: one of its pairs has no ->"),
    ("{=a -> b =c -> }", "L108 left out: one of its pairs has no right side"),
    ("{=a -> b}", "L106 left out: it has fewer than two pairs"),
    (
      "{=a->1 =b->2 =c->3 =d->4 =e->5 =f->6 =g->7}",
      "L106 left out: it has 7 pairs, and at most 6 fit"
    ),
  ])
  func pairsWithoutAGameAreLeftOut(_ text: String, _ expected: String) throws {
    #expect(try read("Match. \(text)", .gift).ledger == [expected])
  }

  @Test func anArrowOnTheLeftHasNoPlaceInGIFT() throws {
    let pairs = [ExchangedPair(left: "a->b", right: "c"), ExchangedPair(left: "d", right: "e")]
    let trip = try ExchangeTrip(
      [.matching("Match.", pairs, extras: [], at: Place("", 0..<0))], .gift)
    #expect(
      trip.ledger.map(\.message) == [
        "a text on the left side has ->, which parts the sides in GIFT"
      ])
  }

  /// The items of Moodle stand in any order, with their places where other types have fractions.
  @Test func theOrderOfMoodleIsThatOfThePlaces() throws {
    let text = """
      <quiz><question type="ordering"><questiontext format="html"><text>Sort</text></questiontext>
      <layouttype>VERTICAL</layouttype><selecttype>ALL</selecttype><selectcount>0</selectcount>
      <gradingtype>ABSOLUTE_POSITION</gradingtype><showgrading>SHOW</showgrading>
      <answer fraction="3.0000000" format="html"><text>c</text></answer>
      <answer fraction="1.0000000" format="html"><text>a</text></answer>
      <answer fraction="2.0000000" format="html"><text>b</text></answer></question></quiz>
      """
    let table = try read(text, .moodleXML)
    #expect(table.questions == ["ordering: Prompt=Sort|Item1=a|Item2=b|Item3=c"])
    #expect(table.ledger.isEmpty)
  }

  @Test(arguments: [
    (
      "<value>L1 R1</value><value>L2 R2</value>",
      "matching: Prompt=Match|Left1=a|Right1=x|Left2=b|Right2=y|Extra1=z"
    ),
    ("<value>L1 R1</value>", "L102 left out: not each of its texts on the left has its right side"),
    (
      "<value>L1 R1</value><value>L2 R1</value>",
      "L106 left out: one of its texts belongs to several"
    ),
    ("<value>L1</value>", "L108 left out: its pairs are not written as the format asks"),
  ])
  func pairsOfQTIAreReadOrLeftOut(_ values: String, _ expected: String) throws {
    func choice(_ name: String, _ text: String) -> String {
      "<simpleAssociableChoice identifier=\"\(name)\" matchMax=\"1\">\(text)</simpleAssociableChoice>"
    }
    let text = """
      <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="m" title="Match">
      <responseDeclaration identifier="R" cardinality="multiple" baseType="directedPair"><correctResponse>\(values)</correctResponse></responseDeclaration>
      <itemBody><matchInteraction responseIdentifier="R" maxAssociations="2"><prompt>Match</prompt>
      <simpleMatchSet>\(choice("L1", "a"))\(choice("L2", "b"))</simpleMatchSet>
      <simpleMatchSet>\(choice("R1", "x"))\(choice("R2", "y"))\(choice("R3", "z"))</simpleMatchSet>
      </matchInteraction></itemBody></assessmentItem>
      """
    let table = try read(text, .qti)
    let found = table.questions.map {
      $0.split(separator: "|").filter { !$0.hasPrefix("Id=") }.joined(separator: "|")
    }
    #expect(found + table.ledger.filter { $0.contains("left out") } == [expected])
  }

  @Test func aMixedOrderIsNeverTheRightOne() {
    var random = RandomQuestions(seed: 3)
    for _ in 0..<200 {
      let texts = (0..<3 + random.number(5)).map { "\($0)" + random.text(3) }
      let order = MixedOrder.numbers(of: texts)
      #expect(order.sorted() == Array(texts.indices))
      #expect(order != Array(texts.indices))
    }
  }

  private static let sort = ExchangedQuestion.ordering(
    "Sort", ["a", "b", "c"], at: Place("pack", 0..<0))
  private static let match = ExchangedQuestion.matching(
    "Match",
    [ExchangedPair(left: "a", right: "x"), ExchangedPair(left: "b", right: "y")],
    extras: ["z"], at: Place("pack", 0..<0))

  private func text(_ trip: ExchangeTrip) -> String { String(decoding: trip.file, as: UTF8.self) }

  @Test func anOrderingInMarkdownHidesItsOrderBehindTheQuestions() throws {
    #expect(
      text(try ExchangeTrip([Self.sort], .markdown)) == """
        # Questions

        1. **Sort**

           - A: a
           - B: c
           - C: b

        ## Answers

        1. **A → C → B**: a → b → c

        """)
  }

  @Test func aMatchingInMarkdownHasTwoLists() throws {
    var question = Self.match
    (question["Explanation"], question["Source"]) = ("So it is.", "A book")
    let trip = try ExchangeTrip([question], .markdown)
    #expect(
      text(trip) == """
        # Questions

        1. **Match**

           - 1: a
           - 2: b

           * A: y
           * B: x
           * C: z

        ## Answers

        1. **1B, 2A**: a – x; b – y

           So it is.

           Source: A book

        """)
    #expect(trip.questions.map(values) == [values(question)])
  }

  @Test(arguments: [
    ("**A → C → B**", "**A → C**", "L102 left out: the answer \"A → C\" does not fit its list"),
    (
      "**A → C → B**", "**A → C → C**",
      "L102 left out: the answer \"A → C → C\" does not fit its list"
    ),
    ("1. **A → C → B**: a → b → c", "2. **A**", "L102 left out: there is no answer number 1"),
    ("- C: b", "- D: b", "L108 left out: the letters of its list are not A, B, C and so on"),
    (
      "   - C: b", "   - C: b\n   and more",
      "L207 1 line of text beside the questions not taken, the first is \"and more\""
    ),
  ])
  func whatAnEditorBrokeInASheetIsNamed(
    _ part: String, _ other: String, _ expected: String
  ) throws {
    let sheet = text(try ExchangeTrip([Self.sort], .markdown)).replacing(part, with: other)
    let table = try read(sheet, .markdown)
    #expect(table.ledger == [expected])
  }

  @Test func factsAboutThePackComeBackFromASheet() throws {
    var info = DeckInfo()
    (info.title, info.description, info.version) = ("A *b*", "1. It is.", "1.2.0")
    (info.licence, info.date, info.authors) = ("CC-BY-4.0", "2026-01-31", ["Ada", "Bo"])
    info.credits = ["- Thanks"]
    let file = try ExchangeTrip([Self.sort], .markdown, info: info).file
    let table = try GivenTable(file, .markdown)
    #expect(table.sink.deck == info)
    #expect(table.ledger.isEmpty)
  }

  @Test func aNoteOfAnkiHasTheOrderOnItsBack() throws {
    let ordering = text(try ExchangeTrip([Self.sort], .anki))
    #expect(
      ordering.hasSuffix(
        """
        <ul><li>a</li><li>c</li><li>b</li></ul></div>"\t"<div class=""packtool""><ol><li class=""item1"">a</li>\
        <li class=""item2"">b</li><li class=""item3"">c</li></ol></div>"\t

        """))
    let matching = text(try ExchangeTrip([Self.match], .anki))
    #expect(
      matching.hasSuffix(
        """
        <ol><li>a</li><li>b</li></ol><ol type=""A""><li>y</li><li>x</li><li>z</li></ol></div>"\t\
        "<div class=""packtool""><div><span class=""left1"">a</span> – <span class=""right1"">x</span></div>\
        <div><span class=""left2"">b</span> – <span class=""right2"">y</span></div>\
        <div>– <span class=""extra1"">z</span></div></div>"\t

        """))
  }

  @Test func aNoteOfAnkiWhoseSidesDifferIsLeftOut() throws {
    let note = text(try ExchangeTrip([Self.sort], .anki)).replacing(
      "<li>c</li>", with: "<li>d</li>")
    #expect(
      try read(note, .anki).ledger == [
        "L102 left out: the items of its front are not those of its back"
      ])
  }

  @Test func extraTextsKeepTheirOrderInAMixedOne() {
    var question = Self.match
    for number in 1...3 { question["Extra\(number)"] = "\(9 - number)" }
    let texts = MixedOrder.rightTexts(of: question)
    #expect(texts.sorted() == ["6", "7", "8", "x", "y"])
    #expect(texts.filter { Int($0) != nil } == ["8", "7", "6"])
  }

  @Test func aSeedNeverGivesTheRightOrder() {
    for seed in 0..<100 {
      var generator: SeededGenerator? = SeededGenerator(seed: UInt64(seed))
      #expect(MixedOrder.mixed(["a", "b", "c"], &generator) != ["a", "b", "c"])
    }
  }

  @Test(arguments: ["ordering", "matching"])
  func aSheetOnPaperHasTheQuestionsAndTheirKey(_ kind: String) throws {
    let pairs = [ExchangedPair(left: "a", right: "x"), ExchangedPair(left: "b", right: "y")]
    let place = Place("pack", 0..<0)
    let question: ExchangedQuestion =
      kind == "ordering"
      ? .ordering("Sort", ["a", "b", "c"], at: place)
      : .matching("Match", pairs, extras: ["z"], at: place)
    for format in [ExchangeFormat.print, .markdown] {
      #expect(format.writer?.fields[kind] != nil, "\(format.name) \(question.prompt)")
    }
  }
}
