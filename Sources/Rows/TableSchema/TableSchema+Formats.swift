/// The properties of fields that say how values are written.
extension TableSchema.Field {
  /// Reads the format of a field; nil if its values are written as usual.
  static func format(
    _ json: JSON, _ type: TableSchema.FieldType, _ text: TextForm?, missing: [[UInt8]]
  ) throws(SchemaError) -> ValueFormat? {
    var format = ValueFormat()
    // An empty cell is without a value in any case.
    (format.text, format.missing) = (text, missing.filter { !$0.isEmpty })
    if text == nil { format.dates = try dates(json["format"], type) }
    format.words = try words(json, type)
    let isNumber = type == .number || type == .integer
    if let value = try property("decimalChar", of: json, for: type == .number, "numbers") {
      format.numbers.decimal = try sign(value)
    }
    if let value = try property("groupChar", of: json, for: isNumber, "numbers and integers") {
      format.numbers.grouping = try sign(value)
      // Whole numbers have no decimals, so that a point may group their digits.
      if type == .integer, format.numbers.grouping == format.numbers.decimal {
        format.numbers.decimal = UInt8(ascii: ",")
      }
      guard format.numbers.grouping != format.numbers.decimal else {
        throw SchemaError(
          message: "groupChar and decimalChar are the same character", bytes: value.bytes)
      }
    }
    if let value = try property("bareNumber", of: json, for: isNumber, "numbers and integers") {
      guard let isBare = value.bool else {
        throw SchemaError(message: "expected true or false", bytes: value.bytes)
      }
      format.isBare = isBare
    }
    return format == ValueFormat() ? nil : format
  }

  /// Returns a property, which only some types may have.
  private static func property(
    _ name: String, of json: JSON, for isAllowed: Bool, _ types: String
  ) throws(SchemaError) -> JSON? {
    guard let value = json[name] else { return nil }
    let known = UnjudgedProperty.ofTypes.first { $0.name == name }
    if !isAllowed, known?.isPlain(value) == true { return nil }
    guard isAllowed else {
      throw SchemaError(message: "\(name) is for \(types) alone", bytes: value.bytes)
    }
    return value
  }

  private static func sign(_ json: JSON) throws(SchemaError) -> UInt8 {
    guard let text = json.string, text.utf8.count == 1, let byte = text.utf8.first,
      byte == 0x20 || 0x21...0x7e ~= byte, !(0x30...0x39 ~= byte),
      byte != UInt8(ascii: "-"), byte != UInt8(ascii: "+")
    else {
      throw SchemaError(
        message: "expected one ASCII character other than a digit and a sign", bytes: json.bytes)
    }
    return byte
  }

  private static func dates(
    _ json: JSON?, _ type: TableSchema.FieldType
  ) throws(SchemaError) -> DatePattern? {
    guard let json, json.string != "default" else { return nil }
    guard type == .date, let text = json.string else {
      throw SchemaError(
        message: type == .date
          ? "expected default, or a pattern such as %d.%m.%Y"
          : "a format other than default is for dates alone", bytes: json.bytes)
    }
    if text == "any" {
      throw SchemaError(
        message: "any is a guess: is 4.2.2001 in April or February? Say a pattern such as %d.%m.%Y",
        bytes: json.bytes)
    }
    guard let pattern = DatePattern(text) else {
      throw SchemaError(
        message: "expected a pattern of %d, %m, %Y or %y, each once, as in %d.%m.%Y",
        bytes: json.bytes)
    }
    return pattern
  }

  /// Reads the texts that stand for no value, in their canonical form. Each may have a label.
  static func missingValues(_ json: JSON?) throws(SchemaError) -> [[UInt8]]? {
    guard let json else { return nil }
    guard let items = json.array ?? (json.string == nil ? nil : [json]) else {
      throw SchemaError(message: "expected a list of texts", bytes: json.bytes)
    }
    var texts: [[UInt8]] = []
    for item in items {
      guard let text = (item["value"] ?? item).string.flatMap(CellText.canonical) else {
        throw SchemaError(message: "expected a text in quotes", bytes: item.bytes)
      }
      texts.append(Array(text.utf8))
    }
    return texts
  }

  /// The words for true and false: the standard's, unless the schema has others.
  private static func words(
    _ json: JSON, _ type: TableSchema.FieldType
  ) throws(SchemaError) -> (yes: [String], no: [String])? {
    let yes = try property("trueValues", of: json, for: type == .boolean, "booleans")
    let no = try property("falseValues", of: json, for: type == .boolean, "booleans")
    if yes == nil, no == nil { return nil }
    let words = (
      yes: try yes.map(list) ?? ["true", "True", "TRUE", "1"],
      no: try no.map(list) ?? ["false", "False", "FALSE", "0"]
    )
    if let both = words.yes.first(where: { words.no.contains($0) }) {
      throw SchemaError(
        message: "\"\(both)\" means both true and false", bytes: (no ?? yes ?? json).bytes)
    }
    return words
  }

  private static func list(_ json: JSON) throws(SchemaError) -> [String] {
    guard let items = json.array, !items.isEmpty else {
      throw SchemaError(message: "expected a list of texts", bytes: json.bytes)
    }
    var words: [String] = []
    for item in items {
      guard let text = item.string, !text.isEmpty, CellText.canonical(text) == text else {
        throw SchemaError(
          message: "expected a text in NFC without needless white space", bytes: item.bytes)
      }
      words.append(text)
    }
    return words
  }
}
