internal import SafeText
internal import Terminal
internal import TextUnicode

/// A line that the player types, with a cursor: a line editor.
struct TextEntry {
  /// The most characters of a line.
  private let longest: Int
  private var characters: [Character] = []
  /// The number of characters before the cursor.
  private var cursor = 0

  init(longest: Int) { self.longest = longest }

  var text: String { String(characters) }
  var isEmpty: Bool { characters.isEmpty }

  mutating func clear() {
    characters = []
    cursor = 0
  }

  /// Takes a key that types or moves; false for any other key.
  mutating func take(_ key: Key, _ modifiers: Modifiers) -> Bool {
    if !modifiers.isDisjoint(with: [.control, .alt]) { return false }
    switch key {
    case .character(let character): insert(character)
    case .backspace:
      guard cursor > 0 else { return true }
      cursor -= 1
      characters.remove(at: cursor)
    case .delete: if cursor < characters.count { characters.remove(at: cursor) }
    case .left: cursor = max(0, cursor - 1)
    case .right: cursor = min(characters.count, cursor + 1)
    case .home: cursor = 0
    case .end: cursor = characters.count
    default: return false
    }
    return true
  }

  /// Inserts a pasted text at the cursor, up to the end of its first line that has any.
  mutating func paste(_ text: String) {
    for character in text.trimmed.prefix(while: { !$0.isNewline }) { insert(character) }
  }

  private mutating func insert(_ character: Character) {
    guard characters.count < longest, !character.isNewline else { return }
    characters.insert(character, at: cursor)
    cursor += 1
  }

  /// Draws the line behind a prompt and places the cursor. A line that is too long is shown around
  /// the cursor.
  func draw(in area: Area, _ prompt: Style, _ style: Style, on canvas: inout Canvas) {
    guard area.size.columns > 3, area.size.rows > 0 else { return }
    let start = canvas.write("> ", at: area.origin, prompt)
    let room = area.size.columns - 3
    let before = String(characters[..<cursor]).terminalSafe
    var first = before.startIndex
    while String(before[first...]).displayWidth > room { first = before.index(after: first) }
    let shown = String(before[first...])
    let place = canvas.write(shown, at: Point(start, area.origin.row), style)
    let rest = String(characters[cursor...]).terminalSafe
    canvas.write(
      rest, at: Point(place, area.origin.row), style,
      columns: max(0, room - shown.displayWidth))
    canvas.showCursor(at: Point(place, area.origin.row))
  }
}
