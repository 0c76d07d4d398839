import Games
import PackFormat
import TestSupport
import Testing

@testable import Reports

/// Tests that the contents of untrusted packs stay text, and that their pages stay small.
struct HostilePackTests {
  private static let attack = "\"'><script>alert(1)</script><img src=x onerror=alert(1)>\u{202E}]]>"

  private func page(_ pack: BuiltPack) throws -> String {
    let subject = ReportSubject(
      name: "x.qpk", pack: try ReportSubject.Pack(pack.reader(), .notPlayed("this is a test")),
      source: nil)
    return try PackReport(subject).pieces().joined()
  }

  private func attacked(kind: String, _ rules: [RuleSpecification]) -> BuiltPack {
    var pack = BuiltPack(kind: kind, rules: RuleText.filled([], of: rules))
    pack.titles = [.init(language: Self.attack, text: Self.attack)]
    pack.texts = [(Self.attack, Self.attack, Self.attack)]
    pack.about = ["description", "licence", "author", "credit"].map { ($0, "", Self.attack) }
    pack.pictures = [Self.attack, Self.attack + "2"]
    pack.files = [Array(Self.attack.utf8), Array(Self.attack.utf8)]
    return pack
  }

  @Test func everyTextOfAPackIsEscaped() throws {
    var facts = attacked(kind: "facts", HigherOrLowerRules.specifications)
    facts.add("Fact", [Self.attack, Self.attack])
    facts.add("Value", [ExactDecimal(5), ExactDecimal(.max)])
    facts.add("Unit", [Self.attack, "m"])
    facts.add("Fact", language: Self.attack, [Self.attack, nil])
    facts.add(Self.attack, .integer, [.min, .max])
    facts.add("AsOf", .date, [.min, .max])
    var quiz = attacked(kind: "choice-quiz", ChoiceQuizRules.specifications)
    quiz.add("Prompt", [Self.attack])
    quiz.add("Right", [Self.attack])
    quiz.add("Tags", [Self.attack])
    quiz.add("Difficulty", .integer, [.max])
    quiz.add("Image", .reference, [1])
    var table = attacked(kind: "table", [])
    table.add("Anything", [Self.attack])
    table.add("Year", .year, [.max])
    table.add("Date", .date, [0])
    for pack in [facts, quiz, table] {
      let page = try page(pack)
      #expect(page.contains("&lt;script&gt;alert(1)"))
      #expect(!page.contains("<script") && !page.contains("<img src=x"))
      #expect(!page.contains("\u{202E}") && !page.contains("\u{0}"))
      #expect(!page.contains("alert(1)>") && !page.contains("'><"))
    }
  }

  @Test func whatIsNoPictureIsLeftOutAndSaid() throws {
    var quiz = attacked(kind: "choice-quiz", ChoiceQuizRules.specifications)
    quiz.add("Prompt", ["What?"])
    quiz.add("Right", ["That"])
    let page = try page(quiz)
    #expect(!page.contains("src=\"data:"))
    #expect(page.contains("0 pictures of 2;"))
    #expect(page.contains("<h3>Left out</h3>"))
  }

  @Test func anEmptyPackHasAPage() throws {
    for kind in [
      "facts", "choice-quiz", "number-duel", "sum-grid", "roster", "table", "unheard-of",
    ] {
      var pack = BuiltPack(kind: kind, rules: [])
      pack.add("Name", [])
      let page = try page(pack)
      #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
      #expect(page.contains("No game was played: this is a test."))
    }
  }

  @Test func theSamePackHasTheSamePage() throws {
    var facts = BuiltPack(
      kind: "facts", rules: RuleText.filled([], of: HigherOrLowerRules.specifications))
    facts.add("Fact", (0..<300).map { "Fact \($0)" })
    facts.add("Value", .integer, (0..<300).map { $0 * $0 + 1 })
    facts.add("Unit", (0..<300).map { "unit \($0 % 40)" })
    #expect(try page(facts) == page(facts))
    #expect(try page(facts).contains("24 rarer units not drawn"))
  }
}
