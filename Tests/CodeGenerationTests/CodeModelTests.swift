import Diagnostics
import Testing

@testable import CodeGeneration
@testable import Rows

struct CodeModelTests {
  /// A model of tables by their names and the JSON of their schemas, and the messages of its findings.
  private func model(
    _ tables: KeyValuePairs<String, String>, id: String = "test-pack", type: String? = nil,
    in language: CodeLanguage = .swift
  ) throws -> (model: CodeModel, findings: [String]) {
    let sources = try tables.map { name, json in
      CodeModel.Source(
        name, try TableSchema(json: Array(json.utf8)), at: Place("\(name).json", 0..<0))
    }
    var findings = Findings()
    let model = CodeModel(sources, id: id, type: type, in: language, &findings)
    return (model, findings.kept.map { "\($0.code.id) \($0.message)" })
  }

  private func fields(_ names: String...) -> String {
    let list = names.map { #"{"name": "\#($0)"}"# }.joined(separator: ", ")
    return #"{"fields": [\#(list)]}"#
  }

  @Test func twoFieldsThatBecomeOneNameAreReported() throws {
    let schema = fields("Mass (kg)", "mass-kg", "Mass")
    #expect(
      try model(["shells": schema]).findings == [
        #"G001 the field "mass-kg" and the field "Mass (kg)" have one name in code: massKg"#
      ])
    #expect(try model(["shells": schema], in: .python).findings.count == 1)
    // Python has no capital letters in the middle of names, and other languages do.
    let words = fields("shellMass", "shell mass", "shellmass")
    #expect(try model(["shells": words], in: .python).findings.count == 1)
  }

  @Test func tablesThatBecomeOneNameAreReported() throws {
    let findings = try model(["my people": fields("A"), "my-people": fields("A")]).findings
    #expect(findings.count == 3)
    #expect(
      findings.last
        == #"G001 the table "my-people" and the table "my people" have one name in code: myPeople"#)
  }

  @Test func anEnumerationThatIsNamedLikeARowIsReported() throws {
    let schema = #"{"fields": [{"name": "row", "constraints": {"enum": ["a"]}}]}"#
    #expect(
      try model(["people": schema]).findings == [
        #"G001 the values of the field "row" of "people" and a row of the table "people" have one "#
          + "name in code: PeopleRow"
      ])
  }

  @Test func aNameWithoutLettersAndDigitsIsReported() throws {
    #expect(
      try model(["people": fields("Name", "%")]).findings == [
        #"G002 the field "%" of "people" has no letter or digit that a name in code could be made of"#
      ])
  }

  @Test(arguments: CodeLanguage.allCases)
  func reservedWordsBecomeOtherNames(_ language: CodeLanguage) throws {
    let words = [
      "self", "init", "class", "constructor", "def", "row number", "hash value", "None", "int",
      "in",
    ]
    let list = words.map { #"{"name": "\#($0)"}"# }.joined(separator: ", ")
    let model = try model(["t": #"{"fields": [\#(list)]}"#], in: language).model
    let names = model.tables[0].fields.map(\.property)
    switch language {
    case .swift:
      #expect(
        names == [
          "selfValue", "initValue", "class", "constructor", "def", "rowNumberValue",
          "hashValueValue", "none", "int", "in",
        ])
    case .typescript:
      #expect(
        names == [
          "self", "init", "class", "constructorValue", "def", "rowNumberValue", "hashValue", "none",
          "int", "in",
        ])
    case .python:
      #expect(
        names == [
          "self_", "init", "class_", "constructor", "def_", "row_number_", "hash_value", "none",
          "int_", "in_",
        ])
    }
  }

  @Test func optionsWithoutANameOfTheirOwnAreNumbered() throws {
    let schema = #"""
      {"fields": [{"name": "F", "constraints": {
        "enum": ["north-east", "North East", "—", "5+", "none", "", "a", "a"]}}]}
      """#
    let options = try #require(model(["t": schema]).model.tables[0].fields[0].enumeration).options
    #expect(
      options.map(\.name) == [
        "northEast", "option2", "option3", "_5", "noneValue", "option6", "a",
      ])
    #expect(options.map(\.text) == ["north-east", "North East", "—", "5+", "none", "", "a"])
  }

  private let people = #"""
    {"fields": [{"name": "id"}, {"name": "year", "type": "integer"}, {"name": "nick",
      "constraints": {"unique": true}}, {"name": "city"}], "primaryKey": ["id", "year"]}
    """#

  @Test func foreignKeysAreFollowedToKeysAndUniqueFields() throws {
    let halls = #"""
      {"fields": [{"name": "personID"}, {"name": "from", "type": "integer"}, {"name": "nickName"},
        {"name": "town"}]}
      """#
    var sources: [CodeModel.Source] = []
    for (name, json) in [("people", people), ("halls", halls)] {
      sources.append(.init(name, try TableSchema(json: Array(json.utf8)), at: Place(name, 0..<0)))
    }
    var schema = sources[1].schema
    schema.foreignKeys = [
      .init(fields: ["from", "personID"], resource: "people", targets: ["year", "id"]),
      .init(fields: ["nickName"], resource: "people", targets: ["nick"]),
      // Several people may live in a city, so the key leads to no row.
      .init(fields: ["town"], resource: "people", targets: ["city"]),
      .init(fields: ["town"], resource: "elsewhere", targets: ["id"]),
    ]
    sources[1] = .init("halls", schema, at: sources[1].place)
    var findings = Findings()
    let model = CodeModel(sources, id: "x", type: nil, in: .swift, &findings)
    #expect(findings.count == 0)
    #expect(model.tables[0].lookups.map(\.fields) == [[0, 1], [2]])
    #expect(model.tables[0].lookups.map(\.function) == ["find", "findByNick"])
    let references = model.tables[1].references
    #expect(references.map(\.method) == ["people", "nick"])
    // In the order of the key of people.
    #expect(references.map(\.fields) == [[0, 1], [2]])
    #expect(references.map(\.lookup) == [0, 1])
  }

  @Test func aReferenceIsNotNamedLikeAField() throws {
    let schema = #"""
      {"fields": [{"name": "id"}, {"name": "parent"}, {"name": "parentID"}], "primaryKey": "id",
       "foreignKeys": [{"fields": "parentID", "reference": {"resource": "", "fields": "id"}}]}
      """#
    let model = try model(["people": schema]).model
    #expect(model.tables[0].references.map(\.method) == ["parentIDRow"])
  }

  @Test func theDigestChangesWithWhatCodeReliesOnAndNothingElse() throws {
    let schema = #"""
      {"fields": [{"name": "id", "description": "a name"}, {"name": "n", "type": "integer"},
        {"name": "side", "constraints": {"enum": ["north", "south"]}}], "primaryKey": "id"}
      """#
    func digest(_ old: String, _ new: String) throws -> String {
      #expect(schema.contains(old))
      return try model(["people": schema.replacing(old, with: new)]).model.digest
    }
    let same = try model(["people": schema], in: .python).model.digest
    #expect(same.count == 32)
    #expect(try digest("a name", "another text") == same)
    #expect(try digest(#""type": "integer""#, #""type": "integer", "title": "N""#) == same)
    let others = try [
      digest(#""n""#, #""m""#), digest("integer", "number"), digest("south", "west"),
      digest(#", "primaryKey": "id""#, ""),
      digest(#""integer""#, #""integer", "constraints": {"required": true}"#),
      digest(#"{"name": "n","#, #"{"name": "more"}, {"name": "n","#),
    ]
    #expect(Set(others + [same]).count == 7)
  }

  @Test(arguments: CodeLanguage.allCases)
  func noTextOfASchemaEndsACommentOrALiteral(_ language: CodeLanguage) throws {
    let schema = #"""
      {"fields": [{"name": "a", "description": "*/ \"\"\" \n\u2028 \\",
        "constraints": {"enum": ["\"\"\" \\", "\u202e", "\n"]}}]}
      """#
    let text = GeneratedCode(try model(["t": schema], in: language).model).text
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.isASCII })
    let marks = text.split(separator: "\n").filter { $0.contains("*/") }
    #expect(marks.allSatisfy { language != .typescript || $0.hasSuffix("*/") })
  }
}
