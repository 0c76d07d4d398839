internal import TextUnicode

/// The cores of a question's texts: ASCII letters and digits, Cyrillic letters, Han, kana and Hangul, in small
/// letters and without gaps.
///
/// Texts that are alike to a rule have equal cores. If a text contains another, its core contains the core of
/// the other.
struct TextCores {
  struct Core {
    /// The range of the core in the buffer.
    var bytes = 0..<0
    /// True if each scalar is a character by itself, so that the core tells all about the text.
    var isPlain = true
    var characters = 0
    var wide = 0
  }

  /// The buffer with the cores; bytes from `used` on are left from earlier questions.
  private(set) var bytes: [UInt8] = []
  private var used = 0

  /// Removes the cores and keeps the buffer.
  mutating func removeAll() { used = 0 }

  /// Appends the core of a text that is part of `text`.
  mutating func append(_ text: [UInt8], _ range: Range<Int>) -> Core {
    var core = Core()
    let start = used
    // A core is never longer than its text.
    if bytes.count < start + range.count {
      bytes += [UInt8](repeating: 0, count: start + range.count)
    }
    let text = text.span.extracting(range)
    var bytes = bytes.mutableSpan
    var end = start
    var index = 0
    while index < text.count {
      let first = index
      Self.appendASCII(text, &index, &bytes, &end)
      core.characters += index - first
      guard index < text.count else { break }
      index += Self.append(text, index, &core, &bytes, &end)
      core.characters += 1
    }
    used = end
    core.bytes = start..<end
    return core
  }

  /// A lookup table: the core of each ASCII byte, 0 if the byte is left out, `other` if a table is not
  /// enough.
  private static let asciiCores = (0...UInt8.max).map { byte -> UInt8 in
    switch byte {
    case 0x30...0x39, 0x61...0x7a: byte
    case 0x41...0x5a: byte | 0x20
    case 0x20...0x7e: 0
    default: other
    }
  }
  private static let other: UInt8 = 0xff

  /// Appends ASCII characters up to the next character that is not ASCII, or is a control character.
  @inline(__always)
  private static func appendASCII(
    _ text: Span<UInt8>, _ index: inout Int, _ bytes: inout MutableSpan<UInt8>, _ end: inout Int
  ) {
    let table = asciiCores.span
    // Local copies, so that the loop keeps them in registers.
    var (place, target) = (index, end)
    while place < text.count {
      let byte = table[Int(text[place])]
      if byte == other { break }
      place &+= 1
      // Always stores, without a branch: letters and separators alternate too irregularly to be predicted.
      bytes[target] = byte
      target &+= byte == 0 ? 0 : 1
    }
    (index, end) = (place, target)
  }

  /// Returns the core of a single text.
  static func core(of text: String) -> [UInt8] {
    var cores = TextCores()
    let text = Array(text.utf8)
    let core = cores.append(text, text.indices)
    return Array(cores.bytes[core.bytes])
  }

  /// Appends a character that is not ASCII, or a control character; returns its number of bytes.
  private static func append(
    _ text: Span<UInt8>, _ index: Int, _ core: inout Core, _ bytes: inout MutableSpan<UInt8>,
    _ end: inout Int
  ) -> Int {
    let lead = text[index]
    if lead < 0x80 {
      core.isPlain = false
      return 1
    }
    let length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2
    guard length < 4, index + length <= text.count else {
      core.isPlain = false
      return index + length <= text.count ? length : 1
    }
    var value = UInt32(lead) & (length == 3 ? 0x0f : 0x1f)
    for offset in 1..<length { value = value << 6 | UInt32(text[index + offset] & 0x3f) }
    // The lower-case form of İ has two scalars.
    guard value != 0x130, let scalar = Unicode.Scalar(value), let width = scalar.plainWidth else {
      core.isPlain = false
      return length
    }
    if width == 2 { core.wide += 1 }
    switch value {
    case 0x400...0x45f:
      let small = value < 0x410 ? value + 0x50 : value < 0x430 ? value + 0x20 : value
      // Ё is often written Е, so both count as Е.
      let letter = small == 0x451 ? 0x435 : small
      bytes[end] = UInt8(0xc0 | letter >> 6)
      bytes[end + 1] = UInt8(0x80 | letter & 0x3f)
      end += 2
    case 0x3041...0x3096, 0x30a1...0x30fa, 0x4e00...0x9fa5, 0xac00...0xd7a3:
      for offset in 0..<length { bytes[end + offset] = text[index + offset] }
      end += length
    default: break
    }
    return length
  }
}
