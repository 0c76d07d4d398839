import SafeText
import Testing

@testable import TextUnicode

/// Tests that the fast width of plain text equals the sum of the widths of its characters.
@Suite struct PlainWidthTests {
  private static let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)
  private static let plain = scalars.filter { $0.plainWidth != nil }

  @Test func aPlainCharacterIsAsWideAsItsScalar() {
    #expect(Self.plain.count > 30_000)
    #expect(Self.plain.filter { $0.plainWidth != UTF8Proc.width($0) } == [])
  }

  @Test func noPlainCharacterIsAControlOrOtherWhiteSpace() {
    let found = Self.plain.filter { scalar in
      String(scalar).terminalSafe != String(scalar)
        || scalar.properties.isWhitespace && ![" ", "\u{A0}"].contains(scalar)
    }
    #expect(found == [])
  }

  @Test func noTwoPlainCharactersJoin() {
    var random = Random(state: 1)
    var joined: [String] = []
    for scalar in Self.plain {
      for _ in 0..<4 {
        var text = String(scalar)
        text.unicodeScalars.append(random.element(of: Self.plain))
        if text.count != 2 { joined.append(text) }
      }
    }
    #expect(joined == [])
  }

  /// Combining marks, joiners, flags, vowels, spaces of all kinds, letters from right to left,
  /// control characters.
  private static let odd = [
    "\u{301}", "\u{200D}", "\u{200B}", "\u{FE0F}", "👩", "🇩🇪", "🇩", "🏽", "क", "\u{94D}", "ष",
    "\u{1100}",
    "\u{1161}", "\u{11A8}", "각", "Ａ", "ｱ", "\u{A0}", "\u{2007}", "\u{202F}", "\u{3000}", "\u{2028}",
    "\u{85}", "\t", "\r", "\r\n", "\u{202E}", "\u{5D0}", "\u{627}", "\u{AD}", "\u{0}", "\u{20E3}",
    "☺",
    "\u{600}", "\u{E33}", "\u{FEFF}",
  ]

  @Test(arguments: 1...20) func textsAreWrappedAsBrokenCharacterByCharacter(seed: UInt64) {
    var random = Random(state: seed)
    for _ in 0..<200 {
      var text = ""
      for _ in 0..<random.number(below: 60) {
        switch random.number(below: 8) {
        case 0...2: text.unicodeScalars.append(random.element(of: Self.plain.prefix(94)))
        case 3, 4: text += " "
        case 5: text.unicodeScalars.append(random.element(of: Self.plain))
        case 6: text += random.number(below: 9) == 0 ? "\n" : random.element(of: Self.odd)
        default: text.unicodeScalars.append(random.element(of: Self.scalars.prefix(0x20000)))
        }
      }
      let columns = [0, 1, 2, 3, 7, 12, 40][random.number(below: 7)]
      let lines = text.wrapped(to: columns).map { Array($0.utf8) }
      let expected = slowly(text, to: columns)
      #expect(lines == expected.map { Array($0.utf8) }, "seed \(seed): \(text.debugDescription)")
      #expect(text.wrappedCount(to: columns) == expected.count)
      #expect(text.displayWidth == text.reduce(0) { $0 + $1.displayWidth })
    }
  }

  /// A simple second implementation of wrapping by whole characters.
  private func slowly(_ text: String, to columns: Int) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { paragraph in
      var lines: [String] = []
      var (line, width, isGap) = ("", 0, false)
      for part in parts(of: Array(paragraph)) {
        if part.isEmpty {
          isGap = true
          continue
        }
        let gap = isGap && width > 0 ? " " : ""
        isGap = false
        var rest = part[...]
        let columns = max(2, columns)
        if width + gap.count + self.width(rest) <= columns {
          line += gap
          width += gap.count
        } else {
          if width > 0 { lines.append(line) }
          (line, width) = ("", 0)
          while self.width(rest) > columns {
            var count = rest.count
            while self.width(rest.prefix(count)) > columns { count -= 1 }
            lines.append(rest.prefix(max(1, count)).map(String.init).joined())
            rest = rest.dropFirst(max(1, count))
          }
        }
        line += rest.map(String.init).joined()
        width += self.width(rest)
      }
      return line.isEmpty && !lines.isEmpty ? lines : lines + [line]
    }
  }

  private func width(_ part: ArraySlice<Character>) -> Int {
    part.reduce(0) { $0 + $1.displayWidth }
  }

  /// Returns words, and wide characters with the punctuation beside them; white space is an empty
  /// part.
  private func parts(of text: [Character]) -> [[Character]] {
    var parts: [[Character]] = []
    var last: Character?
    for character in text {
      let isSpace =
        character.isWhitespace && !["\u{A0}", "\u{2007}", "\u{202F}"].contains(character)
      let isWide = character.displayWidth >= 2
      if isSpace {
        parts.append([])
      } else if let last,
        !isWide && last.displayWidth < 2 || Self.isIn(LinePunctuation.closing, character)
          || Self.isIn(LinePunctuation.opening, last)
      {
        parts[parts.count - 1].append(character)
      } else {
        parts.append([character])
      }
      last = isSpace ? nil : character
    }
    return parts
  }

  private static func isIn(_ signs: Set<Unicode.Scalar>, _ character: Character) -> Bool {
    character.unicodeScalars.first.map { signs.contains($0) } ?? false
  }
}

private struct Random {
  var state: UInt64

  mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  mutating func element<C: RandomAccessCollection>(of items: C) -> C.Element
  where C.Index == Int {
    items[items.startIndex + number(below: items.count)]
  }
}
