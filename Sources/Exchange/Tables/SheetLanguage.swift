internal import Words

/// The way in which a spreadsheet program shows numbers and days in a language.
///
/// Names and forms that differ between programs are nil: a guess would be a wrong text.
struct SheetLanguage: Sendable, Equatable {
  /// The first part of the tag in small letters, such as `de`.
  private let name: String
  /// The country in capitals, such as `CH`; empty if the tag has none.
  private let region: String
  /// True if the language is stated; English is assumed otherwise.
  private let isStated: Bool
  let decimalMark: String

  /// The language that is assumed where none is stated.
  static let assumed = SheetLanguage(name: "en", region: "", isStated: false)

  private init(name: String, region: String, isStated: Bool) {
    (self.name, self.region, self.isStated) = (name, region, isStated)
    let tag = region.isEmpty ? name : "\(name)-\(region)"
    decimalMark = Self.commas.contains(name) && !Self.pointed.contains(tag) ? "," : "."
  }

  /// Nil for a text that does not have the form of a tag.
  init?(_ tag: String) {
    guard let tag = LanguageTag(tag) else { return nil }
    let parts = tag.text.split(separator: "-")
    self.init(
      name: (parts.first ?? "").lowercased(),
      region: (parts.dropFirst().first {
        $0.count == 2 || $0.count == 3 && $0.allSatisfy(\.isNumber)
      } ?? "").uppercased(),
      isStated: true)
  }

  /// The language of a number of Windows; nil for one whose names are not known here.
  init?(windows number: UInt32) {
    // The lower ten bits are the language, the others the country.
    let names: [UInt32: String] = [
      0x07: "de", 0x09: "en", 0x0A: "es", 0x0C: "fr", 0x16: "pt", 0x19: "ru", 0x22: "uk",
    ]
    self.init(name: names[number & 0x3FF] ?? "", region: "", isStated: true)
  }

  // MARK: - Numbers

  /// Languages in which a comma stands before decimals.
  private static let commas: Set = [
    "af", "az", "be", "bg", "br", "bs", "ca", "cs", "da", "de", "el", "es", "et", "eu", "fi", "fo",
    "fr", "gl", "hr", "hu", "hy", "id", "is", "it", "ka", "kk", "ky", "lb", "lt", "lv", "mk", "nb",
    "nl", "nn", "no", "pl", "pt", "ro", "ru", "sk", "sl", "sq", "sr", "sv", "tr", "uk", "uz", "vi",
  ]
  /// Countries where a point stands before decimals, whatever the language.
  private static let pointed: Set = [
    "de-CH", "de-LI", "it-CH", "es-MX", "es-US", "es-GT", "es-HN", "es-NI", "es-PA", "es-PE",
    "es-DO", "es-SV", "es-PR", "es-419",
  ]
  private static let dots: Set = [
    "az", "bs", "ca", "da", "de", "el", "es", "eu", "gl", "hr", "id", "is", "it", "lb", "mk", "nl",
    "pt", "ro", "sl", "sr", "tr", "vi",
  ]

  private var tag: String { region.isEmpty ? name : "\(name)-\(region)" }

  /// The mark between groups of three digits.
  var groupMark: String {
    if ["de-CH", "de-LI", "it-CH", "fr-CH"].contains(tag) { return "’" }
    if decimalMark == "." { return "," }
    if name == "fr" { return "\u{202F}" }
    return Self.dots.contains(name) && tag != "pt-PT" ? "." : "\u{A0}"
  }

  // MARK: - Days

  /// The mark that stands for `/` in the code of a day.
  var dateMark: String {
    switch tag {
    case "fr-CH", "it-CH": return "."
    case "fr-CA", "en-CA", "en-IN": return "-"
    default: break
    }
    return switch name {
    case "bg", "cs", "de", "et", "fi", "hr", "hu", "kk", "lb", "lv", "mk", "nb", "nn", "no", "pl",
      "ro", "ru", "sk", "sl", "sr", "tr", "uk", "az", "be", "ka", "hy", "is":
      "."
    case "da", "nl", "sv", "lt", "ko": "-"
    default: "/"
    }
  }

  /// The code of a day in short, as Windows has it in this language; nil where countries differ, or none is stated.
  var shortDate: String? {
    guard isStated else { return nil }
    switch tag {
    case "en-US": return "m/d/yyyy"
    case "en-GB", "en-IE", "en-NZ": return "dd/mm/yyyy"
    default: break
    }
    if ["de", "pl", "ru", "uk"].contains(name) { return "dd\\.mm\\.yyyy" }
    guard region.isEmpty || region == name.uppercased() || tag == "pt-BR" else { return nil }
    return ["es", "fr", "it", "pt"].contains(name) ? "dd\\/mm\\/yyyy" : nil
  }

  /// The code of a day in words.
  var longDate: String? {
    guard isStated else { return nil }
    switch tag {
    case "en-US": return "dddd, mmmm d, yyyy"
    case "de", "de-DE": return "dddd, d\\. mmmm yyyy"
    default: return nil
    }
  }

  /// The names of months; in some languages they differ behind the number of a day.
  func months(withDay: Bool) -> [String]? {
    guard let language = LanguageTag(name).flatMap(Language.init) else { return nil }
    switch language {
    case .english, .german, .french, .spanish, .portuguese: return language.months
    case .russian, .ukrainian: return withDay ? language.months : nil
    case .chinese, .japanese, .arabic: return nil
    }
  }

  var shortMonths: [String]? {
    switch name {
    case "en": return months(withDay: false)?.map { String($0.prefix(3)) }
    case "de":
      return ["Jan", "Feb", "Mrz", "Apr", "Mai", "Jun", "Jul", "Aug", "Sep", "Okt", "Nov", "Dez"]
    default: return nil
    }
  }

  /// The names of days, from Sunday on.
  var weekdays: [String]? {
    switch name {
    case "en": ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
    case "de":
      ["Sonntag", "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag"]
    default: nil
    }
  }

  var shortWeekdays: [String]? {
    guard name == "en" || name == "de" else { return nil }
    return weekdays?.map { String($0.prefix(name == "en" ? 3 : 2)) }
  }

  // MARK: - Truth values

  /// The words for truth values; English ones in languages whose words are not known here.
  func word(_ truth: Bool) -> String {
    let (yes, no): (String, String) =
      switch name {
      case "cs", "sk": ("Pravda", "Nepravda")
      case "da": ("Sand", "Falsk")
      case "de": ("Wahr", "Falsch")
      case "es": ("Verdadero", "Falso")
      case "fr": ("Vrai", "Faux")
      case "it": ("Vero", "Falso")
      case "nl": ("Waar", "Onwaar")
      case "pl": ("Prawda", "Fałsz")
      case "pt": ("Verdadeiro", "Falso")
      case "ru": ("Истина", "Ложь")
      case "sv": ("Sant", "Falskt")
      case "tr": ("Doğru", "Yanlış")
      default: ("True", "False")
      }
    return truth ? yes : no
  }
}
