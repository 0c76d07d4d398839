import TestSupport
import Testing

@testable import Rows

/// Tests that no pattern makes a text expensive.
///
/// A step looks up at most 128 unions of 64 bytes, so that the number of steps bounds the time.
struct HostilePatternTests {
  @Test(
    arguments: [
      (String(repeating: "a*", count: 511), true), (String(repeating: "a?", count: 511), false),
      ("(a|a)*b", false), ("(a*)*b", false), ("(a+)+b", false), ("((a*)*)*", true),
      ("(a|aa)+b", false), ("(a?){0,510}b", false), ("(.*a){250}b", false), ("(a|b|ab)*c", false),
      ("([a-z]+)*1", false), ("(a|a?)+", true), ("(\\w*\\s?)*!", false),
    ])
  func transitionsOfAUniformTextAreSoonKnown(_ text: String, _ matches: Bool) throws {
    let pattern = try Pattern(text)
    for length in [1_000, 65_536] {
      let letters = [UInt8](repeating: UInt8(ascii: "a"), count: length)
      #expect(pattern.matches(letters[...]) == matches)
    }
    #expect(pattern.steps <= 514, "\(pattern.steps)")
  }

  /// The cache does not help here: nearly every letter leads to a state that has not been seen.
  @Test(
    arguments: ["(a|b)*a(a|b){240}(a|b)*", "(.*a.{1,150}b.{1,150}|.*b.{1,100})", "(.?a?b?){150}.*"])
  func aCharacterCostsAtMostOneStep(_ text: String) throws {
    let pattern = try Pattern(text)
    var generator = SplitMix(seed: 1)
    for (count, length) in [1_000, 1_000, 8_000].enumerated() {
      let letters = (0..<length).map { _ in UInt8(ascii: generator.chance(50) ? "a" : "b") }
      let before = pattern.steps
      #expect(pattern.matches(letters[...]))
      #expect(pattern.steps - before <= length, "\(count)")
    }
  }

  @Test func aTextTooLongForAPackDoesNotMatch() throws {
    let pattern = try Pattern("a*")
    #expect(pattern.matches([UInt8](repeating: UInt8(ascii: "a"), count: 65_536)[...]))
    #expect(!pattern.matches([UInt8](repeating: UInt8(ascii: "a"), count: 65_537)[...]))
    #expect(pattern.steps == 2)
  }

  /// Each character of the text is a symbol of its own, and becomes known once.
  @Test func manyClassesAreToldApart() throws {
    let classes = (0..<200).map { number in
      let start = UInt32(0x4E00 + number * 40)
      let ends = [start, start + 20].compactMap { Unicode.Scalar($0).map(String.init) }
      return "[\(ends.joined(separator: "-"))\\p{Lu}]*"
    }
    let pattern = try Pattern(classes.joined())
    let scalars = (0..<200 as Range<UInt32>).compactMap { Unicode.Scalar(0x4E00 + $0 * 40 + 7) }
    let text = scalars.map { "A\($0)" }.joined()
    #expect(pattern.matches(text))
    #expect(!pattern.matches(text + "\u{4E00}\u{4E28}"))
    #expect(pattern.steps <= 603)
  }
}
