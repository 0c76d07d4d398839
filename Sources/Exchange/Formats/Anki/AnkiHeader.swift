/// The lines at the start of a file of Anki that say how it is written, such as `#separator:tab`.
struct AnkiHeader {
  private(set) var separator = UInt8(ascii: "\t")
  private(set) var isHTML = false
  private(set) var deck: String?
  /// Tags that all notes get.
  private(set) var tags: [String] = []
  /// The columns that are no fields of a note, from 0 on.
  private(set) var columns: [String: Int] = [:]

  private static let names = [
    "separator", "html", "deck", "notetype", "tags", "columns", "guid column", "deck column",
    "notetype column", "tags column", "if matches", "match scope",
  ]
  private static let separators: [String: UInt8] = [
    "tab": 0x09, "\\t": 0x09, "comma": 0x2C, "semicolon": 0x3B, "space": 0x20, "pipe": 0x7C,
    "colon": 0x3A,
  ]

  init(_ text: ArraySlice<UInt8>) {
    var hasSeparator = false
    for line in Lines(text) {
      guard let (name, value) = Self.entry(text, line) else {
        if text[line].first == UInt8(ascii: "#") { continue }
        if !hasSeparator { separator = Self.separator(in: text[line]) }
        break
      }
      switch name {
      case "separator":
        hasSeparator = true
        separator =
          Self.separators[value.lowercased()] ?? (value.utf8.count == 1 ? value.utf8.first : nil)
          ?? separator
      case "html": isHTML = value.lowercased() == "true"
      case "deck": deck = value.isEmpty ? nil : value
      case "tags": tags = value.split(separator: " ").map(String.init)
      default: columns[name] = Int(value).flatMap { $0 > 0 ? $0 - 1 : nil }
      }
    }
  }

  /// True if a file begins with a line that only files of Anki have.
  static func begins(_ text: ArraySlice<UInt8>) -> Bool {
    var lines = Lines(text)
    return lines.next().flatMap { entry(text, $0) } != nil
  }

  private static func entry(
    _ text: ArraySlice<UInt8>, _ line: Range<Int>
  ) -> (name: String, value: String)? {
    guard text[line].first == UInt8(ascii: "#"),
      let colon = text[line].prefix(40).firstIndex(of: UInt8(ascii: ":"))
    else { return nil }
    let name = text.trimmedText(line.lowerBound + 1..<colon).lowercased()
    // The separator may be a tab itself.
    let value = colon + 1..<line.upperBound
    let isTab = name == "separator" && value.count == 1
    let shown = isTab ? String(decoding: text[value], as: UTF8.self) : text.trimmedText(value)
    return names.contains(name) ? (name, shown) : nil
  }

  private static func separator(in line: ArraySlice<UInt8>) -> UInt8 {
    [0x09, 0x3B, 0x2C].first { line.contains($0) } ?? 0x09
  }
}

/// The notes of a file of Anki: fields between separators, perhaps in quotation marks, over several lines if so.
struct AnkiRows: Sequence, IteratorProtocol {
  struct Row {
    var fields: [String] = []
    var bytes: Range<Int>
    /// True if the quotation marks of the last field are not closed before the file ends.
    var isOpen = false
  }

  private let text: ArraySlice<UInt8>
  private let separator: UInt8
  private var position: Int

  init(_ text: ArraySlice<UInt8>, separator: UInt8) {
    (self.text, self.separator, position) = (text, separator, text.startIndex)
  }

  private static let quote = UInt8(ascii: "\"")

  private var isAtLineEnd: Bool {
    position == text.endIndex || text[position] == 0x0A || text[position] == 0x0D
  }

  mutating func next() -> Row? {
    skipComments()
    guard position < text.endIndex else { return nil }
    var row = Row(bytes: position..<position)
    while true {
      row.fields.append(field(&row.isOpen))
      guard position < text.endIndex, text[position] == separator else { break }
      position += 1
    }
    row.bytes = row.bytes.lowerBound..<position
    return row
  }

  /// Skips line ends, and lines that begin with a number sign.
  private mutating func skipComments() {
    while position < text.endIndex {
      if text[position] == UInt8(ascii: "#") {
        while !isAtLineEnd { position += 1 }
      } else if isAtLineEnd {
        position += 1
      } else {
        return
      }
    }
  }

  private mutating func field(_ isOpen: inout Bool) -> String {
    var field: [UInt8] = []
    if position < text.endIndex, text[position] == Self.quote {
      position += 1
      isOpen = !readQuoted(&field)
    }
    let start = position
    while !isAtLineEnd, text[position] != separator { position += 1 }
    field += text[start..<position]
    return String(decoding: field, as: UTF8.self)
  }

  /// Reads to the closing quotation mark; false if there is none.
  private mutating func readQuoted(_ field: inout [UInt8]) -> Bool {
    while position < text.endIndex {
      let byte = text[position]
      position += 1
      if byte == Self.quote {
        guard position < text.endIndex, text[position] == Self.quote else { return true }
        position += 1
      }
      field.append(byte)
    }
    return false
  }
}
