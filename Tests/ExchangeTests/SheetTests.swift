import Diagnostics
import Files
import TestSupport
import Testing

@testable import Exchange

/// Sheets to read and to print, which no program reads back.
struct SheetTests {
  private static func question(_ kind: String, _ cells: [(String, String)]) -> ExchangedQuestion {
    var question = ExchangedQuestion(kind: kind, at: .init("pack", 0..<0))
    for (field, text) in cells { question[field] = text }
    return question
  }

  private func written(
    _ questions: [ExchangedQuestion], _ format: ExchangeFormat, _ info: DeckInfo = DeckInfo(),
    seed: UInt64? = nil, losing losses: [String] = []
  ) throws -> String {
    let folder = TemporaryFolder()
    let path = folder("sheet")
    let deck = ExportedDeck(
      info: info, kind: questions[0].kind, count: questions.count, question: { questions[$0] },
      id: { "q\($0)" })
    var options = ExportOptions()
    options.seed = seed
    var output = ExportOutput(try AtomicFile(replacing: path), of: .init(path, 0..<0))
    try #require(format.writer).write(deck, options, &output)
    #expect(output.ledger.map(\.message) == losses)
    try output.commit()
    return String(decoding: try InputFile.readAll(path, limit: 1 << 20), as: UTF8.self)
  }

  private static var info: DeckInfo {
    var info = DeckInfo()
    (info.title, info.description, info.licence) = ("Small *Quiz*", "- 1 < 2 & 3", "MIT")
    (info.authors, info.credits, info.language) = (["A", "B"], ["1. C"], "en")
    return info
  }

  private static let quiz = [
    question(
      "choice-quiz",
      [
        ("Prompt", "Which *one* is <b>?"), ("Right", "r|x"), ("Wrong1", "None"), ("Wrong2", "y"),
        ("Image", "a<b.png"), ("Alt", "A ring"), ("Explanation", "1. Because."), ("Source", "S"),
        ("Pin", "Wrong1"),
      ]),
    question("choice-quiz", [("Prompt", "Or?"), ("Right", "a"), ("Wrong1", "b")]),
  ]

  @Test func aQuizInMarkdownHasItsAnswersAtTheEnd() throws {
    let losses = ["Markdown has no place for Pin, which shows in the order of the choices alone"]
    #expect(
      try written(Self.quiz, .markdown, Self.info, losing: losses) == """
        # Small \\*Quiz\\*

        \\- 1 \\< 2 \\& 3

        1. **Which \\*one\\* is \\<b\\>?**

           ![A ring](<a\\<b.png>)

           - A: r\\|x
           - B: y
           - C: None

        2. **Or?**

           - A: b
           - B: a

        ## Answers

        1. **A**: r\\|x

           1\\. Because.

           Source: S
        2. **B**: a

        ---

        - Authors: A, B
        - Licence: MIT
        - 1\\. C

        """)
  }

  @Test func factsInMarkdownAreATableOfTheColumnsThatHaveValues() throws {
    let facts = [
      Self.question("facts", [("Fact", "A | `b`"), ("Value", "-1.50"), ("Unit", "m")]),
      Self.question("facts", [("Fact", "C\nd"), ("Value", "2"), ("Unit", "$"), ("Source", "S")]),
    ]
    #expect(
      try written(facts, .markdown) == """
        # Questions

        | Fact | Value | Unit | Source |
        | --- | --: | --- | --- |
        | A \\| \\`b\\` | -1.50 | m |  |
        | C d | 2 | \\$ | S |

        """)
  }

  @Test func aRosterInMarkdownHasItsPicturesInTheTable() throws {
    let roster = [Self.question("roster", [("Name", "Ann"), ("Image", "a.png"), ("Alt", "An_n")])]
    #expect(
      try written(roster, .markdown).hasSuffix(
        "| Name | Image |\n| --- | --- |\n| Ann | ![An\\_n](<a.png>) |\n"))
  }

  @Test(arguments: [("*_[]<>#|`\\~&$", ##"\*\_\[\]\<\>\#\|\`\\\~\&\$"##), ("a\u{2028}\nb", "a b")])
  func signsOfMarkdownAreEscaped(_ text: String, _ escaped: String) {
    #expect(MarkdownText.inline(text) == escaped)
  }

  @Test(arguments: [
    ("- a", "\\- a"), ("+", "\\+"), ("12) a", "12\\) a"), ("1.5", "1\\.5"), ("12", "12"),
  ])
  func theStartOfABlockBeginsNoList(_ text: String, _ escaped: String) {
    #expect(MarkdownText.block(text) == escaped)
  }

  // MARK: - Print

  @Test func aPrintedQuestionForATypedAnswerHasALineAndAllAnswersInItsKey() throws {
    let question = ExchangedQuestion.typed(
      "Which river flows through Vienna?", answers: ["Danube", "Donau"], refused: ["Dnieper"],
      at: Place("a", 0..<0))
    let page = try written([question], .print, Self.info)
    #expect(
      page.contains(
        """
        <p class="prompt" dir="auto">Which river flows through Vienna?</p>
        <p class="blank"><span></span></p>
        """))
    #expect(page.contains("<li><bdi>Danube / Donau</bdi>") && !page.contains("Dnieper"))
  }

  @Test func aPrintedQuizEscapesItsTextsAndHasItsKeyBehindIt() throws {
    let page = try written(Self.quiz, .print, Self.info)
    #expect(page.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\" dir=\"ltr\">\n"))
    #expect(
      page.contains(
        """
        <li>
        <p class="prompt" dir="auto">Which *one* is &lt;b&gt;?</p>
        <ul class="choices short">
        <li><span class="box"></span>A. <bdi>r|x</bdi></li>
        <li><span class="box"></span>B. <bdi>y</bdi></li>
        <li><span class="box"></span>C. <bdi>None</bdi></li>
        </ul>
        </li>
        """))
    #expect(
      page.contains(
        """
        <h2><span lang="en">Answers</span>: <bdi>Small *Quiz*</bdi></h2>
        <ol>
        <li><b>A</b> <bdi>r|x</bdi>
        <p dir="auto">1. Because.</p>
        <p dir="auto">S</p>
        </li>
        <li><b>B</b> <bdi>a</bdi>
        </li>
        </ol>
        """))
    for word in ["<script", "http:", "https:", "url(", "@import"] { #expect(!page.contains(word)) }
  }

  @Test func aSeedOrdersQuestionsAndChoicesAndNamesTheVersion() throws {
    let questions = (0..<20).map {
      Self.question(
        "choice-quiz",
        [("Prompt", "Q\($0)"), ("Right", "r"), ("Wrong1", "x"), ("Wrong2", "y"), ("Pin", "Wrong2")])
    }
    let pages = try [1, 2, 2].map { try written(questions, .print, Self.info, seed: $0) }
    #expect(pages[0] != pages[1])
    #expect(pages[1] == pages[2])
    #expect(pages[1].contains("<p class=\"version\">B</p>"))
    #expect(pages[1].contains("Small *Quiz*</bdi> – B (seed 2)</h2>"))
    #expect(try written(questions, .print, seed: 99).contains("<p class=\"version\">99</p>"))
    for page in pages {
      #expect(page.matches(of: #/<p class="prompt" dir="auto">Q/#).count == 20)
      #expect(page.matches(of: #/C\. <bdi>y/#).count == 20)
      let rights = page.matches(of: #/<b>([AB])<\/b> <bdi>r/#).map(\.1)
      #expect(Set(rights) == ["A", "B"] && rights.count == 20)
      // The key names the place at which the right choice stands.
      let places = page.matches(of: #/([AB])\. <bdi>r</#).map(\.1)
      #expect(places == rights)
    }
  }

  @Test(arguments: [
    ("ar", "rtl"), ("he-IL", "rtl"), ("pt-BR", "ltr"), ("az-Arab", "rtl"), ("fa-Latn", "ltr"),
  ])
  func theLanguageDecidesTheDirection(_ language: String, _ direction: String) throws {
    var info = Self.info
    info.language = language
    let page = try written(Self.quiz, .print, info)
    #expect(page.contains("<html lang=\"\(language)\" dir=\"\(direction)\">"))
  }

  @Test func factsAndRostersHaveABlankToWriteOn() throws {
    let facts = [
      Self.question(
        "facts", [("Fact", "Height"), ("Value", "8"), ("Unit", "m"), ("AsOf", "2026-01-01")])
    ]
    let page = try written(facts, .print)
    #expect(page.contains("Height</p>\n<p class=\"blank\"><span></span> <bdi>m</bdi></p>\n"))
    #expect(page.contains("<li><bdi>8 m (2026-01-01)</bdi>"))
    var ann = Self.question("roster", [("Name", "Ann"), ("Image", "a.png"), ("Alt", "\"A\"")])
    ann.picture = ExchangedPicture(
      name: "a.png", bytes: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    let roster = try written([ann], .print)
    #expect(
      roster.contains("<img src=\"data:image/png;base64,iVBORw0KGgo=\" alt=\"&quot;A&quot;\">"))
    #expect(roster.components(of: "Ann") == 1)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
