/// Many texts in one buffer.
struct TextList {
  private var bytes: [UInt8] = []
  private var ends: [Int] = []

  mutating func append(_ text: String) {
    bytes += text.utf8
    ends.append(bytes.count)
  }

  subscript(_ number: Int) -> String? {
    guard ends.indices.contains(number) else { return nil }
    let start = number == 0 ? 0 : ends[number - 1]
    return String(decoding: bytes[start..<ends[number]], as: UTF8.self)
  }
}
