/// A sign that a spreadsheet has replaced the content of a cell.
enum SpreadsheetTrace: Equatable {
  /// An error such as `#REF!`, in any of several languages.
  case error
  /// `#####`, shown when a column is too narrow.
  case narrow
  /// A formula such as `=1+2`.
  case formula
  /// A date such as `1-Mar`, made of 1-3.
  case date

  private static let errors: Set<String> = [
    "#REF!", "#N/A", "#NAME?", "#DIV/0!", "#VALUE!", "#NUM!", "#NULL!", "#SPILL!", "#CALC!",
    "#ERROR!", "#GETTING_DATA", "#BEZUG!", "#NV", "#WERT!", "#ZAHL!", "#REF", "#NOM?", "#VALEUR!",
    "#NOMBRE!", "#VALOR!", "#¡REF!", "#¿NOMBRE?", "#¡VALOR!", "#ССЫЛКА!", "#Н/Д", "#ИМЯ?",
    "#ЗНАЧ!", "#ДЕЛ/0!", "#ЧИСЛО!",
  ]

  /// Looks in a cell that should hold a value other than text.
  init?(value text: String) {
    if text.utf8.first == UInt8(ascii: "#") {
      if Self.errors.contains(text) {
        self = .error
      } else if text.utf8.count > 1, text.utf8.allSatisfy({ $0 == UInt8(ascii: "#") }) {
        self = .narrow
      } else {
        return nil
      }
    } else if text.utf8.first == UInt8(ascii: "="), text.utf8.count > 1 {
      self = .formula
    } else {
      return nil
    }
  }

  /// Looks in a text. As texts may be about spreadsheets, only traces count that are hardly ever meant.
  init?(text: ArraySlice<UInt8>) {
    guard 3...64 ~= text.count, let first = text.first else { return nil }
    switch first {
    case UInt8(ascii: "#"):
      guard Self.errors.contains(String(decoding: text, as: UTF8.self)) else { return nil }
      self = .error
    case UInt8(ascii: "="):
      let second = text[text.startIndex + 1]
      let isCall = text.last == UInt8(ascii: ")") && text.contains(UInt8(ascii: "("))
      guard isCall || second == UInt8(ascii: "+") else { return nil }
      self = .formula
    case 0x30...0x39, 0x41...0x5A:
      guard text.count <= 9, Self.isDate(text) else { return nil }
      self = .date
    default: return nil
    }
  }

  /// A pre-test of `init(text:)`: false only if a text is surely no trace.
  static func mayBe(_ text: Span<UInt8>) -> Bool {
    guard text.count > 0 else { return false }
    switch text[0] {
    case UInt8(ascii: "#"), UInt8(ascii: "="): return true
    case 0x30...0x39, 0x41...0x5A:
      guard text.count <= 9 else { return false }
      for index in text.indices where text[index] == UInt8(ascii: "-") { return true }
      return false
    default: return false
    }
  }

  /// True for `1-Mar`, `01-Mar-19` and `Mar-19`, as an English spreadsheet writes them.
  private static func isDate(_ text: ArraySlice<UInt8>) -> Bool {
    let months: Set<String> = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard 2...3 ~= parts.count else { return false }
    let isMonth = parts.map {
      $0.count == 3 && months.contains(String(decoding: $0, as: UTF8.self))
    }
    let isNumber = parts.map { 1...2 ~= $0.count && $0.allSatisfy { 0x30...0x39 ~= $0 } }
    return zip(isMonth, isNumber).allSatisfy { $0 || $1 } && isMonth.count { $0 } == 1
      && (parts.count == 2 || isMonth[1])
  }

  var reason: String {
    switch self {
    case .error: "a spreadsheet's error"
    case .narrow: "a spreadsheet's column was too narrow"
    case .formula: "a formula, not its result"
    case .date: "a date, such as spreadsheets make of 1-3"
    }
  }

  var help: String {
    switch self {
    case .error: "put the value in by hand; what the cell referred to is gone"
    case .narrow: "widen the column, and export again"
    case .formula: "write its result, or export values instead of formulas"
    case .date: "write what was typed in, in a column that is formatted as text"
    }
  }

  /// The cause and the help for a value.
  var fix: ValueFix { ValueFix(reason, help: help, code: .spreadsheetDamage) }
}
