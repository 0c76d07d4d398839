/// A text in which `«` and `»` stand around the places that matter.
package struct MarkedText {
  /// The text without the marks.
  package let text: String
  /// The bytes of each place, in order.
  package let places: [Range<Int>]

  package var bytes: [UInt8] { Array(text.utf8) }
  /// The one place, or an empty one where there is none.
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
