import Rows
import SchemaFiles
import Testing
import XMLSource

@testable import Kinds

/// Tests that each XML schema in `schemas/` has the fields and descriptions of the Table Schema.
struct KindSchemaTests {
  private struct Outline {
    let root: SchemaOutline.Element
    let row: SchemaOutline.Element
    let type: SchemaOutline.ComplexType
    let outline: SchemaOutline

    init(_ kind: ContentKind) throws {
      outline = try #require(XMLSchema(kind.schemas.xml)).outline
      root = try #require(outline.root)
      let children = outline.type(of: root).children
      try #require(children.count == 1)
      row = children[0]
      type = outline.type(of: row)
    }
  }

  @Test(arguments: ContentKind.all.map(\.name))
  func rowsAreNamedAsTheShapeSays(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    let outline = try Outline(kind)
    #expect(outline.root.name == kind.shape.root)
    #expect(outline.row.name == kind.shape.row)
    #expect(!outline.root.documentation.text.isEmpty && !outline.row.documentation.text.isEmpty)
    #expect((outline.type.text != nil) == (kind.shape.text != nil))
  }

  @Test(arguments: ContentKind.all.map(\.name))
  func everyFieldHasItsPlaceAndNothingElseHas(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    let (shape, type) = (kind.shape, try Outline(kind).type)
    // Translatable fields are elements, except in a row with a text of its own: there, the own
    // language is an attribute.
    let own = kind.schema.fields.filter {
      $0.name != shape.text && (!$0.isTranslatable || shape.text != nil)
    }
    #expect(Set(type.attributes.map(\.name)) == Set(own.compactMap { shape.name(of: $0.name) }))
    let elements = kind.schema.fields.filter(\.isTranslatable).compactMap {
      shape.name(of: $0.name)
    }
    let list = shape.list.map { [$0.element] } ?? []
    #expect(Set(type.children.map(\.name)) == Set(elements + list))
    #expect(type.children.count == Set(type.children.map(\.name)).count)
  }

  @Test(arguments: ContentKind.all.map(\.name))
  func fieldsAreDescribedInTheSameWords(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    let (shape, type) = (kind.shape, try Outline(kind).type)
    for field in kind.schema.fields {
      guard let name = shape.name(of: field.name) else { continue }
      let words =
        type.attributes.filter { $0.name == name }.map(\.documentation.text)
        + type.children.filter { $0.name == name }.map(\.documentation.text)
      #expect(!words.isEmpty && words.allSatisfy { $0 == field.description }, "\(field.name)")
    }
  }

  @Test(arguments: ContentKind.all.map(\.name))
  func nothingIsRequiredButByTheTableSchema(_ name: String) throws {
    let kind = try #require(ContentKind.named(name))
    let outline = try Outline(kind)
    let types = [outline.type] + outline.type.children.map { outline.outline.type(of: $0) }
    for type in types {
      #expect(type.attributes.allSatisfy { !$0.isRequired && $0.defaultValue == nil })
      #expect(type.children.allSatisfy { !$0.isRequired && !$0.isSingle })
    }
    #expect(outline.type.attributes.allSatisfy { $0.type == "xs:string" })
  }

  @Test func aListIsMarkedAsTheShapeSays() throws {
    let kind = ContentKind.choiceQuiz
    let list = try #require(kind.shape.list)
    let outline = try Outline(kind)
    let element = try #require(outline.type.children.first { $0.name == list.element })
    let attributes = outline.outline.type(of: element).attributes.map(\.name)
    #expect(
      attributes.filter { $0 != "xml:lang" } == [
        list.mark, list.remark?.attribute, list.pin?.attribute,
      ])
    for field in list.fields + (list.remark?.fields ?? []) {
      #expect(kind.schema.field(field) != nil)
    }
  }
}
