import Diagnostics

/// Watches how lines end, and which are blank. Both are reported once a file, or once for
/// lines that belong together.
struct LineEndings {
  /// The kinds of line end met so far.
  private(set) var seen: CSVLineEnds = []
  /// The first of each kind met: its bytes in the source.
  private var firsts: [(kind: CSVLineEnds, bytes: Range<Int>)] = []
  /// Blank lines that follow one another: their bytes in the source.
  private var blank: Range<Int>?
  private var blankLines = 0

  var hasBlank: Bool { blank != nil }

  /// Looks at the line end that stands at `end`; a file that ends without one is fine.
  mutating func note(
    _ window: CSVWindow, at end: Int, _ file: String, _ findings: inout Findings
  ) {
    let next = window.skippingLineBreak(end)
    if next == end { return }
    let kind: CSVLineEnds =
      next == end + 2
      ? .both : window.bytes[end] == UInt8(ascii: "\n") ? .lineFeed : .carriageReturn
    guard !seen.contains(kind) else { return }
    flush(file, &findings)
    seen.insert(kind)
    let place = window.base + end..<window.base + next
    let other = firsts.first { $0.kind != .carriageReturn }
    firsts.append((kind, place))
    let related = other.map {
      [Related(Place(file, $0.bytes), "the lines before end in \(Self.name($0.kind))")]
    }
    if kind == .carriageReturn {
      findings.add(.csvCarriageReturn) {
        Finding(
          .csvCarriageReturn, "a carriage return alone ends the line", at: Place(file, place),
          help: "end lines with a line feed, or quote the cell if it is part of the text",
          related: related ?? [])
      }
    } else if let related {
      findings.add(.csvMixedLineEnds) {
        Finding(
          .csvMixedLineEnds, "from here on a line ends in \(Self.name(kind))",
          at: Place(file, place), help: "end all lines in the same way", related: related)
      }
    }
  }

  mutating func addBlank(_ bytes: Range<Int>, lines: Int) {
    blank = (blank?.lowerBound ?? bytes.lowerBound)..<bytes.upperBound
    blankLines += lines
  }

  /// Tells of the blank lines gathered: no more follow.
  mutating func flush(_ file: String, _ findings: inout Findings) {
    guard let blank else { return }
    let count = blankLines
    self.blank = nil
    blankLines = 0
    findings.add(.csvBlankLine, safelyFixable: true) {
      Finding(
        .csvBlankLine, count == 1 ? "blank line" : "\(count) blank lines", at: Place(file, blank),
        help: count == 1 ? "remove it" : "remove them",
        fix: FixIt([FixIt.Edit(blank, "")], safe: true))
    }
  }

  private static func name(_ kind: CSVLineEnds) -> String {
    switch kind {
    case .lineFeed: "LF"
    case .both: "CR LF"
    default: "CR"
    }
  }
}
