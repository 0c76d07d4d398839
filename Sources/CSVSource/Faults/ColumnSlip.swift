package import Diagnostics

/// The fit of a text to a column.
package enum CellFit: Sendable {
  /// The column takes any text.
  case open
  /// The column takes few texts, and this is one of them.
  case fits
  case unfit
}

/// The one slip that, undone, makes the cells of a row suit their columns.
///
/// A value that is missing or one too many moves all behind it into their neighbours' columns; the
/// slip is where it happened, not where a number first met a column of dates. It is believed only
/// where no other explains the row as well.
package struct ColumnSlip: Equatable, Sendable {
  package enum Slip: Equatable, Sendable {
    /// Nothing stands for this column.
    case missing
    /// An empty cell too many stands there.
    case surplus
    /// One text was parted by delimiters inside it, into as many cells.
    case divided(Int)
    /// A number was parted by its decimal comma.
    case decimalComma
  }

  package let slip: Slip
  package let column: Int

  /// Of a column and the text in it.
  package typealias Fit = (_ column: Int, _ text: [UInt8]) -> CellFit

  /// Nil if no slip explains the row, or more than one does. Rows of very many columns are not examined.
  package init?(_ cells: [[UInt8]], width: Int, isQuoted: [Bool], fit: @escaping Fit) {
    guard 2...64 ~= width, abs(cells.count - width) <= 8 else { return nil }
    let trial = AlignmentTrial(cells: cells, width: width, fit: fit)
    let before = cells.count == width ? trial.score(besides: nil) : nil
    if before?.unfit == 0 { return nil }
    var best: (trial: AlignmentTrial.Slip, score: AlignmentTrial.Score)?
    var isTied = false
    for candidate in trial.slips(isQuoted) {
      let score = trial.score(candidate)
      guard score.unfit == 0 else { continue }
      if let found = best, score <= found.score {
        let isOther = (candidate.kind, candidate.column) != (found.trial.kind, found.trial.column)
        isTied = isTied || score == found.score && isOther
        continue
      }
      best = (candidate, score)
      isTied = false
    }
    guard let (found, score) = best else { return nil }
    if let before {
      // In a row of the right width, undoing the slip must improve the fit clearly.
      guard score.fits > before.fits && !isTied || before.unfit > 1 && score.fits >= before.fits
      else { return nil }
    } else {
      guard !isTied, score.fits > 0 || score.isProse else { return nil }
    }
    slip = found.kind
    column = found.column
  }
}

extension ColumnSlip {
  /// The finding of a row, pointing at the slip; `places` are those of its cells, quotes included.
  package func finding(
    _ code: Code, _ message: String, _ places: [Range<Int>], column name: String,
    _ dialect: CSVDialect, _ file: String
  ) -> Finding {
    let first = places[min(column, places.count - 1)]
    let quote = String(Unicode.Scalar(dialect.quote))
    let comma = CSVDialect.name(dialect.delimiter)
    switch slip {
    case .missing:
      return Finding(
        code, message, at: Place(file, first),
        label: "\(name) should \(column < places.count ? "stand here" : "follow")",
        help: "add \(name), or its delimiter alone")
    case .surplus:
      let next = places[column + 1].lowerBound
      return Finding(
        code, message, at: Place(file, first.lowerBound..<next),
        label: "an empty cell instead of \(name)", help: "remove it",
        fix: FixIt([.init(first.lowerBound..<next, "")], safe: false))
    case .divided(let parts):
      let end = places[column + parts - 1].upperBound
      return Finding(
        code, message, at: Place(file, first.lowerBound..<end),
        label: "one text, parted by its \(comma)", help: "quote it",
        fix: FixIt(
          [.init(first.lowerBound..<first.lowerBound, quote), .init(end..<end, quote)],
          safe: false))
    case .decimalComma:
      return Finding(
        code, message, at: Place(file, first.lowerBound..<places[column + 1].upperBound),
        label: "a number, parted by its decimal comma", help: "write a decimal point",
        fix: FixIt([.init(first.upperBound..<first.upperBound + 1, ".")], safe: false))
    }
  }
}
