package import Diagnostics
internal import Rows

extension JSON {
  /// Reads a file as JSON. The places of values are offsets in the file.
  init(_ file: ImportedFile) throws(ImportError) {
    let text = try file.textFromStart()
    do throws(JSONError) {
      try self.init(parsing: text)
    } catch {
      let place = file.place(error.offset..<min(error.offset + 1, text.count))
      throw ImportError(
        Finding(
          .unreadableImport, "the file is no valid JSON: \(error.message)", at: place,
          help: "correct the file here, or save it anew from the program that it is from"))
    }
  }

  /// The text of a string, number or truth value; nil for anything else.
  var scalar: String? {
    switch value {
    case .string(let text), .number(let text): text
    case .bool(let flag): flag ? "true" : "false"
    case .null, .array, .object: nil
    }
  }
}

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
