internal import TextUnicode

/// A terminal emulator that records the screen, and every escape sequence that packplay should not
/// send.
package struct VirtualTerminal {
  /// The ways in which terminals treat characters that are joined from several.
  package enum Joining: Sendable, CaseIterable {
    case asWeDo
    /// Each part is drawn by itself.
    case never
    /// Joined in a single column, however wide the parts are.
    case narrow
  }

  package enum Shade: Hashable, Sendable {
    case standard
    case palette(Int)
    case direct(Int, Int, Int)
  }

  package struct Look: Hashable, Sendable {
    package var ink = Shade.standard
    package var paper = Shade.standard
    package var traits: Set<Int> = []
  }

  package struct Cell: Equatable, Sendable {
    /// The character; empty in its second column.
    package var text = " "
    package var look = Look()

    package init(text: String = " ", look: Look = Look()) {
      self.text = text
      self.look = look
    }
  }

  package let columns: Int
  package private(set) var rows: [[Cell]]
  /// The position of the cursor; nil behind the last column, where terminals differ.
  package private(set) var cursor: (column: Int, row: Int)? = (0, 0)
  /// The numbers of the modes that are set: of the private ones, and 8, where the terminal orders
  /// text itself.
  package private(set) var modes: Set<Int> = [7, 8, 25]
  /// The sequences that were not understood or are not allowed.
  package private(set) var refused: [String] = []
  /// The placed pictures of kitty's protocol, by number: column, row, columns, rows.
  package private(set) var graphics: [Int: [Int]] = [:]
  /// The top left cells of the sixel pictures, as column and row.
  package private(set) var sixels: [[Int]] = []
  private var look = Look()
  private let joining: Joining

  package init(columns: Int, rows: Int, joining: Joining = .asWeDo) {
    self.columns = columns
    self.rows = [[Cell]](repeating: [Cell](repeating: Cell(), count: columns), count: rows)
    self.joining = joining
  }

  package func text(row: Int) -> String { rows[row].map(\.text).joined() }

  package mutating func take(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return refused.append("bytes that are no text")
    }
    var run = String.UnicodeScalarView()
    var scalars = text.unicodeScalars[...]
    while let scalar = scalars.popFirst() {
      guard scalar.properties.generalCategory == .control else {
        run.append(scalar)
        continue
      }
      write(String(run))
      run = String.UnicodeScalarView()
      if scalar == "\u{18}" { continue }
      let kind = scalars.first
      if scalar == "\u{1B}", kind == "_" || kind == "P" || kind == "\\" {
        takeString(&scalars)
        continue
      }
      guard scalar == "\u{1B}", scalars.popFirst() == "[",
        let end = scalars.firstIndex(where: { (0x40...0x7E).contains($0.value) })
      else { return refused.append("control character \(scalar.value)") }
      obey(String(scalars[..<end]), scalars[end])
      scalars = scalars[scalars.index(after: end)...]
    }
    write(String(run))
  }

  /// Takes an APC or DCS string with a picture; a single ST is ignored.
  private mutating func takeString(_ scalars: inout String.UnicodeScalarView.SubSequence) {
    if scalars.popFirst() == "\\" { return }
    guard let end = scalars.firstIndex(of: "\u{1B}") else { return refused.append("no ST") }
    let string = String(scalars[..<end])
    scalars = scalars[end...].dropFirst()
    if scalars.popFirst() != "\\" { refused.append("no ST") }
    if !string.hasPrefix("G") {
      guard let cursor, string.contains("q") else { return refused.append("a string") }
      sixels.append([cursor.column, cursor.row])
      self.cursor = nil
      return
    }
    var keys: [Substring: Substring] = [:]
    for pair in string.dropFirst().prefix(while: { $0 != ";" }).split(separator: ",") {
      keys[pair.prefix { $0 != "=" }] = pair.drop { $0 != "=" }.dropFirst()
    }
    if keys["q"] != "2" { refused.append("a question about a picture") }
    let number = keys["i"].flatMap { Int($0) }
    switch (keys["a"], keys["d"]) {
    case ("T", nil):
      guard let number, let cursor, let columns = keys["c"].flatMap({ Int($0) }),
        let rows = keys["r"].flatMap({ Int($0) }), cursor.column + columns <= self.columns,
        cursor.row + rows <= self.rows.count
      else { return refused.append("a picture that does not fit") }
      graphics[number] = [cursor.column, cursor.row, columns, rows]
    case ("d", "I"): if let number { graphics[number] = nil }
    case ("d", "A"): graphics = [:]
    case (nil, nil): break
    default: refused.append(string)
    }
  }

  private mutating func obey(_ parameters: String, _ letter: Unicode.Scalar) {
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) }
    switch (letter, parameters) {
    case ("H", ""): cursor = (0, 0)
    case ("H", _):
      guard numbers.count == 2, let row = numbers[0], let column = numbers[1],
        (1...rows.count).contains(row), (1...columns).contains(column)
      else { return refuse(parameters, letter) }
      cursor = (column - 1, row - 1)
    case ("C", _):
      let step = parameters.isEmpty ? 1 : numbers[0] ?? 0
      guard let place = cursor, step > 0, place.column + step < columns else {
        return refuse(parameters, letter)
      }
      cursor = (place.column + step, place.row)
    case ("J", "2"):
      if look != Look() { refuse("erasing in colour", letter) }
      rows = rows.map { $0.map { _ in Cell() } }
    case ("m", _): if !select(numbers.map { $0 ?? -1 }) { refuse(parameters, letter) }
    case ("h", "8"): modes.insert(8)
    case ("l", "8"): modes.remove(8)
    case ("h", _), ("l", _):
      guard parameters.hasPrefix("?"), let mode = Int(parameters.dropFirst()),
        [7, 25, 1002, 1004, 1006, 1049, 2004, 2026].contains(mode)
      else { return refuse(parameters, letter) }
      if letter == "h" { modes.insert(mode) } else { modes.remove(mode) }
    default: refuse(parameters, letter)
    }
  }

  private mutating func refuse(_ parameters: String, _ letter: Unicode.Scalar) {
    refused.append("ESC [ \(parameters) \(letter)")
  }

  /// Applies an SGR sequence; false if it is not understood.
  private mutating func select(_ numbers: [Int]) -> Bool {
    var rest = numbers[...]
    while let number = rest.popFirst() {
      switch number {
      case 0: look = Look()
      case 1, 2, 4, 7: look.traits.insert(number)
      case 30...37: look.ink = .palette(number - 30)
      case 90...97: look.ink = .palette(number - 82)
      case 40...47: look.paper = .palette(number - 40)
      case 100...107: look.paper = .palette(number - 92)
      case 38, 48:
        guard let shade = Self.shade(&rest) else { return false }
        if number == 38 { look.ink = shade } else { look.paper = shade }
      default: return false
      }
    }
    return true
  }

  private static func shade(_ rest: inout ArraySlice<Int>) -> Shade? {
    let bytes = 0...255
    switch rest.popFirst() {
    case 5:
      guard let number = rest.popFirst(), bytes.contains(number) else { return nil }
      return .palette(number)
    case 2:
      let parts = Array(rest.prefix(3))
      guard parts.count == 3, parts.allSatisfy({ bytes.contains($0) }) else { return nil }
      rest = rest.dropFirst(3)
      return .direct(parts[0], parts[1], parts[2])
    default: return nil
    }
  }

  private mutating func write(_ text: String) {
    for character in text {
      if character.unicodeScalars.count > 1, joining == .never {
        for scalar in character.unicodeScalars {
          let alone = Character(scalar)
          if alone.displayWidth > 0 { put(alone, alone.displayWidth) }
        }
      } else if character.unicodeScalars.count > 1, joining == .narrow {
        put(character, 1)
      } else {
        put(character, character.displayWidth)
      }
    }
  }

  private mutating func put(_ character: Character, _ width: Int) {
    guard let place = cursor else {
      // A terminal that does not join characters may reach the edge without a fault of ours.
      if joining != .never { refused.append("writing behind the last column") }
      return
    }
    guard width > 0, place.column + width <= columns else {
      if joining != .never { refused.append("\(character) does not fit") }
      return
    }
    for column in place.column..<place.column + width {
      breakUp(column, place.row)
      rows[place.row][column] = Cell(text: "", look: look)
    }
    rows[place.row][place.column].text = String(character)
    let next = place.column + width
    cursor = next < columns ? (next, place.row) : nil
  }

  /// Clears a character of which one column is overwritten.
  private mutating func breakUp(_ column: Int, _ row: Int) {
    var head = column
    while head > 0, rows[row][head].text.isEmpty { head -= 1 }
    var end = head + 1
    while end < columns, rows[row][end].text.isEmpty { end += 1 }
    if end - head < 2 { return }
    for part in head..<end { rows[row][part].text = " " }
  }
}
