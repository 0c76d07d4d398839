import Bytes

/// A trial: the fit of a row to its columns once an assumed slip is undone.
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

  /// The assumed slip.
  struct Slip {
    var kind: ColumnSlip.Slip
    var column: Int
    /// In a row of the right width, the cell that makes up for the missing one, or that is missing for the
    /// superfluous one.
    var counterpart: Int?
  }

  let cells: [[UInt8]]
  let width: Int
  let fit: ColumnSlip.Fit
  /// Of each column how an empty cell suits it, and the cells before, in and behind its place.
  private let known: [CellFit]

  init(cells: [[UInt8]], width: Int, fit: @escaping ColumnSlip.Fit) {
    self.cells = cells
    self.width = width
    self.fit = fit
    var known: [CellFit] = []
    known.reserveCapacity(4 * width)
    for column in 0..<width {
      known.append(fit(column, []))
      for cell in column - 1...column + 1 {
        known.append(cells.indices.contains(cell) ? fit(column, cells[cell]) : .unfit)
      }
    }
    self.known = known
  }

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
    !text.isEmpty && text.allSatisfy(\.isDigit)
  }

  func score(_ slip: Slip) -> Score {
    let column = slip.column
    switch slip.kind {
    case .missing:
      let end = slip.counterpart ?? width
      return score(besides: column) { $0 < column || $0 > end ? $0 : $0 - 1 }
    case .surplus:
      let end = slip.counterpart ?? width
      return score(besides: slip.counterpart) { $0 < column || $0 > end ? $0 : $0 + 1 }
    case .divided(let parts):
      let texts = Array(cells[column..<column + parts])
      var score = score(besides: column) { $0 < column ? $0 : $0 + parts - 1 }
      // A column of few texts is hardly one that a comma parts.
      if fit(column, Array(texts.joined(separator: [0x2C]))) != .open { score.unfit += 1 }
      score.isProse = texts.dropFirst().allSatisfy { $0.first == UInt8(ascii: " ") }
      return score
    case .decimalComma:
      var score = score(besides: column) { $0 < column ? $0 : $0 + 1 }
      // Nothing but a number takes it.
      let number = cells[column] + [UInt8(ascii: ".")] + cells[column + 1]
      if fit(column, number) == .fits { score.fits += 1 } else { score.unfit += 1 }
      score.isProse = true
      return score
    }
  }

  /// With another cell in each column; one beyond the last is empty.
  func score(besides lost: Int?, _ cell: (Int) -> Int = { $0 }) -> Score {
    var score = Score()
    for column in 0..<width where column != lost {
      switch fits(column, cell(column)) {
      case .open: break
      case .fits: score.fits += 1
      case .unfit: score.unfit += 1
      }
    }
    return score
  }

  /// A cell is tried in its own column and in those near by only.
  private func fits(_ column: Int, _ cell: Int) -> CellFit {
    guard cells.indices.contains(cell) else { return known[4 * column] }
    let distance = cell - column
    return -1...1 ~= distance ? known[4 * column + distance + 2] : fit(column, cells[cell])
  }
}
