/// How well a row suits its columns when a slip in it is undone.
struct AlignmentTrial {
  struct Score: Comparable {
    /// Texts that do not suit their columns.
    var unfit = 0
    /// Texts in columns that take few texts.
    var fits = 0
    /// A space behind each delimiter, as in prose, or digits on both sides.
    var isProse = false

    static func < (left: Score, right: Score) -> Bool {
      (right.unfit, left.fits, left.isProse ? 1 : 0)
        < (left.unfit, right.fits, right.isProse ? 1 : 0)
    }
  }

  /// What may have happened to the row.
  struct Slip {
    var kind: RowAlignment.Slip
    var column: Int
    /// Where the width is right: the cell that makes up for the one missing, or is missing for the
    /// one too many.
    var counterpart: Int?
  }

  let cells: [[UInt8]]
  let width: Int
  let fit: RowAlignment.Fit

  /// In wider rows only the last cell is tried as a counterpart.
  private static let wide = 16

  private var extra: Int { cells.count - width }

  func slips(_ isQuoted: [Bool]) -> [Slip] {
    switch extra {
    case ..<(-1): []
    case -1: (0..<width).map { Slip(kind: .missing, column: $0) }
    case 0: shifts + parted(isQuoted)
    default: (extra == 1 ? surplus.map { Slip(kind: .surplus, column: $0) } : []) + parted(isQuoted)
    }
  }

  private var surplus: [Int] { cells.indices.filter { cells[$0].isEmpty && $0 < width - 1 } }

  private var shifts: [Slip] {
    let isNarrow = width <= Self.wide
    let empty = cells.indices.filter { cells[$0].isEmpty && (isNarrow || $0 == width - 1) }
    let missing = empty.flatMap { end in
      (0..<end).map { Slip(kind: .missing, column: $0, counterpart: end) }
    }
    let tooMany = surplus.flatMap { start in
      (isNarrow ? start + 1..<width : width - 1..<width).map {
        Slip(kind: .surplus, column: start, counterpart: $0)
      }
    }
    return missing + tooMany
  }

  /// Texts in no quotes that delimiters may have parted.
  private func parted(_ isQuoted: [Bool]) -> [Slip] {
    let parts = max(extra, 1) + 1
    var slips: [Slip] = []
    for column in 0..<max(0, min(width, cells.count - parts + 1)) {
      let part = column..<column + parts
      guard !isQuoted[part].contains(true), cells[part].allSatisfy({ !$0.isEmpty }),
        extra > 0 || cells[column + 1].first == UInt8(ascii: " ")
      else { continue }
      slips.append(Slip(kind: .divided(parts), column: column))
      if extra == 1, Self.isDigits(cells[column].drop { $0 == UInt8(ascii: "-") }),
        Self.isDigits(cells[column + 1][...])
      {
        slips.append(Slip(kind: .decimalComma, column: column))
      }
    }
    return slips
  }

  private static func isDigits(_ text: ArraySlice<UInt8>) -> Bool {
    !text.isEmpty && text.allSatisfy { 0x30...0x39 ~= $0 }
  }

  func score(_ slip: Slip) -> Score {
    var row = cells
    let column = slip.column
    switch slip.kind {
    case .missing:
      if let counterpart = slip.counterpart { row.remove(at: counterpart) }
      row.insert([], at: column)
      return score(row, besides: column)
    case .surplus:
      row.remove(at: column)
      if let counterpart = slip.counterpart { row.insert([], at: counterpart) }
      return score(row, besides: slip.counterpart)
    case .divided(let parts):
      let texts = Array(cells[column..<column + parts])
      row.replaceSubrange(column..<column + parts, with: [Array(texts.joined(separator: [0x2C]))])
      row += [[UInt8]](repeating: [], count: max(0, width - row.count))
      var score = score(row, besides: nil)
      // A column of few texts is hardly one that a comma parts.
      if fit(column, row[column]) == .fits { score.unfit += 1 }
      score.isProse = texts.dropFirst().allSatisfy { $0.first == UInt8(ascii: " ") }
      return score
    case .decimalComma:
      row.replaceSubrange(
        column...column + 1, with: [cells[column] + [UInt8(ascii: ".")] + cells[column + 1]])
      var score = score(row, besides: nil)
      // Nothing but a number takes it.
      if fit(column, row[column]) != .fits { score.unfit += 1 }
      score.isProse = true
      return score
    }
  }

  func score(_ row: [[UInt8]], besides lost: Int?) -> Score {
    var score = Score()
    for (column, text) in row.enumerated() where column < width && column != lost {
      switch fit(column, text) {
      case .open: break
      case .fits: score.fits += 1
      case .unfit: score.unfit += 1
      }
    }
    return score
  }
}
