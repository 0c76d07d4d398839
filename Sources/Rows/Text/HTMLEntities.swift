internal import CEntities
internal import CSVSource
internal import EmbeddedFiles

/// The entities of HTML, such as `&quot;` and `&#039;`.
package enum HTMLEntities {
  /// An entity in a text: its end, and the characters that it stands for.
  package struct Match: Equatable {
    package var end: Int
    package var text: String
  }

  /// The longest name is that of `&CounterClockwiseContourIntegral;`.
  private static let longestName = 31

  /// The entity that begins with the ampersand at `start`; nil if there is none.
  ///
  /// An entity that was escaped once more, such as `&amp;quot;`, is one entity.
  package static func match(_ text: [UInt8], at start: Int) -> Match? {
    var found: Match?
    var name = start + 1
    while let end = end(text, name), let meaning = meaning(of: text[name..<end]) {
      found = Match(end: end + 1, text: meaning)
      if meaning != "&" { break }
      name = end + 1
    }
    return found
  }

  /// The position of the semicolon behind a name that begins at `start`.
  private static func end(_ text: [UInt8], _ start: Int) -> Int? {
    let name = text.dropFirst(start).prefix(longestName + 1)
    guard let end = name.firstIndex(of: UInt8(ascii: ";")), end > start else { return nil }
    return end
  }

  /// The characters that a name or a number such as `#39` stands for.
  private static func meaning(of name: ArraySlice<UInt8>) -> String? {
    guard name.first == UInt8(ascii: "#") else {
      return named[String(decoding: name, as: UTF8.self)]
    }
    let isHex = [UInt8(ascii: "x"), UInt8(ascii: "X")].contains(name.dropFirst().first)
    let digits = String(decoding: name.dropFirst(isHex ? 2 : 1), as: UTF8.self)
    guard digits.first?.isHexDigit == true,
      let number = UInt32(digits, radix: isHex ? 16 : 10), number > 0
    else { return nil }
    // As browsers do: the numbers of C1 controls mean the characters of Windows-1252.
    if 0x80...0x9F ~= number { return String(EncodingGuess.windows1252(UInt8(number))) }
    return Unicode.Scalar(number).map { String($0) }
  }

  /// The named entities of HTML 5: lines of a name and the numbers of its characters, hexadecimal.
  private static let named: [String: String] = {
    let lines = String(decoding: entities_txt.bytes, as: UTF8.self).split(
      separator: "\n")
    var named = [String: String](minimumCapacity: lines.count)
    for line in lines where !line.hasPrefix("//") {
      let words = line.split(separator: " ")
      let scalars = words.dropFirst().compactMap {
        UInt32($0, radix: 16).flatMap(Unicode.Scalar.init)
      }
      named[String(words[0])] = String(String.UnicodeScalarView(scalars))
    }
    return named
  }()
}
