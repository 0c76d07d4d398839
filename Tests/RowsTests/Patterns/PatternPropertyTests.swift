import TestSupport
import Testing

@testable import Rows

/// Compares patterns with definitions of what they match.
struct PatternPropertyTests {
  @Test(arguments: 0..<20 as Range<UInt64>)
  func aRandomPatternMatchesWhatItsDefinitionMatches(_ seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    var (matching, others) = (0, 0)
    for _ in 0..<100 {
      let random = RandomPattern(&generator)
      let pattern = try Pattern(random.text)
      for _ in 0..<20 {
        // Few different letters, so that many texts match.
        let few = (0..<2).map { _ in generator.pick(RandomPattern.alphabet) }
        let text = (0..<Int.random(in: 0...6, using: &generator)).map { _ in generator.pick(few) }
        var bytes = String.UnicodeScalarView()
        bytes.append(contentsOf: text)
        let expected = random.matches(text)
        if expected { matching += 1 } else { others += 1 }
        #expect(
          pattern.matches(String(bytes)) == expected,
          "\(random.text.debugDescription) \(String(bytes).debugDescription)")
      }
    }
    // Otherwise the test would show little.
    #expect(matching > 100 && others > 100, "\(matching) match, \(others) do not")
  }

  /// The letter before the last twelve has to be an a: the automaton has 8,192 states, many more than the cache.
  @Test func textsLongerThanTheCacheAreMatched() throws {
    let pattern = try Pattern("(a|b)*a(a|b){12}")
    var generator = SplitMix(seed: 7)
    var matching = 0
    for length in [0, 12, 13, 14, 100, 511, 512, 513, 514, 600, 2_000] + (0..<60).map({ 20 * $0 }) {
      let text = (0..<length).map { _ in UInt8(ascii: generator.chance(50) ? "a" : "b") }
      let expected = length > 12 && text[length - 13] == UInt8(ascii: "a")
      if expected { matching += 1 }
      #expect(pattern.matches(text[...]) == expected, "\(length)")
    }
    #expect(20..<50 ~= matching)
  }
}
