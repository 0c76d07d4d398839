internal import Diagnostics
internal import Rows

/// Reports people whose last year, or year of induction, is before their first year.
enum YearsInOrder {
  static let code = Code(
    "Q501", .error, "the years of a person are not in order",
    why: "One of the two years is wrong, and players would learn it.",
    bad: "Name,Image,Alt,From,To\nAda,ada.png,A woman,2001,1994",
    good: "Name,Image,Alt,From,To\nAda,ada.png,A woman,1994,2001",
    fix: "Correct the year that is wrong.")

  static func findings(_ columns: [Binding.Column], _ context: RuleContext) -> RowCheck {
    let pairs = [("From", "To"), ("From", "Inducted")]
    let indices = pairs.compactMap { first, second -> (Int, Int)? in
      guard let first = columns.firstIndex(ofField: first),
        let second = columns.firstIndex(ofField: second)
      else { return nil }
      return (first, second)
    }
    return { row in
      // One finding a row: if the first year is wrong, both pairs are.
      indices.lazy.compactMap { first, second in
        guard case .year(let from) = row.values[first], case .year(let to) = row.values[second],
          to < from
        else { return nil }
        return Finding(
          code, "\(columns[second].name) is \(to), before \(columns[first].name), which is \(from)",
          at: Place(context.file, row.places[second]), help: "correct one of the two",
          related: [Related(Place(context.file, row.places[first]), "begins here")])
      }.prefix(1).map { $0 }
    }
  }
}
