/// The attributes and child elements that a plain row may have, derived from the schema.
///
/// It exists only for schemas that constrain neither their values nor their order and number, so that
/// a row within the shape cannot be invalid. Attributes, children and languages are known by their
/// index in the arrays here.
package struct PlainRowShape: Sendable {
  /// A child element of a row, which holds text alone.
  package struct Child: Sendable {
    package let name: String
    let bytes: [UInt8]
    /// The name of the child's attribute that is `true` or `false`; nil if it has none.
    let mark: [UInt8]?
  }

  /// The names of the root element and of a row.
  let root: [UInt8]
  let row: [UInt8]
  /// The names of a row's attributes.
  package let attributes: [String]
  let attributeBytes: [[UInt8]]
  package let children: [Child]
  /// True if a row may hold text directly.
  let holdsText: Bool
  /// The values of `xml:lang` that a child may have.
  package let languages: [String]
  let languageBytes: [[UInt8]]

  /// Derives the shape of rows named `row`; nil if the schema constrains more than names.
  package init?(_ schema: XMLSchema, row: String, mark: String?, languages: [String]) {
    let outline = schema.outline
    guard let root = outline.root, case let table = outline.type(of: root), table.isFree,
      table.text == nil, table.children.count == 1, let element = table.children.first,
      element.name == row, element.isPlain
    else { return nil }
    let type = outline.type(of: element)
    guard type.isFree || type.children.isEmpty,
      type.attributes.allSatisfy({ $0.type == "xs:string" && !$0.isRequired }),
      type.text == nil || type.text == "xs:string", type.attributes.count < 64
    else { return nil }
    var children: [Child] = []
    for child in type.children {
      let content = outline.type(of: child)
      guard child.isPlain, content.text == "xs:string", content.children.isEmpty,
        !content.attributes.contains(where: \.isRequired)
      else { return nil }
      // A mark of another value than true or false is read by `XMLRowReader`.
      let isMarked = content.attributes.contains {
        $0.name == mark && ["trueOrFalse", "rightOrNot"].contains($0.type)
      }
      children.append(
        Child(
          name: child.name, bytes: Array(child.name.utf8),
          mark: isMarked ? mark.map { Array($0.utf8) } : nil))
    }
    self.root = Array(root.name.utf8)
    self.row = Array(row.utf8)
    attributes = type.attributes.map(\.name)
    attributeBytes = attributes.map { Array($0.utf8) }
    self.children = children
    holdsText = type.text != nil
    self.languages = languages
    languageBytes = languages.map { Array($0.utf8) }
  }
}

extension SchemaOutline.Element {
  /// True if the element may be missing or repeated.
  fileprivate var isPlain: Bool { !isRequired && !isSingle }
}
