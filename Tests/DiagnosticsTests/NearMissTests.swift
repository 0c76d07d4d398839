import TestSupport
import Testing

@testable import Diagnostics

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

  /// Compares the shortcut for one slip with the whole table of the distance.
  @Test func oneSlipIsADistanceOfOne() {
    var random = SplitMix(seed: 8)
    var found = 0
    for _ in 0..<20_000 {
      let (word, other) = (Self.word(&random), Self.word(&random))
      let isOne =
        word == other || min(word.count, other.count) > 1 && NearMiss.distance(word, other) == 1
      #expect(NearMiss.isOneSlip(word, from: other) == isOne, "\(word) \(other)")
      if isOne { found += 1 }
    }
    #expect(found > 1_000)
  }

  private static func word(_ random: inout SplitMix) -> String {
    String(
      (0..<Int.random(in: 0...5, using: &random)).map { _ in
        "abä".randomElement(using: &random) ?? "a"
      })
  }
}
