import Bytes
import TestSupport
import Testing

/// Files in UTF-8, in another encoding, and in both.
struct StatedEncodingTests {
  /// A file that was put together from characters whose encodings are known.
  private struct MadeFile {
    var bytes: [UInt8] = []
    var text: [Unicode.Scalar] = []
    /// The offsets of the characters in the file.
    var offsets: [Int] = []
    var others = 0
    var sequences = 0
    var meaningless: [UInt32: Int] = [:]

    /// - `share`: the percentage of characters beyond ASCII that are in Windows-1252.
    init(_ chance: inout SplitMix, share: Int) {
      let upper = TextEncoding.windows1252.upperHalf
      let scalars = Array("éßÜ“”€ж\u{9D}日😀ÿ\u{80}".unicodeScalars)
      var needsASCII = false
      for _ in 0..<Int.random(in: 1..<400, using: &chance) {
        offsets.append(bytes.count)
        if needsASCII || chance.chance(50) {
          add(chance.pick(Array("a ,\n;".unicodeScalars)))
          needsASCII = false
        } else if chance.chance(share) {
          let byte = UInt8.random(in: 0x80...0xFF, using: &chance)
          bytes.append(byte)
          text.append(upper[Int(byte) - 0x80])
          others += 1
          if [0x81, 0x8D, 0x8F, 0x90, 0x9D].contains(byte) {
            meaningless[UInt32(byte), default: 0] += 1
          }
          // Only behind these could a byte belong to a UTF-8 sequence.
          needsASCII = byte >= 0xC0
        } else {
          add(chance.pick(scalars))
          sequences += 1
        }
      }
    }

    private mutating func add(_ scalar: Unicode.Scalar) {
      bytes += String(scalar).utf8
      text.append(scalar)
    }
  }

  @Test(arguments: [0, 50, 3, 97, 100])
  func noCharacterIsLostOrWrongWhateverPartOfAFileIsUTF8(_ share: Int) {
    var chance = SplitMix(seed: UInt64(share))
    for _ in 0..<100 {
      let file = MadeFile(&chance, share: share)
      let decoded = StatedEncoding.ofOtherBytes(.windows1252).decoded(file.bytes)
      #expect((decoded == nil) == (file.others == 0))
      guard let decoded else { continue }
      let text = String(decoding: decoded.bytes, as: UTF8.self).unicodeScalars
      guard text.elementsEqual(file.text) else {
        Issue.record("\(file.bytes) is read as \(decoded.bytes)")
        return
      }
      #expect(decoded.foreign.count == file.others)
      #expect(decoded.sequences.count == file.sequences)
      #expect(decoded.meaningless.mapValues(\.count) == file.meaningless)
      var (place, places): (Int, [Int]) = (0, [])
      for (scalar, offset) in zip(file.text, file.offsets) {
        if decoded.offset(inFileOf: place) != offset { places.append(place) }
        place += String(scalar).utf8.count
      }
      #expect(places == [])
    }
  }

  @Test
  func everyByteOfWindows1252IsReadAndThoseWithoutAMeaningAreCountedByValue() {
    let bytes = [UInt8](0x80...0xFF)
    let decoded = StatedEncoding.ofOtherBytes(.windows1252).decoded(bytes)
    let upper = TextEncoding.windows1252.upperHalf
    #expect(
      decoded.map { String(decoding: $0.bytes, as: UTF8.self).unicodeScalars.elementsEqual(upper) }
        == true)
    #expect(decoded?.foreign.count == 128)
    #expect(decoded?.foreign.first.map(\.unit) == [0x80, 0x81, 0x82])
    #expect(decoded?.meaningless.keys.sorted() == [0x81, 0x8D, 0x8F, 0x90, 0x9D])
  }

  @Test func aFileThatIsUTF8IsDecodedOnlyIfItsOwnEncodingIsStated() {
    let bytes = Array("Köln".utf8)
    #expect(StatedEncoding.ofOtherBytes(.windows1252).decoded(bytes) == nil)
    #expect(StatedEncoding.ofOtherBytes(.utf16).decoded(bytes) == nil)
    let decoded = StatedEncoding.ofFile(.windows1252).decoded(bytes)
    #expect(decoded.map { String(decoding: $0.bytes, as: UTF8.self) } == "KÃ¶ln")
    #expect(decoded?.sequences.count == 1)
  }

  @Test(arguments: [TextEncoding.utf16, .utf16le])
  func utf16OfNothingButASCIIIsNotTakenForUTF8(_ encoding: TextEncoding) {
    let decoded = StatedEncoding.ofOtherBytes(encoding).decoded([0x41, 0, 0x42, 0])
    #expect(decoded?.bytes == Array("AB".utf8))
  }

  /// The letters `лё` of KOI8-R and `ÓŻ` of Windows-1250 are valid UTF-8.
  @Test(arguments: [
    (TextEncoding.koi8r, "как зовут лётчика"), (.windows1250, "zażółć gęślą jaźń: PODRÓŻ"),
  ])
  func aFileWithManyOtherBytesIsReadInItsEncodingThroughout(
    _ encoding: TextEncoding, _ text: String
  ) throws {
    var missing: Unicode.Scalar?
    let bytes = try #require(encoding.encode(Array(text.utf8), missing: &missing))
    let decoded = try #require(StatedEncoding.ofOtherBytes(encoding).decoded(bytes))
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == text)
    #expect(decoded.sequences.count == 1)
    #expect(!decoded.isMixed)
    let mixed = try #require(
      StatedEncoding.ofOtherBytes(encoding).decoded(
        Array("жжжж: ".utf8) + [bytes.last { $0 >= 0x80 } ?? 0]))
    #expect(String(decoding: mixed.bytes, as: UTF8.self).hasPrefix("жжжж: "))
    #expect(mixed.isMixed)
  }

  @Test func aByteOrderMarkOfUTF8IsKeptAndNotCounted() {
    let bytes = UTF8Sequence.byteOrderMark + [0x41, 0xC1]
    let decoded = StatedEncoding.ofOtherBytes(.koi8r).decoded(bytes)
    #expect(decoded.map { String(decoding: $0.bytes, as: UTF8.self) } == "\u{FEFF}Aа")
    #expect(decoded?.sequences.count == 0)
  }

  @Test func noByteThatWindows1253LacksIsReadAsALetter() {
    let decoded = DecodedText([0xAA, 0xD2, 0xFF, 0xE1], as: .windows1253)
    #expect(decoded.meaningless.keys.sorted() == [0xAA, 0xD2, 0xFF])
    #expect(decoded.foreign.count == 4)
  }

  @Test func unitsOfUTF16ThatAreNoCharactersAreCountedByValue() {
    let decoded = DecodedText([0x41, 0xD8, 0xE4, 0x00, 0x42], as: .utf16le)
    #expect(String(decoding: decoded.bytes, as: UTF8.self) == "\u{FFFF}ä\u{FFFF}")
    #expect(decoded.meaningless.mapValues(\.count) == [0xD841: 1, 0x42: 1])
  }
}
