/// The type of a table: opening, reading, and finding rows.
extension PythonWriter {
  mutating func addTable(_ table: CodeModel.Table) {
    code.add("\n")
    code.block("class \(table.tableType):") { code in
      code.add(
        """
        \"""The table `\(table.name.pythonInDocs)`.\"""

        def __init__(self, pack: packtool.Pack) -> None:
            \"""Opens the table; a `SchemaError` if it does not fit this code.\"""
            self._table = table = typed.TypedTable(
                pack,
                \(table.name.pythonLiteral),
                [
        """)
      for field in table.fields { Self.addColumn(field, to: &code) }
      code.add("        ],\n    )")
      for (number, lookup) in table.lookups.enumerated() {
        Self.addIndex(lookup, number, of: table, to: &code)
      }
      Self.addReading(of: table, to: &code)
      for (number, lookup) in table.lookups.enumerated() {
        Self.add(lookup, number, of: table, to: &code)
      }
      for (number, field) in table.fields.enumerated() where field.isTranslatable {
        code.add("")
        code.list(
          "def \(field.translation)(", ["self", "row: \(table.rowType)", "language: str"],
          ") -> Optional[str]:", .belowComma)
        code.add(
          """
              \"""A translation of `\(field.name.pythonInDocs)`, or None.\"""
              return self._table.translation(\(number), row.row_number, language)
          """)
      }
    }
  }

  private static func addColumn(_ field: CodeModel.Field, to code: inout CodeText) {
    let parts =
      [field.name.pythonLiteral, "\"\(field.content)\""]
      + (field.isRequired ? ["required=True"] : [])
      + (field.enumeration.map { ["options=[option.value for option in \($0.type)]"] } ?? [])
    code.list("            typed.TypedColumn(", parts, "),", .belowComma)
  }

  private static func addIndex(
    _ lookup: CodeModel.Lookup, _ number: Int, of table: CodeModel.Table, to code: inout CodeText
  ) {
    let reads = lookup.fields.map { "table.\(table.fields[$0].content.pythonReader)(\($0), row)" }
    if reads.count == 1 {
      code.add("    self._index\(number) = table.index(lambda row: \(reads[0]))")
      return
    }
    let parts = reads.indices.map { "part\($0)" }
    let types = lookup.fields.map { table.fields[$0].pythonRawType }.joined(separator: ", ")
    code.add("\n    def key\(number)(row: int) -> Optional[tuple[\(types)]]:")
    for (part, read) in zip(parts, reads) { code.add("        \(part) = \(read)") }
    for part in parts { code.add("        if \(part) is None:\n            return None") }
    code.add("        return \(parts.joined(separator: ", "))")
    code.add("\n    self._index\(number) = table.index(key\(number))")
  }

  private static func addReading(of table: CodeModel.Table, to code: inout CodeText) {
    code.add(
      """

      def __len__(self) -> int:
          return self._table.count

      def __bool__(self) -> bool:
          return True

      def __iter__(self) -> Iterator[\(table.rowType)]:
          for row in range(self._table.count):
              yield self[row]

      def __getitem__(self, row: int) -> \(table.rowType):
          table, row = self._table, self._table.row_number(row)
      """)
    for (number, field) in table.fields.enumerated() {
      if let enumeration = field.enumeration, !field.isRequired {
        code.add("    text\(number) = table.text(\(number), row)")
        code.add(
          "    value\(number) = None if text\(number) is None else \(enumeration.type)(text\(number))"
        )
      }
    }
    code.add("    return \(table.rowType)(\n        row,")
    for (number, field) in table.fields.enumerated() {
      let read = "table.\(field.content.pythonReader)(\(number), row)"
      switch (field.enumeration, field.isRequired) {
      case (let enumeration?, true):
        let value = "table.required(\(read), \(number), row)"
        code.list("        \(enumeration.type)(", [value], "),", .below)
      case (_?, false): code.add("        value\(number),")
      case (nil, true): code.add("        table.required(\(read), \(number), row),")
      case (nil, false): code.add("        \(read),")
      }
    }
    code.add("    )")
  }

  private static func add(
    _ lookup: CodeModel.Lookup, _ number: Int, of table: CodeModel.Table, to code: inout CodeText
  ) {
    let fields = lookup.fields.map { table.fields[$0] }
    let names = fields.map(\.property)
    code.add("")
    code.list(
      "def \(lookup.function)(", ["self"] + fields.map { "\($0.property): \($0.pythonRawType)" },
      ") -> Optional[\(table.rowType)]:", .belowComma)
    code.indented { code in
      code.add("\"\"\"The row of these values, found in constant time, or None.\"\"\"")
      if names.count == 1 {
        code.add("found = self._index\(number).get(\(names[0]))")
      } else {
        code.list("found = self._index\(number).get((", names, "))", .belowComma)
      }
      code.add("return None if found is None else self[found]")
    }
  }
}
