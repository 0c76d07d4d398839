/// The names and documentation of an XML schema, for findings that libxml2 cannot word.
///
/// libxml2 validates against the schema, but reports neither the names that would have been valid nor
/// the meaning of a type. The outline covers the part of XSD that the project's own schemas use:
/// elements and attributes, named or nested types, sequences and choices, and documentation.
package struct SchemaOutline: Sendable {
  /// The documentation of a part of a schema; its white space is normalised only when it is read.
  package struct Documentation: Sendable {
    fileprivate let written: String

    /// The text in one line, with single spaces.
    package var text: String {
      written.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  package struct Attribute: Sendable {
    package var name: String
    package var type: String
    package var isRequired: Bool
    package var defaultValue: String?
    package var documentation: Documentation
  }

  package struct Element: Sendable {
    package var name: String
    package var documentation: Documentation
    /// True if the parent needs the element: its `<xs:appinfo>` is `one` or `at least one`.
    package var isRequired: Bool
    /// The elements that may stand in place of a required one: its `<xs:appinfo>` is `at least one, or NAME or NAME`.
    package var alternatives: [String]
    /// True if the element may not be repeated: its `<xs:appinfo>` is `one` or `at most one`.
    package var isSingle: Bool
    /// True if `minOccurs` is 0 and `maxOccurs` is `unbounded`.
    var isUnbounded: Bool
    var content: Content

    /// The type of an element: a simple type, a named complex type, or a nested one.
    enum Content: Sendable {
      case text(String)
      case type(String)
      case inline(ComplexType)
    }
  }

  package struct ComplexType: Sendable {
    package var attributes: [Attribute] = []
    package var children: [Element] = []
    /// The simple type of the element's text; nil if the element may hold none.
    package var text: String?
    /// True if the children may come in any order and number.
    var isFree = false
    /// True if the children may be any elements (`xs:any`), which are not judged.
    var isOpen = false
  }

  package private(set) var root: Element?
  private var types: [String: ComplexType] = [:]
  /// The documentation of the named simple types, worded to complete the sentence "this is not …".
  private var meanings: [String: Documentation] = [:]

  /// Reads the outline from `schema`, the root element of an XSD.
  init(_ schema: LibXML2Element) {
    for type in schema.children("simpleType") {
      meanings[type["name"] ?? ""] = Self.documentation(of: type)
    }
    for type in schema.children("complexType") {
      types[type["name"] ?? ""] = Self.complexType(type)
    }
    root = schema.children("element").first.map(Self.element)
  }

  /// The attributes, children and text that an element may have.
  package func type(of element: Element) -> ComplexType {
    switch element.content {
    case .inline(let type): type
    case .type(let name): types[name] ?? ComplexType(text: name)
    case .text(let type): ComplexType(text: type)
    }
  }

  /// The documentation of a named simple type, worded to complete the sentence "this is not …".
  package func meaning(of type: String) -> String? { meanings[type]?.text }

  // MARK: - Reading the schema

  private static func element(_ element: LibXML2Element) -> Element {
    let content: Element.Content =
      if let type = element.children("complexType").first {
        .inline(complexType(type))
      } else if let name = element["type"] {
        name.hasPrefix("xs:") ? .text(name) : .type(name)
      } else {
        .text("xs:string")
      }
    let info = element.children("annotation").flatMap { $0.children("appinfo") }.first?.text
    let count = info?.split(separator: ",").first
    let others = info?.split(separator: ",").dropFirst().first?.split(separator: " ") ?? []
    return Element(
      name: element["name"] ?? "", documentation: documentation(of: element),
      isRequired: count == "one" || count == "at least one",
      alternatives: others.filter { $0 != "or" }.map(String.init),
      isSingle: count == "one" || count == "at most one",
      isUnbounded: isUnbounded(element), content: content)
  }

  private static func isUnbounded(_ particle: LibXML2Element) -> Bool {
    particle["minOccurs"] == "0" && particle["maxOccurs"] == "unbounded"
  }

  private static func complexType(_ element: LibXML2Element) -> ComplexType {
    var type = ComplexType()
    if element["mixed"] == "true" { type.text = "xs:string" }
    collect(element, into: &type)
    return type
  }

  private static func collect(_ element: LibXML2Element, into type: inout ComplexType) {
    for child in element.children {
      switch child.name {
      case "element": type.children.append(Self.element(child))
      case "attribute": type.attributes.append(attribute(child))
      case "anyAttribute":
        // In the project's schemas, `anyAttribute` stands for `xml:lang` alone.
        type.attributes.append(
          Attribute(
            name: "xml:lang", type: "xs:language", isRequired: false,
            documentation: documentation(of: child)))
      case "any": type.isOpen = true
      case "extension":
        type.text = child["base"]
        collect(child, into: &type)
      case "choice":
        type.isFree = type.children.isEmpty && isUnbounded(child)
        collect(child, into: &type)
      case "sequence", "all", "simpleContent":
        collect(child, into: &type)
        // A sequence of one repeatable child allows any order, as there is only one.
        type.isFree =
          child.name == "sequence" && type.children.count == 1
          && type.children[0].isUnbounded
      default: break
      }
    }
  }

  private static func attribute(_ element: LibXML2Element) -> Attribute {
    Attribute(
      name: element["name"] ?? "", type: element["type"] ?? "xs:string",
      isRequired: element["use"] == "required", defaultValue: element["default"],
      documentation: documentation(of: element))
  }

  private static func documentation(of element: LibXML2Element) -> Documentation {
    let text = element.children("annotation").flatMap { $0.children("documentation") }
      .first?.text
    return Documentation(written: text ?? "")
  }
}
