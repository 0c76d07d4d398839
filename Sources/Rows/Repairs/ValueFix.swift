internal import Diagnostics
internal import PackFormat

/// The reason why a cell holds no value of its type, and the value that was probably meant.
struct ValueFix: Equatable {
  /// The replacement; nil if only the cause is known.
  var value: String?
  /// True if the text can be read in no other way.
  var isCertain = false
  /// The label beside the caret.
  var reason: String
  /// The help of the finding.
  var help: String
  /// The code of the finding; nil for the code of the type.
  var code: Code?

  /// The facts that a recogniser knows beside the text.
  struct Context: Sendable {
    var type: TableSchema.FieldType
    var isRequired = true
    /// True if the table has a column for units.
    var hasUnit = false
    /// The signs with which the author says that numbers are written.
    var numbers = NumberStyle.plain
    /// The way to read signs that may stand before decimals or between thousands.
    var reading = NumberReading.point
  }

  /// The number of bytes above which no value is fixed.
  static let longest = 80

  init(
    value: String? = nil, isCertain: Bool = false, _ reason: String, help: String? = nil,
    code: Code? = nil
  ) {
    self.value = value
    self.isCertain = isCertain && value != nil
    self.reason = reason
    self.help = help ?? value.map { "write \($0)" } ?? "correct it"
    self.code = code
  }

  /// The fix of a text that is no value of its type; nil if nothing is recognised.
  static func of(_ bytes: some Collection<UInt8>, _ context: Context) -> ValueFix? {
    guard bytes.count <= longest else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    if let trace = SpreadsheetTrace(value: text) { return trace.fix }
    if let none = placeholder(text, context) { return none }
    switch context.type {
    case .string: return nil
    case .boolean: return FlagWord.fix(of: text)
    case .number, .integer, .year, .date: break
    }
    guard let plain = PlainSpelling(text) else {
      return recognised(text, context)?.written(in: context.numbers)
    }
    if isValue(plain.text, context.type, context.numbers) {
      return ValueFix(value: plain.text, isCertain: plain.isCertain, plain.reason)
    }
    // Any other cause says more than the spelling.
    guard var fix = recognised(plain.text, context)?.written(in: context.numbers) else {
      return ValueFix(plain.reason, help: "write it in digits")
    }
    fix.isCertain = fix.isCertain && plain.isCertain
    return fix
  }

  private static func recognised(_ text: String, _ context: Context) -> ValueFix? {
    switch context.type {
    case .date:
      return DateGuess(text)?.dateFix ?? DayCount(text)?.fix
    case .year:
      return DateGuess(text)?.fix(ofNumber: context) ?? NumberCause.fix(of: text, context)
    default:
      return NumberCause.fix(of: text, context)
    }
  }

  static func isValue(
    _ text: String, _ type: TableSchema.FieldType, _ style: NumberStyle = .plain
  ) -> Bool {
    let result = ValueParser.parse(Array(text.utf8).span, as: type, style)
    return if case .value = result { true } else { false }
  }

  /// The fix with its value written in the style of the source.
  private func written(in style: NumberStyle) -> ValueFix {
    guard let value, case let styled = style.text(ofPlain: value), styled != value else {
      return self
    }
    var fix = self
    fix.value = styled
    fix.help = help.replacing(value, with: styled)
    return fix
  }

  private static let placeholders: Set<String> = [
    "-", "--", "–", "—", "?", "??", "???", "...", "…", ".", "x", "n/a", "na", "n.a.", "nan", "nil",
    "null", "none", "unknown", "tbd", "tba", "tbc", "todo", "k.a.", "k. a.", "unbekannt", "нет",
    "н/д", "неизвестно",
  ]

  private static let longestPlaceholder = placeholders.map(\.utf8.count).max() ?? 0

  private static func placeholder(_ text: String, _ context: Context) -> ValueFix? {
    guard text.utf8.count <= longestPlaceholder, placeholders.contains(text.lowercased()) else {
      return nil
    }
    return ValueFix(
      value: context.isRequired ? nil : "", "stands for a value that is not known",
      help: context.isRequired ? "look it up, or remove the row" : "leave the cell empty")
  }
}

/// The words that people and spreadsheets write for true and false.
private enum FlagWord {
  private static let yes: Set<String> = [
    "yes", "y", "on", "t", "wahr", "ja", "j", "vrai", "oui", "verdadero", "sí", "verdadeiro",
    "vero",
    "waar", "prawda", "tak", "sant", "истина", "да", "真", "x", "✓",
  ]
  private static let no: Set<String> = [
    "no", "n", "off", "f", "falsch", "nein", "faux", "non", "falso", "onwaar", "nee", "fałsz",
    "nie",
    "falskt", "usant", "ложь", "нет", "假",
  ]

  static func fix(of text: String) -> ValueFix? {
    let word = text.lowercased()
    guard yes.contains(word) || no.contains(word) else {
      guard word == "true" || word == "false" else { return nil }
      return ValueFix(value: word, isCertain: true, "another letter case")
    }
    return ValueFix(
      value: yes.contains(word) ? "true" : "false", "only true and false are the same everywhere")
  }
}
