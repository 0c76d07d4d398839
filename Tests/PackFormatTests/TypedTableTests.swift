import PackFormat
import Testing

/// Packs opened for generated code: which fit it, and what errors say of the others.
struct TypedTableTests {
  private static let schema = #"{"fields":[{"name":"Name"},{"name":"N\u0061ver"},{"name":"Side"}]}"#

  /// A pack with a column of names, one of numbers and one of sides.
  private func pack(
    _ names: [String?] = ["Ann", "Bob"], _ sides: [String?] = ["north", nil],
    schema: String? = TypedTableTests.schema
  ) throws -> PackReader {
    var (name, number) = (ColumnBuilder("Name", .string), ColumnBuilder("Number", .decimal))
    var (german, side) = (
      ColumnBuilder("Name", language: "de", .string), ColumnBuilder("Side", .string)
    )
    for text in names {
      name.append(text)
      number.append(ExactDecimal(mantissa: 25, scale: 1))
      german.append(text == "Ann" ? "Anna" : nil)
    }
    for text in sides { side.append(text) }
    var writer = PackWriter(
      card: PackCard(
        id: "test", version: "1.0.0", kind: "table", asOf: nil, questionCount: UInt64(names.count),
        titles: [.init(language: "en", text: "Test")]))
    writer.content = [TableBuilder("table", names.isEmpty ? [] : [name, german, number, side])]
    if let schema {
      var (table, json) = (ColumnBuilder("Table", .string), ColumnBuilder("JSON", .blob))
      for (name, text) in [("other", "{}"), ("table", schema)] {
        table.append(name)
        json.append(bytes: Array(text.utf8))
      }
      writer.content.append(TableBuilder(.schema, [table, json]))
    }
    return try PackReader(ByteSource(writer.encode().bytes))
  }

  /// The error with which a table of these columns is refused; nil if it fits.
  private func error(
    _ columns: [TypedColumn], _ pack: PackReader, _ name: String = "table"
  ) -> String? {
    do throws(PackError) {
      _ = try TypedTable(pack, name, columns)
      return nil
    } catch {
      return error.message
    }
  }

  @Test func aTableThatFitsIsRead() throws {
    let table = try TypedTable(
      pack(), "table",
      [
        TypedColumn("Name", .text, isRequired: true), TypedColumn("Number", .decimal),
        TypedColumn("Naver", .integer), TypedColumn("Side", .text, options: ["south", "north"]),
      ])
    #expect(table.count == 2)
    #expect(try table.text(0, 1) == "Bob")
    #expect(try table.text(0, 0, language: "de") == "Anna")
    #expect(try table.text(0, 1, language: "de") == nil)
    #expect(try table.text(0, 0, language: "fr") == nil)
    #expect(try table.decimal(1, 0)?.text == "2.5")
    #expect(try table.integer(2, 0) == nil)
    #expect(try table.text(3, 0) == "north")
    #expect(try table.text(3, 1) == nil)
    #expect(try table.required(table.text(3, 0), 3, 0) == "north")
    let index = try table.index { (row) throws(PackError) in try table.text(0, row) }
    #expect(index == ["Ann": 0, "Bob": 1])
  }

  @Test func eachMisfitNamesItsColumn() throws {
    let pack = try pack()
    let start = "it does not fit the code that reads it: "
    #expect(error([], pack, "people") == start + "the pack has no table people")
    #expect(
      error([TypedColumn("Born", .date, isRequired: true)], pack)
        == start + "the pack has no column table.Born, which the code has a value of in each row")
    #expect(
      error([TypedColumn("Born", .date)], pack) == start + "the pack has no column table.Born")
    #expect(
      error([TypedColumn("Number", .integer)], pack)
        == start + "the column table.Number holds values of the type decimal, not integer")
    #expect(
      error([TypedColumn("Name", .decimal)], pack)
        == start + "the column table.Name holds values of the type string, not decimal or integer")
    #expect(
      error([TypedColumn("Side", .text, isRequired: true)], pack)
        == start + "the column table.Side may lack a value, which the code has in each row")
    #expect(
      error([TypedColumn("Side", .text, options: ["south"])], pack)
        == start + "the column table.Side has the value \"north\", which the code does not know")
  }

  @Test func aColumnThatIsEmptyInEveryRowIsToldFromOneThatTheSchemaLacks() throws {
    let columns = [TypedColumn("Naver", .integer)]
    #expect(try error(columns, pack()) == nil)
    #expect(try error(columns, pack(schema: #"{"fields":[{"name":"x","title":"Naver"}]}"#)) != nil)
    // Kinds of games have their schemas in no pack.
    #expect(try error(columns, pack(schema: nil)) == nil)
  }

  @Test func anEmptyTextIsAnOptionOnlyWhereItIsNamed() throws {
    let pack = try pack(["a", "b", "c"], ["north", nil, ""])
    #expect(error([TypedColumn("Side", .text, options: ["north", ""])], pack) == nil)
    #expect(
      error([TypedColumn("Side", .text, options: ["north"])], pack)?.hasSuffix(
        "the column table.Side has the value \"\", which the code does not know") == true)
  }

  @Test func aTableWithoutRowsFitsAnyCode() throws {
    let columns = [
      TypedColumn("Name", .text, isRequired: true), TypedColumn("Side", .text, isRequired: true),
    ]
    #expect(try error(columns, pack([], [])) == nil)
  }

  @Test func twoRowsWithOneKeyAreRefused() throws {
    let table = try TypedTable(
      pack(["Ann", nil, "Ann"], [nil, nil, nil]), "table", [TypedColumn("Name", .text)])
    #expect(throws: PackError(.otherSchema("the rows 0 and 2 of table have the same key"), at: 0)) {
      try table.index { (row) throws(PackError) in try table.text(0, row) }
    }
  }
}
