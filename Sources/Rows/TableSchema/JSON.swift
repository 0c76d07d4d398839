/// A JSON value with the place of each part, so that a schema's own faults can be shown where they are.
///
/// Objects keep their order; a name twice is a fault.
package struct JSON: Equatable, Sendable {
  package indirect enum Value: Equatable, Sendable {
    case null
    case bool(Bool)
    /// A number as the text spells it.
    case number(String)
    case string(String)
    case array([JSON])
    case object([Member])
  }

  package struct Member: Equatable, Sendable {
    package var name: String
    package var value: JSON
  }

  package var value: Value
  package var bytes: Range<Int>

  package subscript(_ name: String) -> JSON? {
    guard case .object(let members) = value else { return nil }
    return members.first { $0.name == name }?.value
  }

  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The text of a number or a string, or the word of a flag; nil for other values.
  var scalar: String? {
    switch value {
    case .number(let text), .string(let text): text
    case .bool(let flag): String(flag)
    case .null, .array, .object: nil
    }
  }

  package var bool: Bool? {
    if case .bool(let flag) = value { flag } else { nil }
  }

  package var array: [JSON]? {
    if case .array(let items) = value { items } else { nil }
  }
}

/// The reason why bytes are not JSON, and the offset of the fault.
package struct JSONError: Error, Equatable {
  package var message: String
  package var offset: Int
}

extension JSON {
  /// Reads one JSON text (RFC 8259), nested 64 deep at most.
  package init(parsing bytes: [UInt8]) throws(JSONError) { try self.init(parsing: bytes[...]) }

  /// Reads a part of a file as one JSON text; places are those in the file.
  package init(parsing bytes: ArraySlice<UInt8>) throws(JSONError) {
    var room = Int.max
    try self.init(parsing: bytes, room: &room)
  }

  /// Reads one JSON text, and takes a number from `room` for each of its values; throws if there is room for none.
  package init(parsing bytes: ArraySlice<UInt8>, room: inout Int) throws(JSONError) {
    var parser = JSONParser(bytes, room)
    defer { room = parser.room }
    self = try parser.document()
  }
}

/// The names of an object's members so far. A set is only made for objects with many, since most have few.
private struct MemberNames {
  private static let few = 16
  private var many: Set<String> = []

  /// Returns false if the name is one of `members`.
  mutating func insert(_ name: String, _ members: [JSON.Member]) -> Bool {
    if members.count < Self.few { return !members.contains { $0.name == name } }
    if many.isEmpty { many = Set(members.map(\.name)) }
    return many.insert(name).inserted
  }
}

private struct JSONParser {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private static let maximumDepth = 64
  /// The number of values that may still be read.
  private(set) var room: Int

  init(_ bytes: ArraySlice<UInt8>, _ room: Int) {
    self.bytes = bytes
    self.room = room
    position = bytes.startIndex
  }

  mutating func document() throws(JSONError) -> JSON {
    skipSpace()
    let json = try value(depth: 0)
    skipSpace()
    guard position == bytes.endIndex else { throw error("more after the end of the JSON text") }
    return json
  }

  private func error(_ message: String) -> JSONError {
    JSONError(message: message, offset: position)
  }

  private var next: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private mutating func skipSpace() {
    while position < bytes.endIndex {
      switch bytes[position] {
      case 0x20, 0x09, 0x0a, 0x0d: position += 1
      default: return
      }
    }
  }

  private mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard let next, character.value == UInt32(next) else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSON {
    guard depth < Self.maximumDepth else { throw error("nested too deep") }
    guard room > 0 else { throw error("more values than there is room for") }
    room -= 1
    let start = position
    let value: JSON.Value
    switch next {
    case UInt8(ascii: "{"): value = .object(try members(depth: depth))
    case UInt8(ascii: "["): value = .array(try items(depth: depth))
    case UInt8(ascii: "\""): value = .string(try text())
    case UInt8(ascii: "t"): value = try word("true", .bool(true))
    case UInt8(ascii: "f"): value = try word("false", .bool(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    default: value = .number(try number())
    }
    return JSON(value: value, bytes: start..<position)
  }

  private mutating func word(_ word: String, _ value: JSON.Value) throws(JSONError) -> JSON.Value {
    guard bytes[position...].starts(with: word.utf8) else { throw error("expected a value") }
    position += word.utf8.count
    return value
  }

  private mutating func members(depth: Int) throws(JSONError) -> [JSON.Member] {
    position += 1
    var members: [JSON.Member] = []
    var names = MemberNames()
    skipSpace()
    if accept("}") { return members }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("expected a name in quotes") }
      let start = position
      let name = try text()
      guard names.insert(name, members) else {
        throw JSONError(message: "the name \"\(name)\" stands here twice", offset: start)
      }
      skipSpace()
      guard accept(":") else { throw error("expected a colon") }
      skipSpace()
      members.append(JSON.Member(name: name, value: try value(depth: depth + 1)))
      skipSpace()
    } while accept(",")
    guard accept("}") else { throw error("expected a comma or }") }
    return members
  }

  private mutating func items(depth: Int) throws(JSONError) -> [JSON] {
    position += 1
    var items: [JSON] = []
    skipSpace()
    if accept("]") { return items }
    repeat {
      skipSpace()
      items.append(try value(depth: depth + 1))
      skipSpace()
    } while accept(",")
    guard accept("]") else { throw error("expected a comma or ]") }
    return items
  }

  private mutating func number() throws(JSONError) -> String {
    let start = position
    _ = accept("-")
    let whole = digits()
    guard whole == 1 || whole > 1 && bytes[position - whole] != UInt8(ascii: "0") else {
      position = start
      throw error("expected a value")
    }
    if accept("."), digits() == 0 { throw error("expected a digit") }
    if accept("e") || accept("E") {
      if !accept("+") { _ = accept("-") }
      if digits() == 0 { throw error("expected a digit") }
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func digits() -> Int {
    let start = position
    while let byte = next, (0x30...0x39).contains(byte) { position += 1 }
    return position - start
  }

  private mutating func text() throws(JSONError) -> String {
    let start = position
    position += 1
    // Most strings have no escape, and are decoded as one piece.
    var decoded: [UInt8] = []
    var piece = position
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw error("a control character in a string") }
      if byte == UInt8(ascii: "\\") {
        decoded += bytes[piece..<position]
        position += 1
        decoded += String(try escape()).utf8
        piece = position
      } else {
        position += 1
      }
    }
    let rest = bytes[piece..<position]
    guard accept("\"") else {
      throw JSONError(message: "a string without its closing quote", offset: start)
    }
    let text =
      decoded.isEmpty
      ? String(validating: rest, as: UTF8.self)
      : String(validating: decoded + rest, as: UTF8.self)
    guard let text else {
      throw JSONError(message: "a string that is not UTF-8", offset: start)
    }
    return text
  }

  /// Reads the escape behind a backslash.
  private mutating func escape() throws(JSONError) -> Unicode.Scalar {
    let start = position - 1
    if let scalar = plainEscape {
      position += 1
      return scalar
    }
    guard accept("u") else {
      throw JSONError(message: "an unknown escape in a string", offset: start)
    }
    let half = JSONError(message: "half of a surrogate pair", offset: start)
    let first = try hexadecimal()
    if let scalar = Unicode.Scalar(first) { return scalar }
    guard (0xd800..<0xdc00).contains(first), accept("\\"), accept("u") else {
      throw half
    }
    let second = try hexadecimal()
    guard (0xdc00..<0xe000).contains(second),
      let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
    else { throw half }
    return scalar
  }

  /// The character that the next one stands for behind a backslash; nil unless it is one of the short escapes.
  private var plainEscape: Unicode.Scalar? {
    switch next {
    case UInt8(ascii: "\""): "\""
    case UInt8(ascii: "\\"): "\\"
    case UInt8(ascii: "/"): "/"
    case UInt8(ascii: "b"): "\u{8}"
    case UInt8(ascii: "f"): "\u{c}"
    case UInt8(ascii: "n"): "\n"
    case UInt8(ascii: "r"): "\r"
    case UInt8(ascii: "t"): "\t"
    default: nil
    }
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }),
      let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("expected four hexadecimal digits") }
    position += 4
    return value
  }
}
