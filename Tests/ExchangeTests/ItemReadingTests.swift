import Archives
import Diagnostics
import TestSupport
import Testing

@testable import Exchange

/// Items to put in order and pairs to match, as other programs write them in QTI and H5P.
struct ItemReadingTests {
  private func read(_ text: String, _ format: ExchangeFormat = .qti) throws -> GivenTable {
    try GivenTable(Array(text.utf8), format)
  }

  /// The questions without their ids, and the entries about what is left out or lost.
  private func found(_ table: GivenTable) -> [String] {
    table.questions.map {
      $0.split(separator: "|").filter { !$0.hasPrefix("Id=") }.joined(separator: "|")
    } + table.ledger.filter { !$0.contains("identifiers") }
  }

  // MARK: - QTI 1.2

  private func material(_ text: String) -> String {
    "<material><mattext texttype=\"text/html\">\(text)</mattext></material>"
  }

  private func rule(_ values: [(response: String, value: String)], points: Double) -> String {
    let values = values.map { "<varequal respident=\"\($0)\">\($1)</varequal>" }
    return """
      <respcondition><conditionvar>\(values.joined())</conditionvar>\
      <setvar action="Add" varname="SCORE">\(points)</setvar></respcondition>
      """
  }

  private func old(_ type: String?, _ presentation: String, _ rules: String) -> String {
    let field = type.map {
      "<itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>\($0)</fieldentry></qtimetadatafield></qtimetadata></itemmetadata>"
    }
    return """
      <questestinterop><item ident="one">\(field ?? "")<presentation>\(presentation)</presentation>
      <resprocessing>\(rules)</resprocessing></item></questestinterop>
      """
  }

  /// A question for pairs as Canvas has it: each text on the left is a response with the whole list.
  private func canvas(_ lefts: [String], _ rights: [String]) -> String {
    material("Match.")
      + lefts.enumerated().map { number, left in
        let labels = rights.enumerated().map {
          "<response_label ident=\"R\($0)\">\(material($1))</response_label>"
        }
        return """
          <response_lid ident="response_\(number)">\(material(left))<render_choice>\(labels.joined())\
          </render_choice></response_lid>
          """
      }.joined()
  }

  @Test(arguments: [
    (
      [("response_0", "R1"), ("response_1", "R0")],
      ["matching: Prompt=Match.|Left1=a|Right1=y|Left2=b|Right2=x|Extra1=z"]
    ),
    (
      [("response_0", "R1"), ("response_1", "R1")],
      ["L106 left out: one of its texts belongs to several"]
    ),
    (
      [("response_0", "R1")],
      ["L102 left out: not each of its texts on the left has its right side"]
    ),
    (
      [("response_0", "R1"), ("response_0", "R2"), ("response_1", "R0")],
      ["L102 left out: not each of its texts on the left has its right side"]
    ),
  ])
  func pairsOfCanvasAreReadOrLeftOut(
    _ values: [(response: String, value: String)], _ expected: [String]
  ) throws {
    let rules = values.map { rule([$0], points: 33.33) }.joined()
    let text = canvas(["a", "b"], ["x", "y", "z"])
    for type in ["matching_question", nil] {
      #expect(found(try read(old(type, text, rules))) == expected)
    }
    // One rule may ask for all pairs.
    #expect(found(try read(old(nil, text, rule(values, points: 100)))) == expected)
  }

  @Test func weightsOfPairsAreNamed() throws {
    let rules =
      rule([("response_0", "R1")], points: 20) + rule([("response_1", "R0")], points: 80)
    let table = try read(old("matching_question", canvas(["a", "b"], ["x", "y", "z"]), rules))
    #expect(found(table).dropFirst() == ["L203 the weights of single pairs are lost"])
  }

  @Test func menusInATextAreNoPairs() throws {
    let text = canvas(["a", "b"], ["x", "y", "z"])
    let rules = rule([("response_0", "R1"), ("response_1", "R0")], points: 100)
    #expect(
      found(try read(old("multiple_dropdowns_question", text, rules))) == [
        "L106 left out: it is of the type multiple_dropdowns_question"
      ])
    let other = text.replacing("<response_lid ident=\"response_1\">", with: "<response_lid>")
      .replacing("R2", with: "R3")
    let mixed = canvas(["a"], ["x", "y"]) + other
    #expect(found(try read(old(nil, mixed, rules))) == ["L106 left out: it asks for 3 answers"])
  }

  /// Blackboard has the texts on the left beside empty choices, and the list on the right once.
  @Test func pairsOfBlackboardAreRead() throws {
    func left(_ text: String, _ name: String) -> String {
      let labels = ["x", "y", "z"].map { "<response_label ident=\"\(name)\($0)\"/>" }
      return """
        <flow class="Block"><flow class="FORMATTED_TEXT_BLOCK">\(material(text))</flow>\
        <response_lid ident="\(name)" rcardinality="Single"><render_choice><flow_label>\
        \(labels.joined())</flow_label></render_choice></response_lid></flow>
        """
    }
    let rights = ["fish", "seeds", "grass"].map { "<flow class=\"Block\">\(material($0))</flow>" }
    let text = """
      <flow class="Block"><flow class="QUESTION_BLOCK">\(material("Who eats what?"))</flow>
      <flow class="RESPONSE_BLOCK">\(left("Heron", "A"))\(left("Finch", "B"))</flow>
      <flow class="RIGHT_MATCH_BLOCK">\(rights.joined())</flow></flow>
      """
    let rules = rule([("A", "Ax")], points: 1) + rule([("B", "By")], points: 1)
    #expect(
      found(try read(old(nil, text, rules))) == [
        "matching: Prompt=Who eats what?|Left1=Heron|Right1=fish|Left2=Finch|Right2=seeds|Extra1=grass"
      ])
  }

  @Test(arguments: [
    (
      "<varequal respident=\"R\">B</varequal><varequal respident=\"R\">C</varequal><varequal respident=\"R\">A</varequal>",
      true
    ),
    (
      "<varequal respident=\"R\" index=\"3\">A</varequal><varequal respident=\"R\" index=\"1\">B</varequal><varequal respident=\"R\" index=\"2\">C</varequal>",
      true
    ),
    ("<varequal respident=\"R\">B</varequal><varequal respident=\"R\">C</varequal>", false),
    (
      "<varequal respident=\"R\">B</varequal><varequal respident=\"R\">C</varequal><varequal respident=\"R\">C</varequal>",
      false
    ),
    (
      "<varequal respident=\"R\" index=\"1\">A</varequal><varequal respident=\"R\" index=\"1\">B</varequal><varequal respident=\"R\" index=\"2\">C</varequal>",
      false
    ),
  ])
  func anOrderOfQTI1IsThatOfTheRule(_ values: String, _ isRead: Bool) throws {
    let labels = ["A", "B", "C"].map {
      "<response_label ident=\"\($0)\">\(material($0.lowercased()))</response_label>"
    }
    let response = """
      <response_lid ident="R" rcardinality="Ordered"><render_extension>\(material("first"))\
      <ims_render_object><flow_label>\(labels.joined())</flow_label></ims_render_object>\
      </render_extension></response_lid>
      """
    let rules =
      "<respcondition><conditionvar>\(values)</conditionvar><setvar action=\"Set\" varname=\"SCORE\">100</setvar></respcondition>"
    #expect(
      found(try read(old("ordering_question", material("Sort.") + response, rules)))
        == (isRead
          ? [
            "ordering: Prompt=Sort.|Item1=b|Item2=c|Item3=a",
            "L207 the text \"first\" beside the items is lost",
          ] : ["L102 left out: its order is not stated for all items"]))
  }

  // MARK: - QTI 2 and 3

  private func gaps(_ content: String, _ values: [String]) -> String {
    let values = values.map { "<value>\($0)</value>" }.joined()
    return """
      <assessmentItem identifier="g" title=""><responseDeclaration identifier="R" cardinality="multiple"
      baseType="directedPair"><correctResponse>\(values)</correctResponse></responseDeclaration>
      <itemBody><p>Look.</p><gapMatchInteraction responseIdentifier="R"><prompt>Fill the gaps.</prompt>
      <gapText identifier="W1" matchMax="1">fish</gapText><gapText identifier="W2" matchMax="1">seeds</gapText>
      <gapText identifier="W3" matchMax="1">grass</gapText>\(content)</gapMatchInteraction></itemBody></assessmentItem>
      """
  }

  @Test(arguments: [
    (
      "<p>A heron eats <gap identifier=\"G1\"/>.</p><p>A finch eats <gap identifier=\"G2\"/></p>",
      "matching: Prompt=Look. Fill the gaps.|Left1=A heron eats _____ .|Right1=fish|Left2=A finch eats|Right2=seeds|Extra1=grass"
    ),
    (
      "<p>A heron eats <gap identifier=\"G1\"/>, a finch <gap identifier=\"G2\"/>.</p>",
      "matching: Prompt=Look. Fill the gaps. A heron eats (1) _____ , a finch (2) _____ .|Left1=1|Right1=fish|Left2=2|Right2=seeds|Extra1=grass"
    ),
    (
      "<table><tr><td>Heron</td><td><gap identifier=\"G1\"/></td></tr><tr><td>Finch</td><td><gap identifier=\"G2\"/></td></tr></table>",
      "matching: Prompt=Look. Fill the gaps.|Left1=Heron|Right1=fish|Left2=Finch|Right2=seeds|Extra1=grass"
    ),
  ])
  func gapsOfQTIArePairs(_ content: String, _ expected: String) throws {
    let table = try read(gaps(content, ["W1 G1", "W2 G2"]))
    #expect(found(table).first == expected)
    #expect(table.ledger.allSatisfy { $0.hasPrefix("L201") })
  }

  @Test(arguments: [
    (["W1 G1", "W1 G2"], "L106 left out: one of its texts belongs to several"),
    (["W1 G1"], "L102 left out: not each of its texts on the left has its right side"),
    (["W1"], "L108 left out: its pairs are not written as the format asks"),
  ])
  func gapsWithoutOneWordEachAreLeftOut(_ values: [String], _ expected: String) throws {
    let content = "<p>a <gap identifier=\"G1\"/></p><p>b <gap identifier=\"G2\"/></p>"
    #expect(found(try read(gaps(content, values))) == [expected])
  }

  @Test func picturesAreNoWordsForGaps() throws {
    let content =
      "<gapImg identifier=\"W4\"><object data=\"a.png\"/></gapImg><p>a <gap identifier=\"G1\"/></p>"
    #expect(
      found(try read(gaps(content, ["W4 G1"]))) == ["L106 left out: pictures belong into its gaps"])
  }

  // MARK: - Lines with gaps

  private static let gap = GappedText.gap

  @Test(arguments: [
    (["a \(gap)", "b \(gap)"], "", ["a", "b"]),
    (["\(gap) a", "b \(gap) c", "d"], "d", ["a", "b _____ c"]),
    (["a \(gap)", "a \(gap)"], "a (1) _____ a (2) _____", ["1", "2"]),
    (["\(gap)", "b \(gap)"], "(1) _____ b (2) _____", ["1", "2"]),
    (["a", "", "b"], "a b", []),
  ])
  func linesWithOneGapAreTextsOnTheLeft(
    _ lines: [String], _ prompt: String, _ lefts: [String]
  ) {
    let text = GappedText(lines: lines)
    #expect(text.prompt == prompt)
    #expect(text.lefts == lefts)
  }

  @Test func theSignOfAGapIsTakenOutOfTexts() {
    #expect(GappedText.withoutGaps("a\(Self.gap)\u{301}b") == "a\u{301}b")
    #expect(GappedText(lines: ["a \(Self.gap)\u{301}"]).lefts == ["a _____ \u{301}"])
  }

  // MARK: - H5P

  private func h5p(_ library: String, _ content: String) throws -> [String] {
    var zip = ZipWriter()
    zip.add("h5p.json", Array("{\"title\": \"T\", \"mainLibrary\": \"\(library)\"}".utf8))
    zip.add("content/content.json", Array(content.utf8))
    return found(try GivenTable(zip.finish(), .h5p))
  }

  @Test(arguments: [
    (
      #"{"taskDescription": "<p>Sort.</p>", "paragraphs": ["<div>a</div>", "<div>b</div>", "<div>c</div>"]}"#,
      ["ordering: Prompt=Sort.|Item1=a|Item2=b|Item3=c"]
    ),
    (
      #"{"taskDescription": "Sort.", "paragraphs": ["a", "b"]}"#,
      ["L106 left out: it has fewer than three items to put in order"]
    ),
    (
      #"{"taskDescription": "Sort.", "paragraphs": ["a", "b", 3]}"#,
      ["L108 left out: one of its paragraphs has no text"]
    ),
    (#"{"taskDescription": "Sort."}"#, ["L108 left out: it has nothing to sort or to drag"]),
  ])
  func paragraphsOfH5PAreAnOrdering(_ content: String, _ expected: [String]) throws {
    #expect(try h5p("H5P.SortParagraphs", content) == expected)
  }

  @Test(arguments: [
    (
      #"{"taskDescription": "<p>Match.</p>", "textField": "Heron *fish*\nFinch *seeds:small\\+Yes \\-No*", "distractors": "*grass*"}"#,
      [
        "matching: Prompt=Match.|Left1=Heron|Right1=fish|Left2=Finch|Right2=seeds|Extra1=grass",
        "L202 the remark \"small\" and 2 more about answers is lost",
      ]
    ),
    (
      #"{"taskDescription": "Match.", "textField": "*Oslo* is in *Norway*, ** 2 * 3.", "distractors": "*Bergen*"}"#,
      [
        "matching: Prompt=Match. (1) _____ is in (2) _____ , ** 2 * 3.|Left1=1|Right1=Oslo|Left2=2|Right2=Norway|Extra1=Bergen"
      ]
    ),
    (
      #"{"taskDescription": "Sort.", "textField": "1. *a*\n2. *b*\n3. *c &amp; d*"}"#,
      ["ordering: Prompt=Sort.|Item1=a|Item2=b|Item3=c & d"]
    ),
    (
      #"{"taskDescription": "Drag.", "textField": "A *word*"}"#,
      ["L106 left out: it has fewer than two pairs"]
    ),
  ])
  func wordsOfH5PArePairs(_ content: String, _ expected: [String]) throws {
    #expect(try h5p("H5P.DragText", content).sorted() == expected.sorted())
  }

  private func task(_ right: [String]) -> String {
    func text(_ words: String, _ zones: String) -> String {
      #"{"type": {"library": "H5P.AdvancedText 1.1", "params": {"text": "<p>\#(words)</p>"}}, "dropZones": [\#(zones)]}"#
    }
    let elements = [
      text("Who eats what?", ""), text("fish", "\"0\", \"1\""), text("seeds", "\"0\", \"1\""),
      text("grass", "\"0\""),
    ]
    let zones = zip(["Heron", "Finch"], right).map {
      #"{"label": "<div>\#($0)</div>", "correctElements": [\#($1)]}"#
    }
    return
      #"{"question": {"settings": {"size": {"width": 620}}, "task": {"elements": [\#(elements.joined(separator: ","))], "dropZones": [\#(zones.joined(separator: ","))]}}}"#
  }

  @Test(arguments: [
    (
      ["\"1\"", "\"2\""],
      "matching: Prompt=Who eats what?|Left1=Heron|Right1=fish|Left2=Finch|Right2=seeds|Extra1=grass"
    ),
    (["\"1\"", "\"1\""], "L106 left out: one of its texts belongs to several"),
    (["\"1\", \"2\"", "\"3\""], "L106 left out: not each of its places takes one text"),
    (["\"1\"", "\"9\""], "L108 left out: one of its places takes a text that is not there"),
  ])
  func textsThatAreDraggedIntoPlacesArePairs(_ right: [String], _ expected: String) throws {
    #expect(try h5p("H5P.DragQuestion", task(right)) == [expected])
  }
}
