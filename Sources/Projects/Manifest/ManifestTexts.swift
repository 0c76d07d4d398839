internal import Diagnostics
internal import Games
internal import Kinds
internal import PackFormat
internal import Rows
internal import XMLSource

/// Checks the texts of a manifest and their languages.
struct ManifestTexts {
  private let root: XMLElement
  private let manifest: Manifest
  private let file: String

  init(_ root: XMLElement, _ manifest: Manifest, file: String) {
    self.root = root
    self.manifest = manifest
    self.file = file
  }

  var findings: [Finding] {
    translations() + ["title", "description", "credit", "text"].flatMap(unknownLanguages)
      + doubledTitles() + missingTitles() + gameTexts()
  }

  /// Reports languages that are named twice, and the pack's own language among the translations.
  private func translations() -> [Finding] {
    guard let attribute = root["translations"] else { return [] }
    var seen = [manifest.languages.own.lowercased()]
    for tag in manifest.languages.others ?? [] {
      if !seen.contains(tag.lowercased()) {
        seen.append(tag.lowercased())
        continue
      }
      return [
        Finding(
          .xmlWrongValue, "the language \(tag) is named twice", at: place(attribute.valueRange),
          help: "name the languages beside the pack's own, \(manifest.languages.own), once each")
      ]
    }
    return []
  }

  private func unknownLanguages(of name: String) -> [Finding] {
    root.children(name).compactMap { element in
      guard let attribute = element["xml:lang"],
        manifest.languages.meaning(of: attribute.value) == .unknown
      else { return nil }
      return Finding(
        .unknownLanguage, "\"\(attribute.value)\" is a language that the pack does not have",
        at: place(attribute.valueRange),
        help: manifest.languages.expectation(insteadOf: attribute.value))
    }
  }

  private func doubledTitles() -> [Finding] {
    let elements = root.children("title")
    return manifest.titles.enumerated().compactMap { index, title in
      guard
        let first = manifest.titles[..<index].firstIndex(where: {
          $0.language.lowercased() == title.language.lowercased()
        })
      else { return nil }
      return Finding(
        .doubledTitle, "two titles are in the language \(title.language)",
        at: place(elements[index].range), help: "give one of them its xml:lang",
        related: [Related(place(elements[first].range), "the first")])
    }
  }

  private func missingTitles() -> [Finding] {
    guard let title = root.children("title").first else { return [] }
    let own = manifest.languages.own
    let meanings = manifest.titles.map { manifest.languages.meaning(of: $0.language) }
    // A text in an undeclared language is reported already.
    guard meanings.contains(.own) || meanings.contains(.unknown) else {
      return [
        Finding(
          .xmlMissingElement, "no title is in the pack's own language, \(own)",
          at: place(title.range),
          help: "add <title xml:lang=\"\(own)\">, or correct the language of <pack>")
      ]
    }
    return (manifest.languages.others ?? []).compactMap { tag in
      if manifest.titles.contains(where: { $0.language.lowercased() == tag.lowercased() }) {
        return nil
      }
      return Finding(
        .missingTranslation, "the title is not translated into \(tag)", at: place(title.range),
        help: "add <title xml:lang=\"\(tag)\">")
    }
  }

  // MARK: - The game's texts

  private func gameTexts() -> [Finding] {
    guard let kind = ContentKind.named(manifest.kind) else { return [] }
    let texts = kind.game?.texts ?? []
    return manifest.texts.enumerated().flatMap { index, text -> [Finding] in
      guard let known = texts.first(where: { $0.name == text.name }) else {
        return [unknown(text, among: texts.map(\.name))]
      }
      let earlier = manifest.texts[..<index].first {
        $0.name == text.name && $0.language.lowercased() == text.language.lowercased()
      }
      if let earlier {
        return [
          Finding(
            .xmlElementTwice, "the text \(text.name) is there twice in one language",
            at: text.place, help: "keep one", related: [Related(earlier.place, "the first")])
        ]
      }
      return unknownPlaceholder(in: text, known).map { [$0] } ?? missing(text)
    }
  }

  /// Reports the translations that a text in the pack's own language lacks.
  private func missing(_ text: GameText) -> [Finding] {
    guard text.language.isEmpty else { return [] }
    return (manifest.languages.others ?? []).compactMap { tag in
      if manifest.texts.contains(where: { $0.name == text.name && $0.language == tag }) {
        return nil
      }
      return Finding(
        .missingTranslation, "the text \(text.name) is not translated into \(tag)", at: text.place,
        help: "add <text name=\"\(text.name)\" xml:lang=\"\(tag)\">")
    }
  }

  private func unknown(_ text: GameText, among names: [String]) -> Finding {
    let near = NearMiss.of(text.name, among: names)
    return Finding(
      .unknownText, "the game has no text \(text.name.quoted())", at: text.place,
      label: near.map { "did you mean \($0)?" },
      help: names.isEmpty
        ? "this game has no texts of a pack's own" : "known are \(names.joined(separator: ", "))")
  }

  private func unknownPlaceholder(
    in text: GameText, _ known: TextSpecification
  ) -> Finding? {
    let help = "known are \(known.placeholders.map { "{\($0)}" }.joined(separator: ", "))"
    for piece in text.text.split(separator: "{", omittingEmptySubsequences: false).dropFirst() {
      guard let end = piece.firstIndex(of: "}") else {
        return Finding(
          .unknownText, "the text \(text.name) has a { that is not closed", at: text.place,
          help: help)
      }
      let name = String(piece[..<end])
      if known.placeholders.contains(name) { continue }
      return Finding(
        .unknownText, "the text \(text.name) has no \("{\(name)}".quoted())", at: text.place,
        help: help)
    }
    return nil
  }

  private func place(_ range: Range<Int>) -> Place { Place(file, range) }
}
