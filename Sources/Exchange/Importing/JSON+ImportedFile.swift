internal import Diagnostics
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
