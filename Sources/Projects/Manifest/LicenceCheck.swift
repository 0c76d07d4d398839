package import Diagnostics
internal import SchemaFiles
internal import XMLSource

extension Code {
  package static let unknownLicence = Code(
    "M125", .warning, "a licence that SPDX does not list",
    why: "Programs that check licences, and people who look one up, do not find it.",
    bad: "<license spdx=\"CC-BY\"/>",
    good: "<license spdx=\"CC-BY-4.0\"/>",
    fix: """
      Write the licence's id of spdx.org/licenses; packtool fix corrects its letter case. A licence of \
      your own is LicenseRef-NAME.
      """)
  package static let deprecatedLicence = Code(
    "M126", .warning, "a licence's id that SPDX has replaced",
    why:
      "The old id does not say whether later versions of the licence are allowed, or is misleading.",
    bad: "<license spdx=\"GPL-2.0\"/>",
    good: "<license spdx=\"GPL-2.0-only\"/>",
    fix: "Write the id that the finding names, if it says what you mean.")
}

/// Compares the licence of a manifest with SPDX's list, `schemas/licences.txt`.
struct LicenceCheck {
  private var licences: [String] = []
  private var exceptions: [String] = []
  /// The expression that replaces each deprecated licence; empty where SPDX names none.
  private var successors: [String: String] = [:]

  private init(_ list: [UInt8]) {
    for line in String(decoding: list, as: UTF8.self).split(separator: "\n") {
      if line.hasPrefix("//") { continue }
      let words = line.split(separator: " ", maxSplits: 2).map(String.init)
      if words[0] == "with" {
        exceptions.append(words[1])
        continue
      }
      licences.append(words[0])
      if words.count > 1 { successors[words[0]] = words.count > 2 ? words[2] : "" }
    }
  }

  /// The findings about the licence of a manifest; its XML schema has checked the form of the expression.
  static func findings(_ root: XMLElement, file: String) -> [Finding] {
    findings(
      root.children("license").compactMap { $0["spdx"] }.map { ($0.value, $0.valueRange) },
      file: file)
  }

  /// The findings about expressions of licences at their places.
  static func findings(
    _ expressions: [(text: String, place: Range<Int>)], file: String
  ) -> [Finding] {
    guard !expressions.isEmpty else { return [] }
    let bytes = SchemaFiles.licences
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    // Nearly every licence is listed as it is written, and then the list need not be read as a whole.
    let isListed = expressions.allSatisfy { expression in
      lines.contains { $0.elementsEqual(expression.text.utf8) }
    }
    if isListed { return [] }
    let list = LicenceCheck(bytes)
    return expressions.flatMap { text, bytes -> [Finding] in
      // With a reference or an escape in it, places in the text are not places in the source.
      let isVerbatim = text.utf8.count == bytes.count
      var start = bytes.lowerBound
      var before = ""
      return text.split(separator: " ", omittingEmptySubsequences: false).compactMap {
        word in
        let word = String(word)
        let place = isVerbatim ? start..<start + word.utf8.count : bytes
        defer { (start, before) = (start + word.utf8.count + 1, word) }
        if ["AND", "OR", "WITH"].contains(word) { return nil }
        return list.finding(word, isException: before == "WITH", Place(file, place), isVerbatim)
      }
    }
  }

  private func finding(
    _ id: String, isException: Bool, _ place: Place, _ isVerbatim: Bool
  ) -> Finding? {
    let known = isException ? exceptions : licences
    if let successor = isException ? nil : successors[id] {
      return deprecated(id, successor, place, isVerbatim)
    }
    // A plus sign says "or any later version".
    let name = id.hasSuffix("+") && !known.contains(id) ? String(id.dropLast()) : id
    if known.contains(name) || id.hasPrefix("LicenseRef-") || id.hasPrefix("DocumentRef-") {
      return nil
    }
    let same = known.first { $0.lowercased() == name.lowercased() }
    let near = same ?? nearest(name, among: known)
    let noun = isException ? "exception to a licence" : "licence"
    return Finding(
      .unknownLicence, "SPDX lists no \(noun) \(id.quoted())", at: place,
      label: near.map { same == nil ? "did you mean \($0)?" : "its id is \($0)" },
      help: isException
        ? "write an exception of spdx.org/licenses/exceptions-index.html"
        : "write an id of spdx.org/licenses, or LicenseRef-NAME for a licence of your own",
      fix: fix(near, place, safe: same != nil, isVerbatim))
  }

  private func deprecated(
    _ id: String, _ successor: String, _ place: Place, _ isVerbatim: Bool
  ) -> Finding {
    Finding(
      .deprecatedLicence, "SPDX has replaced the id \(id.quoted())", at: place,
      label: successor.isEmpty ? "no longer listed" : "now \(successor)",
      help: successor.isEmpty
        ? "name the licence that the text has today"
        : "write \(successor)"
          + (successor.hasSuffix("-only") ? ", or \(successor.dropLast(5))-or-later" : ""),
      fix: fix(successor.isEmpty ? nil : successor, place, safe: false, isVerbatim))
  }

  private func fix(_ id: String?, _ place: Place, safe: Bool, _ isVerbatim: Bool) -> FixIt? {
    guard isVerbatim, let id else { return nil }
    return FixIt([.init(place.bytes, id)], safe: safe)
  }

  /// The id that was probably meant: `GPLv3` and `Apache2` lack only signs, other words have a slip.
  private func nearest(_ name: String, among known: [String]) -> String? {
    let core = Self.core(name)
    let near = known.first { Self.core($0) == core } ?? NearMiss.of(name, among: known)
    return near.map { successors[$0] ?? $0 }.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// An id without the signs that people leave out: `gpl3` of `GPL-3.0`, `GPLv3` and `GPL3`.
  private static func core(_ id: String) -> String {
    let small = id.lowercased()
    let short = small.hasSuffix(".0") ? String(small.dropLast(2)) : small
    var core = ""
    for (index, letter) in short.enumerated() {
      if letter == "-" || letter == "." { continue }
      let next = short.dropFirst(index + 1).first
      if letter == "v", next?.isNumber == true { continue }
      core.append(letter)
    }
    return core
  }
}
