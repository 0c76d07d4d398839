package import Bytes
import Diagnostics

extension DecodedText {
  /// The bytes that were decoded, counted, with the first of them, and the valid UTF-8 beside them, in words.
  package var summary: String {
    let count = foreign.count
    let what = isMixed ? "that \(count == 1 ? "is" : "are") not UTF-8 " : ""
    return
      "\(counted(count, unit)) \(what)\(count == 1 ? "is" : "are") read as \(encoding.rawValue): "
      + Self.list(foreign) {
        "\(hex($0.unit)) as \(character(at: $0.place)) in line \(line(of: $0.place))"
      }
      + summaryOfSequences
  }

  private var summaryOfSequences: String {
    guard let first = sequences.first.first else { return "" }
    let count = sequences.count
    if isMixed {
      return
        "; \(counted(count, "character")) of UTF-8 \(count == 1 ? "is" : "are") kept, the first "
        + "\(character(at: first.place)) in line \(line(of: first.place))"
    }
    return
      "; \(counted(count, "run")) of them could be UTF-8, the first \(hex(first.unit)) in line \(line(of: first.place))"
  }

  /// The units that are no letter or sign of the encoding, a message and a place for each value of them.
  package var summariesOfMeaningless: [(message: String, place: Range<Int>)] {
    meaningless.sorted { $0.key < $1.key }.map { value, characters in
      let place = characters.first.first?.place ?? 0
      let read = scalar(at: place).map { "U+" + Self.hex($0.value, digits: 4) } ?? ""
      return (
        "\(hex(value)) is no letter or sign of \(encoding.rawValue): it is read as \(read), which no text may hold, "
          + "\(characters.count == 1 ? "" : "\(characters.count) times, first ")in line \(line(of: place))",
        range(at: place)
      )
    }
  }

  /// The range in the text of its first character that was decoded.
  package var firstPlace: Range<Int> { range(at: foreign.first.first?.place ?? 0) }

  private func range(at place: Int) -> Range<Int> {
    place..<min(bytes.count, place + (UTF8Sequence.length(in: bytes, at: place) ?? 1))
  }

  /// The first characters in words, and how many more there are.
  private static func list(
    _ characters: Characters, _ word: ((unit: UInt32, place: Int)) -> String
  ) -> String {
    let more = characters.count - characters.first.count
    return characters.first.map(word).joined(separator: ", ")
      + (more > 0 ? " and \(more) more" : "")
  }

  private var unit: String { encoding.isUTF16 ? "character" : "byte" }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  private func hex(_ unit: UInt32) -> String {
    "0x" + Self.hex(unit, digits: encoding.isUTF16 ? 4 : 2)
  }

  private static func hex(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  private func scalar(at place: Int) -> Unicode.Scalar? {
    String(decoding: bytes[range(at: place)], as: UTF8.self).unicodeScalars.first
  }

  private func character(at place: Int) -> String {
    QuotedExcerpt.of(scalars: scalar(at: place).map { [$0] } ?? [])
  }

  private func line(of place: Int) -> Int {
    1 + bytes[..<place].count { $0 == UInt8(ascii: "\n") }
  }
}
