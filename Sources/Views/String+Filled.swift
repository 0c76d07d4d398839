extension String {
  /// The text with each `{name}` that has a value replaced by it, in one pass.
  func filled(_ value: (String) -> String?) -> String {
    var filled = ""
    var rest = self[...]
    while let open = rest.firstIndex(of: "{") {
      filled += rest[..<open]
      // No name contains a brace, so each character is visited once.
      let name = rest[open...].dropFirst().prefix { $0 != "{" && $0 != "}" }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == "}", let value = value(String(name))
      {
        filled += value
        rest = rest[name.endIndex...].dropFirst()
      } else {
        filled += "{" + name
        rest = rest[name.endIndex...]
      }
    }
    return filled + rest
  }
}
