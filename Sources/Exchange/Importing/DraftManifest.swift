internal import XMLSource

/// The manifest of an imported project, in canonical form.
struct DraftManifest {
  let info: DeckInfo
  let kind: String
  let source: String
  /// The languages of translations.
  var languages: [String] = []
  var hasPictures = false

  static let version = "0.1.0"
  static let language = "en"
  static let pictureFolder = "images"

  var text: String {
    let root =
      [("id", info.id ?? ""), ("version", info.version ?? Self.version), ("kind", kind)]
      + (info.date.map { [("asOf", $0)] } ?? [])
      + [("language", info.language ?? Self.language)]
      + (languages.isEmpty ? [] : [("translations", languages.joined(separator: " "))])
    let parts =
      [element("title", text: info.title ?? "")]
      + (info.description.map { [element("description", text: $0)] } ?? [])
      + [element("source", [("path", source)])]
      + (hasPictures ? [element("assets", [("path", Self.pictureFolder)])] : [])
      + (info.licence.map { [element("license", [("spdx", $0)])] } ?? [])
      + info.authors.map { element("author", [("name", $0)]) }
      + info.credits.map { element("credit", text: $0) }
    let tag = XMLText.tag(["<pack"] + root.map(XMLText.attribute), depth: 0)
    return XMLText.declaration + tag + ">\n" + parts.joined() + "</pack>\n"
  }

  private func element(
    _ name: String, _ attributes: [(name: String, value: String)] = [], text: String? = nil
  ) -> String {
    let start = "  " + XMLText.tag(["<" + name] + attributes.map(XMLText.attribute), depth: 1)
    return start + (text.map { ">" + XMLText.inElement($0) + "</\(name)>" } ?? "/>") + "\n"
  }
}
