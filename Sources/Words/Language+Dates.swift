package import PackFormat

extension Language {
  /// Returns a date as people write it in this language, with the month in words where that is
  /// usual.
  package func date(_ date: CalendarDate) -> String {
    let months = months
    guard months.indices.contains(date.month - 1) else { return date.text }
    let (day, month, year) = (date.day, months[date.month - 1], date.year)
    return switch self {
    case .english, .french, .russian, .arabic: "\(day) \(month) \(year)"
    case .ukrainian: "\(day) \(month) \(year)"
    case .german: "\(day). \(month) \(year)"
    case .spanish, .portuguese: "\(day) de \(month) de \(year)"
    case .chinese, .japanese: "\(year)年\(date.month)月\(day)日"
    }
  }

  /// The names of the months, in the form they have in a date.
  package var months: [String] {
    switch self {
    case .english:
      [
        "January", "February", "March", "April", "May", "June", "July", "August", "September",
        "October", "November", "December",
      ]
    case .russian:
      [
        "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября",
        "октября", "ноября", "декабря",
      ]
    case .ukrainian:
      [
        "січня", "лютого", "березня", "квітня", "травня", "червня", "липня", "серпня", "вересня",
        "жовтня", "листопада", "грудня",
      ]
    case .german:
      [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September",
        "Oktober", "November", "Dezember",
      ]
    case .french:
      [
        "janvier", "février", "mars", "avril", "mai", "juin", "juillet", "août", "septembre",
        "octobre", "novembre", "décembre",
      ]
    case .spanish:
      [
        "enero", "febrero", "marzo", "abril", "mayo", "junio", "julio", "agosto", "septiembre",
        "octubre", "noviembre", "diciembre",
      ]
    case .portuguese:
      [
        "janeiro", "fevereiro", "março", "abril", "maio", "junho", "julho", "agosto", "setembro",
        "outubro", "novembro", "dezembro",
      ]
    case .arabic:
      [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر",
        "نوفمبر", "ديسمبر",
      ]
    case .chinese, .japanese: (1...12).map { "\($0)月" }
    }
  }
}
