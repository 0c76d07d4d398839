import Diagnostics
import Testing
import XMLSource

@Suite struct XMLSchemaTests {
  @Test func theOutlineNamesWhatTheSchemaHolds() throws {
    let outline = try Manifest.schema().outline
    let pack = try #require(outline.root)
    let type = outline.type(of: pack)
    #expect(pack.name == "pack")
    #expect(type.text == nil)
    #expect(
      type.attributes.map(\.name) == [
        "id", "version", "kind", "asOf", "oldest", "leastBest", "requireSource",
        "requireReview", "language", "translations",
      ])
    #expect(type.attributes.filter(\.isRequired).map(\.name) == ["id", "version", "kind"])
    #expect(
      type.children.map(\.name) == [
        "title", "description", "source", "template", "schema", "table", "length", "limit", "rules",
        "text", "assets", "theme", "license", "author", "credit", "suppress",
      ])
    #expect(type.children.filter(\.isRequired).map(\.name) == ["title", "source"])
    #expect(
      type.children.filter(\.isSingle).map(\.name) == [
        "schema", "rules", "assets", "theme", "license",
      ])
    let rules = outline.type(of: type.children[8])
    #expect(rules.attributes.count == 5)
    #expect(rules.attributes[0].name == "lives")
    #expect(rules.attributes[0].defaultValue == "3")
    #expect(outline.type(of: type.children[0]).text == "titleText")
  }

  @Test func everythingInTheManifestsSchemaIsExplained() throws {
    let outline = try Manifest.schema().outline
    func check(_ element: SchemaOutline.Element) {
      #expect(element.documentation.text != "", "\(element.name)")
      let type = outline.type(of: element)
      for attribute in type.attributes {
        #expect(attribute.documentation.text != "", "\(element.name) \(attribute.name)")
        #expect(attribute.name == "xml:lang" || outline.meaning(of: attribute.type) != nil)
      }
      if let text = type.text { #expect(outline.meaning(of: text) != nil) }
      type.children.forEach(check)
    }
    check(try #require(outline.root))
  }

  @Test func whatIsNoSchemaIsNone() {
    #expect(XMLSchema([]) == nil)
    #expect(XMLSchema(Array("<pack/>".utf8)) == nil)
    let wrong = Manifest.schemaBytes.filter { $0 != UInt8(ascii: "=") }
    #expect(XMLSchema(wrong) == nil)
    let unknown = String(decoding: Manifest.schemaBytes, as: UTF8.self)
      .replacing("base=\"titleText\"", with: "base=\"nothing\"")
    #expect(XMLSchema(Array(unknown.utf8)) == nil)
  }

  @Test func anOrderThatTheSchemaAsksForIsKept() throws {
    let schema = """
      <xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="r"><xs:complexType>
      <xs:sequence><xs:element name="a" type="xs:integer"/><xs:element name="b"/></xs:sequence>
      </xs:complexType></xs:element></xs:schema>
      """
    let compiled = try #require(XMLSchema(Array(schema.utf8)))
    func findings(_ text: String) -> [String] {
      var findings = Findings()
      let source = SourceBytes(name: "", Array(text.utf8))
      _ = XMLElement.read(source, schema: compiled, findings: &findings)
      return findings.kept.map { "\($0.place.bytes) \($0.summary) | \($0.help ?? "")" }
    }
    #expect(findings("<r><a>1</a><b/></r>") == [])
    #expect(
      findings("<r><b/><a>1</a></r>") == [
        "4..<5 X110 <b> is not allowed here | This element is not expected. Expected is ( a )."
      ])
    #expect(
      findings("<r><a>1</a></r>") == [
        "1..<2 X103 an element is missing in <r> | "
          + "Missing child element(s). Expected is ( b )."
      ])
    #expect(
      findings("<r><a>x</a><b/></r>") == [
        "6..<7 X107 \"x\" is not a valid value here | "
          + "'x' is not a valid value of the atomic type 'xs:integer'."
      ])
  }

  @Test func everyCodeIsOfItsFamilyAndUnique() {
    let ids = Code.xmlSource.map(\.id)
    #expect(ids.allSatisfy { $0.count == 4 && $0.hasPrefix("X") })
    #expect(ids == ids.sorted())
    #expect(Set(ids).count == ids.count)
  }
}
