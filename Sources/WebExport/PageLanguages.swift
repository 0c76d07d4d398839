package import Words

/// The languages that the interface of a page speaks.
package struct PageLanguages: Equatable, Sendable {
  private let languages: Set<Language>

  package static let all = PageLanguages(Language.allCases)

  /// These languages, and English.
  package init(_ languages: some Sequence<Language>) {
    self.languages = Set([.english] + languages)
  }

  /// The languages of a pack that the player speaks, and English.
  package init(of pack: WebPack) { self.init(pack.languages.compactMap { Language($0) }) }

  /// The tags that `init(tags:)` takes.
  package static let known = Language.allCases.map(\.rawValue)

  /// Reads tags with commas between them, or `all`; nil for anything else.
  package init?(tags: String) {
    if tags == "all" {
      self = .all
      return
    }
    let parts = tags.split(separator: ",", omittingEmptySubsequences: false)
    let languages = parts.compactMap { Language(rawValue: String($0)) }
    guard languages.count == parts.count else { return nil }
    self.init(languages)
  }

  /// The languages in the order in which the player lists them.
  var all: [Language] { Language.allCases.filter(languages.contains) }

  /// The tags of the languages, as the engine has them.
  var tags: Set<String> { Set(languages.map(\.rawValue)) }
}
