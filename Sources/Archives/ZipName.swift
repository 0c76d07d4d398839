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
