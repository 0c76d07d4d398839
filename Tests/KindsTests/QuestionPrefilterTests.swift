import Diagnostics
import Games
import Rows
import Testing
import TestSupport
import TextUnicode

@testable import Kinds

/// Tests that the prefilter never hides a finding of the rules that it skips.
@Suite struct QuestionPrefilterTests {
  private static let words = [
    "Paris", "paris", "PARIS.", "par is", "Pécs", "Pecs", "Łódź", "東京", "東", "город", "Город",
    "Ёлка", "елка",
    "Istanbul", "İstanbul", "K", "\u{212A}", "None of these", "none", "of", "these", "Both", "A",
    "and", "B",
    "both A and B", "и", "А", "Б", "и А и Б", "Все верно", "All of the above!", "3.5", "35", "-5",
    "−5", "5", "C++",
    "C", "½", "²", "km²", "🎯", "👩‍👩‍👧", "e\u{301}", "ß", "ss", "ſ", "Σ", "ς", "σ", "Ω",
    "\u{5D0}\u{5D1}", "\u{600}5",
    "1\u{FE0F}\u{20E3}", "क्षि", "각", "ｶﾞ", "ガ", "…", "—", "“q”", "#", "%", "&", "‰", "(", "don't",
    "\u{200B}", "x\u{300}", "always", "not", "does", "usually", "1,000", "1000", "a", "an", "are",
    "apple", "only", "___", "which", "is", "except", "twelve", "increases", "decreases",
  ]

  private static func text(_ random: inout SplitMix, _ most: Int) -> String {
    let count = Int.random(in: 1...most, using: &random)
    return (0..<count).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
  }

  private static func rules() throws -> ChoiceQuizRules {
    try ChoiceQuizRules(
      ChoiceQuizRules.specifications.map { RuleText($0.name, $0.defaultText) })
  }

  @Test(arguments: 1...40) func prefilterNeverHidesAFinding(seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let rules = try Self.rules()
    var prefilter = QuestionPrefilter(rules)
    for _ in 0..<100 {
      let question = Self.question(&random, rules)
      let (row, columns) = Self.row(question)
      let open = prefilter.open(
        row, columns, isEnglish: true, TellLimits(), hasPins: false)
      for (marks, rule) in QuestionChecks.marked where open.isDisjoint(with: marks) {
        let found = rule.findings(for: question).map(\.message)
        #expect(found == [], "seed \(seed): \(question)")
      }
    }
  }

  private static func question(
    _ random: inout SplitMix, _ rules: ChoiceQuizRules
  ) -> QuestionRow {
    func choice(_ name: String, _ text: String?) -> QuestionCell {
      QuestionCell(name: name, text: text?.nfc, place: Place("a", 0..<1), isStandIn: false)
    }
    var texts: [String?] = (0..<Int.random(in: 1...8, using: &random)).map { _ in
      Self.text(&random, Int.random(in: 0..<8, using: &random) == 0 ? 20 : 3)
    }
    if Int.random(in: 0..<5, using: &random) == 0 {
      texts[Int.random(in: 0..<texts.count, using: &random)] = nil
    }
    var prompt = Self.text(&random, 14)
    if Int.random(in: 0..<4, using: &random) == 0, let right = texts.first ?? nil {
      prompt += " \(Bool.random(using: &random) ? right : right.uppercased())?"
    }
    let told = Int.random(in: 0..<4, using: &random) == 0 ? Self.text(&random, 90) : nil
    return QuestionRow(
      prompt: choice("Prompt", prompt),
      choices: texts.enumerated().map { choice("Choice \($0)", $1) },
      pictureText: Bool.random(using: &random) ? Self.text(&random, 20).nfc : nil,
      explanation: choice("Explanation", told), source: choice("Source", nil), language: "",
      rules: rules, isEnglish: true)
  }

  private static func row(_ question: QuestionRow) -> (TypedRow, QuestionPrefilter.Columns) {
    let texts =
      [
        question.prompt?.text, question.pictureText, question.explanation?.text,
        question.source?.text,
      ]
      + question.choices.map(\.text)
    let row = TypedRow(texts: texts)
    return (
      row,
      QuestionPrefilter.Columns(
        prompt: 0, picture: 1, explanation: 2, source: 3, choices: Array(4..<texts.count),
        isTranslation: false)
    )
  }

  @Test(arguments: [
    "None of these", "ALL of the above!", "Both a and b", "и А и Б", "Все варианты верны",
  ]) func prefilterNamesTheRuleForPhrasesAboutOtherChoices(text: String) {
    let core = TextCores.core(of: text)
    let mayBe = ChoiceByPlace.mayBe(core.span)
    #expect(mayBe)
  }

  @Test func prefilterNamesNoRuleForAnOrdinaryQuestion() throws {
    let texts = [
      "Which currency is used in Japan?", nil, "The yen has been Japan's currency since 1871.", nil,
      "Yen", "Won", "Yuan", "None, as it is in the north",
    ]
    var prefilter = QuestionPrefilter(try Self.rules())
    let open = prefilter.open(
      TypedRow(texts: texts),
      QuestionPrefilter.Columns(
        prompt: 0, picture: 1, explanation: 2, source: 3, choices: Array(4..<8),
        isTranslation: false), isEnglish: true, TellLimits(), hasPins: false)
    #expect(open.isEmpty)
  }
}

extension TypedRow {
  /// Makes a row of the given texts.
  fileprivate init(texts: [String?]) {
    self.init()
    for text in texts {
      let start = textBytes.count
      textBytes += Array((text ?? "").utf8)
      values.append(text == nil ? .missing : .text(start..<textBytes.count))
      places.append(0..<1)
    }
  }
}
