/// What the standard has that says how values are read, and that no judge here goes by: better refused
/// than taken and never judged.
struct UnjudgedProperty {
  let name: String
  /// What it may say, as that changes nothing; nil where it may not be there.
  let plain: JSON.Value?

  static let ofTables = [
    UnjudgedProperty(name: "missingValues", plain: .string("")),
    UnjudgedProperty(name: "uniqueKeys", plain: nil),
  ]

  static let ofFields = [
    UnjudgedProperty(name: "format", plain: .string("default")),
    UnjudgedProperty(name: "missingValues", plain: .string("")),
    UnjudgedProperty(name: "trueValues", plain: .string("true")),
    UnjudgedProperty(name: "falseValues", plain: .string("false")),
    UnjudgedProperty(name: "decimalChar", plain: .string(".")),
    UnjudgedProperty(name: "groupChar", plain: nil),
    UnjudgedProperty(name: "bareNumber", plain: .bool(true)),
  ]

  static func refuse(_ properties: [UnjudgedProperty], in json: JSON) throws(SchemaError) {
    for property in properties {
      guard let value = json[property.name], !property.isPlain(value) else { continue }
      throw SchemaError(
        message: "\(property.name) is not known here; values are written in one way: see"
          + " docs/EMBEDDING.md", bytes: value.bytes)
    }
  }

  /// Whether it says what is so without it; a list of one says what that one does.
  private func isPlain(_ json: JSON) -> Bool {
    guard let plain else { return false }
    if let items = json.array { return items.count == 1 && items[0].value == plain }
    return json.value == plain
  }
}
