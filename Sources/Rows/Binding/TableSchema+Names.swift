internal import SafeText

extension TableSchema {
  /// Reads the schema of an author's own table, and checks that packs and sources can hold its names.
  package init(ownTable json: ArraySlice<UInt8>) throws(SchemaError) {
    try self.init(json: json)
    identity = primaryKey
    let start = json.startIndex..<json.startIndex
    for name in fields.map(\.name) {
      if let problem = Self.problem(with: name) {
        throw SchemaError(message: "the field \"\(name.terminalSafe)\" \(problem)", bytes: start)
      }
    }
    if fields.count > Binding.mostColumns {
      throw SchemaError(message: "over \(Binding.mostColumns) fields", bytes: start)
    }
  }

  /// The reason why a project cannot name a table so; nil if it can.
  package static func problem(withTable name: String) -> String? {
    if name.hasPrefix(".") { return "begins with a dot, as only packtool's own tables do" }
    let isName = name.unicodeScalars.allSatisfy { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .letterNumber, .otherNumber:
        true
      default: "-_.".unicodeScalars.contains(scalar)
      }
    }
    if isName, 1...64 ~= name.unicodeScalars.count, CellText.canonical(name) == name { return nil }
    return "is not of 1 to 64 letters, digits and the signs - _ and ., as in people"
  }

  static func problem(with name: String) -> String? {
    if name.utf8.count > 255 { return "has a name of over 255 bytes" }
    if name.contains("@") { return "has an @, which stands between a name and its language" }
    if CellText.canonical(name) != name {
      return "is not named as a pack holds it: in NFC, without needless white space"
    }
    return nil
  }
}
