import Games
import PackFormat
import TestSupport

/// A small file that asks for as much work or memory as possible.
struct Bomb: Sendable {
  let name: String
  /// True if the file must be refused; otherwise it must be harmless.
  let isRefused: Bool
  let make: @Sendable () -> HollowPack

  static let all: [Bomb] =
    rowsOfEveryKind + wholeTables + [
      Bomb("a directory of 23,000 columns", refused: false) {
        var pack = HollowPack(kind: "facts", questions: 1)
        pack.directory.table("facts", rows: 1, columns: 23_000)
        for index in 0..<23_000 {
          pack.directory.section(2, count: 1, base: 7)
          pack.directory.column("c\(index)", 1, sections: 1)
        }
        return pack
      },
      Bomb("columns of no known type, a mebibyte of them", refused: false) {
        var pack = HollowPack(kind: "facts", questions: 0)
        pack.directory.table("facts", rows: 0, columns: 65_535)
        for index in 0..<65_535 { pack.directory.column("c\(index)", 99, sections: 0) }
        return pack
      },
      Bomb("1,000 tables that 9,000 columns refer to", refused: false) {
        var pack = HollowPack(kind: "facts", questions: 1)
        pack.directory.table("facts", rows: 1, columns: 9_000)
        let name = { (index: Int) in String(repeating: "n", count: 60) + "\(index)" }
        for index in 0..<9_000 {
          pack.directory.section(2, count: 1)
          pack.directory.column("c\(index)", 8, target: name(998), sections: 1)
        }
        for index in 0..<999 { pack.directory.table(name(index), rows: 1, columns: 0) }
        return pack
      },
      Bomb("a text of a gibibyte", refused: true) { long(text: 3, 1 << 30) },
      Bomb("a blob of a gibibyte", refused: true) { long(text: 5, 1 << 30) },
      Bomb("a text of 64 KiB and a byte", refused: true) { long(text: 3, 1 << 16 + 1) },
      Bomb("a section of 2^40 bytes in one of 2^30", refused: true) {
        var pack = long(text: 3, 1 << 30)
        pack.directory.sections.set(1 << 40, at: pack.directory.sections.count - 24, 8)
        pack.directory.sections.set(1 << 40, at: pack.directory.sections.count - 8, 8)
        return pack
      },
      Bomb("2^33 bits of rows that have no value", refused: true) {
        var pack = HollowPack(kind: "facts", questions: 1 << 33)
        pack.directory.table("facts", rows: 1 << 33, columns: 1)
        pack.directory.section(1, count: 1 << 33)
        pack.directory.section(2, count: 1 << 33)
        pack.directory.column("Gone", 1, sections: 2)
        return pack
      },
      Bomb("bits of 2^22 rows, and a scale that is none", refused: true) {
        var pack = HollowPack(kind: "facts", questions: 1 << 22)
        pack.directory.table("facts", rows: 1 << 22, columns: 1)
        pack.directory.section(1, count: 1 << 22)
        pack.directory.section(2, width: 1, count: 1 << 22)
        pack.directory.section(3, count: 1 << 22, base: 19)
        pack.directory.column("Gone", 2, sections: 3)
        return pack
      },
    ]

  init(_ name: String, refused: Bool, _ make: @escaping @Sendable () -> HollowPack) {
    self.name = name
    isRefused = refused
    self.make = make
  }

  /// Packs of every kind of game with rows that take no bytes, since all of them are equal: more than any reader
  /// accepts, and nearly as many as it accepts.
  private static var rowsOfEveryKind: [Bomb] {
    kinds.map { kind in
      Bomb("\(kind.name), 2^32 - 1 questions", refused: true) {
        game(kind, questions: (1 << 32) - 1, longest: 1)
      }
    }
      + kinds.map { kind in
        Bomb("\(kind.name), 65,536 questions", refused: kind.isReadWhole) {
          game(kind, questions: 1 << 16, longest: 1)
        }
      }
      + kinds.map { kind in
        Bomb("\(kind.name), 2,000 bytes in each of 60,000 questions", refused: true) {
          game(kind, questions: 60_000, longest: 2000)
        }
      }
      + kinds.map { kind in
        Bomb("\(kind.name), every text 64 KiB", refused: false) {
          game(kind, questions: kind.isReadWhole ? 3 : 40, longest: 1 << 16)
        }
      }
  }

  /// Packs with a table that a game reads whole: 1,000 rows of the longest text.
  private static var wholeTables: [Bomb] {
    [
      (".rules", ["Name", "Value"]), (".texts", ["Name", "Language", "Text"]),
      (".about", ["Key", "Language", "Text"]),
    ].map { table, columns in
      Bomb("\(table): 1,000 times 64 KiB", refused: true) {
        var pack = HollowPack(kind: "roster", questions: 40)
        pack.addTable("roster", rows: 40, [("Name", "Ann")])
        if table != ".rules" { pack.addRules(kinds[4].rules) }
        pack.addTable(table, rows: 1000, columns.map { ($0, $0 == "Key" ? "credit" : nil) })
        return pack
      }
    }
      + [3, 2].map { index in
        Bomb("\(kinds[index].name): 1,000 levels of 64 KiB", refused: true) {
          game(kinds[index], questions: 1000, longest: 1 << 16)
        }
      }
  }

  private static func long(text type: UInt8, _ length: UInt64) -> HollowPack {
    var pack = HollowPack(kind: "facts", questions: 1)
    pack.directory.table("facts", rows: 1, columns: 1)
    pack.directory.section(6, count: length)
    let start = pack.directory.section(5, width: 8, count: 2)
    var end = [UInt8](repeating: 0, count: 8)
    end.set(length, at: 0, 8)
    pack.pieces.append((start + 8, end))
    pack.directory.column("Fact", type, sections: 2)
    return pack
  }

  /// A kind of game and its columns; a text without a value is as long as a bomb wants it.
  private struct Kind: Sendable {
    let name: String
    let rules: [RuleSpecification]
    let texts: [(name: String, text: String?)]
    let numbers: [(name: String, type: UInt8, value: Int64)]

    /// True if a game reads all rows at its start, so that a pack with many of them is refused.
    var isReadWhole: Bool { name == "number-duel" || name == "sum-grid" }
  }

  private static let kinds = [
    Kind(
      name: "facts", rules: HigherOrLowerRules.specifications,
      texts: [("Fact", nil), ("Unit", "m")], numbers: [("Value", 2, 5)]),
    Kind(
      name: "choice-quiz", rules: ChoiceQuizRules.specifications,
      texts: [("Prompt", nil), ("Right", nil), ("Explanation", nil)]
        + (1...7).map { ("Wrong\($0)", nil) }, numbers: []),
    Kind(
      name: "number-duel", rules: NumberDuelRules.specifications,
      texts: [("Aside", nil), ("Level", "Easy"), ("Computer", "random")],
      numbers: [("From", 1, 1), ("To", 1, 9)]),
    Kind(
      name: "sum-grid", rules: SumGridRules.specifications,
      texts: [("Aside", nil), ("Level", "Easy")],
      numbers: [
        ("FirstFrom", 1, 1), ("FirstTo", 1, 9), ("SecondFrom", 1, 1), ("SecondTo", 1, 9),
        ("TargetFrom", 1, 2), ("TargetTo", 1, 18),
      ]),
    Kind(
      name: "roster", rules: PhotoPickRules.specifications,
      texts: [("Name", nil), ("Alt", nil), ("Note", nil), ("Position", nil)],
      numbers: [("Number", 1, 3), ("From", 7, 1990)]),
  ]

  private static func game(_ kind: Kind, questions: UInt64, longest: Int) -> HollowPack {
    var pack = HollowPack(kind: kind.name, questions: questions)
    pack.addTable(kind.name, rows: questions, kind.texts, kind.numbers, longest: longest)
    pack.addRules(kind.rules)
    return pack
  }
}

extension HollowPack {
  fileprivate mutating func addRules(_ rules: [RuleSpecification]) {
    directory.table(".rules", rows: UInt64(rules.count), columns: 2)
    for (name, texts) in [("Name", rules.map(\.name)), ("Value", rules.map(\.defaultText))] {
      var offsets = [UInt8](repeating: 0, count: 4 * texts.count + 4)
      var heap: [UInt8] = []
      for (index, text) in texts.enumerated() {
        heap += text.utf8
        offsets.set(UInt64(heap.count), at: 4 * index + 4, 4)
      }
      pieces.append((directory.section(6, count: UInt64(heap.count)), heap))
      pieces.append((directory.section(5, width: 4, count: UInt64(texts.count + 1)), offsets))
      directory.column(name, 3, sections: 2)
    }
  }

  /// Adds a table whose rows are all equal; a text without a value has `longest` bytes.
  fileprivate mutating func addTable(
    _ name: String, rows: UInt64, _ texts: [(name: String, text: String?)],
    _ numbers: [(name: String, type: UInt8, value: Int64)] = [], longest: Int = 1 << 16
  ) {
    directory.table(name, rows: rows, columns: texts.count + numbers.count)
    for (name, text) in texts {
      let bytes = text.map { Array($0.utf8) } ?? [UInt8](repeating: 0x61, count: longest)
      pieces.append((directory.section(6, count: UInt64(bytes.count)), bytes))
      directory.section(4, count: rows)
      let start = directory.section(5, width: 4, count: 2)
      var end = [UInt8](repeating: 0, count: 4)
      end.set(UInt64(bytes.count), at: 0, 4)
      pieces.append((start + 4, end))
      directory.column(name, 3, sections: 3)
    }
    for (name, type, value) in numbers {
      directory.section(2, count: rows, base: value)
      if type == 2 { directory.section(3, count: rows) }
      directory.column(name, type, sections: type == 2 ? 2 : 1)
    }
  }
}
