internal import Rows
internal import SafeText
internal import XMLSource

/// The XML schema of an author's table, made from its Table Schema: `<table><row name="…"/></table>`.
///
/// As in all kinds, texts that may be translated are elements, and all other values are attributes.
enum TableXSD {
  static func text(for schema: TableSchema) -> String {
    let fields = fields(of: schema)
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
        <xs:element name="table">
          <xs:annotation><xs:documentation>a table</xs:documentation></xs:annotation>
          <xs:complexType>
            <xs:sequence>
              <xs:element name="row" type="row" minOccurs="0" maxOccurs="unbounded">
                <xs:annotation><xs:documentation>a row of the table</xs:documentation></xs:annotation>
              </xs:element>
            </xs:sequence>
          </xs:complexType>
        </xs:element>
        <xs:complexType name="row">
          <xs:choice minOccurs="0" maxOccurs="unbounded">
      \(fields.filter(\.isTranslatable).map(element).joined(separator: "\n"))
          </xs:choice>
      \(fields.filter { !$0.isTranslatable }.map(attribute).joined(separator: "\n"))
        </xs:complexType>
        <xs:complexType name="text">
          <xs:simpleContent>
            <xs:extension base="xs:string">
              <xs:anyAttribute namespace="http://www.w3.org/XML/1998/namespace" processContents="skip">
                <xs:annotation><xs:documentation>xml:lang: the language of the text</xs:documentation></xs:annotation>
              </xs:anyAttribute>
            </xs:extension>
          </xs:simpleContent>
        </xs:complexType>
      </xs:schema>

      """
  }

  private static func element(_ field: TableSchema.Field) -> String {
    "      <xs:element name=\"\(name(field))\" type=\"text\">\(annotation(field))</xs:element>"
  }

  private static func attribute(_ field: TableSchema.Field) -> String {
    "    <xs:attribute name=\"\(name(field))\" type=\"xs:string\">\(annotation(field))</xs:attribute>"
  }

  private static func annotation(_ field: TableSchema.Field) -> String {
    "<xs:annotation><xs:documentation>\(XMLText.inElement(field.description.terminalSafe))"
      + "</xs:documentation></xs:annotation>"
  }

  private static func name(_ field: TableSchema.Field) -> String {
    field.name.prefix(1).lowercased() + field.name.dropFirst()
  }

  /// The fields whose names can be names in XML; all others exist in CSV only.
  static func fields(of schema: TableSchema) -> [TableSchema.Field] {
    // `xmlns` is reserved for namespaces.
    var names: Set = ["xmlns"]
    return schema.fields.filter { isName($0.name) && names.insert(name($0)).inserted }
  }

  /// True if the text can be the name of an attribute.
  private static func isName(_ name: String) -> Bool {
    let letters: (UInt8) -> Bool = { 0x41...0x5A ~= $0 & 0xDF }
    return name.utf8.first.map(letters) ?? false
      && name.utf8.allSatisfy {
        letters($0) || 0x30...0x39 ~= $0 || [0x2D, 0x2E, 0x5F].contains($0)
      }
  }
}
