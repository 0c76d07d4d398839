internal import Bytes
internal import Rows

extension SourceReading {
  /// The options of a command that choose the same.
  var arguments: [String] {
    var arguments: [String] = []
    if let encoding { arguments.append("--encoding \(encoding.encoding.rawValue)") }
    if let delimiter { arguments.append("--delimiter \(Self.argument(delimiter))") }
    if let numbers {
      arguments.append("--decimal \(NumberStyle.name(of: numbers.decimal))")
      arguments.append("--grouping \(NumberStyle.name(of: numbers.grouping))")
    }
    return arguments
  }

  private static func argument(_ delimiter: UInt8) -> String {
    delimiter == UInt8(ascii: "\t") ? "tab" : "'\(String(UnicodeScalar(delimiter)))'"
  }
}
