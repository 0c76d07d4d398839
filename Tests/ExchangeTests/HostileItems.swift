import Archives

@testable import Exchange

/// Small files that stand for many items: right choices with remarks, items to put in order, and pairs to match.
enum HostileItems {
  private static func list(_ count: Int, _ text: (Int) -> String) -> String {
    (0..<count).map(text).joined()
  }

  private static func h5p(_ library: String, _ content: String) -> [UInt8] {
    var archive = ZipWriter()
    archive.add("h5p.json", Array("{\"mainLibrary\":\"\(library)\"}".utf8))
    archive.add("content/content.json", Array(content.utf8))
    return archive.finish()
  }

  /// Pairs as Canvas has them, each with the whole list of choices.
  static func canvas(lefts: Int, rights: Int) -> [UInt8] {
    let labels = list(rights) {
      "<response_label ident=\"\($0)\"><material><mattext>right \($0)</mattext></material></response_label>"
    }
    let responses = list(lefts) {
      "<response_lid ident=\"L\($0)\"><material><mattext>left \($0)</mattext></material><render_choice>\(labels)</render_choice></response_lid>"
    }
    let rules = list(lefts) {
      "<respcondition><conditionvar><varequal respident=\"L\($0)\">\($0)</varequal></conditionvar><setvar>1</setvar></respcondition>"
    }
    return Array(
      "<questestinterop><item><presentation>\(responses)</presentation><resprocessing>\(rules)</resprocessing></item></questestinterop>"
        .utf8)
  }

  /// An order of QTI 1.2, whose places one rule or one for each states.
  static func order(items: Int, rules: Bool) -> [UInt8] {
    let labels = list(items) { "<response_label ident=\"\($0)\"/>" }
    let between = "</conditionvar><setvar>1</setvar></respcondition><respcondition><conditionvar>"
    let values = list(items) {
      (rules ? between : "")
        + "<varequal respident=\"R\"\(rules ? " index=\"\($0 + 1)\"" : "")>\($0)</varequal>"
    }
    return Array(
      """
      <questestinterop><item><presentation><response_lid ident="R" rcardinality="Ordered"><render_choice>
      \(labels)</render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar>
      \(values)</conditionvar><setvar>1</setvar></respcondition></resprocessing></item></questestinterop>
      """.utf8)
  }

  /// Gaps of QTI 2 in blocks that lie in each other.
  static func gaps(_ count: Int, depth: Int) -> [UInt8] {
    let words = list(count) { "<gapText identifier=\"W\($0)\">word \($0)</gapText>" }
    let values = list(count) { "<value>W\($0) G\($0)</value>" }
    let lines = list(count) { "<p>line <gap identifier=\"G\($0)\"/></p>" }
    let depth = min(depth, 100)
    return Array(
      """
      <assessmentItem><responseDeclaration identifier="R"><correctResponse>\(values)</correctResponse>
      </responseDeclaration><itemBody><gapMatchInteraction responseIdentifier="R">\(words)
      \(String(repeating: "<div>", count: depth))\(lines)\(String(repeating: "</div>", count: depth))
      </gapMatchInteraction></itemBody></assessmentItem>
      """.utf8)
  }

  static func words(_ count: Int, inOneLine: Bool) -> [UInt8] {
    let text = list(count) { "a *\($0):tip*\(inOneLine ? " " : "\\n")" }
    return h5p("H5P.DragText", "{\"textField\":\"\(text)\",\"distractors\":\"\(text)\"}")
  }

  static func zones(_ count: Int) -> [UInt8] {
    let elements = (0..<count).map {
      "{\"type\":{\"params\":{\"text\":\"\($0)\"}},\"dropZones\":[\"\($0)\"]}"
    }.joined(separator: ",")
    let zones = (0..<count).map { "{\"label\":\"\($0)\",\"correctElements\":[\"\($0)\"]}" }
      .joined(separator: ",")
    return h5p(
      "H5P.DragQuestion",
      "{\"question\":{\"task\":{\"elements\":[\(elements)],\"dropZones\":[\(zones)]}}}")
  }

  static func paragraphs(_ count: Int) -> [UInt8] {
    let texts = (0..<count).map { "\"<p>\($0)</p>\"" }.joined(separator: ",")
    return h5p("H5P.SortParagraphs", "{\"paragraphs\":[\(texts)]}")
  }

  /// Choices of GIFT, half of which are right, with a remark each; or its pairs.
  static func gift(_ count: Int, arePairs: Bool) -> [UInt8] {
    let answers = list(count) { number in
      arePairs
        ? "=left \(number) -> right \(number)\n"
        : "~%\(number % 2 == 0 ? "" : "-")10%choice \(number)#remark \(number)\n"
    }
    return Array("Which? {\n\(answers)}\n".utf8)
  }

  /// A note of Anki with items, which are on both sides.
  static func note(_ count: Int) -> [UInt8] {
    let front = list(count) { "<li>\($0)</li>" }
    let back = list(count) { "<li class=\"\"item\($0 + 1)\"\">\($0)</li>" }
    return Array(
      """
      #separator:tab
      #html:true
      "<div class=""packtool ordering""><div class=""prompt"">Sort</div>\(front)</div>"\t"<div>\(back)</div>"

      """.utf8)
  }

  /// A sheet in Markdown: questions with as many items.
  static func sheet(questions: Int, items: Int) -> [UInt8] {
    let letters = (0..<items).map { ChoiceOrder.letter($0) }
    let lines = letters.map { "   - \($0): item\n" }.joined()
    let key = letters.joined(separator: MarkdownTask.then)
    return Array(
      """
      # Sheet

      \(list(questions) { "\($0 + 1). **Sort**\n\n\(lines)\n" })
      ## Answers

      \(list(questions) { "\($0 + 1). **\(key)**\n" })
      """.utf8)
  }

  /// A file with one of these forms; `number` gives a random number up to a limit.
  static func random(_ form: UInt64, _ number: (Int) -> Int) -> ([UInt8], ExchangeFormat) {
    switch form % 10 {
    case 0: (canvas(lefts: number(200), rights: number(200)), .qti)
    case 1: (order(items: number(5_000), rules: number(2) == 1), .qti)
    case 2: (gaps(number(3_000), depth: number(100)), .qti)
    case 3: (words(number(5_000), inOneLine: number(2) == 1), .h5p)
    case 4: (zones(number(2_000)), .h5p)
    case 5: (paragraphs(number(5_000)), .h5p)
    case 6: (gift(number(3_000), arePairs: false), .gift)
    case 7: (gift(number(3_000), arePairs: true), .gift)
    case 8: (note(number(5_000)), .anki)
    default: (sheet(questions: number(500), items: number(30)), .markdown)
    }
  }
}
