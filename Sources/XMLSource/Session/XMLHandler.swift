/// An attribute, with the ranges of its name and of its value between the quotation marks.
package struct XMLAttribute: Equatable, Sendable {
  /// The name as written, with its prefix.
  package var name: String
  package var value: String
  package var nameRange: Range<Int>
  package var valueRange: Range<Int>
}

/// A start tag.
package struct XMLTag: Equatable, Sendable {
  /// The name as written, with its prefix.
  package var name: String
  /// The attributes in source order, without namespace declarations.
  package var attributes: [XMLAttribute]
  /// The namespace declarations in source order, with values as written.
  package var namespaces: [XMLAttribute] = []
  package var nameRange: Range<Int>
  package var range: Range<Int>

  /// Returns the tag with the attribute `name` set to `value`; its ranges are empty.
  package func with(_ name: String, _ value: String) -> XMLTag {
    var tag = self
    tag.attributes.removeAll { $0.name == name }
    tag.attributes.append(
      XMLAttribute(name: name, value: value, nameRange: 0..<0, valueRange: 0..<0))
    return tag
  }
}

/// The receiver of the content of an XML source, in source order while it is read.
package protocol XMLHandler: AnyObject {
  /// True if the handler needs the ranges of attributes; without a schema they are only found for it.
  var wantsAttributeRanges: Bool { get }
  /// True if the rest of the source need not be read; asked after each piece of it.
  var isDone: Bool { get }
  func start(_ tag: XMLTag)
  /// A part of the text of the element that is open, with references resolved.
  func text(_ text: String)
  /// The element opened last ended, with the range of its content and of the whole element.
  func end(content: Range<Int>, element: Range<Int>)
  /// A comment or processing instruction as written, with line ends normalised.
  ///
  /// Comments and instructions before and behind the root element are reported, too.
  func aside(_ text: String)
}

extension XMLHandler {
  package var wantsAttributeRanges: Bool { true }
  package var isDone: Bool { false }

  package func aside(_ text: String) {}
}
