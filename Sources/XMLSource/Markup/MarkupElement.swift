/// A part of a text with markup: characters, or an element.
package enum MarkupNode: Equatable, Sendable {
  case text(String)
  case element(MarkupElement)
}

/// An element of HTML or XML whose content keeps its order, as texts with markup need it.
package struct MarkupElement: Equatable, Sendable {
  package struct Attribute: Equatable, Sendable {
    package var name: String
    package var value: String

    package init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }
  }

  /// The name as written, with its prefix; in HTML in small letters.
  package var name: String
  package var attributes: [Attribute]
  package var content: [MarkupNode] = []
  /// The bytes of the element in the source; empty if it comes from HTML.
  package var range: Range<Int>

  package init(_ name: String, _ attributes: [Attribute] = [], range: Range<Int> = 0..<0) {
    (self.name, self.attributes, self.range) = (name, attributes, range)
  }

  package subscript(_ attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  /// The name without its prefix.
  package var localName: String {
    guard let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) else { return name }
    return String(name[name.utf8.index(after: colon)...])
  }

  package var children: [MarkupElement] {
    content.compactMap { node in
      if case .element(let element) = node { element } else { nil }
    }
  }

  /// The children of a name, whatever their prefixes are.
  package func children(_ localName: String) -> [MarkupElement] {
    children.filter { $0.localName == localName }
  }

  /// The first child of a name, whatever its prefix is.
  package func child(_ localName: String) -> MarkupElement? {
    for case .element(let element) in content where element.localName == localName {
      return element
    }
    return nil
  }

  /// The text directly in the element, without that of its children.
  package var text: String {
    if content.count == 1, case .text(let text) = content[0] { return text }
    var text = ""
    for case .text(let part) in content { text += part }
    return text
  }

  /// All elements of some names in the element at any depth, in source order; none lies within another one.
  package func descendants(_ localNames: Set<String>) -> [MarkupElement] {
    var found: [MarkupElement] = []
    for child in children {
      if localNames.contains(child.localName) {
        found.append(child)
      } else {
        found += child.descendants(localNames)
      }
    }
    return found
  }
}
