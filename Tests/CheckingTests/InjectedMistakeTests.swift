import Diagnostics
import Testing
import TestSupport

/// Tests with random sound facts and one injected mistake: exactly one finding, at the right place.
struct InjectedMistakeTests {
  /// A table as it stands in a file, with the header first.
  struct Table {
    var lines: [[String]]
    var delimiters: [Int: String] = [:]

    init(_ random: inout SplitMix) {
      lines = [["Fact", "Value", "Unit", "Source", "AsOf", "Difficulty"]]
      let words = ["Height of the tower", "Moons, all told,", "Bridges over the river", "Ärzte in"]
      let sources = ["Counted", "Survey of 2020", "", "Statistics, yearly", "a \"census\""]
      for row in 0..<Int.random(in: 6...12, using: &random) {
        let isDated = Bool.random(using: &random)
        lines.append(
          [
            "\(words[Int.random(in: 0..<4, using: &random)]) \(row)",
            "\(Int.random(in: 1...9999, using: &random))",
            ["m", "km²", "bridges", "year-long stays"][Int.random(in: 0..<4, using: &random)],
            sources[Int.random(in: 0..<5, using: &random)],
            isDated ? "2024-0\(Int.random(in: 1...9, using: &random))-28" : "",
            "\(Int.random(in: 1...5, using: &random))",
          ].map(Self.quoted))
      }
    }

    private static func quoted(_ text: String) -> String {
      guard text.contains(where: { "\",".contains($0) }) else { return text }
      return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }

    /// Returns the offset of a cell's text, behind its opening quote.
    func offset(_ line: Int, _ column: Int) -> Int {
      let before = lines[..<line].enumerated().reduce(0) { $0 + text($1.offset).utf8.count + 1 }
      let cells = lines[line][..<column].reduce(0) { $0 + $1.utf8.count + 1 }
      let cell = lines[line].indices.contains(column) ? lines[line][column] : ""
      let isQuoted = cell.count > 1 && cell.first == "\"" && cell.last == "\""
      return before + cells + (isQuoted ? 1 : 0)
    }

    func text(_ line: Int) -> String { lines[line].joined(separator: delimiters[line] ?? ",") }

    var text: String { lines.indices.map { text($0) + "\n" }.joined() }
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: String
    var isInHeader = false
    /// Changes a line; returns the line and column at which the finding is expected.
    let inject: @Sendable (inout Table, Int) -> (line: Int, column: Int)

    /// A mistake that replaces the text of one cell.
    static func cell(_ code: String, _ column: Int, _ text: String) -> Mistake {
      Mistake(testDescription: text, code: code) { table, line in
        table.lines[line][column] = text
        return (line, column)
      }
    }

    static func header(_ what: String, _ code: String, _ column: Int, _ text: String) -> Mistake {
      Mistake(testDescription: what, code: code, isInHeader: true) { table, _ in
        table.lines[0][column] = text
        return (0, column)
      }
    }

    static func line(
      _ what: String, _ code: String, _ column: Int,
      _ inject: @escaping @Sendable (inout [String]) -> Void
    ) -> Mistake {
      Mistake(testDescription: what, code: code) { table, line in
        inject(&table.lines[line])
        return (line, column)
      }
    }
  }

  static let mistakes: [Mistake] =
    [
      .line("a cell missing", "C004", 1) { $0.remove(at: 1) },
      .line("an empty cell too many", "C004", 1) { $0.insert("", at: 1) },
      .line("shifted to the right", "C011", 1) { line in
        line.insert("", at: 1)
        line.removeLast()
      },
      .line("shifted to the left", "C011", 1) { line in
        line[4] = "2024-01-01"
        line.remove(at: 1)
        line.append("")
      },
      .line("a text with a comma, not quoted", "C004", 0) { $0[0] = "Keys, black and white" },
      .line("an unclosed quote", "C001", 0) { $0[0] = "\"Keys" },
      .line("a decimal comma", "C004", 1) { $0[1] = "3,5" },
      .line("a thousands separator", "C005", 1) { $0[1] = "8,849" },
      .line("typographic quotes", "C013", 0) { $0[0] = "“Keys, black and white”" },
      Mistake(testDescription: "another delimiter", code: "C006") { table, line in
        table.lines[line] = ["Heights here", "5", "m", "Counted", "2024-01-01", "3"]
        table.delimiters[line] = ";"
        return (line, 0)
      },
      Mistake(testDescription: "a second header", code: "C012") { table, line in
        table.lines.insert(table.lines[0], at: line)
        return (line, 0)
      },
      Mistake(testDescription: "a second file with its mark", code: "C012") { table, line in
        var header = table.lines[0]
        header[0] = "\u{FEFF}" + header[0]
        table.lines.insert(header, at: line)
        return (line, 0)
      },
      .header("a misspelt header", "F102", 1, "Vaule"),
      .header("an invisible character in the header", "F102", 1, "\u{200B}Value"),
      .header("a header in typographic quotes", "F102", 2, "“Unit”"),
      .header("a doubled header", "C007", 3, "Fact"),
      .header("a header left empty", "C008", 3, ""),
      Mistake(testDescription: "no header", code: "C014", isInHeader: true) { table, _ in
        table.lines[1][4] = "2024-01-01"
        table.lines.removeFirst()
        table.lines[0][0] = "Keys"
        return (0, 0)
      },
      .cell("T002", 3, "\u{E000}t"), .cell("F125", 0, "\u{200B}Height"), .cell("F124", 2, "1-Mar"),
      .cell("F124", 2, "#N/A"), .cell("F108", 4, "05/01/2019"), .cell("F123", 4, "45678"),
      .cell("F106", 5, "3 of 5"), .cell("F106", 5, "difficult"),
    ]
    + ["12%", "~300", "5 km", "1 234", "１２", "−5", "1/2", "10^6", "3.1E+09", "'5", "3.1 billion"]
    .map { .cell("F104", 1, $0) } + ["#REF!", "=1+2", "1-Mar", "####"].map { .cell("F123", 1, $0) }

  @Test(arguments: mistakes)
  func aMistakeIsOneFindingAndARowBelowIsStillChecked(_ mistake: Mistake) throws {
    var single = 0
    let cases = 60
    for seed in 0..<cases {
      var random = SplitMix(seed: UInt64(seed))
      var table = Table(&random)
      if seed == 0 { #expect(try Checked(table.text, now: "2026-01-01").findings == []) }
      let line =
        mistake.isInHeader ? 0 : Int.random(in: 1..<table.lines.count - 2, using: &random)
      let isLonger = table.lines.count
      let place = mistake.inject(&table, line)
      let below = line + 2 + max(0, table.lines.count - isLonger)
      table.lines[below][1] = "many"
      // The invalid byte stands in for a character of three bytes.
      let lost = table.text.contains("\u{E000}") ? 2 : 0
      let expected = [
        "\(mistake.code)@\(table.offset(place.line, place.column))",
        "F104@\(table.offset(below, 1) - lost)",
      ]
      let bytes = Array(table.text.utf8)
      let text = Self.withForeignByte(bytes)
      let found = try Checked(bytes: text, now: "2026-01-01").findings.map {
        "\($0.code.id)@\($0.place.bytes.lowerBound)"
      }
      #expect(found.last == expected[1], "seed \(seed)\n\(table.text)")
      if found == expected { single += 1 }
    }
    print("\(mistake.testDescription): \(single) of \(cases) exactly one, at its place")
    #expect(single * 100 >= 98 * cases, "\(single) of \(cases)")
  }

  /// Replaces U+E000 by a byte that is not UTF-8.
  private static func withForeignByte(_ bytes: [UInt8]) -> [UInt8] {
    guard let start = bytes.indices.first(where: { bytes[$0...].starts(with: "\u{E000}".utf8) })
    else { return bytes }
    return bytes[..<start] + [0xE9] + bytes[(start + 3)...]
  }
}
