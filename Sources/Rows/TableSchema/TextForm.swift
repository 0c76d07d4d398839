internal import PackFormat
internal import TextUnicode

/// A form of texts by the standard: a type that packs have no column for, or a format of strings. Values are kept as
/// they are written.
package enum TextForm: Sendable, Equatable {
  case email, uri, binary, uuid
  case time, datetime, duration, yearmonth
  case geopoint, geopointArray, geopointObject, geojson
  case object, array
  /// Items with a text between them.
  case list(delimiter: String, of: Item)
  case any

  /// The type of the items of a list.
  package enum Item: String, Sendable, CaseIterable {
    case string, integer, boolean, number, datetime, date, time
  }

  /// The standard's name of the type; nil for a format of strings.
  package var typeName: String? {
    switch self {
    case .email, .uri, .binary, .uuid: nil
    case .time: "time"
    case .datetime: "datetime"
    case .duration: "duration"
    case .yearmonth: "yearmonth"
    case .geopoint, .geopointArray, .geopointObject: "geopoint"
    case .geojson: "geojson"
    case .object: "object"
    case .array: "array"
    case .list: "list"
    case .any: "any"
    }
  }

  /// The words for a text of the form, with an example.
  var expectation: String {
    switch self {
    case .email: "an e-mail address, as in ada@example.org"
    case .uri: "a web address, as in https://example.org"
    case .binary: "bytes in Base64"
    case .uuid: "a UUID of 32 hexadecimal digits, with hyphens"
    case .time: "a time, as in 14:30:00"
    case .datetime: "a date and a time, as in 2026-01-31T14:30:00Z"
    case .duration: "a duration, as in P1DT12H"
    case .yearmonth: "a month, as in 2026-01"
    case .geopoint: "a longitude and a latitude, as in 13.4, 52.5"
    case .geopointArray: "a longitude and a latitude, as in [13.4, 52.5]"
    case .geopointObject: "a longitude and a latitude, as in {\"lon\": 13.4, \"lat\": 52.5}"
    case .geojson: "an object of GeoJSON"
    case .object: "an object in JSON, in braces"
    case .array: "a list in JSON, in square brackets"
    case .list(let delimiter, let item): "items of type \(item.rawValue), with \(delimiter) between"
    case .any: "any text"
    }
  }

  /// True if a text, in its canonical form and not empty, is of this form.
  func matches(_ text: ArraySlice<UInt8>) -> Bool {
    switch self {
    case .email: Self.isEmail(text)
    case .uri: Self.isURI(text)
    case .binary: Self.isBase64(text)
    case .uuid: Self.isUUID(text)
    case .time: TimeText.isTime(text)
    case .datetime: TimeText.isMoment(text)
    case .duration: TimeText.isDuration(text)
    case .yearmonth: TimeText.isMonth(text)
    case .geopoint:
      Self.isPoint(
        text.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
          .map { String(decoding: $0, as: UTF8.self) })
    case .geopointArray:
      Self.json(text)?.array.map { Self.isPoint($0.compactMap(Self.number)) } ?? false
    case .geopointObject:
      Self.json(text).map { point in
        guard case .object(let members) = point.value, members.count == 2 else { return false }
        return Self.isPoint([point["lon"], point["lat"]].compactMap { $0.flatMap(Self.number) })
      } ?? false
    case .geojson:
      Self.json(text)?["type"]?.string.map(Self.geoTypes.contains) ?? false
    case .object: if case .object? = Self.json(text)?.value { true } else { false }
    case .array: Self.json(text)?.array != nil
    case .list(let delimiter, let item):
      text.split(separator: Array(delimiter.utf8), omittingEmptySubsequences: false)
        .allSatisfy { item.matches(String(decoding: $0, as: UTF8.self)) }
    case .any: true
    }
  }

  private static let geoTypes: Set<String> = [
    "Point", "MultiPoint", "LineString", "MultiLineString", "Polygon", "MultiPolygon",
    "GeometryCollection", "Feature", "FeatureCollection",
  ]

  private static func json(_ text: ArraySlice<UInt8>) -> JSON? { try? JSON(parsing: text) }

  private static func number(_ json: JSON) -> String? {
    switch json.value {
    case .number(let text), .string(let text): text
    default: nil
    }
  }

  private static func isPoint(_ parts: [String]) -> Bool {
    let numbers = parts.map { Double($0.collapsed) }
    guard numbers.count == 2, let longitude = numbers[0], let latitude = numbers[1] else {
      return false
    }
    return abs(longitude) <= 180 && abs(latitude) <= 90
  }

  private static func isUUID(_ text: ArraySlice<UInt8>) -> Bool {
    let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12]
      && parts.joined().allSatisfy { Character(Unicode.Scalar($0)).isHexDigit }
  }

  private static func isBase64(_ text: ArraySlice<UInt8>) -> Bool {
    let digits = text.prefix { $0 != UInt8(ascii: "=") }
    return text.count % 4 == 0 && text.count - digits.count <= 2
      && text[digits.endIndex...].allSatisfy { $0 == UInt8(ascii: "=") }
      && digits.allSatisfy {
        isLetterOrDigit($0) || $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "/")
      }
  }

  private static func isEmail(_ text: ArraySlice<UInt8>) -> Bool {
    guard let at = text.lastIndex(of: UInt8(ascii: "@")), at > text.startIndex,
      !text.contains(UInt8(ascii: " "))
    else { return false }
    let labels = text[(at + 1)...].split(
      separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return labels.count > 1
      && labels.allSatisfy { label in
        !label.isEmpty
          && label.allSatisfy { isLetterOrDigit($0) || $0 == UInt8(ascii: "-") || $0 >= 0x80 }
      }
  }

  /// True for a scheme, a colon and characters that an address may have.
  private static func isURI(_ text: ArraySlice<UInt8>) -> Bool {
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")),
      text.first.map({ isLetterOrDigit($0) && !(0x30...0x39 ~= $0) }) == true,
      colon + 1 < text.endIndex
    else { return false }
    return text[..<colon].allSatisfy { isLetterOrDigit($0) || "+-.".utf8.contains($0) }
      && !text.contains { " <>\"{}|\\^`".utf8.contains($0) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    0x61...0x7a ~= byte | 0x20 || 0x30...0x39 ~= byte
  }
}

extension TextForm.Item {
  /// True if a text is an item of a list of this type.
  fileprivate func matches(_ text: String) -> Bool {
    let bytes = Array(text.collapsed.utf8)
    switch self {
    case .string: return true
    case .datetime: return TimeText.isMoment(bytes[...])
    case .time: return TimeText.isTime(bytes[...])
    case .integer, .boolean, .number, .date:
      guard let type = TableSchema.FieldType(rawValue: rawValue) else { return false }
      if case .value = ValueParser.parse(bytes.span, as: type) { return true }
      return false
    }
  }
}

/// Times and durations as XML Schema writes them, and Table Schema with it.
private enum TimeText {
  static func isTime(_ text: ArraySlice<UInt8>) -> Bool {
    var cursor = TextCursor(text)
    return time(&cursor) && cursor.isAtEnd
  }

  static func isMoment(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.count > 11, text[text.startIndex + 10] == UInt8(ascii: "T"),
      CalendarDate(Array(text.prefix(10)).span) != nil
    else { return false }
    return isTime(text.dropFirst(11))
  }

  static func isMonth(_ text: ArraySlice<UInt8>) -> Bool {
    var cursor = TextCursor(text)
    return cursor.number(ofDigits: 4) != nil && cursor.accept("-")
      && cursor.number(ofDigits: 2).map { 1...12 ~= $0 } == true && cursor.isAtEnd
  }

  /// Reads hours, minutes and seconds, with a fraction and a zone if they are there.
  private static func time(_ cursor: inout TextCursor) -> Bool {
    guard let hours = cursor.number(ofDigits: 2), hours < 24, cursor.accept(":"),
      let minutes = cursor.number(ofDigits: 2), minutes < 60, cursor.accept(":"),
      let seconds = cursor.number(ofDigits: 2), seconds < 60
    else { return false }
    if cursor.accept("."), cursor.digits() == 0 { return false }
    if cursor.accept("Z") { return true }
    guard cursor.accept("+") || cursor.accept("-") else { return true }
    guard let hours = cursor.number(ofDigits: 2), hours < 24, cursor.accept(":"),
      let minutes = cursor.number(ofDigits: 2)
    else { return false }
    return minutes < 60
  }

  static func isDuration(_ text: ArraySlice<UInt8>) -> Bool {
    var cursor = TextCursor(text)
    _ = cursor.accept("-")
    guard cursor.accept("P") else { return false }
    let days = cursor.parts("YMWD")
    guard cursor.accept("T") else { return days > 0 && cursor.isAtEnd }
    return cursor.parts("HMS") > 0 && cursor.isAtEnd
  }
}

/// A position in a text that is read from its beginning.
private struct TextCursor {
  private var rest: ArraySlice<UInt8>

  init(_ text: ArraySlice<UInt8>) { rest = text }

  var isAtEnd: Bool { rest.isEmpty }

  mutating func accept(_ character: Unicode.Scalar) -> Bool {
    guard rest.first.map({ UInt32($0) == character.value }) == true else { return false }
    rest.removeFirst()
    return true
  }

  mutating func digits() -> Int {
    let digits = rest.prefix { 0x30...0x39 ~= $0 }.count
    rest.removeFirst(digits)
    return digits
  }

  mutating func number(ofDigits count: Int) -> Int? {
    let digits = rest.prefix(count)
    guard digits.count == count, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else { return nil }
    rest.removeFirst(count)
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// Reads numbers, each with one of the letters behind it, in their order; returns how many there are.
  mutating func parts(_ letters: String) -> Int {
    var count = 0
    for letter in letters.unicodeScalars {
      let start = rest
      if digits() > 0, !accept(".") || digits() > 0, accept(letter) {
        count += 1
      } else {
        rest = start
      }
    }
    return count
  }
}

extension TextForm {
  /// The form that a type has, or a format of strings; nil for types that packs have columns for.
  init?(_ type: String, of json: JSON) throws(SchemaError) {
    let format = json["format"]?.string ?? "default"
    let formats: [String: TextForm]
    switch type {
    case "string": formats = ["email": .email, "uri": .uri, "binary": .binary, "uuid": .uuid]
    case "time": formats = ["default": .time]
    case "datetime": formats = ["default": .datetime]
    case "duration": formats = ["default": .duration]
    case "yearmonth": formats = ["default": .yearmonth]
    case "geopoint":
      formats = ["default": .geopoint, "array": .geopointArray, "object": .geopointObject]
    case "geojson": formats = ["default": .geojson]
    case "object": formats = ["default": .object]
    case "array": formats = ["default": .array]
    case "list": formats = ["default": try Self.list(json)]
    case "any": formats = ["default": .any]
    default: return nil
    }
    guard let form = formats[format] else {
      if type == "string", format == "default" { return nil }
      let names = formats.keys.filter { $0 != "default" }.sorted()
      throw SchemaError(
        message: "expected " + (["default"] + names).joined(separator: ", ") + ": no other format"
          + " of \(type) is checked", bytes: (json["format"] ?? json).bytes)
    }
    self = form
  }

  private static func list(_ json: JSON) throws(SchemaError) -> TextForm {
    let (delimiter, item) = (json["delimiter"], json["itemType"])
    guard let text = delimiter.map(\.string) ?? ",", !text.isEmpty else {
      throw SchemaError(message: "expected a text in quotes", bytes: (delimiter ?? json).bytes)
    }
    guard let item = (item.map(\.string) ?? "string").flatMap(Item.init) else {
      throw SchemaError(
        message: "expected one of \(Item.allCases.map(\.rawValue).joined(separator: ", "))",
        bytes: (json["itemType"] ?? json).bytes)
    }
    return .list(delimiter: text, of: item)
  }
}
