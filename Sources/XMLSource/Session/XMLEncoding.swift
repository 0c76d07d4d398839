internal import Bytes
internal import Diagnostics

/// Says which encoding a source is in by its first bytes; only UTF-8 is read.
enum XMLEncoding {
  /// What speaks against UTF-8.
  static func refusal(of source: SourceBytes) -> Finding? {
    let head = source.read(0..<512)
    if let order = utf16(head) {
      return Finding(
        .xmlUTF16, "the file is UTF-16 (\(order))", at: Place(source.name, 0..<2),
        help: "save the file as UTF-8")
    }
    let mark = head.starts(with: UTF8Sequence.byteOrderMark) ? 3 : 0
    guard let range = declared(in: head, from: mark) else { return nil }
    let name = String(decoding: head[range], as: UTF8.self)
    if name.lowercased() == "utf-8" { return nil }
    return Finding(
      .xmlOtherEncoding, "the file says that it is in \(name.quoted())",
      at: Place(source.name, range), label: "not UTF-8",
      help: "save the file as UTF-8, and write encoding=\"UTF-8\" or nothing")
  }

  private static func utf16(_ head: [UInt8]) -> String? {
    let little: [[UInt8]] = [[0xFF, 0xFE], [UInt8(ascii: "<"), 0]]
    let big: [[UInt8]] = [[0xFE, 0xFF], [0, UInt8(ascii: "<")]]
    if little.contains(where: head.starts) { return "little-endian" }
    return big.contains(where: head.starts) ? "big-endian" : nil
  }

  /// The name of the encoding in the XML declaration.
  private static func declared(in head: [UInt8], from mark: Int) -> Range<Int>? {
    guard head[mark...].starts(with: "<?xml".utf8),
      let end = head[mark...].firstIndex(of: UInt8(ascii: ">"))
    else { return nil }
    // A declaration is built like a start tag.
    let scanner = TagScanner(Array(head[mark..<end]), at: mark)
    return scanner.attributes.first { $0.name == "encoding" }?.valueRange
  }
}
