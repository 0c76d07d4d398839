package import Diagnostics
internal import Rows

extension ExchangeFormat {
  /// Returns the fault of a file that begins as JSON with objects or texts does; nil if it has none, or begins
  /// otherwise.
  package static func jsonFault(of file: ImportedFile) -> Finding? {
    let start = file.bytes.lazy.filter { $0 > 0x20 && $0 < 0x80 }.prefix(2).map { $0 }
    let openings = "{[".utf8
    guard let first = start.first, openings.contains(first),
      file.suffix == "json"
        || start.count == 2 && (start[1] == UInt8(ascii: "\"") || openings.contains(start[1]))
    else { return nil }
    do throws(ImportError) {
      _ = try JSON(file)
      return nil
    } catch {
      return error.finding
    }
  }
}
