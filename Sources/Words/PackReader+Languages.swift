package import PackFormat

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
    let titles = header.card.titles.map { $0.language }
    let translations = tables.flatMap { $0.columns }.map { $0.language }.filter { !$0.isEmpty }
    return wanted.lookup(in: titles + translations) ?? titles.first ?? ""
  }
}

extension PackCard {
  /// Returns the title for a player who wants one of some languages, the first most.
  package func title(for wanted: [LanguageTag]) -> String {
    title(in: wanted.lookup(in: titles.map { $0.language }) ?? "")
  }
}
