import Games
import PackFormat
import Testing
import TestSupport

@testable import Comparing
@testable import Kinds

/// Tests that rows which two packs have in common are found by their fingerprints.
struct RowAlignmentTests {
  private func pack(_ facts: [String]) throws -> PackReader {
    var pack = BuiltPack(kind: "facts", rules: [])
    pack.add("Fact", facts)
    pack.add("Value", facts.map { ExactDecimal(Int64($0.utf8.count)) })
    return try pack.reader()
  }

  private func gaps(_ old: [String], _ new: [String]) throws -> [RowMatching.Gap] {
    let rows = try [old, new].map {
      try ComparedRows(pack($0), without: [], pictures: [], key: 7)
    }
    return try RowMatching(rows[0], rows[1]).gaps
  }

  @Test(
    arguments: [
      ("abcdef", "abcdef", []), ("abcdef", "abxdef", [(2..<3, 2..<3)]),
      ("abcdef", "abdef", [(2..<3, 2..<2)]), ("abdef", "abcdef", [(2..<2, 2..<3)]),
      ("abc", "bac", [(0..<1, 0..<0), (2..<2, 1..<2)]), ("abc", "xyz", [(0..<3, 0..<3)]),
      ("abc", "", [(0..<3, 0..<0)]), ("", "abc", [(0..<0, 0..<3)]), ("", "", []),
      ("aaaa", "aa", [(2..<4, 2..<2)]),
    ] as [(String, String, [(Range<Int>, Range<Int>)])])
  func gapsAreWhatStandsBetweenRowsInCommon(
    _ old: String, _ new: String, _ expected: [(Range<Int>, Range<Int>)]
  ) throws {
    // Without rows there are no columns either.
    if old.isEmpty || new.isEmpty, old + new == "" { return }
    let found = try gaps(old.map(String.init), new.map(String.init))
    #expect(found == expected.map { RowMatching.Gap(old: $0.0, new: $0.1) })
  }

  /// Without their gaps, both packs have the same rows, whatever was changed in one of them.
  @Test(arguments: 0..<30 as Range<UInt64>)
  func rowsOutsideOfGapsAreTheSame(_ seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let count = [10, 300, 9000, 20000][Int(seed % 4)]
    let old = (0..<count).map { "fact \($0)" }
    var new = old
    for _ in 0..<Int.random(in: 1...20, using: &generator) {
      let row = Int.random(in: 0..<max(1, new.count), using: &generator)
      switch Int.random(in: 0..<4, using: &generator) {
      case 0 where !new.isEmpty: new.remove(at: row)
      case 1: new.insert("new \(generator.next())", at: min(row, new.count))
      case 2 where !new.isEmpty: new[row] += "!"
      case _ where !new.isEmpty: new.swapAt(row, new.count - 1 - row)
      default: break
      }
    }
    if seed % 7 == 6 { new.shuffle(using: &generator) }
    guard !new.isEmpty else { return }
    let gaps = try gaps(old, new)
    func kept(_ rows: [String], _ ranges: [Range<Int>]) -> [String] {
      var left = rows
      for range in ranges.reversed() { left.removeSubrange(range) }
      return left
    }
    #expect(kept(old, gaps.map(\.old)) == kept(new, gaps.map(\.new)), "seed \(seed)")
    #expect(zip(gaps, gaps.dropFirst()).allSatisfy { $0.old.upperBound <= $1.old.lowerBound })
    // Twenty changes must not produce gaps of half the pack.
    if count >= 9000, seed % 7 != 6 { #expect(gaps.map(\.old.count).reduce(0, +) < 100) }
  }

  /// Rows with equal fingerprints must have equal values when they are read one by one.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func fingerprintsAreTheSameWhereEveryValueIs(_ seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let rows = 200
    func pick<Value>(_ values: [Value]) -> [Value] {
      (0..<rows).map { _ in values[Int.random(in: 0..<values.count, using: &generator)] }
    }
    var pack = BuiltPack(kind: "facts", rules: [])
    pack.add("Fact", pick(["a", "b", "", "ab", "longer than eight bytes"]))
    pack.add("Fact", language: "ru", pick([nil, "a", "б"]))
    pack.add(
      "Value", pick([ExactDecimal(1), ExactDecimal(-1), ExactDecimal(mantissa: 1, scale: 1), nil]))
    pack.add("AsOf", .date, pick([nil, 0, 20_000]))
    pack.add("Difficulty", .integer, pick([nil, 1, 5]))
    let reader = try pack.reader()
    let hashes = try ComparedRows(reader, without: [], pictures: [], key: generator.next())
      .fingerprints(0..<rows)
    let questions = QuestionReader(reader)
    let values = try (0..<rows).map { row in
      try questions.question(row).values.map { "\($0.name)=\($0.value)" }
    }
    for row in 0..<rows {
      for other in 0..<row {
        #expect((hashes[row] == hashes[other]) == (values[row] == values[other]), "seed \(seed)")
      }
    }
  }
}
