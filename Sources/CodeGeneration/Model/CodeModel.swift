package import Diagnostics
internal import PackFormat
package import Rows

/// A pack as code of one language knows it: its tables with types and names, from their schemas.
package struct CodeModel: Sendable {
  /// A table that code is generated for.
  package struct Source: Sendable {
    let name: String
    let schema: TableSchema
    /// The place of findings about the table.
    let place: Place

    package init(_ name: String, _ schema: TableSchema, at place: Place) {
      (self.name, self.schema, self.place) = (name, schema, place)
    }
  }

  /// A table of the pack.
  struct Table: Sendable {
    /// The name in the pack.
    var name: String
    var rowType: String
    var tableType: String
    /// The name of the property of the pack.
    var property: String
    var fields: [Field]
    /// The fields by which rows are found; those of the table's key come first.
    var lookups: [Lookup] = []
    var references: [Reference] = []
  }

  /// A field of a table.
  struct Field: Sendable {
    /// The name in the pack.
    var name: String
    var content: TypedColumn.Content
    var isRequired: Bool
    var isTranslatable: Bool
    var description: String
    /// The name of the property of a row.
    var property: String
    /// The name of the function that returns a translation.
    var translation: String
    var enumeration: Enumeration?
  }

  /// The type of a field that has few texts.
  struct Enumeration: Sendable {
    var type: String
    var options: [(text: String, name: String)]
  }

  /// Fields by whose values a row is found.
  struct Lookup: Sendable {
    var fields: [Int]
    /// The name of the function, where the names of its parameters do not tell lookups apart.
    var function: String
  }

  /// A foreign key that a method of a row follows.
  struct Reference: Sendable {
    var method: String
    /// The fields in the order of the lookup's.
    var fields: [Int]
    var table: Int
    var lookup: Int
  }

  let language: CodeLanguage
  /// The name of the type of the pack.
  let type: String
  /// The id of the pack.
  let id: String
  let tables: [Table]
  let hasPictures: Bool
  /// Identifies what the code relies on: names, types, required fields, options, keys, and no descriptions.
  package let digest: String

  /// Makes the model, and adds a finding for each name that cannot be made.
  package init(
    _ sources: [Source], id: String, type name: String?, in language: CodeLanguage,
    _ findings: inout Findings
  ) {
    self.language = language
    self.id = id
    var names = CodeNames(language, pack: name ?? CodeName(id).upperCamel)
    type = names.packType
    var tables: [Table] = []
    for source in sources { tables.append(names.table(source)) }
    for (index, source) in sources.enumerated() {
      Self.link(index, source, sources, &tables, &names)
    }
    for finding in names.findings { findings.add(finding) }
    self.tables = tables
    hasPictures = tables.contains { $0.fields.contains { $0.content == .picture } }
    digest = Self.digest(of: sources)
  }

  /// True if the text is the name of a type, as code spells it.
  package static func isTypeName(_ text: String) -> Bool {
    !text.isEmpty && CodeName(text).upperCamel == text
  }

  /// Adds the foreign keys of a table that lead to a key, or to a unique field, of a table of the model.
  private static func link(
    _ index: Int, _ source: Source, _ sources: [Source], _ tables: inout [Table],
    _ names: inout CodeNames
  ) {
    for key in source.schema.foreignKeys {
      let target = key.resource.isEmpty ? source.name : key.resource
      guard let other = sources.firstIndex(where: { $0.name == target }) else { continue }
      let (from, to) = (tables[index], tables[other])
      let pairs = zip(key.fields, key.targets).compactMap { field, target in
        from.fields.firstIndex { $0.name == field }.flatMap { field in
          to.fields.firstIndex { $0.name == target }.map { (field: field, target: $0) }
        }
      }
      let isTyped = pairs.allSatisfy {
        from.fields[$0.field].content == to.fields[$0.target].content
      }
      guard pairs.count == key.fields.count, isTyped,
        let lookup = lookup(of: pairs.map(\.target), sources[other], &tables[other], names)
      else { continue }
      let fields = tables[other].lookups[lookup].fields.compactMap { target in
        pairs.first { $0.target == target }?.field
      }
      tables[index].references.append(
        Reference(
          method: names.reference(key.fields, to: target, in: tables[index], source),
          fields: fields, table: other, lookup: lookup))
    }
  }

  /// The lookup of a table by these fields; nil if they may be the same in several rows.
  private static func lookup(
    of fields: [Int], _ source: Source, _ table: inout Table, _ codeNames: CodeNames
  ) -> Int? {
    if let known = table.lookups.firstIndex(where: { $0.fields.sorted() == fields.sorted() }) {
      return known
    }
    let names = Set(fields.map { source.schema.fields[$0].name })
    let isUnique = fields.count == 1 && source.schema.fields[fields[0]].constraints.unique
    guard isUnique || source.schema.uniqueKeys.contains(where: { Set($0) == names }) else {
      return nil
    }
    table.lookups.append(Lookup(fields: fields, function: codeNames.lookup(fields, table)))
    return table.lookups.count - 1
  }

  private static func digest(of sources: [Source]) -> String {
    var lines = ["packtool code 0"]
    for source in sources {
      lines.append("table \(source.name)")
      for field in source.schema.fields {
        let required = field.constraints.required ? " required" : ""
        let translatable = field.isTranslatable ? " translatable" : ""
        lines.append("field \(field.content)\(required)\(translatable) \(field.name)")
        lines += (field.textOptions ?? []).map { "option \($0)" }
      }
      lines += source.schema.codeKey.map { "key \($0)" }
      for key in source.schema.foreignKeys {
        lines.append("reference \(key.resource)")
        lines += zip(key.fields, key.targets).map { "from \($0) to \($1)" }
      }
    }
    return String(SHA256.digest(Array(lines.joined(separator: "\n").utf8)).hex.prefix(32))
  }
}

extension TableSchema {
  /// The fields that identify a row in code: the primary key, or else the unique `Id` of a kind's questions.
  var codeKey: [String] {
    if !primaryKey.isEmpty { return primaryKey }
    return field("Id")?.constraints.unique == true ? ["Id"] : []
  }
}

extension TableSchema.Field {
  /// The only texts that the field may have; nil for one of any texts, or of other values.
  var textOptions: [String]? { content == .text ? constraints.options?.texts : nil }

  /// The values of the field in a pack.
  var content: TypedColumn.Content {
    if isAsset { return .picture }
    return switch type {
    case .string: .text
    case .integer: .integer
    case .number: .decimal
    case .year: .year
    case .boolean: .flag
    case .date: .date
    }
  }
}
