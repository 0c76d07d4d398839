extension XLSXFormatSection {
  /// The number of decimals of a second that the section shows.
  var secondDecimals: Int {
    tokens.reduce(0) { if case .secondDecimals(let count) = $1 { min(6, count) } else { $0 } }
  }

  /// Returns a day or a time as the section shows it; nil if packtool does not know the names or the form that it takes.
  func text(of moment: SheetMoment, _ language: SheetLanguage) -> String? {
    if isUnknown { return nil }
    let names = self.language ?? language
    let isHalved = tokens.contains { if case .halfDay = $0 { true } else { false } }
    var text = ""
    for token in tokens {
      switch token {
      case .literal(let part): text += part
      case .slash: text += language.dateMark
      case .percent: text += "%"
      case .halfDay(let form):
        let halves = form.split(separator: "/")
        text += halves[moment.hour < 12 ? 0 : halves.count - 1]
      case .moment("h", let count) where isHalved:
        text += Self.padded((moment.hour + 11) % 12 + 1, count)
      case .moment(let unit, let count):
        guard let part = part(unit, count, of: moment, names) else { return nil }
        text += part
      case .elapsed(let unit, let count): text += Self.padded(moment.elapsed(unit), count)
      case .secondDecimals(let count):
        let decimals = Self.padded(moment.decimals, secondDecimals)
        text +=
          language.decimalMark + decimals
          + String(repeating: "0", count: max(0, count - secondDecimals))
      case .ownDate(let isLong):
        guard let code = isLong ? language.longDate : language.shortDate,
          let part = XLSXFormatSection(code: code).text(of: moment, language)
        else { return nil }
        text += part
      case .general, .digit, .point, .comma, .exponent, .text: return nil
      }
    }
    return text
  }

  private func part(
    _ unit: Character, _ count: Int, of moment: SheetMoment, _ names: SheetLanguage
  ) -> String? {
    switch (unit, count) {
    case ("y", 1...2): return Self.padded(moment.year % 100, 2)
    case ("y", _): return Self.padded(moment.year, 4)
    case ("m", 1...2): return Self.padded(moment.month, count)
    case ("m", 3): return names.shortMonths?[moment.month - 1]
    case ("m", 4): return names.months(withDay: hasDayOfMonth)?[moment.month - 1]
    case ("m", _):
      return (names.months(withDay: false)?[moment.month - 1].prefix(1)).map(String.init)
    case ("d", 1...2): return Self.padded(moment.dayOfMonth, count)
    case ("d", 3): return names.shortWeekdays?[moment.weekday]
    case ("d", _): return names.weekdays?[moment.weekday]
    case ("h", _): return Self.padded(moment.hour, count)
    case ("n", _): return Self.padded(moment.minute, count)
    case ("s", _): return Self.padded(moment.second, count)
    default: return nil
    }
  }

  private var hasDayOfMonth: Bool {
    tokens.contains(.moment("d", 1)) || tokens.contains(.moment("d", 2))
  }

  private static func padded(_ number: Int, _ count: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, min(count, 20) - digits.count)) + digits
  }
}
