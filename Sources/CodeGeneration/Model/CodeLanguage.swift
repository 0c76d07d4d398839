/// A programming language that code is generated in.
package enum CodeLanguage: String, Sendable, CaseIterable {
  case swift, typescript, python

  /// The name of a file with code for a type of this name.
  func fileName(_ type: String) -> String {
    switch self {
    case .swift: type + ".swift"
    case .typescript: CodeName(type).lowerCamel + ".ts"
    case .python: CodeName(type).snake + ".py"
    }
  }

  /// The name of a value, as the language spells names of values, before it is made different from reserved words.
  func member(_ name: CodeName) -> String { self == .python ? name.snake : name.lowerCamel }

  /// Returns the name of a value that is no reserved word.
  func free(_ name: String, of set: Set<String>) -> String {
    guard set.contains(name) else { return name }
    return self == .python ? name + "_" : name + "Value"
  }
}

/// The names that mean something else in code of a language.
struct ReservedNames {
  /// The names that no property of a row may have.
  let ofRows: Set<String>
  /// The names that no property of a pack may have.
  let ofPacks: Set<String>
  /// The names that no option of an enumeration may have.
  let ofOptions: Set<String>
  /// The names that no type may have.
  let ofTypes: Set<String>

  init(_ language: CodeLanguage) {
    switch language {
    case .swift:
      ofRows = ["self", "init", "deinit", "subscript", "Type", "rowNumber", "hashValue", "hash"]
      ofPacks = [
        "self", "init", "deinit", "subscript", "pack", "schemaDigest", "picture", "pictures",
      ]
      ofOptions = [
        "self", "init", "deinit", "subscript", "none", "some", "allCases", "rawValue", "hashValue",
      ]
      ofTypes = Self.words(
        """
        Any Array Bool CalendarDate CaseIterable Dictionary Double ExactDecimal Hashable Int Int64 Optional PackError \
        PackFormat PackReader Protocol Self Sendable Set String Swift Type TypedColumn TypedPictures TypedTable UInt8
        """)
    case .typescript:
      let members = Self.words(
        "constructor hasOwnProperty isPrototypeOf propertyIsEnumerable toLocaleString toString valueOf prototype then"
      )
      ofRows = members.union(["rowNumber"])
      ofPacks = members.union(["pack", "picture", "schemaDigest"])
      ofOptions = []
      ofTypes = Self.words(
        """
        Array Boolean Date Error Iterable IterableIterator Map Number Object Pack PackReader Promise Set String Symbol \
        TypedColumn TypedPictures TypedTable Uint8Array
        """)
    case .python:
      let words = Self.words(
        """
        and as assert async await break class continue def del elif else except finally for from global if import in is \
        lambda nonlocal not or pass raise return try while with yield self bool bytes classmethod dataclass datetime enum int \
        len property range staticmethod str tuple typed packtool typing
        """)
      ofRows = words.union(["row_number"])
      ofPacks = words.union(["pack", "picture", "schema_digest", "open"])
      ofOptions = words.union(["name", "value", "mro"])
      ofTypes = Self.words("Decimal False Iterator None Optional True")
    }
  }

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(separator: " ").map(String.init))
  }
}
