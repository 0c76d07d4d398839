import PackFormat
import Testing
import TestSupport

@testable import Kinds

/// Tests that the pre-tests of the rules about facts let no finding pass.
struct FactPreTestTests {
  private static let names = [
    "m", "M", "metres", "Metres", "METRES", "mètres", "m²", "square metres", "US dollars",
    "U S dollars",
    "°C", "degrees Celsius", "Grad Celsius", "%", "Prozent", "метров", "МЕТРОВ", "年", "an", "année",
    "people", "Pécs", "Łódź", "Αθήνα", "Oslo", "K", "\u{212A}", "-metres", "(m", "m)",
    "2-day trips", "سنة",
    "seconds", "s", "s.", "p-trips", "É",
  ]
  private static let units = [
    "m", "m²", "US$", "°C", "%", "year", "people", "K", "s", "-metres", "2-day trips", "p-trips",
    "Pécs", "L",
  ]
  private static let frames = [
    "Height (@)", "Height [@]", "Height (in @)", "Height in @", "Height, in @", "@", "in @",
    "Rain in it (@) in @",
    "Height in @)", "Height (@", "Height in @ of it", "Height ((@)", "A (b) in @",
    "Height in\u{301} @",
    "Height (\u{301}@)", "\u{600}(@)",
  ]

  private static func mayEnd(_ text: String, in unit: String) -> Bool {
    UnitTwice.mayEnd(text.utf8.span, in: unit.utf8.span)
  }

  @Test func noUnitAtTheEndOfATextPassesItsPreTest() {
    var found = 0
    for unit in Self.units {
      for name in Self.names {
        for frame in Self.frames {
          let text = frame.replacing("@", with: name)
          guard UnitTwice.ending(of: text, naming: unit) != nil else { continue }
          found += 1
          #expect(Self.mayEnd(text, in: unit), "\(text), \(unit)")
        }
      }
    }
    #expect(found > 200)
  }

  @Test func namesOfPlacesNeedNoFurtherTest() {
    let places = ["Pécs", "Zürich", "Łódź", "Αθήνα", "Одеса", "東京", "서울", "Genève", "the middle"]
    for unit in ["m", "people", "pages", "°C", "%", "year", "km²"] {
      for place in places {
        #expect(!Self.mayEnd("Rain in \(place)", in: unit), "\(place), \(unit)")
      }
    }
  }

  private static func maySpell(_ value: Int64, in text: String) -> Bool {
    CountedInPrompt.maySpell(value, in: text.utf8.span)
  }

  @Test func aWordForANumberIsFoundWhereverItStands() {
    let words = ["two", "Three", "TEN", "twelve", "twenty"]
    for (word, value) in zip(words, [2, 3, 10, 12, 20] as [Int64]) {
      for before in 0..<20 {
        for behind in 0..<20 {
          // Beginnings of the word stand before it and behind it.
          let (left, right) =
            (String(repeating: "t", count: before), String(repeating: "w", count: behind))
          let text = "\(left) \(word).\(right)"
          #expect(Self.maySpell(value, in: text), "\(text)")
          for other in [
            "\(left)\(word.dropLast()) \(right)", "\(left) \(word)s\(right)", "4\(word)",
          ] {
            #expect(!Self.maySpell(value, in: other), "\(other)")
          }
        }
      }
    }
  }

  @Test func noTextThatTellsItsValuePassesItsPreTest() {
    var random = SplitMix(seed: 7)
    let parts = [
      "3", "7", "07", "10", "1,003", "1,,010", "17.", "13th", "2.5", "six", "Ten", "to", "between",
      "and", "–", "-", ",",
      "999999999999999999", "9999999999999999999", "½", "x",
    ]
    var found = 0
    for _ in 0..<20_000 {
      let text = (0..<5).map { _ in parts.randomElement(using: &random) ?? "" }
        .joined(separator: Bool.random(using: &random) ? " " : "")
      let bytes = Array(text.utf8)[...]
      for value in [3, 4, 5, 6, 7, 8, 10, 11, 993, 1_000].map({ ExactDecimal(Int64($0)) })
      where CountedInPrompt.telling(value, in: bytes) != nil {
        found += 1
        #expect(CountedInPrompt.mayTell(value, in: bytes), "\(text), \(value.text)")
      }
    }
    #expect(found > 500)
  }
}
