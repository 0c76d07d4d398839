internal import Rows
internal import TextUnicode

/// The facts that H5P states about a content or about one question.
struct H5PMetadata {
  var title: String?
  let language: String?
  let licence: String?
  let authors: [String]
  let source: String?

  init(_ metadata: JSON?) {
    func text(_ name: String) -> String? {
      let text = metadata?[name]?.string?.collapsed ?? ""
      return text.isEmpty ? nil : text
    }
    title = text("title")
    let tongue = text("defaultLanguage") ?? text("language")
    // `und` stands for no language.
    language = tongue == "und" ? nil : tongue
    licence = text("license").flatMap { Self.licence($0, text("licenseVersion")) }
    authors = metadata?["authors"]?.array?.compactMap { $0["name"]?.string?.collapsed } ?? []
    source = text("source")
  }

  /// Returns the id of SPDX for a licence of Creative Commons, and other licences in H5P's words.
  private static func licence(_ name: String, _ version: String?) -> String? {
    switch name {
    case "U": return nil
    case "C": return "Copyright"
    case "PD": return "Public domain"
    case "CC0 1.0": return "CC0-1.0"
    default: break
    }
    if name.hasPrefix("CC BY"), let number = version?.split(separator: " ").first {
      return name.replacing(" ", with: "-") + "-" + number
    }
    return version.map { "\(name) \($0)" } ?? name
  }

  func describe(_ deck: inout DeckInfo) {
    (deck.title, deck.language, deck.licence) = (title, language, licence)
    deck.authors = authors.filter { !$0.isEmpty }
  }
}
