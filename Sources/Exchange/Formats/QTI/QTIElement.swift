internal import XMLSource

/// The names of QTI 3.0 as those of QTI 2, so that one reader serves both.
enum QTIElement {
  /// Returns the element with `choiceInteraction` for `qti-choice-interaction`, and `maxChoices` for `max-choices`.
  ///
  /// Elements of HTML keep their names. Prefixes are dropped.
  static func unified(_ element: MarkupElement) -> MarkupElement {
    var unified = MarkupElement(element.localName, element.attributes, range: element.range)
    if unified.name.hasPrefix("qti-") {
      unified.name = camel(unified.name.dropFirst("qti-".count))
      unified.attributes = element.attributes.map { attribute in
        MarkupElement.Attribute(camel(attribute.name[...]), attribute.value)
      }
    }
    unified.content = element.content.map { node in
      if case .element(let child) = node { .element(Self.unified(child)) } else { node }
    }
    return unified
  }

  private static func camel(_ name: Substring) -> String {
    let words = name.split(separator: "-")
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return ([words.first.map(String.init) ?? ""] + rest).joined()
  }
}
