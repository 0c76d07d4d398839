/// Tells keys, mouse and pasted text from the bytes of a terminal: a state machine, fed byte by byte.
///
/// A key may send several bytes, and ESC is both a key and the first of such bytes; only time tells
/// them apart. Whoever feeds it calls `flush` where `isWaiting` and no byte has come for a moment.
/// What it does not know it passes over, up to its end. It keeps a bounded number of bytes.
package struct InputDecoder: Sendable {
  private enum State: Sendable {
    case ground
    case escape
    /// `ESC [`
    case sequence
    /// `ESC O`
    case shifted
    /// `ESC [ M`: three bytes more.
    case oldMouse
    /// `ESC [ [`: one byte more.
    case consoleFunction
    /// OSC and its like, up to BEL or `ESC \`; `true` behind an ESC.
    case string(Bool)
    case paste
    case character(missing: Int)
  }

  private var state = State.ground
  /// What belongs to the state, without what led into it.
  private var bytes: [UInt8] = []
  private var events: [InputEvent] = []

  /// A sequence of more bytes is none; of a longer paste only the beginning is kept.
  private static let longestSequence = 64
  private static let longestPaste = 1 << 16
  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  package init() {}

  /// Whether the bytes so far may go on, or be all there is.
  package var isWaiting: Bool {
    switch state {
    // What is pasted has an end of its own.
    case .ground, .paste: false
    default: true
    }
  }

  /// What the bytes tell, together with those before.
  package mutating func take(_ bytes: some Sequence<UInt8>) -> [InputEvent] {
    for byte in bytes { take(byte) }
    defer { events.removeAll() }
    return events
  }

  /// What was begun is all there is.
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

  private mutating func take(_ byte: UInt8) {
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

  private mutating func reset(to state: State = .ground) {
    self.state = state
    bytes.removeAll(keepingCapacity: true)
  }

  private mutating func add(_ key: Key, _ modifiers: Modifiers = []) {
    events.append(.key(key, modifiers))
  }
}

extension InputDecoder {
  /// A byte that begins something.
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

  private static func letter(_ byte: UInt8) -> Key { .character(Character(Unicode.Scalar(byte))) }

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
    case 0x80...:
      add(.escape)
      ground(byte, [])
    default: ground(byte, .alt)
    }
  }

  /// `ESC O P`, perhaps with a modifier before its letter.
  private mutating func shifted(_ byte: UInt8) {
    if (0x30...0x39).contains(byte), bytes.count < 2 { return bytes.append(byte) }
    let modifiers = Self.modifiers(bytes.last.map { Int($0) - 0x30 })
    reset()
    if byte == 0x1B { return reset(to: .escape) }
    if let key = Self.keys[byte] ?? Self.keypad[byte] { add(key, modifiers) }
  }

  private mutating func string(_ byte: UInt8, _ isEscaped: Bool) {
    if byte == 0x07 || byte == 0x18 || isEscaped && byte == UInt8(ascii: "\\") { return reset() }
    if isEscaped {
      // It was broken off, by something else that begins.
      reset(to: .escape)
      return take(byte)
    }
    state = .string(byte == 0x1B)
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
      // The end is still looked for.
      bytes.remove(at: Self.longestPaste)
    }
  }
}

extension InputDecoder {
  /// `ESC [`, parameters, and a letter that ends it (ECMA-48).
  private mutating func sequence(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "[") where bytes.isEmpty: reset(to: .consoleFunction)
    case UInt8(ascii: "M") where bytes.isEmpty: reset(to: .oldMouse)
    case 0x20..<0x40:
      bytes.append(byte)
      if bytes.count > Self.longestSequence { bytes.removeLast() }
    case 0x40..<0x7F:
      let parameters = bytes
      reset()
      end(byte, parameters)
    case 0x1B: reset(to: .escape)
    default:
      reset()
      take(byte)
    }
  }

  private mutating func end(_ letter: UInt8, _ bytes: [UInt8]) {
    if bytes.first == UInt8(ascii: "<") {
      if let mouse = Self.mouse(Self.numbers(bytes.dropFirst()), isRelease: letter == 0x6D),
        letter == 0x4D || letter == 0x6D
      {
        events.append(.mouse(mouse))
      }
      return
    }
    // Answers of the terminal are no keys.
    guard bytes.allSatisfy({ (0x30...0x3B).contains($0) }) else { return }
    let numbers = Self.numbers(bytes[...])
    let modifiers = Self.modifiers(numbers.count > 1 ? numbers[1] : nil)
    switch letter {
    case UInt8(ascii: "~"): tilde(numbers, modifiers)
    case UInt8(ascii: "u"): if let code = numbers.first { add(code: code, modifiers) }
    case UInt8(ascii: "Z"): add(.tab, .shift)
    case UInt8(ascii: "I"): events.append(.focus(true))
    case UInt8(ascii: "O"): events.append(.focus(false))
    // As rxvt tells of shift.
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      if let key = Self.keys[letter - 0x20] { add(key, .shift) }
    default: if let key = Self.keys[letter] { add(key, modifiers) }
    }
  }

  private mutating func tilde(_ numbers: [Int], _ modifiers: Modifiers) {
    guard let number = numbers.first else { return }
    if number == 200 { return reset(to: .paste) }
    if number == 27, numbers.count == 3 { return add(code: numbers[2], modifiers) }
    if let key = Self.numbered[number] { add(key, modifiers) }
  }

  /// A key named by its character, as terminals do that are asked for all modifiers.
  private mutating func add(code: Int, _ modifiers: Modifiers) {
    switch code {
    case 27: add(.escape, modifiers)
    case 13, 57414: add(.enter, modifiers)
    case 9: add(.tab, modifiers)
    case 8, 127: add(.backspace, modifiers)
    default:
      guard let scalar = UInt32(exactly: code).flatMap({ Unicode.Scalar($0) }),
        scalar.properties.generalCategory != .control,
        scalar.properties.generalCategory != .privateUse
      else { return }
      add(.character(Character(scalar)), modifiers)
    }
  }

  /// Each at most 99,999; one that is left out is 0.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { digits in
      // Behind a colon stand details of the same key.
      digits.prefix { (0x30...0x39).contains($0) }
        .reduce(0) { min(99_999, $0 * 10 + Int($1) - 0x30) }
    }
  }

  /// One more than the sum of 1 for shift, 2 for alt, 4 for control and others.
  private static func modifiers(_ number: Int?) -> Modifiers {
    guard let number, number > 1 else { return [] }
    return Modifiers(rawValue: UInt8(truncatingIfNeeded: number - 1) & 7)
  }

  private mutating func oldMouse() {
    let numbers = bytes.map { Int($0) - 32 }
    reset()
    if let mouse = Self.mouse(numbers, isRelease: numbers[0] & 0b11 == 3 && numbers[0] < 32) {
      events.append(.mouse(mouse))
    }
  }

  private static func mouse(_ numbers: [Int], isRelease: Bool) -> Mouse? {
    guard numbers.count == 3, numbers[0] >= 0, numbers[1] > 0, numbers[2] > 0 else { return nil }
    let code = numbers[0]
    let point = Point(numbers[1] - 1, numbers[2] - 1)
    var modifiers: Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alt) }
    if code & 16 != 0 { modifiers.insert(.control) }
    if code & 64 != 0 {
      // Beyond them are wheels that turn sideways.
      guard code & 3 < 2, code < 128 else { return nil }
      return Mouse(code & 1 == 0 ? .wheelUp : .wheelDown, .none, at: point, modifiers)
    }
    guard code < 64 else { return nil }
    let buttons: [Mouse.Button] = [.left, .middle, .right, .none]
    let action: Mouse.Action = code & 32 != 0 ? .drag : isRelease ? .release : .press
    return Mouse(action, buttons[code & 3], at: point, modifiers)
  }

  private static let keys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// Of the number block, behind `ESC O`.
  private static let keypad: [UInt8: Key] = {
    var keys: [UInt8: Key] = [UInt8(ascii: "M"): .enter]
    for byte in UInt8(ascii: "j")...UInt8(ascii: "y") { keys[byte] = letter(byte - 0x40) }
    return keys
  }()

  private static let numbered: [Int: Key] = [
    1: .home, 2: .insert, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
    11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5),
    17: .function(6), 18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10),
    23: .function(11), 24: .function(12),
  ]
}
