import PackFormat
import Testing
import TestSupport

@testable import Comparing
@testable import Kinds

/// Tests that a comparison of stored rows finds the gaps that a comparison of their values finds.
struct ComparedRowsTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func gapsAreThoseOfTheValues(_ seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let count = [1, 40, 300][Int(seed % 3)]
    let old = (0..<count).map { EditedRow($0, &generator) }
    let new = Self.edited(old, &generator)
    let packs = try [
      EditedRow.pack(old, pictures: [0, 1, 2], isReversed: false, isPacked: seed % 2 == 0),
      EditedRow.pack(new, pictures: [2, 0, 1], isReversed: seed % 4 > 1, isPacked: seed % 5 < 3),
    ]
    let expected = Self.gaps(old.map(\.value), new.map(\.value))
    for runLength in [1, 7, 8192] {
      let key = generator.next()
      let sides = try zip(packs, [[0, 1, 2], [2, 0, 1]]).map { pack, pictures in
        try ComparedRows(
          pack, without: ["de"], pictures: pictures.map(EditedRow.digest), key: key)
      }
      let alignment = try RowMatching(sides[0], sides[1], runLength: runLength)
      #expect(alignment.gaps == expected, "seed \(seed), \(runLength) rows at a time")
      let reader = QuestionReader(packs[0])
      for (row, question) in alignment.questions.old {
        #expect(try question.json == reader.question(row).json)
      }
    }
  }

  private static func edited(
    _ rows: [EditedRow], _ generator: inout SplitMix
  ) -> [EditedRow] {
    var rows = rows
    for _ in 0..<[0, 1, 5, 60][Int(generator.next() % 4)] {
      let row = Int.random(in: 0..<max(1, rows.count), using: &generator)
      switch generator.next() % 11 {
      case 0 where rows.count > 1: rows.remove(at: row)
      case 1:
        let number = Int.random(in: 100_000..<200_000, using: &generator)
        rows.insert(EditedRow(number, &generator), at: row)
      case 2: rows.swapAt(row, rows.count - 1 - row)
      // Rows that share a text are stored in another way.
      case 3 where generator.next() % 8 == 0: rows.insert(rows[row], at: row)
      case 4: rows[row].fact = String(rows[row].fact.reversed())
      case 5: rows[row].fact = rows[row].fact.dropLast() + "x"
      case 6: rows[row].fact += "!"
      case 7: rows[row].translation = rows[row].translation.map { "ф" + $0.dropFirst() }
      case 8 where !rows.contains { $0.translation == "" }:
        // A missing translation becomes an empty one.
        if let gap = rows.firstIndex(where: { $0.translation == nil }) {
          rows[gap].translation = ""
        }
      default: rows[row] = EditedRow(row, &generator)
      }
    }
    return rows
  }

  // MARK: - What is expected

  /// A simple second implementation: after a difference, the nearest pair of equal rows comes next.
  private static func gaps(_ old: [String], _ new: [String]) -> [RowMatching.Gap] {
    var gaps: [RowMatching.Gap] = []
    var (row, other) = (0, 0)
    func add(_ skipped: Int, _ added: Int) {
      if skipped + added == 0 { return }
      var (first, place) = (row, other)
      if let last = gaps.last, last.old.upperBound == row, last.new.upperBound == other {
        (first, place) = (last.old.lowerBound, last.new.lowerBound)
        gaps.removeLast()
      }
      gaps.append(.init(old: first..<row + skipped, new: place..<other + added))
    }
    while row < old.count, other < new.count {
      if old[row] == new[other] {
        (row, other) = (row + 1, other + 1)
        continue
      }
      let (skipped, added) = distance(Array(old[row...]), Array(new[other...]))
      add(skipped, added)
      (row, other) = (row + skipped, other + added)
    }
    add(old.count - row, new.count - other)
    return gaps
  }

  /// Near pairs are searched first, then pairs within eight times as many rows.
  private static func distance(_ old: [String], _ new: [String]) -> (Int, Int) {
    for width in [16, 128, 1024] {
      let (left, right) = (old.prefix(width), new.prefix(width))
      var best: (Int, Int)?
      for (place, text) in right.enumerated() {
        guard let row = left.firstIndex(of: text) else { continue }
        if let found = best, found.0 + found.1 <= row + place { continue }
        best = (row, place)
      }
      if let best { return best }
    }
    return (old.count, new.count)
  }
}

/// A row whose values a test can change.
private struct EditedRow {
  var fact: String
  var translation: String?
  var german: String
  var number: ExactDecimal?
  var unit: String?
  var picture: Int?
  var day: Int64?

  init(_ number: Int, _ generator: inout SplitMix) {
    func some<Value>(_ value: Value) -> Value? { generator.next() % 4 == 0 ? nil : value }
    fact = "Fact \(number % 7 == 0 ? "" : "of \(number % 5), and a longer one, ")\(number)"
    translation = some("Факт \(number)\(generator.next() % 2)")
    german = "\(generator.next())"
    self.number = some(
      ExactDecimal(mantissa: Int64(generator.next() % 3000) - 1500, scale: 1) ?? ExactDecimal(0))
    unit = some(["m", "km", "mile", ""][Int(generator.next() % 4)])
    picture = some(Int(generator.next() % 3))
    day = some(Int64(generator.next() % 2))
  }

  /// The values that count in a comparison; the German translation does not.
  var value: String {
    "\(fact)|\(String(describing: translation))|\(String(describing: number))"
      + "|\(String(describing: unit))|\(String(describing: picture))|\(String(describing: day))"
  }

  static func digest(_ picture: Int) -> PackDigest {
    SHA256.digest([UInt8(picture)])
  }

  /// Makes a pack; pictures come in the given order, and columns may be reversed.
  static func pack(
    _ rows: [EditedRow], pictures: [Int], isReversed: Bool, isPacked: Bool
  ) throws -> PackReader {
    var pack = BuiltPack(kind: "facts", rules: [])
    pack.pictures = pictures.map { "\($0).png" }
    pack.files = pictures.map { [UInt8]("\($0)".utf8) }
    let add: [(inout BuiltPack) -> Void] = [
      { $0.add("Fact", rows.map(\.fact)) },
      { $0.add("Fact", language: "ru", rows.map(\.translation)) },
      { $0.add("Fact", language: "de", rows.map(\.german)) },
      { $0.add("Value", rows.map(\.number)) },
      { $0.add("Unit", rows.map(\.unit)) },
      { pack in
        pack.add(
          "Image", .reference,
          rows.map { row in
            row.picture.flatMap { pictures.firstIndex(of: $0) }.map { Int64($0) }
          })
      },
      { pack in
        // A column without values may be in one of the packs alone.
        if rows.contains(where: { $0.day != nil }) { pack.add("AsOf", .date, rows.map(\.day)) }
      },
    ]
    for column in isReversed ? add.reversed() : add { column(&pack) }
    return try pack.reader(isPacked: isPacked)
  }
}
