import Diagnostics
import TestSupport
import Testing

@testable import Exchange

/// Questions with items to put in order and with pairs to match, in the formats that have them.
struct ItemFormsTests {
  private func values(_ question: ExchangedQuestion) -> [String] {
    question.cells.map { "\($0.field)=\($0.text)" }.sorted()
  }

  /// Random questions of a form with texts that break formats.
  private func questions(_ kind: String, _ seed: UInt64, _ fields: Set<String>)
    -> [ExchangedQuestion]
  {
    var random = RandomQuestions(seed: seed)
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
    arguments: ["json", "csv", "xlsx", "moodle-xml", "qti", "gift"], ["ordering", "matching"])
  func whatAFormatWritesIsReadBackAsItWas(_ name: String, _ kind: String) throws {
    let format = try #require(ExchangeFormat.named(name))
    guard let fields = format.writer?.fields[kind] else {
      #expect(name == "gift" && kind == "ordering")
      return
    }
    var lossy = 0
    for seed in 0..<30 {
      let questions = questions(kind, UInt64(seed), fields)
      let trip = try ExchangeTrip(questions, format)
      guard trip.ledger.isEmpty else {
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
