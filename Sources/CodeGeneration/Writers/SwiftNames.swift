internal import PackFormat

extension CodeModel.Field {
  /// The type of a value in a pack.
  var swiftRawType: String {
    switch content {
    case .text, .picture: "String"
    case .integer, .year: "Int64"
    case .decimal: "ExactDecimal"
    case .date: "CalendarDate"
    case .flag: "Bool"
    }
  }

  var swiftType: String { enumeration?.type ?? swiftRawType }
  var enumerationName: String { enumeration?.type ?? "" }
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
  var swiftName: String { Self.swiftWords.contains(self) ? "`\(self)`" : self }

  /// The name as a label of an argument in a call.
  var swiftLabel: String { self == "inout" ? "`inout`" : self }

  /// The name as a label in a declaration, where few words mean something else.
  var swiftParameter: String {
    ["inout", "var", "let"].contains(self) ? "`\(self)`" : self
  }

  var swiftLiteral: String { literal { "\\u{\(String($0, radix: 16))}" } }
}
