internal import Diagnostics
internal import Games
internal import PackFormat

/// Reports facts whose text ends with their unit, as in `Height of K2 (m)` or `Height of K2 in metres`.
enum UnitTwice: FactRule {
  static let code = Code(
    "Q109", .warning, "a text ends with its unit, which games add",
    why: "Players read the unit twice: games and other programs write it behind the question and"
      + " the number.",
    bad: "Fact,Value,Unit\nHeight of Mont Blanc in metres,4806,m",
    good: "Fact,Value,Unit\nHeight of Mont Blanc,4806,m",
    fix: "Take the unit out of the text. `packtool fix` does that.")

  static func finding(for fact: FactRow) -> Finding? {
    guard let text = fact.text, let unit = fact.unit,
      let end = ending(of: String(decoding: text, as: UTF8.self), naming: unit)
    else { return nil }
    let cell = fact.textPlace
    // A cell with doubled quotes or character references differs in length from its text.
    let isVerbatim = cell.bytes.count == text.count
    let bytes = cell.bytes.upperBound - end.utf8.count..<cell.bytes.upperBound
    let shown = String(end.drop { $0 == " " || $0 == "," })
    return Finding(
      code, "the text ends with its unit: \(shown.quoted())",
      at: isVerbatim ? Place(cell.file, bytes) : cell, label: "games add \(unit)",
      help: "remove it", related: [Related(fact.unitPlace, "is the unit")],
      fix: isVerbatim ? FixIt([.init(bytes, "")], safe: true) : nil)
  }

  /// Returns the end of a text that does nothing but name the unit, with the space and comma before it.
  private static func ending(of text: String, naming unit: String) -> Substring? {
    for (open, close) in [("(", ")"), ("[", "]")] {
      guard text.hasSuffix(close), let start = text.lastIndex(of: Character(open)) else { continue }
      var inner = text[text.index(after: start)...].dropLast()
      if inner.hasPrefix("in ") { inner = inner.dropFirst(3) }
      return UnitNames.isName(String(inner), of: unit) ? from(start, in: text) : nil
    }
    // A word such as `people` may follow `in` without being the unit of the number.
    guard UnitNames.spelledOut[unit] != nil, !Fact.isYear(unit: unit) else { return nil }
    var rest = text[...]
    while let space = rest.lastIndex(of: " ") {
      rest = rest[..<space]
      guard rest.hasSuffix(" in") else { continue }
      let name = text[text.index(after: space)...]
      guard mayBeUnit(name.utf8) else { return nil }
      let start = rest.index(rest.endIndex, offsetBy: -2)
      return UnitNames.isName(String(name), of: unit) ? from(start, in: text) : nil
    }
    return nil
  }

  /// False for names such as `Oslo`, and for texts longer than any unit.
  private static func mayBeUnit(_ name: Substring.UTF8View) -> Bool {
    guard name.count <= 40 else { return false }
    let first = Array(name.prefix(2))
    return first.count < 2 || !(0x41...0x5a ~= first[0] && 0x61...0x7a ~= first[1])
  }

  /// Returns the end of a text from `start` on, with the space and comma before it; nil if nothing is left of the text.
  private static func from(_ start: String.Index, in text: String) -> Substring? {
    let rest = text[..<start].reversed().drop { $0 == " " || $0 == "," }
    return rest.isEmpty ? nil : text[rest.startIndex.base...]
  }
}
