/// The XML form of a kind's rows: one element a row, with fields as attributes and child elements.
///
/// An attribute or element is named like its field, with a small first letter. Translatable texts are
/// elements, and each translation has its `xml:lang`. A field that is the same in every language is an
/// attribute.
package struct XMLShape: Sendable {
  /// Several elements of one name that fill several fields; one of them is marked, as the right choice.
  package struct List: Sendable {
    package let element: String
    /// The attribute that is `true` on the marked element, and the field which that element fills.
    package let mark: String
    package let marked: String
    /// The fields that the other elements fill, in order.
    package let others: [String]

    package init(element: String, mark: String, marked: String, others: [String]) {
      self.element = element
      self.mark = mark
      self.marked = marked
      self.others = others
    }
  }

  package let root: String
  package let row: String
  /// The field that is the text directly in a row, and `<text>` in translations; nil for none.
  package let text: String?
  package let list: List?

  package init(root: String, row: String, text: String? = nil, list: List? = nil) {
    self.root = root
    self.row = row
    self.text = text
    self.list = list
  }

  /// The name of the attribute or element that holds a field; nil for a field that a list fills.
  package func name(of field: String) -> String? {
    if let list, field == list.marked || list.others.contains(field) { return nil }
    return field == text ? "text" : field.prefix(1).lowercased() + field.dropFirst()
  }
}
