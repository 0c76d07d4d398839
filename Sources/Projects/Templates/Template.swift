internal import Diagnostics
internal import Kinds
internal import Rows
internal import SchemaFiles
internal import XMLSource

/// A template of a manifest: rows of the kind that are filled in from each row of a table.
package struct Template: Sendable, Equatable {
  /// A name of a column, and its place in the manifest.
  struct Column: Sendable, Equatable {
    var name: String
    var place: Place
  }

  /// The column whose cells name the rows of the table; nil if ids are derived from what is asked.
  let key: Column?
  let seed: String
  /// The start tag.
  let place: Place
  /// The range of the elements in the manifest; empty if there are none.
  private let content: Range<Int>
  private let manifest: [UInt8]

  init(_ element: XMLElement, of manifest: [UInt8], _ file: String) {
    key = element["key"].map { Column(name: $0.value, place: Place(file, $0.valueRange)) }
    seed = element["seed"]?.value ?? ""
    place = Place(file, element.tag.nameRange)
    let start = element.children.first?.range.lowerBound ?? 0
    content = start..<(element.children.last?.range.upperBound ?? start)
    self.manifest = manifest
  }

  /// The elements as a source of a kind, each at the offset that it has in the manifest.
  func source(of kind: ContentKind) -> SourceBytes? {
    let root = Array("<\(kind.shape.root)>".utf8)
    guard !content.isEmpty, content.lowerBound >= root.count else { return nil }
    let space = UInt8(ascii: " ")
    let source =
      [UInt8](repeating: space, count: content.lowerBound - root.count) + root + manifest[content]
      + Array("</\(kind.shape.root)>".utf8)
    return SourceBytes(name: place.file, source)
  }

  /// The name of the element that has wrong choices drawn from other rows.
  static let wrong = "wrong"

  /// The XML schema of the kind's rows; a question with choices may also hold `<wrong>`.
  static func schema(of kind: ContentKind) -> XMLSchema? {
    guard let list = kind.shape.list else { return XMLSchema.shared(kind.schemas.xml) }
    let mark = "<xs:element name=\"\(list.element)\""
    let end = "</xs:schema>"
    let xml = String(decoding: kind.schemas.xml, as: UTF8.self)
      .replacing(mark, with: wrongElement + mark, maxReplacements: 1)
      .replacing(end, with: wrongType + end, maxReplacements: 1)
    return XMLSchema.shared(Array(xml.utf8))
  }

  private static let wrongElement = """
    <xs:element name="wrong" type="wrong">
      <xs:annotation>
        <xs:appinfo>at most one</xs:appinfo>
        <xs:documentation>wrong choices: the right choices of other rows</xs:documentation>
      </xs:annotation>
    </xs:element>
    """

  private static let wrongType = """
    <xs:complexType name="wrong">
      <xs:attribute name="count" type="wrongCount" default="3"/>
      <xs:attribute name="same" type="xs:string"/>
      <xs:attribute name="near" type="xs:string"/>
      <xs:attribute name="within" type="factor" default="2"/>
    </xs:complexType>
    <xs:simpleType name="wrongCount">
      <xs:annotation><xs:documentation>a number of wrong choices, from 1 to 7</xs:documentation></xs:annotation>
      <xs:restriction base="xs:string"><xs:pattern value="[1-7]"/></xs:restriction>
    </xs:simpleType>
    <xs:simpleType name="factor">
      <xs:annotation><xs:documentation>a factor of at least 1, as in 2 or 1.5</xs:documentation></xs:annotation>
      <xs:restriction base="xs:string"><xs:pattern value="[1-9][0-9]{0,5}(\\.[0-9]{1,6})?"/></xs:restriction>
    </xs:simpleType>
    """
}
