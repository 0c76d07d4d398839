internal import Bytes
internal import Rows

extension SourceReading {
  /// The options of a command that choose the same.
  var arguments: [String] {
    var arguments: [String] = []
    if let encoding { arguments.append("--encoding \(encoding.rawValue)") }
    if let delimiter { arguments.append("--delimiter \(Self.argument(delimiter))") }
    if let numbers {
      arguments.append("--decimal \(numbers.decimal == UInt8(ascii: ",") ? "comma" : "point")")
      arguments.append("--grouping \(Self.name(of: numbers.grouping))")
    }
    return arguments
  }

  private static func argument(_ delimiter: UInt8) -> String {
    delimiter == UInt8(ascii: "\t") ? "tab" : "'\(String(UnicodeScalar(delimiter)))'"
  }

  /// The name of a grouping sign on the command line and in a manifest.
  static func name(of grouping: UInt8?) -> String {
    switch grouping {
    case UInt8(ascii: "."): "point"
    case UInt8(ascii: ","): "comma"
    case UInt8(ascii: " "): "space"
    case UInt8(ascii: "'"): "apostrophe"
    default: "none"
    }
  }
}
