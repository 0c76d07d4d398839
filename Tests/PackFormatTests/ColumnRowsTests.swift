import TestSupport
import Testing

@testable import PackFormat

/// Tests that rows appended in bulk give the same column as rows appended one by one.
struct ColumnRowsTests {
  private static let texts = ["", "kg", "°C", "a longer unit than all others", "m", "%"]

  /// The share of the rows of a run that have a value.
  enum Filled: CaseIterable {
    case all, none, some, mostly

    func presence(_ count: Int, _ random: inout SplitMix) -> ColumnRows.Presence {
      switch self {
      case .all: .all
      case .none: .none
      case .some: .some((0..<count).map { _ in random.next() % 2 == 0 })
      case .mostly: .some((0..<count).map { _ in random.next() % 90 != 0 })
      }
    }
  }

  private struct Run {
    var isPresent: [Bool]
    var rows: ColumnRows
    /// The values of the rows, with unused entries for rows without a value.
    var texts: [String]
    var numbers: [Int64]
  }

  private func run(
    _ filled: Filled, _ values: String, _ random: inout SplitMix
  ) -> Run {
    let count = Int(random.next() % 200)
    let presence = filled.presence(count, &random)
    let isPresent =
      switch presence {
      case .all: [Bool](repeating: true, count: count)
      case .none: [Bool](repeating: false, count: count)
      case .some(let rows): rows
      }
    let texts = (0..<count).map { _ in Self.texts[Int(random.next() % 6)] }
    // No number ends with a zero, so that decimals are in their shortest form.
    let numbers = (0..<count).map { _ in Int64(truncatingIfNeeded: random.next() >> 40) * 10 + 7 }
    // In order of first use, without the rows that have no value.
    var different: [String] = []
    var codes: [UInt32] = []
    for row in 0..<count where isPresent[row] {
      if !different.contains(texts[row]) { different.append(texts[row]) }
    }
    for row in 0..<count {
      codes.append(
        isPresent[row] ? UInt32(different.firstIndex(of: texts[row]) ?? 0) : 0)
    }
    func ends(_ texts: [String]) -> [UInt32] {
      var end = 0
      return texts.map { text in
        end += text.utf8.count
        return UInt32(end)
      }
    }
    let each = (0..<count).map { isPresent[$0] ? texts[$0] : "" }
    let rows: ColumnRows =
      switch values {
      case "codes":
        ColumnRows(
          presence, .codes(codes, ends: ends(different)), heap: Array(different.joined().utf8))
      case "texts":
        ColumnRows(presence, .texts(ends: ends(each)), heap: Array(each.joined().utf8))
      case "decimals":
        ColumnRows(
          presence, .decimals(mantissas: numbers, scales: numbers.map { UInt8($0 >> 4 & 3) }))
      default: ColumnRows(presence, .integers(numbers))
      }
    return Run(isPresent: isPresent, rows: rows, texts: texts, numbers: numbers)
  }

  @Test(
    arguments: ["codes", "texts", "decimals", "integers"], 0..<8 as Range<UInt64>)
  func manyAreAsEachByItself(values: String, seed: UInt64) throws {
    var random = SplitMix(seed: seed)
    let type: ColumnType =
      switch values {
      case "codes", "texts": .string
      case "decimals": .decimal
      default: .integer
      }
    var many = ColumnBuilder("Column", type)
    var each = many
    for _ in 0..<60 {
      let filled = Filled.allCases[Int(random.next() % 4)]
      var run = run(seed % 4 == 0 ? .all : filled, values, &random)
      var start = 0
      // The run is appended in parts, with rows left out between them.
      while start < run.isPresent.count {
        let end = min(run.isPresent.count, start + 1 + Int(random.next() % 120))
        many.append(&run.rows, start..<end)
        for row in start..<end {
          let isPresent = run.isPresent[row]
          switch type {
          case .string: each.append(isPresent ? run.texts[row] : nil)
          case .decimal:
            let scale = UInt8(run.numbers[row] >> 4 & 3)
            each.append(
              isPresent ? ExactDecimal(mantissa: run.numbers[row], scale: scale) : nil)
          default: each.append(isPresent ? run.numbers[row] : nil)
          }
        }
        start = end + (values == "texts" ? 0 : Int(random.next() % 3))
      }
    }
    func bytes(_ column: ColumnBuilder) throws -> [UInt8] {
      var writer = SamplePack.writer(rows: column.rowCount)
      writer.content = [TableBuilder("facts", [column])]
      return try writer.encode(isPacked: true).bytes
    }
    #expect(many.rowCount == each.rowCount)
    #expect(try bytes(many) == (try bytes(each)))
    try PackReader(ByteSource(try bytes(many))).verify()
  }
}
