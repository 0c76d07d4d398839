/// What an XML schema says in the words of the project: which names there are, and what they mean.
///
/// libxml2 judges by the schema and tells neither which names would have been right nor what a type
/// is for. This reads what the project's own schemas use: elements and attributes, named or within
/// each other, in any sequence or choice, and their documentation.
package struct SchemaOutline: Sendable {
  /// What a schema says of one of its parts: most of it is never asked for.
  package struct Documentation: Sendable {
    fileprivate let written: String

    /// Without the line breaks of the schema.
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
    /// Stated for people and this reader as `<xs:appinfo>`: `at least one`, `at most one`, `one`.
    package var isRequired: Bool
    package var isSingle: Bool
    /// Whether it may stand any number of times where it is declared.
    var isUnbounded: Bool
    var content: Content

    /// What a reference to a named complex type stands for.
    enum Content: Sendable {
      case text(String)
      case type(String)
      case inline(ComplexType)
    }
  }

  package struct ComplexType: Sendable {
    package var attributes: [Attribute] = []
    package var children: [Element] = []
    /// The type of its text, where it may hold any.
    package var text: String?
    /// Whether its children may stand in any order, any number of times, or not at all.
    var isFree = false
  }

  package private(set) var root: Element?
  private var types: [String: ComplexType] = [:]
  /// The documentation of the named simple types, which completes the sentence "this is not …".
  private var meanings: [String: Documentation] = [:]

  /// Reads the root element of a schema.
  init(_ schema: LibXML2Element) {
    for type in schema.children("simpleType") {
      meanings[type["name"] ?? ""] = Self.documentation(of: type)
    }
    for type in schema.children("complexType") {
      types[type["name"] ?? ""] = Self.complexType(type)
    }
    root = schema.children("element").first.map(Self.element)
  }

  /// What may stand in an element.
  package func type(of element: Element) -> ComplexType {
    switch element.content {
    case .inline(let type): type
    case .type(let name): types[name] ?? ComplexType(text: name)
    case .text(let type): ComplexType(text: type)
    }
  }

  /// Completes the sentence "this is not …".
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
    let count = element.children("annotation").flatMap { $0.children("appinfo") }.first?.text
    return Element(
      name: element["name"] ?? "", documentation: documentation(of: element),
      isRequired: count == "one" || count == "at least one",
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
        // The one attribute of the namespace `xml` that the project's formats have.
        type.attributes.append(
          Attribute(
            name: "xml:lang", type: "xs:language", isRequired: false,
            documentation: documentation(of: child)))
      case "extension":
        type.text = child["base"]
        collect(child, into: &type)
      case "choice":
        type.isFree = type.children.isEmpty && isUnbounded(child)
        collect(child, into: &type)
      case "sequence", "all", "simpleContent":
        collect(child, into: &type)
        // Of one child alone there is but one order.
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
