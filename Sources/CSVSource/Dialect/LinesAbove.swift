import Diagnostics

/// The headers that a source may have: for each kind of table the names of its required columns.
package struct KnownHeaders: Sendable {
  let names: [[String]]

  package init(_ names: [[String]]) { self.names = names.filter { !$0.isEmpty } }

  func isHeader(_ cells: [String]) -> Bool {
    names.contains { names in names.allSatisfy { cells.contains($0) } }
  }

  func hasName(_ cells: [String]) -> Bool {
    cells.contains { cell in names.contains { NearMiss.of(cell, among: $0) != nil } }
  }
}

/// A title, a comment or a spreadsheet's `sep=;` above the header.
struct LinesAbove {
  /// The start of the header.
  private(set) var end: Int
  private let start: Int
  private let lines: Int
  private let isForSpreadsheets: Bool

  /// The largest number of lines above a header.
  private static let most = 20

  /// Nil if the first line may be a header, or none of the next lines is one.
  init?(_ window: CSVWindow, from start: Int, _ delimiter: UInt8?, _ known: KnownHeaders) {
    self.start = start
    let candidates = delimiter.map { [$0] } ?? CSVDialect.candidates
    func rows(at line: Int) -> [[String]] {
      candidates.map { Self.cells(window.bytes[line..<window.lineEnd(from: line)], $0) }
    }
    if rows(at: start).contains(where: known.hasName) { return nil }
    var line = start
    for number in 1...Self.most {
      line = window.nextLine(after: line)
      guard line < window.filled else { return nil }
      guard rows(at: line).contains(where: known.isHeader) else { continue }
      end = line
      lines = number
      isForSpreadsheets =
        number == 1
        && window.bytes[start..<window.lineEnd(from: start)].starts(with: "sep=".utf8)
      return
    }
    return nil
  }

  func finding(_ window: CSVWindow, _ file: String) -> Finding {
    let what = lines == 1 ? "a line" : "\(lines) lines"
    return Finding(
      .csvLinesAbove, "\(what) above the header",
      at: Place(file, start..<window.lineEnd(from: start)),
      label: isForSpreadsheets ? "for spreadsheets only" : "no name of a column",
      help: "remove \(lines == 1 ? "it" : "them"): the first line names the columns",
      related: [Related(Place(file, end..<window.lineEnd(from: end)), "the header")],
      fix: FixIt([.init(start..<end, "")], safe: isForSpreadsheets))
  }

  private static func cells(_ line: ArraySlice<UInt8>, _ delimiter: UInt8) -> [String] {
    line.prefix(1 << 12).split(separator: delimiter, omittingEmptySubsequences: false).map {
      String(decoding: $0.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self)
    }
  }
}
