/// Finds the byte ranges of the names and values in one start tag that libxml2 has found sound.
struct TagScanner {
  struct Attribute {
    var name: String
    var nameRange: Range<Int>
    /// Between the quotation marks.
    var valueRange: Range<Int>
  }

  private let bytes: [UInt8]
  private let start: Int
  private var index = 1
  private(set) var nameRange = 0..<0
  /// In source order, namespace declarations too.
  private(set) var attributes: [Attribute] = []

  /// `bytes` go from `<` to before `>` or `/>`; ranges count from `start` on.
  init(_ bytes: [UInt8], at start: Int) {
    self.bytes = bytes
    self.start = start
    nameRange = range(scan { !Self.isSpace($0) })
    while let attribute = next() { attributes.append(attribute) }
  }

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

  @discardableResult
  private mutating func scan(while holds: (UInt8) -> Bool) -> Range<Int> {
    let first = min(index, bytes.count)
    index = bytes[first...].firstIndex { !holds($0) } ?? bytes.count
    return first..<index
  }

  private func range(_ local: Range<Int>) -> Range<Int> {
    start + local.lowerBound..<start + local.upperBound
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }
}
