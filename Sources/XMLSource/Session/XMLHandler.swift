/// An attribute with the bytes of its name and of its value between the quotation marks.
package struct XMLAttribute: Equatable, Sendable {
  /// As written, with its prefix.
  package var name: String
  package var value: String
  package var nameRange: Range<Int>
  package var valueRange: Range<Int>
}

/// A start tag.
package struct XMLTag: Equatable, Sendable {
  /// As written, with its prefix.
  package var name: String
  /// In source order, without namespace declarations.
  package var attributes: [XMLAttribute]
  /// Their values as they are written.
  package var namespaces: [XMLAttribute] = []
  package var nameRange: Range<Int>
  package var range: Range<Int>

  /// The tag with an attribute of that value, which has no place in the source.
  package func with(_ name: String, _ value: String) -> XMLTag {
    var tag = self
    tag.attributes.removeAll { $0.name == name }
    tag.attributes.append(
      XMLAttribute(name: name, value: value, nameRange: 0..<0, valueRange: 0..<0))
    return tag
  }
}

/// Whoever is told what an XML source holds, in source order and as it is read.
package protocol XMLHandler: AnyObject {
  func start(_ tag: XMLTag)
  /// Text comes in pieces, with references resolved.
  func text(_ text: String)
  /// The bytes between the tags of the element that is left, and those of all of it.
  func end(content: Range<Int>, element: Range<Int>)
  /// A comment or a processing instruction, as it is written but for its line ends; before and
  /// behind the root element, too.
  func aside(_ text: String)
}

extension XMLHandler {
  package func aside(_ text: String) {}
}
