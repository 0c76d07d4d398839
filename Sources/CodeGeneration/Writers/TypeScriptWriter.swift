internal import PackFormat
internal import SafeText

/// Writes a model as TypeScript, which depends on the package `packtool` alone.
struct TypeScriptWriter {
  private let model: CodeModel
  private var code = CodeText(indent: "  ", width: 100)

  /// The whole file.
  static func text(_ model: CodeModel) -> String {
    var writer = TypeScriptWriter(model: model)
    writer.addImports()
    for table in model.tables {
      for field in table.fields { writer.add(field.enumeration, of: field) }
      writer.addRow(of: table)
      writer.addTable(table)
    }
    writer.addPack()
    return writer.code.text
  }

  private mutating func addImports() {
    code.add("//\(CodeText.mark) from the schemas of \(model.id). Do not edit.")
    let usesDecimal = model.tables.contains { $0.fields.contains { $0.content == .decimal } }
    let support = model.hasPictures ? ["TypedPictures", "TypedTable"] : ["TypedTable"]
    code.add(
      """
      import type { \(usesDecimal ? "Decimal, Pack" : "Pack") } from "packtool";
      import { \(support.joined(separator: ", ")) } from "packtool/typed";
      """)
  }

  private mutating func add(_ enumeration: CodeModel.Enumeration?, of field: CodeModel.Field) {
    guard let enumeration else { return }
    let type = enumeration.type
    code.add("")
    comment("The values of `\(field.name)`.")
    code.list(
      "export const \(type) = [", enumeration.options.map(\.text.scriptLiteral), "] as const;",
      .belowComma)
    code.add("")
    comment("A value of `\(field.name)`.")
    code.add("export type \(type) = (typeof \(type))[number];")
  }

  private mutating func addRow(of table: CodeModel.Table) {
    let model = model
    code.add("")
    comment("A row of the table `\(table.name)`.")
    code.block("export class \(table.rowType) {", "}") { code in
      code.add("/** The number of the row in its table, from 0. */\nreadonly rowNumber: number;")
      for field in table.fields {
        if !field.description.isEmpty { code.scriptComment(field.description.asSentence) }
        let type = field.scriptType
        code.add("readonly \(field.property): \(type)\(field.isRequired ? "" : " | null");")
      }
      code.add("\n/** Reads a row; code calls `row` of the table instead. */")
      code.block("constructor(table: TypedTable, row: number) {", "}") { code in
        code.add("table.check(row);\nthis.rowNumber = row;")
        for (number, field) in table.fields.enumerated() {
          var value = "table.\(field.content.reader)(\(number), row)"
          if field.isRequired { value = "table.required(\(value), \(number), row)" }
          if let type = field.enumeration?.type {
            value += " as \(type)\(field.isRequired ? "" : " | null")"
          }
          code.add("this.\(field.property) = \(value);")
        }
      }
      for reference in table.references {
        let other = model.tables[reference.table]
        let function = other.lookups[reference.lookup].function
        let fields = reference.fields.map { table.fields[$0] }
        code.add("")
        code.scriptComment("Finds the row of `\(other.name)` that this row refers to.")
        let start = "\(reference.method)(table: \(other.tableType)): \(other.rowType) | null {"
        code.block(start, "}") { code in
          for field in fields where !field.isRequired {
            code.add("if (this.\(field.property) === null) return null;")
          }
          code.list(
            "return table.\(function)(", fields.map { "this.\($0.property)" }, ");", .belowComma)
        }
      }
    }
  }

  private mutating func addTable(_ table: CodeModel.Table) {
    code.add("")
    comment("The table `\(table.name)`.")
    code.block("export class \(table.tableType) implements Iterable<\(table.rowType)> {", "}") {
      code in
      code.add("private readonly table: TypedTable;")
      for number in table.lookups.indices {
        code.add("private readonly index\(number): ReadonlyMap<string, number>;")
      }
      code.add(
        "\n/** Opens the table of a pack. Throws a `SchemaError` if it does not fit this code. */")
      code.block("constructor(pack: Pack) {", "}") { code in
        code.add("const table = new TypedTable(pack, \(table.name.scriptLiteral), [")
        for field in table.fields {
          let parts =
            ["name: \(field.name.scriptLiteral)", "content: \"\(field.content)\""]
            + (field.isRequired ? ["isRequired: true"] : [])
            + (field.enumeration.map { ["options: \($0.type)"] } ?? [])
          code.list("  { ", parts, " },", .belowComma)
        }
        code.add("]);\nthis.table = table;")
        for (number, lookup) in table.lookups.enumerated() {
          let parts = lookup.fields.map {
            "table.\(table.fields[$0].content.reader)(\($0), row)"
          }
          code.list("this.index\(number) = table.index((row) => [", parts, "]);", .belowComma)
        }
      }
      code.add(
        """

        /** The number of rows. */
        get count(): number {
          return this.table.count;
        }

        /** Reads a row by its number, which is below `count`. */
        row(number: number): \(table.rowType) {
          return new \(table.rowType)(this.table, number);
        }

        /** Reads one row after the other. */
        *[Symbol.iterator](): IterableIterator<\(table.rowType)> {
          for (let number = 0; number < this.count; number++) yield this.row(number);
        }
        """)
      for (number, lookup) in table.lookups.enumerated() {
        let fields = lookup.fields.map { table.fields[$0] }
        code.add("")
        code.scriptComment(
          "Finds the row of these values, in constant time; null if there is none.")
        code.list(
          "\(lookup.function)(", fields.map { "\($0.property.scriptName): \($0.scriptRawType)" },
          "): \(table.rowType) | null {", .belowComma)
        let parts = ["this.index\(number)"] + fields.map(\.property.scriptName)
        code.list("  const number = this.table.find(", parts, ");", .belowComma)
        code.add("  return number === undefined ? null : this.row(number);\n}")
      }
      for (number, field) in table.fields.enumerated() where field.isTranslatable {
        code.add("")
        code.scriptComment("Returns the translation of `\(field.name)`; null if there is none.")
        code.list(
          "\(field.translation)(", ["row: \(table.rowType)", "language: string"],
          "): string | null {", .belowComma)
        code.add("  return this.table.translation(\(number), row.rowNumber, language);\n}")
      }
    }
  }

  private mutating func addPack() {
    let model = model
    code.add("")
    comment("The pack \(model.id), opened for its tables.")
    code.block("export class \(model.type) {", "}") { code in
      code.add("/** Identifies what this code relies on in the schemas of the pack. */")
      code.add("static readonly schemaDigest = \"\(model.digest)\";")
      for table in model.tables {
        code.scriptComment("The table `\(table.name)`.")
        code.add("readonly \(table.property): \(table.tableType);")
      }
      if model.hasPictures { code.add("private readonly pictures: TypedPictures;") }
      code.add(
        "\n/** Opens the tables of a pack. Throws a `SchemaError` if it does not fit this code. */")
      code.block("constructor(readonly pack: Pack) {", "}") { code in
        for table in model.tables {
          code.add("this.\(table.property) = new \(table.tableType)(pack);")
        }
        if model.hasPictures { code.add("this.pictures = new TypedPictures(pack);") }
      }
      if model.hasPictures {
        code.add(
          """

          /** Returns the bytes of a picture's file; null if the pack has no picture of that name. */
          picture(name: string): Uint8Array | null {
            return this.pictures.file(name);
          }
          """)
      }
    }
  }

  private mutating func comment(_ text: String) { code.scriptComment(text) }
}

extension CodeText {
  /// Adds a comment of documentation, which no text ends early.
  fileprivate mutating func scriptComment(_ text: String) {
    let text = text.replacing("*/", with: "*\\/")
    let line = "/** \(text) */"
    if fits(line) { return add(line.terminalSafe) }
    add("/**")
    comment(text, " *")
    add(" */")
  }
}

extension CodeModel.Field {
  fileprivate var scriptRawType: String {
    switch content {
    case .text, .picture, .date: "string"
    case .integer, .year: "number"
    case .decimal: "Decimal"
    case .flag: "boolean"
    }
  }

  fileprivate var scriptType: String { enumeration?.type ?? scriptRawType }
}

extension String {
  private static let scriptWords: Set<String> = [
    "arguments", "await", "break", "case", "catch", "class", "const", "continue", "debugger",
    "default", "delete", "do", "else", "enum", "eval", "export", "extends", "false", "finally",
    "for", "function", "if", "implements", "import", "in", "instanceof", "interface", "let", "new",
    "null", "number", "package", "private", "protected", "public", "return", "static", "super",
    "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with", "yield",
  ]

  /// The name as a parameter, which no word of the language can be.
  fileprivate var scriptName: String { Self.scriptWords.contains(self) ? self + "Value" : self }

  fileprivate var scriptLiteral: String { literal { "\\u{\(String($0, radix: 16))}" } }
}
