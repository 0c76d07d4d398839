internal import PackFormat

/// Writes a model as Python 3.9, which depends on the package `packtool` alone.
struct PythonWriter {
  private let model: CodeModel
  private var code = CodeText(indent: "    ", width: 79)

  /// The whole file.
  static func text(_ model: CodeModel) -> String {
    var writer = PythonWriter(model: model)
    writer.addImports()
    for table in model.tables {
      for field in table.fields { writer.add(field.enumeration, of: field) }
      writer.addRow(of: table)
      writer.addTable(table)
    }
    writer.addPack()
    writer.code.markLong("  # noqa: E501")
    return writer.code.text
  }

  private mutating func addImports() {
    let fields = model.tables.flatMap(\.fields)
    let hasEnumerations = fields.contains { $0.enumeration != nil }
    code.comment("Written by packtool generate from the schemas of \(model.id). Do not edit.", "#")
    code.add(
      """
      \"""The pack \(model.id) with the types of its tables.\"""

      from __future__ import annotations

      """)
    if fields.contains(where: { $0.content == .date }) { code.add("import datetime") }
    if hasEnumerations { code.add("import enum") }
    code.add("import os\nfrom collections.abc import Iterator\nfrom dataclasses import dataclass")
    if fields.contains(where: { $0.content == .decimal }) {
      code.add("from decimal import Decimal")
    }
    code.add("from typing import Optional, Union\n\nimport packtool\nfrom packtool import typed")
  }

  private mutating func add(_ enumeration: CodeModel.Enumeration?, of field: CodeModel.Field) {
    guard let enumeration else { return }
    code.add("\n")
    code.block("class \(enumeration.type)(enum.Enum):") { code in
      code.add("\"\"\"A value of `\(field.name.pythonInDocs)`.\"\"\"\n")
      for option in enumeration.options {
        code.add("\(option.name) = \(option.text.pythonLiteral)")
      }
    }
  }

  private mutating func addRow(of table: CodeModel.Table) {
    let model = model
    code.add("\n\n@dataclass(frozen=True)")
    code.block("class \(table.rowType):") { code in
      code.add("\"\"\"A row of the table `\(table.name.pythonInDocs)`.\"\"\"\n")
      code.add("#: The number of the row in its table, from 0.\nrow_number: int")
      for field in table.fields {
        if !field.description.isEmpty { code.comment(field.description.asSentence, "#:") }
        let type = field.pythonType
        code.add("\(field.property): \(field.isRequired ? type : "Optional[\(type)]")")
      }
      for reference in table.references {
        let other = model.tables[reference.table]
        let fields = reference.fields.map { table.fields[$0] }
        code.add("")
        code.list(
          "def \(reference.method)(", ["self", "table: \(other.tableType)"],
          ") -> Optional[\(other.rowType)]:", .belowComma)
        code.indented { code in
          code.add("\"\"\"The row of `\(other.name.pythonInDocs)` that this row refers to.\"\"\"")
          for field in fields where !field.isRequired {
            code.add("if self.\(field.property) is None:\n    return None")
          }
          let values = fields.map { "self.\($0.property)\($0.enumeration == nil ? "" : ".value")" }
          let function = other.lookups[reference.lookup].function
          code.list("return table.\(function)(", values, ")", .belowComma)
        }
      }
    }
  }

  private mutating func addTable(_ table: CodeModel.Table) {
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

  private mutating func addPack() {
    let model = model
    code.add("\n")
    code.block("class \(model.type):") { code in
      code.add(
        """
        \"""The pack \(model.id), opened for its tables.\"""

        #: Identifies what this code relies on in the schemas of the pack.
        schema_digest = "\(model.digest)"

        def __init__(self, pack: packtool.Pack) -> None:
            \"""Opens the tables; a `SchemaError` if the pack does not fit.\"""
            #: The reader of the pack.
            self.pack = pack
        """)
      for table in model.tables {
        code.comment("The table `\(table.name)`.", "    #:")
        code.add("    self.\(table.property) = \(table.tableType)(pack)")
      }
      if model.hasPictures { code.add("    self._pictures = typed.TypedPictures(pack)") }
      code.add(
        """

        @classmethod
        def open(cls, path: Union[str, os.PathLike[str]]) -> \(model.type):
            \"""Opens a pack from its file.\"""
            return cls(packtool.open(path))
        """)
      if model.hasPictures {
        code.add(
          """

          def picture(self, name: str) -> Optional[bytes]:
              \"""The bytes of a picture's file, or None.\"""
              return self._pictures.file(name)
          """)
      }
    }
  }
}

extension CodeModel.Field {
  fileprivate var pythonRawType: String {
    switch content {
    case .text, .picture: "str"
    case .integer, .year: "int"
    case .decimal: "Decimal"
    case .date: "datetime.date"
    case .flag: "bool"
    }
  }

  fileprivate var pythonType: String { enumeration?.type ?? pythonRawType }
}

extension TypedColumn.Content {
  fileprivate var pythonReader: String { self == .picture ? "text" : reader }
}

extension String {
  fileprivate var pythonLiteral: String {
    literal { number in
      let digits = String(number, radix: 16)
      let width = number <= 0xffff ? 4 : 8
      let start = width == 4 ? "\\u" : "\\U"
      return start + String(repeating: "0", count: width - digits.count) + digits
    }
  }

  /// The text within a docstring.
  fileprivate var pythonInDocs: String { String(pythonLiteral.dropFirst().dropLast()) }
}
