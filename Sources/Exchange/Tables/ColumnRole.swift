/// The meaning of a column of a foreign table.
enum ColumnRole: Hashable {
  /// The value of a field, such as `Prompt`, or of its translation, such as `Prompt@ru`.
  case field(String)
  /// One of the choices, of which another column names the right one.
  case choice
  /// A wrong choice, or several of them.
  case wrong
  /// The right one among the choices.
  case right(RightForm)
  /// The type of the question, such as `Multiple Choice`.
  case type
  /// A rule of the game, such as a time limit, by its name in the plural.
  case setting(String)
  /// Points for a right answer.
  case points
}

/// The name of a column, in which `*` stands for any characters.
///
/// Letter case, line breaks and the kind of a dash do not matter.
struct ColumnPattern {
  /// The parts between the asterisks.
  private let parts: [String]

  init(_ text: String) {
    parts = Self.plain(text).split(separator: "*", omittingEmptySubsequences: false).map(
      String.init)
  }

  func matches(_ name: String) -> Bool { matches(plain: Self.plain(name)) }

  /// Matches a name that is in its plain form already.
  func matches(plain name: String) -> Bool {
    guard let first = parts.first, let last = parts.last, name.hasPrefix(first) else {
      return false
    }
    if parts.count == 1 { return name == first }
    var rest = name.dropFirst(first.count)
    for part in parts.dropFirst().dropLast() where !part.isEmpty {
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }

  /// A name in small letters, with single spaces and simple hyphens.
  static func plain(_ name: String) -> String {
    let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
    let dashes = isASCII ? name : String(name.map { "–—−‐‑".contains($0) ? "-" : $0 })
    return dashes.lowercased().split { $0.isWhitespace }.joined(separator: " ")
  }
}
