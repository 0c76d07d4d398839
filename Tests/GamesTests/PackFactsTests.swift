import Games
import PackFormat
import Testing

@Suite struct PackFactsTests {
  @Test func aPacksFactsAndRulesAreThoseWrittenIntoIt() throws {
    let facts = [quantity("8849", "Höhe"), quantity("0.5", "half"), year(1969)]
    let reader = try reader(facts: facts, rules: HigherOrLowerRules.defaults)
    let source = try PackFacts(reader)
    #expect(source.questionCount == 3)
    for index in 0..<3 { #expect(try source.question(at: index) == facts[index]) }
    #expect(try RuleText.all(in: reader) == HigherOrLowerRules.defaults)
    #expect(try HigherOrLowerRules(RuleText.all(in: reader)) == ladderRules())
  }

  @Test func aPackPlaysAsTheSameFactsInMemoryDo() throws {
    let facts = (1...50).map { quantity(String($0 * 1234), "fact \($0)") }
    let source = try PackFacts(reader(facts: facts, rules: HigherOrLowerRules.defaults))
    let played = String(decoding: try transcript(source), as: UTF8.self)
    let ids = try (0..<50).compactMap { try source.id(at: $0) }
    #expect(ids.count == 50)
    let withoutIds = ids.reduce(played) { $0.replacing("\"id\":\"\($1)\",", with: "") }
    #expect(try withoutIds == String(decoding: transcript(facts), as: UTF8.self))
  }

  @Test func whetherAnyFactIsAYearIsFound() throws {
    #expect(
      try PackFacts(reader(facts: [quantity("1"), year(1)], rules: [])).askForYears())
    #expect(try PackFacts(reader(facts: [quantity("1")], rules: [])).askForYears() == false)
  }

  @Test func aPackOfAnotherKindIsAnError() throws {
    var writer = PackWriter(card: card(kind: "roster", questions: 0))
    writer.content = [TableBuilder("roster", [])]
    let reader = try PackReader(ByteSource(writer.encode().bytes))
    #expect(throws: PackError(.malformed("there is no table of facts"), at: 0)) {
      try PackFacts(reader)
    }
    #expect(throws: PackError(.malformed("there is no table of rules"), at: 0)) {
      try RuleText.all(in: reader)
    }
  }

  @Test func moreRulesThanAnyGameHasAreRefusedUnread() throws {
    let many = { [RuleText](repeating: RuleText("lives", "3"), count: $0) }
    let most = try reader(facts: [quantity("1")], rules: many(RuleText.most))
    #expect(try RuleText.all(in: most).count == RuleText.most)
    let more = try reader(facts: [quantity("1")], rules: many(RuleText.most + 1))
    #expect(throws: PackError(.malformed("over 1000 rules"), at: 0)) {
      try RuleText.all(in: more)
    }
  }

  private func card(kind: String = "facts", questions: Int) -> PackCard {
    PackCard(
      id: "test", version: "1.0.0", kind: kind, asOf: nil, questionCount: UInt64(questions),
      titles: [PackCard.Title(language: "en", text: "Test")])
  }

  private func reader(facts: [Fact], rules: [RuleText]) throws -> PackReader {
    var table = TableBuilder(
      "facts",
      [
        ColumnBuilder("Fact", .string), ColumnBuilder("Value", .decimal),
        ColumnBuilder("Unit", .string),
      ])
    for fact in facts {
      table.columns[0].append(fact.prompt)
      table.columns[1].append(fact.value)
      table.columns[2].append(fact.unit)
    }
    var ruleTable = TableBuilder(
      ".rules", [ColumnBuilder("Name", .string), ColumnBuilder("Value", .string)])
    for rule in rules {
      ruleTable.columns[0].append(rule.name)
      ruleTable.columns[1].append(rule.text)
    }
    var writer = PackWriter(card: card(questions: facts.count))
    writer.content = [table, ruleTable]
    return try PackReader(ByteSource(try writer.encode().bytes))
  }

  private func transcript(_ source: some FactSource) throws -> [UInt8] {
    var play = try #require(
      try HigherOrLowerSelfPlay(
        source, rules: rules(), year: 2026, seed: 3, bot: .sensible, format: .json))
    for _ in 0..<10 { try play.playGame() }
    return play.takeLines()
  }
}
