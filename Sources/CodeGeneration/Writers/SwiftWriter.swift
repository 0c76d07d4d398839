internal import PackFormat

/// Writes a model as Swift, which depends on PackFormat alone.
struct SwiftWriter {
  private let model: CodeModel
  private var code = CodeText(indent: "  ", width: 100)

  init(_ model: CodeModel) { self.model = model }

  /// The whole file.
  static func text(_ model: CodeModel) -> String {
    var writer = SwiftWriter(model)
    writer.addPack()
    for table in model.tables {
      writer.code.add("")
      writer.code.block("extension \(model.type.swiftName) {", "}") { code in
        for field in table.fields { Self.add(field, to: &code) }
        Self.addRow(of: table, model, to: &code)
        code.add("")
        Self.addTable(table, model, to: &code)
      }
    }
    let isPlain = writer.code.text.utf8.allSatisfy { $0 < 0x80 }
    // Names that are not in ASCII, and lines that names make too long, are no faults of the author.
    let ignored = isPlain && !writer.code.isTooWide ? [] : ["// swift-format-ignore-file"]
    writer.code.prepend(
      ["//\(CodeText.mark) from the schemas of \(model.id). Do not edit."] + ignored)
    return writer.code.text
  }

  private mutating func addPack() {
    let model = model
    code.add("import PackFormat\n")
    code.comment("The pack \(model.id), opened for its tables.", "///")
    code.block("struct \(model.type.swiftName) {", "}") { code in
      code.add(
        """
        /// Identifies what this code relies on in the schemas of the pack.
        static let schemaDigest = "\(model.digest)"

        /// The reader of the pack.
        let pack: PackReader
        """)
      for table in model.tables {
        code.comment("The table `\(table.name)`.", "///")
        code.add("let \(table.property.swiftName): \(table.tableType)")
      }
      if model.hasPictures { code.add("private let pictures: TypedPictures") }
      code.add(
        """

        /// Opens the tables of a pack.
        ///
        /// Throws `PackError`, with the reason `otherSchema` if the pack does not fit this code.
        """)
      code.block("init(_ pack: PackReader) throws(PackError) {", "}") { code in
        code.add("self.pack = pack")
        for table in model.tables {
          let name = table.property.swiftName
          code.add("\(name == "pack" ? "self.pack" : name) = try \(table.tableType)(pack)")
        }
        if model.hasPictures { code.add("pictures = try TypedPictures(pack)") }
      }
      if model.hasPictures {
        code.add(
          """

          /// Returns the bytes of a picture's file; nil if the pack has no picture of that name.
          func picture(_ name: String) throws(PackError) -> [UInt8]? { try pictures.bytes(name) }
          """)
      }
    }
  }

  private static func add(_ field: CodeModel.Field, to code: inout CodeText) {
    guard let enumeration = field.enumeration else { return }
    code.comment("A value of `\(field.name)`.", "///")
    code.block("enum \(enumeration.type): String, CaseIterable, Sendable {", "}") { code in
      for option in enumeration.options {
        let name = option.name.swiftName
        let isPlain = option.name == option.text
        code.add("case \(name)\(isPlain ? "" : " = \(option.text.swiftLiteral)")")
      }
    }
    code.add("")
  }

  private static func addRow(
    of table: CodeModel.Table, _ model: CodeModel, to code: inout CodeText
  ) {
    code.comment("A row of the table `\(table.name)`.", "///")
    code.block("struct \(table.rowType): Hashable, Sendable {", "}") { code in
      code.add("/// The number of the row in its table, from 0.\nlet rowNumber: Int")
      for field in table.fields {
        if !field.description.isEmpty { code.comment(field.description.asSentence, "///") }
        code.add(
          "let \(field.property.swiftName): \(field.swiftType)\(field.isRequired ? "" : "?")")
      }
      for reference in table.references { add(reference, of: table, model, to: &code) }
    }
  }

  private static func add(
    _ reference: CodeModel.Reference, of table: CodeModel.Table, _ model: CodeModel,
    to code: inout CodeText
  ) {
    let other = model.tables[reference.table]
    let lookup = other.lookups[reference.lookup]
    let fields = reference.fields.map { table.fields[$0] }
    code.add("")
    code.comment("Finds the row of `\(other.name)` that this row refers to.", "///")
    let start = "func \(reference.method.swiftName)(in table: \(other.tableType))"
    code.block("\(start) throws(PackError) -> \(other.rowType)? {", "}") { code in
      let open = fields.indices.filter { !fields[$0].isRequired }
      let bound = open.map { "let part\($0) = self.\(fields[$0].property)" }
      if !open.isEmpty { code.add("guard \(bound.joined(separator: ", ")) else { return nil }") }
      let values = zip(lookup.fields, fields).enumerated().map { number, pair in
        let (target, field) = pair
        let value = field.isRequired ? "self.\(field.property)" : "part\(number)"
        let raw = field.enumeration == nil ? "" : ".rawValue"
        return "\(other.fields[target].property.swiftLabel): \(value)\(raw)"
      }
      let found = "\(open.isEmpty ? "" : "return ")try table.find"
      code.list("\(found)(", values, ")", .behind)
    }
  }

  private static func addTable(
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
      "\($1.property.swiftParameter) part\($0): \($1.swiftRawType)"
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

extension CodeModel.Field {
  /// The type of a value in a pack.
  fileprivate var swiftRawType: String {
    switch content {
    case .text, .picture: "String"
    case .integer, .year: "Int64"
    case .decimal: "ExactDecimal"
    case .date: "CalendarDate"
    case .flag: "Bool"
    }
  }

  fileprivate var swiftType: String { enumeration?.type ?? swiftRawType }
  fileprivate var enumerationName: String { enumeration?.type ?? "" }
}

extension TypedColumn.Content {
  /// The name of the function of `TypedTable` that reads such values.
  var reader: String { self == .year ? "integer" : "\(self)" }
}

extension String {
  private static let swiftWords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "do",
    "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard",
    "if",
    "import", "in", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private",
    "protocol", "public", "repeat", "rethrows", "return", "static", "struct", "super", "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The name as Swift declares it.
  fileprivate var swiftName: String { Self.swiftWords.contains(self) ? "`\(self)`" : self }

  /// The name as a label of an argument in a call.
  fileprivate var swiftLabel: String { self == "inout" ? "`inout`" : self }

  /// The name as a label in a declaration, where few words mean something else.
  fileprivate var swiftParameter: String {
    ["inout", "var", "let"].contains(self) ? "`\(self)`" : self
  }

  fileprivate var swiftLiteral: String { literal { "\\u{\(String($0, radix: 16))}" } }
}
