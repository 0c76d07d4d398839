internal import Diagnostics
internal import PackFormat
internal import Projects
internal import Rows
internal import SafeText
internal import TextUnicode

extension DeckInfo {
  /// Takes over the facts of a further file. Where both state something else, the first one counts.
  mutating func merge(_ other: DeckInfo, at place: Place, _ ledger: inout [Finding]) {
    func keep(_ own: inout String?, _ other: String?, _ part: String) {
      guard let other = other.map({ Self.line($0) }), !other.isEmpty else { return }
      guard let first = own else { return own = other }
      if first == other { return }
      ledger.append(
        Finding(
          .valueDropped, "the \(part) \"\(other)\" is lost, as another file has \"\(first)\"",
          at: place))
    }
    keep(&id, other.id, "id")
    keep(&version, other.version, "version")
    keep(&title, other.title, "title")
    keep(&description, other.description, "description")
    keep(&language, other.language, "language")
    keep(&licence, other.licence, "licence")
    keep(&date, other.date, "date")
    for author in other.authors.map(Self.line) where !authors.contains(author) {
      authors.append(author)
    }
    for credit in other.credits.map(Self.line) where !credits.contains(credit) {
      credits.append(credit)
    }
  }

  /// Makes all facts fit a manifest; what is changed or left out goes into the ledger.
  mutating func settle(named name: String, at place: Place, _ ledger: inout [Finding]) {
    func note(_ code: Code, _ message: String) {
      ledger.append(Finding(code, message, at: place))
    }
    let stated = title ?? Manifest.title(from: name)
    title = Manifest.title(from: stated)
    if title != stated { note(.importedTextCut, "the title is cut to \"\(title ?? "")\"") }
    id = Manifest.id(from: id ?? name)
    if let version, !Self.isVersion(version) {
      note(.valueDropped, "the version \"\(version)\" is left out: it is none such as 1.4.0")
      self.version = nil
    }
    if let language, !Self.isTag(language) {
      note(.valueDropped, "the language \"\(language)\" is left out: it is no tag such as pt-BR")
      self.language = nil
    }
    if let date, CalendarDate(date) == nil {
      note(.valueDropped, "the date \"\(date)\" is left out: it is none such as 2026-01-31")
      self.date = nil
    }
    if let licence, !Self.isLicence(licence) {
      note(.licenceUnclear, "the licence \"\(licence)\" is kept as a line of the credits")
      credits.insert("Licence: \(licence)", at: 0)
      self.licence = nil
    }
    func cut(_ text: String, _ part: String, _ limit: Int) -> String {
      if text.unicodeScalars.count <= limit { return text }
      note(.importedTextCut, "the \(part) is cut to \(limit) characters")
      return String(text.unicodeScalars.prefix(limit - 1)) + "…"
    }
    description = description.map { cut($0, "description", 2000) }
    authors = authors.map { cut($0, "name of an author", 100) }
    credits = credits.map { cut($0, "text of a credit", 2000) }
  }

  private static func line(_ text: String) -> String { text.nfc.collapsed.terminalSafe }

  private static func isVersion(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 3
      && parts.allSatisfy { part in
        (1...9).contains(part.utf8.count) && part.utf8.allSatisfy { 0x30...0x39 ~= $0 }
          && (part == "0" || !part.hasPrefix("0"))
      }
  }

  static func isTag(_ text: String) -> Bool {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = parts.first, text.utf8.count <= 35 else { return false }
    return (2...8).contains(first.count) && first.allSatisfy { 0x61...0x7A ~= $0 | 0x20 }
      && parts.dropFirst().allSatisfy { part in
        (1...8).contains(part.count)
          && part.allSatisfy { 0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 }
      }
  }

  /// True for the form of an expression of SPDX, such as `MIT OR Apache-2.0`.
  private static func isLicence(_ text: String) -> Bool {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    return text.utf8.count <= 100 && words.count % 2 == 1
      && words.enumerated().allSatisfy { index, word in
        index % 2 == 1
          ? ["AND", "OR", "WITH"].contains(word)
          : !word.isEmpty
            && word.utf8.allSatisfy {
              0x61...0x7A ~= $0 | 0x20 || 0x30...0x39 ~= $0 || ".+-".utf8.contains($0)
            }
      }
  }
}
