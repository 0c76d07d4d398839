internal import Bytes
package import Diagnostics
internal import Games
internal import Kinds
internal import PackFormat
internal import Rows
internal import TextUnicode
internal import XMLSource

/// Reads a manifest after its XML schema has checked it.
package enum ManifestReader {
  /// Returns the manifest, or nil and findings if it has errors.
  package static func read(
    _ bytes: [UInt8], file: String, _ template: Findings
  ) -> (manifest: Manifest?, findings: Findings) {
    var findings = template.emptied
    let source = SourceBytes(name: file, bytes)
    let said = XMLReader.rootTag(of: source)?.attributes.first { $0.name == "kind" }
    let kind = said.flatMap { ContentKind.named($0.value) ?? ContentKind.near($0.value) }
    let root = XMLElement.read(source, schema: ManifestSchema.of(kind), findings: &findings)
    if let said, ContentKind.named(said.value) == nil, root != nil {
      findings.add(unknownKind(said, file))
    }
    guard let root, findings.errors == 0 else { return (nil, findings) }
    addForbidden(root, file, &findings)
    var manifest = manifest(root, file)
    manifest.sources = root.children.filter(isSource).map { self.source($0, of: bytes, file) }
    manifest.tables = root.children("table").map { table($0, of: bytes, file) }
    manifest.idPlace = root["id"].map { Place(file, $0.valueRange) }
    let suppressions = ManifestSuppressions(manifest)
    findings.suppress(suppressions.valid)
    for finding in suppressions.findings { findings.add(finding) }
    for finding in ManifestTexts(root, manifest, file: file).findings { findings.add(finding) }
    for finding in ThemeCheck.findings(root, file: file) { findings.add(finding) }
    for finding in LicenceCheck.findings(root, file: file) { findings.add(finding) }
    // The pack's own language comes first on its card, in any order of the manifest.
    let own = manifest.titles.filter { manifest.languages.meaning(of: $0.language) == .own }
    manifest.titles = own + manifest.titles.filter { !own.contains($0) }
    return (findings.errors == 0 ? manifest : nil, findings)
  }

  private static func unknownKind(_ kind: XMLAttribute, _ file: String) -> Finding {
    let near = ContentKind.near(kind.value)?.name
    return Finding(
      .xmlWrongValue, "\(kind.value.quoted()) is no kind of pack", at: Place(file, kind.valueRange),
      label: near.map { "did you mean \($0)?" },
      help: "kinds are \(ContentKind.names.joined(separator: ", "))",
      fix: near.map { FixIt([.init(kind.valueRange, $0)], safe: false) })
  }

  private static func manifest(_ root: XMLElement, _ file: String) -> Manifest {
    let language = root["language"]?.value ?? "en"
    let titles = root.children("title").map { title in
      PackCard.Title(language: title.language ?? language, text: title.words)
    }
    return Manifest(
      id: root["id"]?.value ?? "", version: root["version"]?.value ?? "",
      kind: root["kind"]?.value ?? "", asOf: root["asOf"].flatMap { CalendarDate($0.value) },
      oldest: root["oldest"].flatMap { attribute in
        CalendarDate(attribute.value).map {
          .init(date: $0, place: Place(file, attribute.valueRange))
        }
      },
      leastBest: root["leastBest"].flatMap { attribute in
        Int64(attribute.value).map {
          .init(points: $0, place: Place(file, attribute.valueRange))
        }
      },
      titles: titles, sources: [],
      rules: root.children("rules").flatMap { $0.tag.attributes }.map { attribute in
        Manifest.Rule(
          name: attribute.name, text: attribute.value, place: Place(file, attribute.valueRange))
      }, about: about(root, language), languages: languages(root, language),
      schema: root.children("schema").first.map { schema($0, $0["path"], file) },
      lengths: root.children("length").map { length($0, file) },
      limits: root.children("limit").map { limit($0, file) },
      required: RequiredColumns.settings.compactMap { setting in
        guard let attribute = root[setting.name], attribute.value == "true" else {
          return nil
        }
        return Manifest.Required(
          name: setting.name, fields: setting.fields, place: Place(file, attribute.valueRange))
      },
      assets: root.children("assets").first.map { element in
        Manifest.Assets(
          path: element["path"]?.value ?? "",
          place: Place(file, element["path"]?.valueRange ?? element.range))
      },
      theme: root.children("theme").flatMap { $0.tag.attributes }.map { attribute in
        themeEntry(attribute, file)
      },
      texts: root.children("text").map { text($0, languages(root, language), file) },
      suppresses: root.children("suppress").map { suppress($0, file) })
  }

  private static func themeEntry(_ attribute: XMLAttribute, _ file: String) -> Manifest.ThemeEntry {
    let isColour = !ThemeCheck.others.contains(attribute.name)
    let colours = attribute.value.split(separator: " ").map { SRGB(String($0))?.text ?? String($0) }
    return Manifest.ThemeEntry(
      name: attribute.name,
      value: isColour ? colours.joined(separator: " ") : attribute.value.collapsed.nfc,
      place: Place(file, attribute.valueRange))
  }

  private static func languages(_ root: XMLElement, _ own: String) -> SourceLanguages {
    let others = root["translations"]?.value.split(separator: " ").map(String.init) ?? []
    return SourceLanguages(own: own, others: others)
  }

  private static func text(
    _ element: XMLElement, _ languages: SourceLanguages, _ file: String
  ) -> GameText {
    // The language tag as `translations` writes it, so that games find the text.
    let said = element.language ?? languages.own
    let language =
      switch languages.meaning(of: said) {
      case .own: ""
      case .other(let tag): tag
      case .unknown: said
      }
    return GameText(
      name: element["name"]?.value ?? "", language: language, text: element.words,
      place: Place(file, element["name"]?.valueRange ?? element.range))
  }

  private static func length(_ element: XMLElement, _ file: String) -> Manifest.Length {
    Manifest.Length(
      field: element["of"]?.value ?? "", most: element["most"].flatMap { Int($0.value) } ?? 0,
      place: Place(file, element["of"]?.valueRange ?? element.range))
  }

  private static func limit(_ element: XMLElement, _ file: String) -> Manifest.Limit {
    Manifest.Limit(
      code: element["of"]?.value ?? "", most: element["most"].flatMap { Int($0.value) } ?? 0,
      place: Place(file, element["of"]?.valueRange ?? element.range))
  }

  private static func suppress(_ element: XMLElement, _ file: String) -> Manifest.Suppress {
    Manifest.Suppress(
      code: element["code"]?.value ?? "",
      codePlace: Place(file, element["code"]?.valueRange ?? element.range),
      question: (element["question"]?.value).map { $0.collapsed.nfc },
      place: Place(file, element.range))
  }

  private static func schema(
    _ element: XMLElement, _ path: XMLAttribute?, _ file: String
  ) -> Manifest.Schema {
    Manifest.Schema(
      path: path?.value ?? "", place: Place(file, path?.valueRange ?? element.range))
  }

  private static func table(
    _ element: XMLElement, of bytes: [UInt8], _ file: String
  ) -> Manifest.Table {
    Manifest.Table(
      name: element["name"]?.value.nfc ?? "", schema: schema(element, element["schema"], file),
      sources: element.children("source").map { source($0, of: bytes, file) },
      place: Place(file, element["name"]?.valueRange ?? element.range))
  }

  private static func isSource(_ element: XMLElement) -> Bool {
    element.name == "source" || element.name == "template"
  }

  private static func source(
    _ element: XMLElement, of bytes: [UInt8], _ file: String
  ) -> Manifest.Source {
    if element.name == "template" {
      let over = element["over"]
      return Manifest.Source(
        path: over?.value ?? "", format: .csv, reading: reading(element, file),
        place: Place(file, over?.valueRange ?? element.range),
        template: Template(element, of: bytes, file))
    }
    return Manifest.Source(
      path: element["path"]?.value ?? "",
      format: element["format"].flatMap { SourceFormat(rawValue: $0.value) },
      reading: reading(element, file),
      place: Place(file, element["path"]?.valueRange ?? element.range))
  }

  private static func reading(_ element: XMLElement, _ file: String) -> SourceReading {
    let delimiters = ["comma": ",", "semicolon": ";", "tab": "\t", "pipe": "|"]
    var reading = SourceReading(
      delimiter: element["delimiter"].flatMap { delimiters[$0.value]?.utf8.first },
      numbers: NumberStyle(
        decimal: element["decimal"]?.value, grouping: element["grouping"]?.value),
      encoding: element["encoding"].flatMap { TextEncoding(name: $0.value) }.map { .ofFile($0) })
    // The columns of a template are elements of its questions.
    if element.name == "template" { return reading }
    reading.renamed = element.children("column").map { column in
      let (from, to) = (column["from"], column["to"])
      return SourceReading.Renamed(
        from: (from?.value ?? "").collapsed.nfc, to: (to?.value ?? "").collapsed.nfc,
        fromPlace: Place(file, from?.valueRange ?? column.range),
        toPlace: Place(file, to?.valueRange ?? column.range))
    }
    return reading
  }

  /// The texts about the pack, in the order of the manifest.
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

  /// Reports forbidden characters, since players see the texts of a manifest as they see those of questions.
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
  /// The attribute `xml:lang`.
  var language: String? { self["xml:lang"]?.value }

  /// The text as a pack keeps it: in NFC, with single spaces.
  fileprivate var words: String { text.collapsed.nfc }
}
