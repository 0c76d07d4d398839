internal import PackFormat

/// A cheap test that decides most cells by their bytes: a cell may be empty and is, or is plain text.
///
/// The test never accepts a cell that the judge would report or change.
struct PlainCellTest {
  enum Verdict { case missing, plain, open }

  private let mayBeMissing: Bool
  /// True for text that is only limited in its length, or by a pattern.
  private let isText: Bool
  private let isUnit: Bool
  /// The least number of characters.
  private let least: Int
  /// The largest number of bytes.
  private let most: Int
  private let hasPattern: Bool

  init(_ column: Binding.Column) {
    let limits = column.field?.constraints
    mayBeMissing = limits?.required != true
    hasPattern = limits?.pattern != nil
    isUnit = column.field?.isUnit == true
    isText =
      column.field.map {
        $0.type == .string && $0.constraints.options == nil && $0.format == nil
      } ?? true
    least = limits?.minLength ?? 0
    most = min(limits?.maxLength ?? .max, ColumnType.string.longestValue)
  }

  /// The verdict on an empty cell.
  var emptyVerdict: Verdict { mayBeMissing ? .missing : .open }

  /// The verdict on a cell; `form` is the pattern of the column, if it is of the simple kind.
  func verdict(_ bytes: [UInt8], _ text: Range<Int>, _ form: PlainForm?) -> Verdict {
    if text.isEmpty { return emptyVerdict }
    // A unit may have another canonical spelling.
    guard isText, !isUnit, text.count <= most else { return .open }
    let view = bytes.span.extracting(text)
    if hasPattern {
      guard let form, text.count >= least, form.matches(view) else { return .open }
    } else if text.count < 4 * least, Self.characters(view) < least {
      return .open
    }
    guard CellText.isPlain(view), !SpreadsheetTrace.mayBe(view) else { return .open }
    return .plain
  }

  /// True if a text without unusual characters certainly suits the column.
  func fits(_ text: Span<UInt8>) -> Bool {
    isText && !hasPattern && text.count <= most && text.count >= 4 * least
      && !SpreadsheetTrace.mayBe(text)
  }

  private static func characters(_ text: Span<UInt8>) -> Int {
    var count = 0
    for index in text.indices where text[index] & 0xc0 != 0x80 { count += 1 }
    return count
  }
}

/// A simple pattern that needs no automaton: words of ASCII characters with single separators between
/// them, such as `[a-z0-9]+(-[a-z0-9]+)*`.
///
/// Of `\p{L}`, `\p{M}` and `\p{N}` in the pattern it accepts the ASCII characters; the automaton decides the others.
struct PlainForm {
  private var isOfWord = [Bool](repeating: false, count: 256)
  private let separator: UInt8

  /// Nil for any other pattern.
  init?(_ pattern: String) {
    let text = Array(pattern.utf8)
    guard text.first == UInt8(ascii: "["), let classEnd = text.firstIndex(of: UInt8(ascii: "]")),
      text.count == 2 * classEnd + 8
    else { return nil }
    let separator = text[classEnd + 3]
    let word = Array(text[...classEnd])
    var expected: [UInt8] = word
    expected += Array("+(".utf8)
    expected.append(separator)
    expected += word
    expected += Array("+)*".utf8)
    guard text == expected, !Self.isOfSyntax(separator), separator < 0x80 else { return nil }
    self.separator = separator
    var index = 1
    while index < classEnd {
      if let named = Self.named.first(where: { text[index...].starts(with: $0.name.utf8) }) {
        for byte in named.ascii { isOfWord[Int(byte)] = true }
        index += named.name.utf8.count
        continue
      }
      let first = text[index]
      guard first < 0x80,
        first == 0x20 || Self.isLetterOrDigit(first)
          || index == classEnd - 1 && first == UInt8(ascii: "-")
      else { return nil }
      if index + 2 < classEnd, text[index + 1] == UInt8(ascii: "-") {
        let last = text[index + 2]
        guard Self.isLetterOrDigit(first), Self.isLetterOrDigit(last), first <= last else {
          return nil
        }
        for byte in first...last { isOfWord[Int(byte)] = true }
        index += 3
      } else {
        isOfWord[Int(first)] = true
        index += 1
      }
    }
    if isOfWord[Int(separator)] { return nil }
  }

  private static let named: [(name: String, ascii: [UInt8])] = [
    ("\\p{L}", Array(0x41...0x5a) + Array(0x61...0x7a)), ("\\p{M}", []),
    ("\\p{N}", Array(0x30...0x39)),
  ]

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    0x61...0x7a ~= byte | 0x20 || 0x30...0x39 ~= byte
  }

  private static func isOfSyntax(_ byte: UInt8) -> Bool {
    "\\|.?*+(){}[]^$".utf8.contains(byte)
  }

  func matches(_ text: Span<UInt8>) -> Bool {
    var isBehindWord = false
    for index in text.indices {
      if isOfWord[Int(text[index])] {
        isBehindWord = true
      } else {
        guard isBehindWord, text[index] == separator else { return false }
        isBehindWord = false
      }
    }
    return isBehindWord
  }
}
