internal import Bytes

/// A state machine that decodes keys, mouse events and pasted text from the bytes of a terminal.
///
/// ESC is both a key and the beginning of longer sequences; only time tells which. The caller
/// therefore calls `flush` if `isWaiting` and no byte has arrived for a moment.
///
/// Unknown sequences are skipped up to their end. The number of bytes kept is bounded.
package struct InputDecoder: Sendable {
  enum State: Sendable {
    case ground
    case escape
    /// Behind `ESC [`.
    case sequence
    /// Behind `ESC O`.
    case shifted
    /// Behind `ESC [ M`, which three more bytes follow.
    case oldMouse
    /// Behind `ESC [ [`, which one more byte follows.
    case consoleFunction
    /// In an OSC or similar string, up to BEL or `ESC \`; `true` right behind an ESC.
    case string(Bool)
    case paste
    case character(missing: Int)
  }

  var state = State.ground
  /// The bytes of the current state, without its introducer; only strings keep their first byte.
  var bytes: [UInt8] = []
  var events: [InputEvent] = []
  var answers: [TerminalAnswer] = []

  /// The background colour, once the terminal has answered `TerminalProfile.askingBackground`.
  package internal(set) var background: Colour?

  /// The most bytes that are kept of a sequence, and of a paste.
  static let longestSequence = 64
  private static let longestPaste = 1 << 16
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  package init() {}

  /// True if the bytes so far may be complete or the beginning of something longer.
  package var isWaiting: Bool {
    switch state {
    // A paste has an explicit end.
    case .ground, .paste: false
    default: true
    }
  }

  /// True if the bytes so far look like the beginning of a terminal's answer.
  package var isAnswer: Bool {
    switch state {
    case .string: true
    case .sequence: bytes.first == UInt8(ascii: "?")
    default: false
    }
  }

  /// Decodes more bytes and returns the events that they complete.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    defer { events.removeAll() }
    return events
  }

  /// Returns the terminal's answers since the last call.
  package mutating func takeAnswers() -> [TerminalAnswer] {
    defer { answers.removeAll() }
    return answers
  }

  /// Decodes the bytes so far as complete and returns the event.
  package mutating func flush() -> [InputEvent] {
    switch state {
    case .ground, .paste: break
    case .escape: add(.escape)
    case .sequence where bytes.isEmpty: add(.character("["), .alt)
    case .shifted: add(.character("O"), .alt)
    case .character: add(.character("\u{FFFD}"))
    case .sequence, .oldMouse, .consoleFunction, .string: break
    }
    if isWaiting { reset() }
    defer { events.removeAll() }
    return events
  }

  mutating func take(_ byte: UInt8) {
    switch state {
    case .ground: ground(byte, [])
    case .escape: escape(byte)
    case .sequence: sequence(byte)
    case .shifted: shifted(byte)
    case .oldMouse:
      bytes.append(byte)
      if bytes.count == 3 { oldMouse() }
    case .consoleFunction:
      reset()
      if (0x41...0x45).contains(byte) { add(.function(Int(byte) - 0x40)) }
    case .string(let isEscaped): string(byte, isEscaped)
    case .paste: paste(byte)
    case .character(let missing): character(byte, missing)
    }
  }

  mutating func reset(to state: State = .ground) {
    self.state = state
    bytes.removeAll(keepingCapacity: true)
  }

  mutating func add(_ key: Key, _ modifiers: Modifiers = []) {
    events.append(.key(key, modifiers))
  }
}

extension InputDecoder {
  /// Takes the first byte of a key.
  private mutating func ground(_ byte: UInt8, _ modifiers: Modifiers) {
    switch byte {
    case 0x1B: reset(to: .escape)
    case 0x0D, 0x0A: add(.enter, modifiers)
    case 0x09: add(.tab, modifiers)
    case 0x08, 0x7F: add(.backspace, modifiers)
    case 0x00: add(.character(" "), modifiers.union(.control))
    case 0x01...0x1A: add(Self.letter(byte | 0x60), modifiers.union(.control))
    case 0x1C...0x1F: add(Self.letter(byte | 0x40), modifiers.union(.control))
    case 0x20..<0x7F: add(Self.letter(byte), modifiers)
    case 0xC2...0xDF: begin(byte, missing: 1)
    case 0xE0...0xEF: begin(byte, missing: 2)
    case 0xF0...0xF4: begin(byte, missing: 3)
    default: add(.character("\u{FFFD}"), modifiers)
    }
  }

  static func letter(_ byte: UInt8) -> Key { .character(Character(Unicode.Scalar(byte))) }

  private mutating func begin(_ byte: UInt8, missing: Int) {
    reset(to: .character(missing: missing))
    bytes.append(byte)
  }

  private mutating func character(_ byte: UInt8, _ missing: Int) {
    guard 0x80...0xBF ~= byte else {
      reset()
      add(.character("\u{FFFD}"))
      return take(byte)
    }
    bytes.append(byte)
    state = .character(missing: missing - 1)
    guard missing == 1 else { return }
    let text = String(decoding: bytes, as: UTF8.self)
    reset()
    let isControl = text.unicodeScalars.contains { $0.properties.generalCategory == .control }
    add(.character(isControl || text.count != 1 ? "\u{FFFD}" : Character(text)))
  }

  private mutating func escape(_ byte: UInt8) {
    reset()
    switch byte {
    case 0x1B:
      add(.escape)
      reset(to: .escape)
    case UInt8(ascii: "["): reset(to: .sequence)
    case UInt8(ascii: "O"): reset(to: .shifted)
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"):
      reset(to: .string(false))
      bytes.append(byte)
    case 0x80...:
      add(.escape)
      ground(byte, [])
    default: ground(byte, .alt)
    }
  }

  /// Takes a byte behind `ESC O`: a digit for the modifiers, or the letter that ends it.
  private mutating func shifted(_ byte: UInt8) {
    if byte.isDigit, bytes.count < 2 { return bytes.append(byte) }
    let modifiers = Self.modifiers(bytes.last.map { Int($0) - 0x30 })
    reset()
    if byte == 0x1B { return reset(to: .escape) }
    if let key = Self.keys[byte] ?? Self.keypad[byte] { add(key, modifiers) }
  }

  private mutating func string(_ byte: UInt8, _ isEscaped: Bool) {
    if byte == 0x07 || byte == 0x18 || isEscaped && byte == UInt8(ascii: "\\") {
      let said = bytes
      reset()
      if byte != 0x18 { end(of: said) }
      return
    }
    if isEscaped {
      // The string was cut off by the beginning of another sequence.
      reset(to: .escape)
      return take(byte)
    }
    state = .string(byte == 0x1B)
    if byte != 0x1B, bytes.count < Self.longestSequence { bytes.append(byte) }
  }

  private mutating func paste(_ byte: UInt8) {
    bytes.append(byte)
    if bytes.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
      let text = String(decoding: bytes.dropLast(Self.pasteEnd.count), as: UTF8.self)
      reset()
      events.append(
        .paste(
          text.split(omittingEmptySubsequences: false) { $0.isNewline }.joined(separator: "\n")))
    } else if bytes.count >= Self.longestPaste + Self.pasteEnd.count {
      // The rest of a long paste is dropped, but its end must still be found.
      bytes.remove(at: Self.longestPaste)
    }
  }
}
