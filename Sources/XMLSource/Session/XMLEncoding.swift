internal import Bytes
internal import Diagnostics

/// The findings for sources in another encoding than UTF-8, which is the only one read.
///
/// No safety depends on them: `XMLGuard` accepts UTF-8 alone, and `LibXML2Parser` decodes nothing
/// else, whatever the source declares.
enum XMLEncoding {
  /// Returns a finding if the first bytes of a source are UTF-16 or declare another encoding.
  ///
  /// A declaration that is longer, or that libxml2 would not accept, may be missed here.
  static func refusal(of source: SourceBytes) -> Finding? {
    let head = source.read(0..<512)
    if let order = utf16(head) {
      return Finding(
        .xmlUTF16, "the file is UTF-16 (\(order))", at: Place(source.name, 0..<2),
        help: "save the file as UTF-8")
    }
    let mark = head.starts(with: UTF8Sequence.byteOrderMark) ? 3 : 0
    guard let end = head[mark...].firstIndex(of: UInt8(ascii: ">")) else { return nil }
    return refusal(declaredIn: head[mark..<end], at: mark, of: source.name)
  }

  /// Returns a finding if the bytes at `start`, an XML declaration, name another encoding.
  static func refusal(
    declaredIn bytes: ArraySlice<UInt8>, at start: Int, of file: String
  ) -> Finding? {
    let tag = Array("<?xml".utf8)
    guard bytes.starts(with: tag), let next = bytes.dropFirst(tag.count).first,
      TagScanner.isSpace(next)
    else { return nil }
    // A declaration is built like a start tag.
    let attributes = TagScanner(Array(bytes), at: start).attributes
    guard let range = attributes.first(where: { $0.name == "encoding" })?.valueRange else {
      return nil
    }
    let first = bytes.startIndex - start
    let name = String(
      decoding: bytes[first + range.lowerBound..<first + range.upperBound], as: UTF8.self)
    if name.lowercased() == "utf-8" { return nil }
    return Finding(
      .xmlOtherEncoding, "the file declares the encoding \(name.quoted())",
      at: Place(file, range), label: "not UTF-8",
      help: "save the file as UTF-8, and write encoding=\"UTF-8\" or nothing")
  }

  /// The byte order of UTF-16, found by a byte order mark or by a `<` of two bytes; nil for other bytes.
  private static func utf16(_ head: [UInt8]) -> String? {
    let little: [[UInt8]] = [[0xFF, 0xFE], [UInt8(ascii: "<"), 0]]
    let big: [[UInt8]] = [[0xFE, 0xFF], [0, UInt8(ascii: "<")]]
    if little.contains(where: head.starts) { return "little-endian" }
    return big.contains(where: head.starts) ? "big-endian" : nil
  }
}
