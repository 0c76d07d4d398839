/// Finds the byte ranges of names and values in a start tag that libxml2 has accepted.
struct TagScanner {
  struct Attribute {
    var name: String
    var nameRange: Range<Int>
    /// The range between the quotation marks.
    var valueRange: Range<Int>
  }

  private let bytes: [UInt8]
  private let start: Int
  private var index = 1
  private(set) var nameRange = 0..<0
  /// The attributes in source order, including namespace declarations.
  private(set) var attributes: [Attribute] = []

  /// Scans `bytes`, a tag from `<` up to `>` or `/>`, whose first byte is at the offset `start`.
  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    self.start = start
    nameRange = range(scan { !Self.isSpace($0) })
    while let attribute = next() { attributes.append(attribute) }
  }

  /// Scans the next attribute; nil at the end of the tag.
  private mutating func next() -> Attribute? {
    scan(while: Self.isSpace)
    let name = scan { !Self.isSpace($0) && $0 != UInt8(ascii: "=") }
    scan { Self.isSpace($0) || $0 == UInt8(ascii: "=") }
    guard !name.isEmpty, index < bytes.count else { return nil }
    let quote = bytes[index]
    index += 1
    let value = scan { $0 != quote }
    index += 1
    return Attribute(
      name: String(decoding: bytes[name], as: UTF8.self), nameRange: range(name),
      valueRange: range(value))
  }

  /// Moves over the bytes for which `holds` is true and returns their range in `bytes`.
  @discardableResult
  private mutating func scan(while holds: (UInt8) -> Bool) -> Range<Int> {
    let first = min(index, bytes.count)
    index = bytes[first...].firstIndex { !holds($0) } ?? bytes.count
    return first..<index
  }

  /// A range of `bytes` as a range of the source.
  private func range(_ local: Range<Int>) -> Range<Int> {
    start + local.lowerBound..<start + local.upperBound
  }

  /// True for the four characters that XML takes for white space.
  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
