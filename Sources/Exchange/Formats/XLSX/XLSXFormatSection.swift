internal import Rows

/// One section of a number format, such as `#,##0.0` or `dd\.mm\.yyyy` (ECMA-376, part 1, 18.8.31).
struct XLSXFormatSection {
  enum Token: Equatable {
    case literal(String)
    /// The place of a digit: `0`, `#` or `?`.
    case digit(Character)
    case point
    case comma
    case percent
    case exponent(showsPlus: Bool)
    /// The bar of a fraction, or between the parts of a date.
    case slash
    /// The number in the format General.
    case general
    /// The text of a cell with a text.
    case text
    /// `y`, `m`, `d`, `h` or `s`, with the number of letters; `n` stands for minutes.
    case moment(Character, Int)
    /// Hours, minutes or seconds in all, as in `[h]`.
    case elapsed(Character, Int)
    case secondDecimals(Int)
    /// `AM/PM` or `A/P`, as it is written.
    case halfDay(String)
    /// The day in the form of the computer, long or short.
    case ownDate(isLong: Bool)
  }

  /// A comparison such as `[>=100]`.
  struct Condition: Equatable {
    var sign: String
    var number: Double

    func holds(_ value: Double) -> Bool {
      switch sign {
      case "<": value < number
      case "<=": value <= number
      case ">": value > number
      case ">=": value >= number
      case "<>": value != number
      default: value == number
      }
    }
  }

  private(set) var tokens: [Token] = []
  private(set) var condition: Condition?
  /// The language of the names of months and days; nil for that of the sheet.
  private(set) var language: SheetLanguage?
  /// True if the section has a part that only a spreadsheet program can show, such as years of an emperor.
  private(set) var isUnknown = false

  /// Makes a section of tokens.
  init(_ tokens: [Token]) { self.tokens = tokens }

  /// Reads the code of a section, without semicolons.
  init(code: some StringProtocol) {
    var rest = Substring(code)
    while let letter = rest.popFirst() {
      switch letter {
      case "\\": rest.popFirst().map { add(String($0)) }
      case "_":
        rest.removeFirst(min(1, rest.count))
        add(" ")
      case "*": rest.removeFirst(min(1, rest.count))
      case "\"":
        add(String(rest.prefix { $0 != "\"" }))
        rest = rest.drop { $0 != "\"" }.dropFirst()
      case "[":
        take(bracket: rest.prefix { $0 != "]" })
        rest = rest.drop { $0 != "]" }.dropFirst()
      case "0", "#", "?": tokens.append(.digit(letter))
      case ".": tokens.append(.point)
      case ",": tokens.append(.comma)
      case "%": tokens.append(.percent)
      case "/": tokens.append(.slash)
      case "@": tokens.append(.text)
      default: take(letter, &rest)
      }
    }
    if isMoment { settleMoment() }
  }

  /// True if the section shows a day or a time.
  var isMoment: Bool {
    tokens.contains {
      switch $0 {
      case .moment, .elapsed, .ownDate: true
      default: false
      }
    }
  }

  /// True if the section shows years, months or days.
  var hasDay: Bool {
    tokens.contains {
      switch $0 {
      case .moment(let unit, _): "ymd".contains(unit)
      case .ownDate: true
      default: false
      }
    }
  }

  /// True if the section shows a time.
  var hasTime: Bool {
    tokens.contains {
      switch $0 {
      case .moment(let unit, _): "hns".contains(unit)
      case .elapsed: true
      default: false
      }
    }
  }

  private mutating func add(_ text: String) {
    tokens.append(.literal(text))
  }

  private mutating func take(_ letter: Character, _ rest: inout Substring) {
    let small = Character(letter.lowercased())
    func follows(_ word: String) -> Bool { rest.lowercased().hasPrefix(word) }
    switch small {
    case "g" where follows("eneral"):
      rest = rest.dropFirst(6)
      tokens.append(.general)
    case "a" where follows("m/pm"):
      tokens.append(.halfDay("AM/PM"))
      rest = rest.dropFirst(4)
    case "a" where follows("/p"):
      tokens.append(.halfDay(String(letter) + rest.prefix(2)))
      rest = rest.dropFirst(2)
    case "y", "m", "d", "h", "s":
      let run = rest.prefix { $0.lowercased() == String(small) }
      tokens.append(.moment(small, run.count + 1))
      rest = rest.dropFirst(run.count)
    case "e" where rest.first == "+" || rest.first == "-":
      tokens.append(.exponent(showsPlus: rest.popFirst() == "+"))
    case "a", "b", "e", "g": isUnknown = true
    default: add(String(letter))
    }
  }

  /// Reads the content of brackets: a currency, a language, a condition, a time in all, or a colour.
  private mutating func take(bracket: Substring) {
    let text = bracket.lowercased()
    if let unit = text.first, "hms".contains(unit), text.allSatisfy({ $0 == unit }) {
      tokens.append(.elapsed(unit, text.count))
    } else if text.hasPrefix("$") {
      take(locale: bracket.dropFirst())
    } else if let first = text.first, "<>=".contains(first) {
      let sign = text.prefix { "<>=".contains($0) }
      condition = Double(decimal: text.dropFirst(sign.count)).map {
        Condition(sign: String(sign), number: $0)
      }
    } else if !Self.colours.contains(text.filter { !$0.isNumber }) {
      isUnknown = true
    }
  }

  private static let colours: Set = [
    "black", "blue", "cyan", "green", "magenta", "red", "white", "yellow", "color",
  ]

  /// Reads `€-407`: the sign of a currency, and a language by its number or its tag.
  private mutating func take(locale: Substring) {
    let sign = locale.prefix { $0 != "-" }
    if !sign.isEmpty { add(String(sign)) }
    let tag = locale.dropFirst(sign.count + 1)
    guard !tag.isEmpty else { return }
    switch tag.lowercased() {
    case "f800": tokens.append(.ownDate(isLong: true))
    // The time of the computer: the code that follows has its form.
    case "f400": break
    default:
      guard let number = UInt32(tag, radix: 16) else {
        language = SheetLanguage(String(tag))
        return
      }
      // Above the language stand a calendar and the form of the digits.
      isUnknown = isUnknown || number > 0xFFFF
      language = SheetLanguage(windows: number)
    }
  }

  /// Tells minutes from months, and decimals of seconds from those of numbers; what follows the own form of a day is in its place.
  private mutating func settleMoment() {
    if tokens.contains(.ownDate(isLong: true)) {
      tokens = [.ownDate(isLong: true)]
      return
    }
    var settled: [Token] = []
    var last: Character?
    for (index, token) in tokens.enumerated() {
      switch token {
      case .moment("m", let count)
      where count <= 2 && (last == "h" || Self.nextUnit(tokens[(index + 1)...]) == "s"):
        settled.append(.moment("n", count))
        last = "n"
      case .moment(let unit, _), .elapsed(let unit, _):
        settled.append(token)
        last = unit
      case .digit("0"):
        if case .secondDecimals(let count) = settled.last {
          settled[settled.count - 1] = .secondDecimals(count + 1)
        } else if last == "s", settled.last == .point {
          settled[settled.count - 1] = .secondDecimals(1)
        } else {
          settled.append(.literal("0"))
        }
      case .digit(let sign): settled.append(.literal(String(sign)))
      case .comma: settled.append(.literal(","))
      default: settled.append(token)
      }
    }
    tokens = settled.map { $0 == .point ? .literal(".") : $0 }
  }

  private static func nextUnit(_ tokens: ArraySlice<Token>) -> Character? {
    for token in tokens {
      if case .moment(let unit, _) = token { return unit }
      if case .elapsed(let unit, _) = token { return unit }
    }
    return nil
  }
}
