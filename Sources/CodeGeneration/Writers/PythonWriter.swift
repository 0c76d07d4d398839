internal import PackFormat

/// Writes a model as Python 3.9, which depends on the package `packtool` alone.
struct PythonWriter {
  private let model: CodeModel
  var code = CodeText(indent: "    ", width: 79)

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
