internal import SafeText

/// A short piece of a source for a message: quoted, cut, and with nothing in it that could act on a
/// terminal.
enum QuotedExcerpt {
  private static let limit = 40

  static func of(_ bytes: some Sequence<UInt8>) -> String {
    of(scalars: String(decoding: Array(bytes), as: UTF8.self).unicodeScalars)
  }

  static func of(scalars: some Sequence<Unicode.Scalar>) -> String {
    var text = ""
    for (index, scalar) in scalars.enumerated() {
      if index == limit { return "\"\(text.terminalSafe)…\"" }
      text.unicodeScalars.append(scalar)
    }
    return "\"\(text.terminalSafe)\""
  }
}
