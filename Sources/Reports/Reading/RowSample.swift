/// The rows of a table that are looked at: all, or an even sample where there are very many.
struct RowSample {
  let total: Int
  let count: Int

  init(of total: Int, most: Int) {
    self.total = total
    count = min(total, most)
  }

  var isWhole: Bool { count == total }

  /// The number of the row that stands at a place in the sample.
  subscript(place: Int) -> Int {
    isWhole ? place : Int(Double(place) * Double(total) / Double(count))
  }

  /// What is to be said of it; nil where all rows are looked at.
  func note(_ noun: String) -> HTML? {
    isWhole
      ? nil
      : .element(
        "p", ["class": "soft small"],
        .text(
          "An even sample: \(ShownNumber.text(count)) of \(ShownNumber.counted(total, noun))."))
  }
}
