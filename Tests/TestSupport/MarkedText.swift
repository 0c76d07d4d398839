/// A text in which `«` and `»` enclose the places that a test asks about.
package struct MarkedText {
  /// The text without the marks.
  package let text: String
  /// The byte ranges that were marked, in order.
  package let places: [Range<Int>]

  package var bytes: [UInt8] { Array(text.utf8) }
  /// The first marked range, or an empty range at 0.
  package var place: Range<Int> { places.first ?? 0..<0 }

  package init(_ marked: String) {
    var text = ""
    var places: [Range<Int>] = []
    var start = 0
    for scalar in marked.unicodeScalars {
      switch scalar {
      case "«": start = text.utf8.count
      case "»": places.append(start..<text.utf8.count)
      default: text.unicodeScalars.append(scalar)
      }
    }
    self.text = text
    self.places = places
  }
}
