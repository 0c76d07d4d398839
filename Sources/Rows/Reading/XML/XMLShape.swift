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
    /// The fields that the elements fill whose mark is `also`, in order.
    package let alsoMarked: [String]
    /// The fields that the other elements fill, in order.
    package let others: [String]
    /// The attribute of the other elements with a remark, and the fields that the remarks fill, in their order.
    package let remark: (attribute: String, fields: [String])?
    /// The pin of elements; nil if none can be pinned.
    package let pin: Pin?

    package init(
      element: String, mark: String, marked: String, alsoMarked: [String] = [], others: [String],
      remark: (attribute: String, fields: [String])? = nil, pin: Pin? = nil
    ) {
      self.element = element
      self.mark = mark
      self.marked = marked
      self.alsoMarked = alsoMarked
      self.others = others
      self.remark = remark
      self.pin = pin
    }

    /// The value of the mark of further marked elements.
    package static let also = "also"

    /// The fields that elements fill, the marked one first.
    package var fields: [String] { [marked] + others + alsoMarked }

    /// The value of the mark of the element that fills a field; nil for none.
    package func mark(of field: String) -> String? {
      field == marked ? "true" : alsoMarked.contains(field) ? Self.also : nil
    }

    /// The field of the remark on the element that fills a field; nil if it has none.
    package func remark(on field: String) -> String? {
      guard let remark, let number = others.firstIndex(of: field) else { return nil }
      return remark.fields.indices.contains(number) ? remark.fields[number] : nil
    }

    /// The order of `fields`, the marked one first, as elements: the marked one moves so that the pinned ones come in
    /// the order of `pinned`.
    package func ordered(_ fields: [String], pinned: [String]) -> [String] {
      guard let place = pinned.firstIndex(of: marked), fields.contains(marked) else {
        return fields
      }
      var fields = fields.filter { $0 != marked }
      let next = pinned[place...].dropFirst().first.flatMap { fields.firstIndex(of: $0) }
      fields.insert(marked, at: next ?? fields.count)
      return fields
    }
  }

  /// An attribute of a list's elements, and the field that names the fields of those that have it.
  package struct Pin: Sendable {
    package let attribute: String
    package let value: String
    package let field: String

    package init(attribute: String, value: String, field: String) {
      self.attribute = attribute
      self.value = value
      self.field = field
    }

    /// The names in the text of the field.
    package static func names(in text: String) -> [String] {
      text.split(separator: ";").map(String.init)
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
    if let list,
      list.fields.contains(field) || field == list.pin?.field
        || list.remark?.fields.contains(field) == true
    {
      return nil
    }
    return field == text ? "text" : field.prefix(1).lowercased() + field.dropFirst()
  }
}
