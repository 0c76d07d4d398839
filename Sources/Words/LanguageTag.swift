package import PackFormat

/// A language as a BCP 47 tag, such as `de` or `pt-BR`.
package struct LanguageTag: Sendable, Hashable {
  package let text: String

  init(_ language: Language) { text = language.rawValue }

  /// Nil for a text that does not have the form of a tag.
  package init?(_ text: String) {
    let parts = text.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard text.utf8.count <= 35 else { return nil }
    for (index, part) in parts.enumerated() {
      guard (index == 0 ? 2...8 : 1...8).contains(part.count) else { return nil }
      for byte in part {
        let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        guard Self.isLetter(byte) || index > 0 && isDigit else { return nil }
      }
    }
    self.text = text
  }

  /// Returns the language of a locale, such as `pt_BR.UTF-8`; nil for `C` and `POSIX`.
  package init?(locale: String) {
    let name = locale.utf8.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "@") }
    let bytes = name.map { $0 == UInt8(ascii: "_") ? UInt8(ascii: "-") : $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text != "POSIX" else { return nil }
    self.init(text)
  }

  /// Returns the tag out of `available` that this tag equals, else the one that it equals without
  /// its last parts; nil if there is none.
  ///
  /// This is the lookup of RFC 4647: `de-AT` finds `de-AT`, else `de`.
  package func lookup(in available: [String]) -> String? {
    var parts = Self.folded(text).split(separator: UInt8(ascii: "-"))
    while !parts.isEmpty {
      let wanted = Array(parts.joined(separator: [UInt8(ascii: "-")]))
      if let found = available.first(where: { Self.folded($0) == wanted }) { return found }
      parts.removeLast()
      // A part of one character only begins an extension.
      if parts.last?.count == 1 { parts.removeLast() }
    }
    return nil
  }

  /// True if texts of the language are read from right to left: by its script, or else by that in
  /// which the language is usually written.
  package var isRightToLeft: Bool {
    let parts = Self.folded(text).split(separator: UInt8(ascii: "-")).map {
      String(decoding: $0, as: UTF8.self)
    }
    if parts.contains("arab") || parts.contains("hebr") { return true }
    return Self.rightToLeft.contains(parts[0]) && !parts.contains("latn")
  }

  private static let rightToLeft = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "nqo", "ps", "sd", "ug", "ur", "yi",
  ]

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func folded(_ text: String) -> [UInt8] {
    text.utf8.map { isLetter($0) ? $0 | 0x20 : $0 }
  }
}

extension [LanguageTag] {
  /// Returns the language out of `available` that the first of these tags finds; nil if none does.
  func lookup(in available: [String]) -> String? {
    lazy.compactMap { $0.lookup(in: available) }.first
  }
}

extension Sequence<LanguageTag> {
  /// The first of these languages that the player speaks, else English.
  package var spoken: Language { spoken { _ in true } }

  /// Returns the first of these languages that the player speaks and `isWanted`, else English.
  package func spoken(where isWanted: (Language) -> Bool) -> Language {
    lazy.compactMap { Language($0) }.first(where: isWanted) ?? .english
  }
}

extension PackReader {
  /// Returns the language of the pack's texts for a player who wants one of some languages, the
  /// first most: one that the pack has, else the pack's own.
  package func language(for wanted: [LanguageTag]) -> String {
    wanted.lookup(in: languages) ?? header.card.titles.first?.language ?? ""
  }

  /// The languages of the pack's titles and texts, that of the first title first.
  package var languages: [String] {
    header.card.titles.map { $0.language }
      + tables.flatMap { $0.columns }.map { $0.language }.filter { !$0.isEmpty }
  }
}

extension PackCard {
  /// Returns the title for a player who wants one of some languages, the first most.
  package func title(for wanted: [LanguageTag]) -> String {
    title(in: wanted.lookup(in: titles.map { $0.language }) ?? "")
  }
}
