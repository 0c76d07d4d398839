/// How the rows of a kind stand in XML: an element each, with its fields in attributes and elements.
///
/// A field's attribute or element is named like it, with a small first letter. Texts that may be
/// translated stand in elements, a translation in one with its `xml:lang`; what is the same in every
/// language is an attribute.
package struct XMLShape: Sendable {
  /// Elements of one name that fill several fields, one of them marked.
  package struct List: Sendable {
    package let element: String
    /// The attribute that is `true` on the one that is marked, and the field it fills.
    package let mark: String
    package let marked: String
    /// The fields that the others fill, in order.
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
  /// The field that is the row's own text, and its translations `<text>`; nil where there is none.
  package let text: String?
  package let list: List?

  package init(root: String, row: String, text: String? = nil, list: List? = nil) {
    self.root = root
    self.row = row
    self.text = text
    self.list = list
  }

  /// The attribute or element that holds a field by itself; nil for a field that a list fills.
  package func name(of field: String) -> String? {
    if let list, field == list.marked || list.others.contains(field) { return nil }
    return field == text ? "text" : field.prefix(1).lowercased() + field.dropFirst()
  }
}
