/// The type of a table: opening, reading, and finding rows.
extension SwiftWriter {
  static func addTable(
    _ table: CodeModel.Table, _ model: CodeModel, to code: inout CodeText
  ) {
    code.comment("The table `\(table.name)`.", "///")
    code.block("struct \(table.tableType) {", "}") { code in
      code.add("private let table: TypedTable")
      for (number, lookup) in table.lookups.enumerated() {
        let key =
          lookup.fields.count == 1 ? table.fields[lookup.fields[0]].swiftRawType : "Key\(number)"
        code.add("private let index\(number): [\(key): Int]")
      }
      for (number, lookup) in table.lookups.enumerated() where lookup.fields.count > 1 {
        code.add("")
        code.block("private struct Key\(number): Hashable {", "}") { code in
          for (place, field) in lookup.fields.enumerated() {
            code.add("let part\(place): \(table.fields[field].swiftRawType)")
          }
        }
      }
      addOpening(of: table, to: &code)
      addReading(of: table, to: &code)
      for (number, lookup) in table.lookups.enumerated() {
        add(lookup, number, of: table, to: &code)
      }
      for (number, field) in table.fields.enumerated() where field.isTranslatable {
        code.add("")
        code.comment("Returns the translation of `\(field.name)`; nil if there is none.", "///")
        code.list(
          "func \(field.translation)(", ["of row: \(table.rowType)", "in language: String"],
          ") throws(PackError) -> String? {", .below)
        code.add("  try table.text(\(number), row.rowNumber, language: language)\n}")
      }
    }
  }

  private static func addOpening(of table: CodeModel.Table, to code: inout CodeText) {
    code.add(
      """

      /// Opens the table of a pack. Throws `PackError` if it does not fit this code.
      init(_ pack: PackReader) throws(PackError) {
        table = try TypedTable(
          pack, \(table.name.swiftLiteral),
          [
      """)
    for field in table.fields {
      let options =
        field.enumeration == nil
        ? [] : ["options: \(field.enumerationName).allCases.map(\\.rawValue)"]
      let parts =
        [field.name.swiftLiteral, ".\(field.content)"]
        + (field.isRequired ? ["isRequired: true"] : []) + options
      let isOnly = table.fields.count == 1
      code.list("      TypedColumn(", parts, isOnly ? ")" : "),", .behind)
    }
    code.add("    ])")
    for (number, lookup) in table.lookups.enumerated() {
      code.add("  index\(number) = try table.index { [table] (row) throws(PackError) in")
      if lookup.fields.count == 1 {
        let field = lookup.fields[0]
        code.add("    try table.\(table.fields[field].content.reader)(\(field), row)")
      } else {
        for (place, field) in lookup.fields.enumerated() {
          let start = place == 0 ? "guard let" : "  let"
          let end = place + 1 == lookup.fields.count ? "" : ","
          code.add(
            "    \(start) part\(place) = try table.\(table.fields[field].content.reader)(\(field), row)\(end)"
          )
        }
        let parts = lookup.fields.indices.map { "part\($0): part\($0)" }.joined(separator: ", ")
        code.add("    else { return nil }\n    return Key\(number)(\(parts))")
      }
      code.add("  }")
    }
    code.add("}")
  }

  private static func addReading(of table: CodeModel.Table, to code: inout CodeText) {
    code.add(
      """

      /// The number of rows.
      var count: Int { table.count }

      /// Reads a row by its number, which is below `count`.
      func row(_ number: Int) throws(PackError) -> \(table.rowType) {
        try \(table.rowType)(
          rowNumber: number,
      """)
    for (index, field) in table.fields.enumerated() {
      var value = "table.\(field.content.reader)(\(index), number)"
      if field.enumeration != nil { value += ".flatMap(\(field.enumerationName).init)" }
      if field.isRequired { value = "table.required(\(value), \(index), number)" }
      let end = index + 1 == table.fields.count ? ")" : ","
      code.add("    \(field.property.swiftLabel): \(value)\(end)")
    }
    code.add(
      """
      }

      /// Reads all rows.
      func rows() throws(PackError) -> [\(table.rowType)] {
        var rows: [\(table.rowType)] = []
        for number in 0..<count { rows.append(try row(number)) }
        return rows
      }
      """)
  }

  private static func add(
    _ lookup: CodeModel.Lookup, _ number: Int, of table: CodeModel.Table, to code: inout CodeText
  ) {
    let fields = lookup.fields.map { table.fields[$0] }
    let names = fields.map(\.name).joined(separator: ", ")
    code.add("")
    code.comment("Finds the row of these values, in constant time: \(names).", "///")
    let parameters = fields.enumerated().map {
      let label = $1.property == "part\($0)" ? "" : $1.property.swiftParameter + " "
      return "\(label)part\($0): \($1.swiftRawType)"
    }
    let parts = fields.indices.map { "part\($0): part\($0)" }.joined(separator: ", ")
    let key = fields.count == 1 ? "part0" : "Key\(number)(\(parts))"
    code.list("func find(", parameters, ") throws(PackError) -> \(table.rowType)? {", .below)
    code.add(
      """
        guard let number = index\(number)[\(key)] else { return nil }
        return try row(number)
      }
      """)
  }
}
