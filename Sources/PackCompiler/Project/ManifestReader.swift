internal import Diagnostics
internal import PackFormat
internal import Schema
internal import Schemas
internal import TextUnicode
internal import XMLSource

/// Reads a manifest whose structure and forms its XML schema has judged.
enum ManifestReader {
  /// The manifest is nil where something in it is at fault; the findings then say what.
  static func read(
    _ bytes: [UInt8], file: String, _ template: Findings
  ) -> (manifest: Manifest?, findings: Findings) {
    var findings = template.emptied
    let root = XMLElement.read(
      SourceBytes(name: file, bytes), schema: schema, findings: &findings)
    guard let root, findings.errors == 0 else { return (nil, findings) }
    addForbidden(root, file, &findings)
    let manifest = manifest(root, file)
    addDoubledTitles(root, manifest.titles, file, &findings)
    return (findings.errors == 0 ? manifest : nil, findings)
  }

  private static var schema: XMLSchema {
    guard let schema = XMLSchema(Schemas.manifest) else {
      preconditionFailure("a built-in schema: pack.xsd")
    }
    return schema
  }

  private static func manifest(_ root: XMLElement, _ file: String) -> Manifest {
    let language = root["language"]?.value ?? "en"
    let titles = root.children("title").map { title in
      PackCard.Title(language: title.language ?? language, text: title.words)
    }
    return Manifest(
      id: root["id"]?.value ?? "", version: root["version"]?.value ?? "",
      kind: root["kind"]?.value ?? "", asOf: root["asOf"].flatMap { CalendarDate($0.value) },
      titles: titles, sources: root.children("source").map { source($0, file) },
      rules: root.children("rules").flatMap { $0.tag.attributes }.map { attribute in
        Manifest.Rule(
          name: attribute.name, text: attribute.value, place: Place(file, attribute.valueRange))
      }, about: about(root, language))
  }

  private static func source(_ element: XMLElement, _ file: String) -> Manifest.Source {
    let delimiters = ["comma": ",", "semicolon": ";", "tab": "\t", "pipe": "|"]
    let delimiter = element["delimiter"].flatMap { delimiters[$0.value]?.utf8.first }
    return Manifest.Source(
      path: element["path"]?.value ?? "",
      format: element["format"].flatMap { SourceFormat(rawValue: $0.value) },
      delimiter: delimiter,
      place: Place(file, element["path"]?.valueRange ?? element.range))
  }

  /// What the manifest says about the pack, in the order in which it says it.
  private static func about(_ root: XMLElement, _ language: String) -> [Manifest.Text] {
    root.children.flatMap { element -> [Manifest.Text] in
      switch element.name {
      case "description", "credit":
        [.init(key: element.name, language: element.language ?? language, text: element.words)]
      case "license":
        [.init(key: "licence", language: "", text: element["spdx"]?.value ?? "")]
      case "author":
        [.init(key: "author", language: "", text: (element["name"]?.value ?? "").collapsed.nfc)]
          + (element["url"].map { [.init(key: "author-url", language: "", text: $0.value)] } ?? [])
      default: []
      }
    }
  }

  private static func addDoubledTitles(
    _ root: XMLElement, _ titles: [PackCard.Title], _ file: String, _ findings: inout Findings
  ) {
    let elements = root.children("title")
    for (index, title) in titles.enumerated() {
      guard let first = titles[..<index].firstIndex(where: { $0.language == title.language })
      else { continue }
      findings.add(
        Finding(
          .doubledTitle, "two titles are in the language \(title.language)",
          at: Place(file, elements[index].range), help: "give one of them its xml:lang",
          related: [Related(Place(file, elements[first].range), "the first")]))
    }
  }

  /// Texts of a manifest are shown to players, as those of questions are.
  private static func addForbidden(
    _ element: XMLElement, _ file: String, _ findings: inout Findings
  ) {
    let texts =
      [(element.text, element.textRange)]
      + element.tag.attributes.map { ($0.value, $0.valueRange) }
    for (text, range) in texts {
      guard let forbidden = ForbiddenCharacter.first(in: text.collapsed) else { continue }
      findings.add(
        Finding(
          .forbiddenCharacter, "<\(element.name)> holds the character \(forbidden.name)",
          at: Place(file, range), help: "remove it"))
    }
    for child in element.children { addForbidden(child, file, &findings) }
  }
}

extension XMLElement {
  fileprivate var language: String? { self["xml:lang"]?.value }

  /// Its text as a pack holds it.
  fileprivate var words: String { text.collapsed.nfc }
}
