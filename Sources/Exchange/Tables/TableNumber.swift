internal import PackFormat
internal import Rows
internal import TextUnicode

/// Numbers in the cells of tables of other programs.
enum TableNumber {
  /// Returns a number in digits with a decimal point; a text that is no number, or may be two, stays as it is.
  static func plain(_ text: String) -> String {
    let text = text.collapsed
    if let number = DecimalText.plain(text) { return number }
    guard let fix = NumberFix(text.utf8), fix.isCertain else { return text }
    return fix.number.text
  }
}

/// Tags in one cell.
enum TableTags {
  /// Returns tags with semicolons between them; commas separate tags only if there is no semicolon.
  static func separated(_ text: String) -> String {
    text.contains(";") || !text.contains(",") ? text : text.replacing(",", with: ";")
  }
}
