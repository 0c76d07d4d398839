/// A property of the standard that changes how values are read and that packtool does not support. A schema that uses
/// it is refused, so that its values are not read wrongly.
struct UnjudgedProperty {
  let name: String
  /// The value that changes nothing and is therefore allowed; nil if the property is not allowed at all.
  let plain: JSON.Value?

  /// The properties of some types, with the values that change nothing for any type.
  static let ofTypes = [
    UnjudgedProperty(name: "trueValues", plain: .string("true")),
    UnjudgedProperty(name: "falseValues", plain: .string("false")),
    UnjudgedProperty(name: "decimalChar", plain: .string(".")),
    UnjudgedProperty(name: "bareNumber", plain: .bool(true)),
  ]

  /// True if the property has its default value, alone or in a list of one.
  func isPlain(_ json: JSON) -> Bool {
    guard let plain else { return false }
    if let items = json.array { return items.count == 1 && items[0].value == plain }
    return json.value == plain
  }
}
