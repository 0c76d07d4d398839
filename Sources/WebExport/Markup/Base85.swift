/// Base85: five letters of ASCII for four bytes, a quarter more than the bytes, where Base64 takes a
/// third more.
///
/// The letters are those from `(` to `~` without `<` and `\`, so that a text may stand in an element
/// of HTML. One to three bytes at the end become two to four letters. `unpack.js` reads it.
enum Base85 {
  static func encoded(_ bytes: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    letters.reserveCapacity(bytes.count / 4 * 5 + 5)
    for start in stride(from: 0, to: bytes.count, by: 4) {
      let group = bytes[start..<min(start + 4, bytes.count)]
      var number = group.reduce(0) { $0 << 8 | UInt32($1) } << UInt32(8 * (4 - group.count))
      var digits: [UInt8] = []
      for _ in 0..<5 {
        digits.append(letter(UInt8(number % 85)))
        number /= 85
      }
      letters += digits.reversed().prefix(group.count + 1)
    }
    return letters
  }

  private static func letter(_ digit: UInt8) -> UInt8 {
    let code = digit + UInt8(ascii: "(")
    // Those from `<` and from `\` on are moved up by one each.
    if code < 60 { return code }
    return code < 91 ? code + 1 : code + 2
  }
}
