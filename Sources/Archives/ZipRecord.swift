/// A part of an archive with numbers at fixed places, the lowest byte first.
struct ZipRecord {
  private let bytes: [UInt8]
  let start: Int
  /// The bytes from `start` to the end of the archive.
  let room: Int

  /// Begins a record with a signature; nil if another one or fewer than `length` bytes are there.
  init?(_ bytes: [UInt8], at start: Int, signature: Int, length: Int) {
    guard start >= 0, start <= bytes.count, bytes.count - start >= length else { return nil }
    (self.bytes, self.start, room) = (bytes, start, bytes.count - start)
    guard number(at: 0, bytes: 4) == signature else { return nil }
  }

  /// Begins a record without a signature.
  init(_ bytes: [UInt8], at range: Range<Int>) {
    (self.bytes, start, room) = (bytes, range.lowerBound, range.count)
  }

  /// Returns a number of up to eight bytes; 0 outside the record, and the greatest `Int` above that.
  func number(at offset: Int, bytes count: Int) -> Int {
    guard offset + count <= room else { return 0 }
    let value = bytes[start + offset..<start + offset + count].reversed().reduce(UInt64(0)) {
      $0 << 8 | UInt64($1)
    }
    return Int(clamping: value)
  }

  /// Returns some bytes of the record; nil if it ends before.
  func bytes(at offset: Int, count: Int) -> ArraySlice<UInt8>? {
    guard offset + count <= room else { return nil }
    return bytes[start + offset..<start + offset + count]
  }
}

/// The signatures of the records of an archive.
enum ZipSignature {
  static let local = 0x0403_4b50
  static let entry = 0x0201_4b50
  static let end = 0x0605_4b50
  static let wideEnd = 0x0606_4b50
  static let wideLocator = 0x0706_4b50
}

/// The names of entries, which must be paths below the folder of the archive.
enum ZipName {
  /// Returns a name as text; nil if it claims to be UTF-8 and is not.
  ///
  /// Names without that claim are UTF-8 all the same in many archives, and otherwise of code page 437.
  static func text(_ bytes: ArraySlice<UInt8>, isUTF8: Bool) -> String? {
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    if isUTF8 { return nil }
    var text = String.UnicodeScalarView()
    for byte in bytes {
      text.append(byte < 0x80 ? Unicode.Scalar(byte) : codePage437[Int(byte) - 0x80])
    }
    return String(text)
  }

  /// The reason why a name is refused, in words; nil if it is none.
  static func fault(_ name: String) -> String? {
    let bytes = Array(name.utf8)
    if bytes.isEmpty { return "a name is empty" }
    if bytes.contains(0) { return "a name has a NUL character" }
    if bytes.contains(UInt8(ascii: "\\")) { return "the name \(name) has a backslash" }
    if bytes.first == UInt8(ascii: "/") || bytes.dropFirst().first == UInt8(ascii: ":") {
      return "the name \(name) leads out of the archive's folder"
    }
    let parts = bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    let dots = parts.contains { $0.elementsEqual("..".utf8) }
    return dots ? "the name \(name) leads out of the archive's folder" : nil
  }

  private static let codePage437 = Array(
    """
    ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀\
    αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}
    """.unicodeScalars)
}
