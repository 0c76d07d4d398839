/// Finds the names of fields in the JSON of a Table Schema.
enum SchemaFieldNames {
  /// True if a member `"name"` of the JSON has this text.
  static func contains(_ name: String, in json: [UInt8]) -> Bool {
    let wanted = Array(name.utf8)
    var position = 0
    var isName = false
    while position < json.count {
      switch json[position] {
      case UInt8(ascii: "\""):
        let text = string(json, &position)
        let isKey = next(json, position) == UInt8(ascii: ":")
        if isName, !isKey, text == wanted { return true }
        isName = isKey && text == Array("name".utf8)
      case UInt8(ascii: ":"), 0x20, 0x09, 0x0a, 0x0d: position += 1
      default:
        isName = false
        position += 1
      }
    }
    return false
  }

  /// The first byte from `position` on that is no white space.
  private static func next(_ json: [UInt8], _ position: Int) -> UInt8? {
    json[position...].first { ![0x20, 0x09, 0x0a, 0x0d].contains($0) }
  }

  /// Parses the string that begins at `position`, and moves behind it.
  private static func string(_ json: [UInt8], _ position: inout Int) -> [UInt8] {
    var units: [UInt16] = []
    var text: [UInt8] = []
    func flush() {
      if units.isEmpty { return }
      text += Array(String(decoding: units, as: UTF16.self).utf8)
      units = []
    }
    position += 1
    while position < json.count, json[position] != UInt8(ascii: "\"") {
      if json[position] == UInt8(ascii: "\\"), position + 1 < json.count {
        let escape = json[position + 1]
        if escape == UInt8(ascii: "u"), let unit = hex(json, position + 2) {
          units.append(unit)
          position += 6
          continue
        }
        flush()
        text.append(plain(escape))
        position += 2
        continue
      }
      flush()
      text.append(json[position])
      position += 1
    }
    flush()
    position += 1
    return text
  }

  private static func plain(_ escape: UInt8) -> UInt8 {
    switch escape {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0c
    case UInt8(ascii: "n"): 0x0a
    case UInt8(ascii: "r"): 0x0d
    case UInt8(ascii: "t"): 0x09
    default: escape
    }
  }

  private static func hex(_ json: [UInt8], _ start: Int) -> UInt16? {
    guard start + 4 <= json.count else { return nil }
    var unit: UInt16 = 0
    for byte in json[start..<start + 4] {
      guard let digit = digit(byte) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  private static func digit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case 0x30...0x39: UInt16(byte - 0x30)
    case 0x41...0x46: UInt16(byte - 0x41 + 10)
    case 0x61...0x66: UInt16(byte - 0x61 + 10)
    default: nil
    }
  }
}
