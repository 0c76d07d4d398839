internal import SafeText

extension String {
  /// The text in quotation marks for a message, escaped, and cut if it is long.
  package func quoted(limit: Int = 60) -> String {
    let cut = unicodeScalars.prefix(limit)
    let whole = cut.endIndex == unicodeScalars.endIndex
    return "\"\(String(cut).terminalSafe)\(whole ? "" : "…")\""
  }
}
