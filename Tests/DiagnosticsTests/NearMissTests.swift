import Diagnostics
import Testing

struct NearMissTests {
  private let names = ["Fact", "Value", "Unit", "Id", "Source", "AsOf", "Tags", "Difficulty"]

  @Test(
    arguments: [
      ("Value", "Value"), ("value", "Value"), ("Vaule", "Value"), ("Valeu", "Value"),
      ("Values", "Value"), ("Val", "Value"), ("Va", nil), ("diff", "Difficulty"), ("Facts", "Fact"),
      ("Fct", "Fact"), ("Fats", nil),
      ("Untis", "Unit"), ("Unti", "Unit"), ("Sorce", "Source"), ("Sourze", "Source"),
      ("As of", "AsOf"), ("asof", "AsOf"), ("Dificulty", "Difficulty"), ("Difikulty", "Difficulty"),
      ("ID", "Id"), ("I", nil), ("Notes", nil), ("", nil), ("Quelle", nil),
    ] as [(String, String?)])
  func oneSlipInAShortWordTwoInALongerOne(_ word: String, _ near: String?) {
    #expect(NearMiss.of(word, among: names) == near)
  }

  @Test func theNearestIsChosenAndTheFirstOfEquals() {
    #expect(NearMiss.of("blaack", among: ["blank", "black"]) == "black")
    #expect(NearMiss.of("wordx", among: ["worda", "wordb"]) == "worda")
    #expect(NearMiss.of("x", among: []) == nil)
  }

  @Test func anAbbreviationOfTwoNamesMatchesNeither() {
    #expect(NearMiss.of("Wro", among: ["Wrong1", "Wrong2"]) == nil)
  }

  @Test func aVeryLongWordCostsLittle() {
    #expect(NearMiss.of(String(repeating: "x", count: 1_000_000), among: names) == nil)
  }
}
