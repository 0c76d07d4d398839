/// A column of a table that generated code reads, and what that code relies on in it.
///
/// `packtool generate swift` writes the code that makes these values.
public struct TypedColumn: Sendable {
  /// The values that a column holds, as its schema says.
  public enum Content: Sendable {
    /// A picture is the name of a picture of the pack.
    case text, integer, decimal, year, date, flag, picture

    /// The types of columns in a pack that hold such values.
    var types: [ColumnType] {
      switch self {
      case .text: [.string]
      case .integer: [.integer]
      // Numbers without decimals are exact decimals, too.
      case .decimal: [.decimal, .integer]
      case .year: [.year]
      case .date: [.date]
      case .flag: [.flag]
      case .picture: [.reference]
      }
    }
  }

  /// The name of the column in the pack.
  public let name: String
  /// The values that it holds.
  public let content: Content
  /// True if every row has a value.
  public let isRequired: Bool
  /// The only texts that it may have; empty if it may have any.
  public let options: [String]

  /// Creates a column.
  public init(
    _ name: String, _ content: Content, isRequired: Bool = false, options: [String] = []
  ) {
    self.name = name
    self.content = content
    self.isRequired = isRequired
    self.options = options
  }
}
