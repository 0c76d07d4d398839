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
}
