/// A sample of the rows of a table: all of them, or an even selection if there are very many.
struct RowSample {
  let total: Int
  let count: Int

  init(of total: Int, most: Int) {
    self.total = total
    count = min(total, most)
  }

  var isWhole: Bool { count == total }

  /// The number of the row at a place in the sample.
  subscript(place: Int) -> Int {
    isWhole ? place : Int(Double(place) * Double(total) / Double(count))
  }

  /// A note about the sample for the page; nil if it has all rows.
  func note(_ noun: String) -> HTML? {
    isWhole
      ? nil
      : .element(
        "p", ["class": "soft small"],
        .text(
          "An even sample: \(ShownNumber.text(count)) of \(ShownNumber.counted(total, noun))."))
  }
}
