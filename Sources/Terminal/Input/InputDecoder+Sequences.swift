internal import Bytes

extension InputDecoder {
  /// Takes a byte of a control sequence: `ESC [`, parameters, and a final letter (ECMA-48).
  mutating func sequence(_ byte: UInt8) {
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
    // An answer of the terminal is not a key.
    if letter == UInt8(ascii: "c"), bytes.first == UInt8(ascii: "?") {
      return answers.append(.attributes(Self.numbers(bytes.dropFirst())))
    }
    guard bytes.allSatisfy({ (0x30...0x3B).contains($0) }) else { return }
    let numbers = Self.numbers(bytes[...])
    let modifiers = Self.modifiers(numbers.count > 1 ? numbers[1] : nil)
    switch letter {
    case UInt8(ascii: "~"): tilde(numbers, modifiers)
    case UInt8(ascii: "u"): if let code = numbers.first { add(code: code, modifiers) }
    case UInt8(ascii: "Z"): add(.tab, .shift)
    case UInt8(ascii: "t"):
      if numbers.count == 3, numbers[0] == 6 { answers.append(.cell(Size(numbers[2], numbers[1]))) }
    case UInt8(ascii: "I"): events.append(.focus(true))
    case UInt8(ascii: "O"): events.append(.focus(false))
    // rxvt sends small letters for arrow keys with shift.
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      if let key = Self.keys[letter - 0x20] { add(key, .shift) }
    default: if let key = Self.keys[letter] { add(key, modifiers) }
    }
  }

  /// Takes a whole OSC, APC or similar string, from the byte behind ESC on.
  ///
  /// It keeps the background colour and kitty's answer; everything else is ignored.
  mutating func end(of string: [UInt8]) {
    if let colour = Self.background(string) { background = colour }
    let text = String(decoding: string, as: UTF8.self)
    guard text.hasPrefix("_G"), let mark = text.firstIndex(of: ";") else { return }
    let keys = text[..<mark].dropFirst(2).split(separator: ",")
    guard keys.contains("i=\(TerminalProfile.kittyQuestion)") else { return }
    answers.append(.takesKittyGraphics(text[mark...] == ";OK"))
  }

  private mutating func tilde(_ numbers: [Int], _ modifiers: Modifiers) {
    guard let number = numbers.first else { return }
    if number == 200 { return reset(to: .paste) }
    if number == 27, numbers.count == 3 { return add(code: numbers[2], modifiers) }
    if let key = Self.numbered[number] { add(key, modifiers) }
  }

  /// Adds a key from its character code, which terminals send when all modifiers are requested.
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

  /// The parameters as numbers of at most 99,999; an omitted one is 0.
  private static func numbers(_ bytes: ArraySlice<UInt8>) -> [Int] {
    bytes.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { digits in
      // A colon introduces details of the same parameter.
      digits.prefix(while: \.isDigit)
        .reduce(0) { min(99_999, $0 * 10 + Int($1) - 0x30) }
    }
  }

  /// The modifiers from a parameter: 1 plus the sum of 1 for shift, 2 for alt and 4 for control.
  static func modifiers(_ number: Int?) -> Modifiers {
    guard let number, number > 1 else { return [] }
    return Modifiers(rawValue: UInt8(truncatingIfNeeded: number - 1) & 7)
  }

  mutating func oldMouse() {
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
      // The remaining codes are horizontal wheels.
      guard code & 3 < 2, code < 128 else { return nil }
      return Mouse(code & 1 == 0 ? .wheelUp : .wheelDown, .none, at: point, modifiers)
    }
    guard code < 64 else { return nil }
    let buttons: [Mouse.Button] = [.left, .middle, .right, .none]
    let action: Mouse.Action = code & 32 != 0 ? .drag : isRelease ? .release : .press
    return Mouse(action, buttons[code & 3], at: point, modifiers)
  }

  static let keys: [UInt8: Key] = [
    UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right,
    UInt8(ascii: "D"): .left, UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end,
    UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2),
    UInt8(ascii: "R"): .function(3), UInt8(ascii: "S"): .function(4),
  ]

  /// The keys of the number pad, by the letter behind `ESC O`.
  static let keypad: [UInt8: Key] = {
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

/// The answer of a terminal to the question for its background colour.
extension InputDecoder {
  /// Parses `]11;rgb:RRRR/GGGG/BBBB` with one to four digits for each part; nil for anything else.
  static func background(_ bytes: [UInt8]) -> Colour? {
    let text = String(decoding: bytes, as: UTF8.self)
    let start = "]11;rgb:"
    guard text.hasPrefix(start) else { return nil }
    let parts = text.dropFirst(start.count).split(
      separator: "/", omittingEmptySubsequences: false
    ).map(share)
    guard parts.count == 3, let red = parts[0], let green = parts[1], let blue = parts[2] else {
      return nil
    }
    return .rgb(red, green, blue)
  }

  /// Scales one to four hexadecimal digits to the range 0 to 255.
  private static func share(_ digits: Substring) -> UInt8? {
    guard (1...4).contains(digits.utf8.count), digits.allSatisfy(\.isHexDigit),
      let number = Int(digits, radix: 16)
    else { return nil }
    let most = 1 << (4 * digits.utf8.count) - 1
    return UInt8(number * 255 / most)
  }
}
