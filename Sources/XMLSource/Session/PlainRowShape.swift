/// How a row of a table stands in XML where it is so plain that it can be read without libxml2: an
/// element with attributes, and elements of text alone, none of which the schema has anything to say of.
package struct PlainRowShape: Sendable {
  /// An element in a row.
  package struct Child: Sendable {
    package let name: String
    let bytes: [UInt8]
    /// The attribute that is `true` or `false` on it, where it has one.
    let mark: [UInt8]?
  }

  let root: [UInt8]
  let row: [UInt8]
  /// The attributes of a row, in the order in which they are numbered.
  package let attributes: [String]
  let attributeBytes: [[UInt8]]
  /// In the order in which they are numbered.
  package let children: [Child]
  /// Whether text may stand directly in a row.
  let holdsText: Bool
  /// The languages that texts may name, in the order in which they are numbered.
  package let languages: [String]
  let languageBytes: [[UInt8]]

  /// Nil where the schema says more of its rows than which attributes and elements of text there are.
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
      let isMarked = content.attributes.contains { $0.name == mark && $0.type == "trueOrFalse" }
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
  /// Whether nothing is said of how often it stands.
  fileprivate var isPlain: Bool { !isRequired && !isSingle }
}

/// A row as it stands in the bytes of its source; every range counts from their beginning.
package struct PlainRow {
  /// A text without the white space around it, and whether it has references to be resolved.
  package struct Text {
    package var range: Range<Int>
    package var hasReference: Bool
  }

  package struct Attribute {
    /// Its number in the shape.
    package var name: Int
    package var value: Range<Int>
  }

  package struct Child {
    /// Its number in the shape.
    package var name: Int
    package var nameRange: Range<Int>
    /// The number of the language that it names.
    package var language: Int?
    /// What its mark is, where it has one.
    package var mark: Bool?
    package var text: Text
  }

  package internal(set) var range = 0..<0
  package internal(set) var nameRange = 0..<0
  package internal(set) var attributes: [Attribute] = []
  package internal(set) var children: [Child] = []
  /// The text directly in the row.
  package internal(set) var text: Text?

  package init() {}
}

/// Whoever takes rows that were read without libxml2, between those that it reads.
package protocol PlainRowTaker: AnyObject {
  var shape: PlainRowShape { get }
  /// False where the row is not as plain as it seemed; it is then read by libxml2. `base` is where the
  /// bytes begin in their source.
  func take(_ row: borrowing PlainRow, of bytes: [UInt8], from base: Int) -> Bool
}
