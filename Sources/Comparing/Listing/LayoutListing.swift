internal import Diagnostics
package import PackFormat
internal import SafeText

/// The parts of a pack, byte by byte, for `inspect --layout`.
package struct LayoutListing {
  private let parts: [PackPart]
  private let fileLength: UInt64

  package init(_ pack: PackReader) {
    parts = pack.layout
    fileLength = pack.header.fileLength
  }

  /// The listing for people: one line for each part, with offset and length.
  package var text: String {
    let width = max("offset".count, String(fileLength).count)
    func row(_ offset: String, _ length: String, _ what: String) -> String {
      [offset, length].map { String(repeating: " ", count: max(0, width - $0.count)) + $0 + "  " }
        .joined() + what + "\n"
    }
    var text = row("offset", "length", "what")
    for part in parts {
      text += row(String(part.offset), String(part.length), part.words.terminalSafe)
    }
    return text
  }

  /// The listing for programs: one JSON object.
  package var json: String {
    let parts = parts.map { part -> JSONText in
      [
        "offset": .number(String(part.offset)), "length": .number(String(part.length)),
        "region": .string(part.region.rawValue), "name": .string(part.name),
        "table": JSONText(part.table), "column": JSONText(part.column),
        "note": JSONText(part.note),
      ]
    }
    let object: JSONText = ["size": .number(String(fileLength)), "parts": .array(parts)]
    return object.text + "\n"
  }
}

extension PackPart {
  /// A description such as `content: facts.Fact@ru codes (encoding 0, 434 of width 2)`.
  fileprivate var words: String {
    let owner = table.map { table in column.map { "\(table).\($0) " } ?? "\(table) " } ?? ""
    return "\(region.rawValue): \(owner)\(name)" + (note.map { " (\($0))" } ?? "")
  }
}
