internal import Comparing
internal import Diagnostics
internal import Files
internal import Kinds
internal import PackFormat
internal import Projects
internal import Rows
internal import XMLSource

/// The manifest of a decompiled project.
///
/// A pack does not hold everything that a manifest may state: suppressions and `oldest` concern the sources
/// only, and a language without a single text is lost.
struct DecompiledManifest {
  /// A source that was written.
  typealias Source = (name: String, format: SourceFormat, delimiter: UInt8?)

  /// A table that was written.
  struct Table {
    /// The name in the manifest; nil for the table of a kind.
    let name: String?
    /// The file with the schema; nil if it is built in.
    let schema: String?
    let sources: [Source]

    init(name: String?, schema: String?, _ sources: [Source]) {
      (self.name, self.schema, self.sources) = (name, schema, sources)
    }
  }

  let card: PackCard
  let kind: ContentKind
  let listed: PackListing
  let languages: SourceLanguages
  /// The tables, the one of the kind first.
  let tables: [Table]
  /// The limits of length that the kind's schema does not have.
  let lengths: [(field: String, most: Int)]
  /// The folder of the pictures; nil if there are none.
  let assetFolder: String?

  /// Returns the manifest in canonical form, after reading it back and comparing it with the pack.
  func text() throws(DecompileError) -> [UInt8] {
    let output = CanonicalOutput()
    let draft = Array(draft.utf8)
    let name = PackProject.manifestName
    let isWritten = CanonicalXML.write(
      SourceBytes(name: name, draft), ManifestSchema.of(kind), .manifest, ids: nil,
      languages, to: output)
    try writing { () throws(FileError) in _ = try output.finish() }
    let text = isWritten ? output.kept : draft
    let (manifest, findings) = ManifestReader.read(text, file: name, Findings())
    let fault = findings.kept.first { $0.code.severity == .error }
    guard let manifest, isWritten else {
      throw .unwritable(fault.map { "in its manifest \($0.message)" } ?? "it has no manifest")
    }
    let ofRules = ManifestRules.findings(of: manifest, kind, Findings()).kept.first
    if let fault = ofRules { throw .unwritable("in its manifest \(fault.message)") }
    if let part = ManifestComparison.differences(manifest, kind, listed).first {
      throw .unwritable("its \(part) are not what a manifest of this version can say")
    }
    return text
  }

  // MARK: - Writing

  private var draft: String {
    let descriptions = listed.about.prefix { $0.key == "description" }
    let others = listed.about.dropFirst(descriptions.count)
    let day = card.asOf.map { [("asOf", CalendarDate.text(ofDay: Int64($0)))] } ?? []
    let translations = languages.others ?? []
    let root =
      [("id", card.id), ("version", card.version), ("kind", card.kind)] + day
      + [("language", languages.own)]
      + (translations.isEmpty ? [] : [("translations", translations.joined(separator: " "))])
    let parts =
      card.titles.map { Self.element("title", language($0.language), $0.text) }
      + descriptions.map { Self.element($0.key, language($0.language), $0.text) }
      + tables.flatMap(table)
      + lengths.map { Self.element("length", [("of", $0.field), ("most", "\($0.most)")]) } + rules
      + (assetFolder.map { [Self.element("assets", [("path", $0)])] } ?? [])
      + (listed.theme.isEmpty
        ? [] : [Self.element("theme", listed.theme.map { ($0.name, $0.value) })])
      + listed.texts.map { text in
        Self.element("text", [("name", text.name)] + language(text.language), text.text)
      } + about(Array(others))
    let tag = XMLText.tag(["<pack"] + root.map(XMLText.attribute), depth: 0)
    return XMLText.declaration + tag + ">\n" + parts.joined(separator: "\n") + "\n</pack>\n"
  }

  private func table(_ table: Table) -> [String] {
    let sources = table.sources.map(source)
    guard let name = table.name, let schema = table.schema else {
      return (table.schema.map { [Self.element("schema", [("path", $0)])] } ?? []) + sources
    }
    let start = ["<table"] + [("name", name), ("schema", schema)].map(XMLText.attribute)
    return [start.joined(separator: " ") + ">"] + sources + ["</table>"]
  }

  private func source(_ source: Source) -> String {
    let isNamed = SourceFormat(named: source.name) == source.format
    let delimiters = [";": "semicolon", "\t": "tab", "|": "pipe"]
    let delimiter = source.delimiter.flatMap { delimiters[String(UnicodeScalar($0))] }
    return Self.element(
      "source",
      [("path", source.name)] + (isNamed ? [] : [("format", source.format.rawValue)])
        + (delimiter.map { [("delimiter", $0)] } ?? []))
  }

  /// The settings that differ from their defaults.
  private var rules: [String] {
    let set = listed.changedRules(of: kind)
    return set.isEmpty ? [] : [Self.element("rules", set.map { ($0.name, $0.text) })]
  }

  private func about(_ entries: [(key: String, language: String, text: String)]) -> [String] {
    entries.indices.compactMap { index in
      let (key, said, text) = entries[index]
      switch key {
      case "licence": return Self.element("license", [("spdx", text)])
      case "author":
        let next = index + 1 < entries.count ? entries[index + 1] : nil
        let url = next.flatMap { $0.key == "author-url" ? $0.text : nil }
        return Self.element("author", [("name", text)] + (url.map { [("url", $0)] } ?? []))
      case "author-url": return nil
      default: return Self.element(key, language(said), text)
      }
    }
  }

  private func language(_ tag: String) -> [(String, String)] {
    tag.isEmpty || tag == languages.own ? [] : [("xml:lang", tag)]
  }

  private static func element(
    _ name: String, _ attributes: [(String, String)], _ text: String? = nil
  ) -> String {
    let start = "<" + ([name] + attributes.map(XMLText.attribute)).joined(separator: " ")
    return text.map { start + ">" + XMLText.inElement($0) + "</\(name)>" } ?? start + "/>"
  }
}

extension SourceLanguages {
  /// Returns the languages of a pack. Its own is the language of the first title, unless that is a
  /// translation.
  static func of(_ pack: PackReader, _ listed: PackListing) -> SourceLanguages {
    let columns = pack.tables.filter { !OwnTable.isReserved($0.name) }
      .flatMap { $0.columns.map(\.language) }
    let spelt = (columns + listed.texts.map(\.language)).filter { !$0.isEmpty }
    let said =
      pack.header.card.titles.map(\.language)
      + listed.about.map(\.language).filter { !$0.isEmpty }
    let translated = Set(spelt.map { $0.lowercased() })
    // `und` is the language tag for an undetermined language.
    let own = said.first { !translated.contains($0.lowercased()) } ?? "und"
    var seen: Set<String> = [own.lowercased()]
    var others: [String] = []
    for tag in said + spelt where seen.insert(tag.lowercased()).inserted {
      others.append(spelt.first { $0.lowercased() == tag.lowercased() } ?? tag)
    }
    return SourceLanguages(own: own, others: others)
  }
}
