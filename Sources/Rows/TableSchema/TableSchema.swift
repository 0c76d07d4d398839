package import Diagnostics
internal import PackFormat

/// The description of a table: a Table Schema (the Frictionless standard), read from its JSON.
package struct TableSchema: Sendable, Equatable {
  package enum FieldType: String, Sendable, CaseIterable {
    case string, integer, number, year, boolean, date

    /// True if values are written in digits.
    package var isNumeric: Bool { self == .integer || self == .number || self == .year }

    fileprivate static var names: String {
      allCases.map(\.rawValue).joined(separator: ", ")
        + ", any, array, datetime, duration, geojson, geopoint, list, object, time, yearmonth"
    }
  }

  package struct Field: Sendable, Equatable {
    package var name: String
    package var type: FieldType
    package var description: String
    package var constraints: Constraints
    /// The place outside the schema that makes the field required; nil if the schema itself does.
    package var requiredBy: Related?
    /// True if the field may have translations: `"translatable": true`.
    package var isTranslatable = false
    /// True if the value names a file of the project: `"asset": true`.
    package var isAsset = false
    /// True if the values are units, each with one canonical spelling: `"unit": true`.
    package var isUnit = false
    /// The spelling of values in sources; nil if they are written as usual.
    package var format: ValueFormat? {
      get { formatBox?.format }
      set { formatBox = newValue.map(FormatBox.init) }
    }
    /// The format behind a reference: fields are copied for every cell, and few have a format.
    private var formatBox: FormatBox?

    private final class FormatBox: Sendable, Equatable {
      let format: ValueFormat

      init(_ format: ValueFormat) { self.format = format }

      static func == (left: FormatBox, right: FormatBox) -> Bool { left.format == right.format }
    }
    /// The words for some whole numbers, in small letters: `"numberWords": { "easy": 1 }`.
    package var numberWords: [String: Int64] = [:]

    /// The field of a translation: only the text in the pack's own language is required and unique.
    package var translated: Field {
      var field = self
      field.constraints.required = false
      field.constraints.unique = false
      // The table of units knows no words of other languages.
      field.isUnit = false
      return field
    }
  }

  package struct Constraints: Sendable, Equatable {
    package var required = false
    package var unique = false
    package var minimum: TypedValue?
    package var maximum: TypedValue?
    /// The limits that values may not reach: `exclusiveMinimum` and `exclusiveMaximum`.
    package var above: TypedValue?
    package var below: TypedValue?
    package var minLength: Int?
    package var maxLength: Int?
    package var pattern: String?
    package var options: Options?

    package init() {}

    /// True if values have limits that texts do not have, beside `minimum` and `maximum`.
    package var hasFurtherLimits: Bool {
      above != nil || below != nil || options?.areValues == true
    }
  }

  /// The texts or the values that a field may have.
  package struct Options: Sendable, Equatable {
    package let texts: [String]
    private let bytes: Set<[UInt8]>
    private let values: Set<TypedValue>

    package init(_ texts: [String], values: [TypedValue] = []) {
      self.texts = texts
      bytes = Set(texts.map { Array($0.utf8) })
      self.values = Set(values)
    }

    /// True unless the field is one of texts.
    var areValues: Bool { !values.isEmpty }

    func contains(_ text: [UInt8]) -> Bool { bytes.contains(text) }
    func contains(_ value: TypedValue) -> Bool { values.contains(value) }
  }

  /// Fields that refer to a row of the same table, or of another one of the project.
  package struct ForeignKey: Sendable, Equatable {
    package var fields: [String]
    /// The name of the other table; empty for the same table.
    package var resource = ""
    package var targets: [String]
    /// The bytes of the schema that name the other table, or else those of the reference.
    package var resourceBytes = 0..<0
    /// The bytes of the schema that name the targets.
    package var targetBytes = 0..<0
  }

  package var fields: [Field]
  package var primaryKey: [String]
  /// Further fields that together differ in every row.
  package var uniqueKeys: [[String]] = []
  /// The fields that identify a row of an author's own table, in order; empty if nothing does.
  package var identity: [String] = []
  package var foreignKeys: [ForeignKey]

  /// True if some field is required.
  package var hasRequired: Bool { fields.contains(where: \.constraints.required) }

  /// The field that identifies a question: the first text that names no file. Ids are derived from it.
  package var asked: Field? { fields.first { $0.type == .string && !$0.isAsset } }

  package func field(_ name: String) -> Field? { fields.first { $0.name == name } }
}

/// The reason why a JSON text is not a Table Schema, and the place of the fault.
package struct SchemaError: Error, Equatable {
  package var message: String
  package var bytes: Range<Int>

  package init(message: String, bytes: Range<Int>) {
    self.message = message
    self.bytes = bytes
  }
}

extension TableSchema {
  package init(json bytes: [UInt8]) throws(SchemaError) { try self.init(json: bytes[...]) }

  /// Reads a schema that may be a part of a file; places are those in the file.
  package init(json bytes: ArraySlice<UInt8>) throws(SchemaError) {
    let json: JSON
    do throws(JSONError) {
      json = try JSON(parsing: bytes)
    } catch {
      throw SchemaError(message: error.message, bytes: error.offset..<error.offset)
    }
    guard let fields = json["fields"]?.array, !fields.isEmpty else {
      throw SchemaError(message: "a Table Schema needs \"fields\"", bytes: json.bytes)
    }
    self.fields = []
    primaryKey = try Self.names(json["primaryKey"])
    for key in try Self.list(json["uniqueKeys"]) { uniqueKeys.append(try Self.names(key)) }
    foreignKeys = []
    try Self.checkMatch(json["fieldsMatch"])
    let missing = try Field.missingValues(json["missingValues"]) ?? []
    for item in fields {
      let field = try Field(item, missing: missing)
      guard self.field(field.name) == nil else {
        throw SchemaError(message: "two fields named \"\(field.name)\"", bytes: item.bytes)
      }
      self.fields.append(field)
    }
    try checkPatterns(fields)
    for key in try Self.list(json["foreignKeys"]) {
      foreignKeys.append(try Self.foreignKey(key))
    }
    try checkKeys(json)
    // A field of the primary key is required.
    for index in self.fields.indices where primaryKey.contains(self.fields[index].name) {
      self.fields[index].constraints.required = true
    }
  }

  private static func foreignKey(_ json: JSON) throws(SchemaError) -> ForeignKey {
    let reference = json["reference"]
    let resource = reference?["resource"]
    if let resource, resource.string == nil {
      throw SchemaError(message: "expected the name of a table", bytes: resource.bytes)
    }
    let key = ForeignKey(
      fields: try names(json["fields"]), resource: resource?.string ?? "",
      targets: try names(reference?["fields"]),
      resourceBytes: (resource ?? reference ?? json).bytes,
      targetBytes: (reference?["fields"] ?? reference ?? json).bytes)
    guard !key.fields.isEmpty, key.fields.count == key.targets.count else {
      throw SchemaError(message: "a foreign key needs as many targets as fields", bytes: json.bytes)
    }
    return key
  }

  /// Refuses a way to match columns that the standard does not have. Columns are found by their names in all of them.
  private static func checkMatch(_ json: JSON?) throws(SchemaError) {
    guard let json else { return }
    let ways = ["exact", "equal", "subset", "superset", "partial"]
    guard let way = json.string ?? (json.array?.count == 1 ? json.array?.first?.string : nil),
      ways.contains(way)
    else {
      throw SchemaError(
        message: "expected one of \(ways.joined(separator: ", "))", bytes: json.bytes)
    }
  }

  private static func list(_ json: JSON?) throws(SchemaError) -> [JSON] {
    guard let json else { return [] }
    guard let items = json.array else {
      throw SchemaError(message: "expected a list", bytes: json.bytes)
    }
    return items
  }

  /// Reads a name or a list of names.
  private static func names(_ json: JSON?) throws(SchemaError) -> [String] {
    guard let json else { return [] }
    if let name = json.string { return [name] }
    guard let items = json.array, case let names = items.compactMap(\.string),
      names.count == items.count
    else { throw SchemaError(message: "expected names of fields", bytes: json.bytes) }
    return names
  }

  private func checkKeys(_ json: JSON) throws(SchemaError) {
    if let index = primaryKey.indices.first(where: { primaryKey[..<$0].contains(primaryKey[$0]) }) {
      throw SchemaError(
        message: "a key that names the field \"\(primaryKey[index])\" twice",
        bytes: (json["primaryKey"] ?? json).bytes)
    }
    let foreign = foreignKeys.flatMap { $0.resource.isEmpty ? $0.fields + $0.targets : $0.fields }
    let unique = uniqueKeys.flatMap(\.self)
    for (name, place) in [
      (primaryKey, "primaryKey"), (unique, "uniqueKeys"), (foreign, "foreignKeys"),
    ] {
      guard let unknown = name.first(where: { field($0) == nil }) else { continue }
      throw SchemaError(
        message: "a key over the unknown field \"\(unknown)\"",
        bytes: (json[place] ?? json).bytes)
    }
  }
}

extension TableSchema.Field {
  fileprivate init(_ json: JSON, missing: [[UInt8]]) throws(SchemaError) {
    guard let name = json["name"]?.string, !name.isEmpty else {
      throw SchemaError(message: "a field needs a name", bytes: json.bytes)
    }
    let typeName = json["type"].map(\.string) ?? "string"
    let text = try typeName.flatMap { name throws(SchemaError) in try TextForm(name, of: json) }
    guard let typeName,
      let type = TableSchema.FieldType(rawValue: text == nil ? typeName : "string")
    else {
      throw SchemaError(
        message: "expected one of \(TableSchema.FieldType.names)",
        bytes: (json["type"] ?? json).bytes)
    }
    self.name = name
    self.type = type
    description = json["description"]?.string ?? ""
    constraints = try TableSchema.Constraints(json["constraints"], type, text)
    if let categories = json["categories"], constraints.options == nil {
      constraints.options = try TableSchema.Constraints.options(categories, type)
    }
    isTranslatable = try Self.flag(json, "translatable", type)
    isAsset = try Self.flag(json, "asset", type)
    isUnit = try Self.flag(json, "unit", type)
    format = try Self.format(
      json, type, text, missing: try Self.missingValues(json["missingValues"]) ?? missing)
    numberWords = try Self.numberWords(json, type)
  }
}

extension TableSchema.Field {
  /// Reads the words for whole numbers, a property that packtool adds to the standard.
  private static func numberWords(
    _ json: JSON, _ type: TableSchema.FieldType
  ) throws(SchemaError) -> [String: Int64] {
    guard let value = json["numberWords"] else { return [:] }
    guard type == .integer, case .object(let members) = value.value else {
      throw SchemaError(
        message: "numberWords is for integers alone, as in { \"easy\": 1 }", bytes: value.bytes)
    }
    var words: [String: Int64] = [:]
    for member in members {
      guard case .number(let text) = member.value.value, let number = Int64(text),
        member.name == member.name.lowercased()
      else {
        throw SchemaError(
          message: "expected words in small letters, each with a whole number",
          bytes: member.value.bytes)
      }
      words[member.name] = number
    }
    return words
  }

  /// Reads a boolean property of texts that packtool adds to the standard.
  private static func flag(
    _ json: JSON, _ name: String, _ type: TableSchema.FieldType
  ) throws(SchemaError) -> Bool {
    guard let value = json[name] else { return false }
    guard let flag = value.bool, type == .string || !flag else {
      throw SchemaError(
        message: "\(name) is true or false, and true for strings alone", bytes: value.bytes)
    }
    return flag
  }
}

extension TableSchema.Constraints {
  fileprivate init(
    _ json: JSON?, _ type: TableSchema.FieldType, _ form: TextForm?
  ) throws(SchemaError) {
    guard let json else { return }
    guard case .object(let members) = json.value else {
      throw SchemaError(message: "constraints have to be an object", bytes: json.bytes)
    }
    for member in members {
      let value = member.value
      let isOfText = ["minLength", "maxLength", "pattern"].contains(member.name)
      // The length of a list would be that of its items.
      guard !isOfText || type == .string && form?.typeName == nil else {
        throw SchemaError(message: "\(member.name) is for strings alone", bytes: value.bytes)
      }
      switch member.name {
      case "required": required = try Self.flag(value)
      case "unique": unique = try Self.flag(value)
      case "minimum": minimum = try Self.limit(value, type)
      case "maximum": maximum = try Self.limit(value, type)
      case "exclusiveMinimum": above = try Self.limit(value, type)
      case "exclusiveMaximum": below = try Self.limit(value, type)
      case "minLength": minLength = try Self.count(value)
      case "maxLength": maxLength = try Self.count(value)
      case "pattern": pattern = try Self.text(value)
      case "enum": options = try Self.options(value, type)
      default:
        throw SchemaError(message: "unknown constraint \"\(member.name)\"", bytes: value.bytes)
      }
    }
  }

  private static func flag(_ json: JSON) throws(SchemaError) -> Bool {
    guard let flag = json.bool else {
      throw SchemaError(message: "expected true or false", bytes: json.bytes)
    }
    return flag
  }

  private static func text(_ json: JSON) throws(SchemaError) -> String {
    guard let text = json.string else {
      throw SchemaError(message: "expected a text in quotes", bytes: json.bytes)
    }
    return text
  }

  /// Reads the texts or values that are allowed; a category may have a label beside its value.
  fileprivate static func options(
    _ json: JSON, _ type: TableSchema.FieldType
  ) throws(SchemaError) -> TableSchema.Options {
    guard let items = json.array, !items.isEmpty else {
      throw SchemaError(
        message: "expected a list of \(type == .string ? "texts" : "values")", bytes: json.bytes)
    }
    var texts: [String] = []
    var values: [TypedValue] = []
    for item in items {
      let item = item["value"] ?? item
      if type == .string {
        texts.append(try text(item))
        continue
      }
      guard let text = item.scalar,
        case .value(let value) = ValueParser.parse(Array(text.utf8).span, as: type)
      else { throw SchemaError(message: "a value that is no \(type)", bytes: item.bytes) }
      texts.append(value.text)
      values.append(value)
    }
    return TableSchema.Options(texts, values: values)
  }

  private static func count(_ json: JSON) throws(SchemaError) -> Int {
    guard case .number(let text) = json.value, let count = Int(text), count >= 0 else {
      throw SchemaError(message: "expected a length", bytes: json.bytes)
    }
    return count
  }

  private static func limit(
    _ json: JSON, _ type: TableSchema.FieldType
  ) throws(SchemaError) -> TypedValue {
    guard let text = json.scalar, json.bool == nil else {
      throw SchemaError(message: "expected a limit", bytes: json.bytes)
    }
    guard case .value(let value) = ValueParser.parse(Array(text.utf8).span, as: type),
      value.isOrdered
    else { throw SchemaError(message: "a limit that is no \(type)", bytes: json.bytes) }
    return value
  }
}
