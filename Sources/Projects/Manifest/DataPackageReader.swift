package import Diagnostics
internal import Kinds
internal import PackFormat
internal import Rows
internal import TextUnicode

/// Reads a Data Package of the Frictionless standard, `datapackage.json`, as a manifest of tables.
///
/// The reader honours each property, refuses it at its place, or names it in a warning or in `note`.
package struct DataPackageReader {
  private let file: String
  private let bytes: [UInt8]
  private var findings: Findings
  /// The properties that a pack does not keep, which describe and change nothing.
  private var lost: [String] = []

  /// A limit that no descriptor reaches whose tables a pack could hold.
  package static let longest = 4 << 20
  private static let mostFiles = 1_000
  private static let longestDescription = 2_000

  /// Returns the manifest, or nil and findings if it has errors, and a note about what a pack does not keep.
  package static func read(
    _ bytes: [UInt8], file: String, _ template: Findings
  ) -> (manifest: Manifest?, findings: Findings, note: String?) {
    var reader = DataPackageReader(file: file, bytes: bytes, findings: template.emptied)
    let manifest = reader.manifest()
    reader.findings.sort(files: [file])
    guard let manifest, reader.findings.errors == 0 else { return (nil, reader.findings, nil) }
    return (manifest, reader.findings, reader.note(manifest))
  }

  private func note(_ manifest: Manifest) -> String? {
    if lost.isEmpty { return nil }
    var names: [String] = []
    for name in lost where !names.contains(name) { names.append(name) }
    return "note: a pack does not keep \(names.joined(separator: ", "))"
  }

  // MARK: - The package

  private mutating func manifest() -> Manifest? {
    let json: JSON
    do throws(JSONError) {
      json = try JSON(parsing: bytes)
    } catch {
      add(.wrongDataPackage, "this is no data package", error.offset..<error.offset, error.message)
      return nil
    }
    guard case .object(let members) = json.value else {
      add(.wrongDataPackage, "this is no data package", json.bytes, "expected an object in braces")
      return nil
    }
    let language = language(json["language"])
    var manifest = Manifest(
      id: "", version: version(json["version"]), kind: ContentKind.tableName, asOf: nil, titles: [],
      sources: [], rules: [], about: [],
      languages: SourceLanguages(own: language, others: translations(json["translations"])))
    let name = text(json, "name")
    let resources = resources(json)
    let said = name ?? text(json, "title") ?? resources.first?.name ?? ""
    manifest.id = Manifest.id(from: said)
    manifest.idPlace = Place(file, (json["name"] ?? json).bytes)
    manifest.titles = [.init(language: language, text: title(json, said))]
    manifest.about = about(json, language)
    if let date = json["asOf"] {
      manifest.asOf = date.string.flatMap { CalendarDate($0) }
      if manifest.asOf == nil { wrong(date, "asOf", "a day, as in \"2026-01-31\"") }
    }
    manifest.tables = resources
    manifest.assets = json["assets"].flatMap { assets in
      text(json, "assets").map { Manifest.Assets(path: $0, place: Place(file, assets.bytes)) }
    }
    checkProfile(json)
    let known = [
      "name", "title", "description", "version", "licenses", "contributors", "resources", "$schema",
      "profile", "language", "translations", "asOf", "assets",
    ]
    lost += members.map(\.name).filter { !known.contains($0) }
    return manifest
  }

  private mutating func version(_ json: JSON?) -> String {
    guard let json else { return "0.0.0" }
    guard let text = json.string else {
      wrong(json, "version", "a text in quotes")
      return "0.0.0"
    }
    if text.utf8.count <= 64, let version = SemanticVersion(text),
      case let core = "\(version.major).\(version.minor).\(version.patch)",
      text == core || text.hasPrefix(core + "-"),
      text.utf8.allSatisfy({
        0x61...0x7a ~= $0 | 0x20 || 0x30...0x39 ~= $0 || "-.".utf8.contains($0)
      })
    {
      return text
    }
    add(
      .uncheckedProperty, "the version \(text.quoted()) has another form than 1.0.0", json.bytes,
      "the pack has the version 0.0.0", help: "write three numbers with points between them")
    return "0.0.0"
  }

  private mutating func language(_ json: JSON?) -> String {
    guard let json else { return "en" }
    if let tag = json.string, SourceLanguages.isTag(tag) { return tag }
    wrong(json, "language", "a language tag, as in \"en\"")
    return "en"
  }

  private mutating func translations(_ json: JSON?) -> [String] {
    guard let json else { return [] }
    let tags = json.array?.compactMap(\.string) ?? []
    guard tags.count == json.array?.count, tags.allSatisfy(SourceLanguages.isTag) else {
      wrong(json, "translations", "a list of language tags")
      return []
    }
    return tags
  }

  private mutating func title(_ json: JSON, _ name: String) -> String {
    guard let text = text(json, "title") else { return Manifest.title(from: name) }
    let title = Manifest.title(from: text)
    if title != text.collapsed.nfc, let place = json["title"]?.bytes {
      add(
        .uncheckedProperty, "the title does not fit a pack as it is", place,
        "the pack has \(title.quoted())", help: "use at most 100 characters, all of them visible")
    }
    return title
  }

  /// The texts about the pack, in the order of the properties.
  private mutating func about(_ json: JSON, _ language: String) -> [Manifest.Text] {
    guard case .object(let members) = json.value else { return [] }
    return members.flatMap { member -> [Manifest.Text] in
      switch member.name {
      case "description": return description(json, language)
      case "licenses":
        return licence(json).map { [.init(key: "licence", language: "", text: $0)] } ?? []
      case "contributors": return list(json, "contributors").flatMap { author($0) }
      default: return []
      }
    }
  }

  private mutating func description(_ json: JSON, _ language: String) -> [Manifest.Text] {
    if let text = text(json, "description"), let place = json["description"]?.bytes {
      var shown = String(text.collapsed.nfc.unicodeScalars.prefix(Self.longestDescription))
      if let forbidden = ForbiddenCharacter.first(in: shown) {
        add(
          .forbiddenCharacter, "the description holds the character \(forbidden.name)", place,
          help: "remove it")
      } else if text.collapsed.unicodeScalars.count > Self.longestDescription {
        shown = shown.trimmed
        add(
          .uncheckedProperty, "the description is longer than a pack has room for", place,
          "the pack has its first \(Self.longestDescription) characters", help: "shorten it")
      }
      return shown.isEmpty ? [] : [.init(key: "description", language: language, text: shown)]
    }
    return []
  }

  private mutating func author(_ json: JSON) -> [Manifest.Text] {
    guard case .object(let members) = json.value else {
      wrong(json, "a contributor", "an object in braces")
      return []
    }
    let names = ["title", "name", "givenName", "familyName"].compactMap { json[$0]?.string }
    let name = json["title"]?.string ?? json["name"]?.string ?? names.joined(separator: " ")
    let kept = ["title", "name", "givenName", "familyName", "path"]
    let usual: (JSON.Member) -> Bool = { member in
      member.name == "roles" && member.value.array?.map(\.string) == ["author"]
        || member.name == "role" && member.value.string == "author"
    }
    lost += members.filter { !kept.contains($0.name) && !usual($0) }
      .map { "\($0.name) of contributors" }
    let shown = name.collapsed.nfc
    if let forbidden = ForbiddenCharacter.first(in: shown) {
      add(
        .forbiddenCharacter, "a contributor's name holds the character \(forbidden.name)",
        json.bytes, help: "remove it")
      return []
    }
    if shown.isEmpty || shown.unicodeScalars.count > 100 {
      lost.append("contributors without a name of at most 100 characters")
      return []
    }
    let url = json["path"]?.string ?? ""
    let isURL = url.hasPrefix("https://") || url.hasPrefix("http://")
    if !url.isEmpty, !isURL { lost.append("path of contributors") }
    return [.init(key: "author", language: "", text: shown)]
      + (isURL ? [.init(key: "author-url", language: "", text: url)] : [])
  }

  /// The licences as one expression of SPDX; a licence without an id there has one of its own.
  private mutating func licence(_ json: JSON) -> String? {
    var ids: [String] = []
    for licence in list(json, "licenses") {
      guard let name = licence["name"], let id = name.string, !id.isEmpty else {
        if case .object = licence.value {
          lost.append("licenses without a name")
        } else {
          wrong(licence, "a licence", "an object in braces")
        }
        continue
      }
      let isPlain = id.utf8.allSatisfy {
        0x61...0x7a ~= $0 | 0x20 || 0x30...0x39 ~= $0 || " ()-.+".utf8.contains($0)
      }
      guard isPlain, id.utf8.count <= 100 else {
        add(
          .unknownLicence, "SPDX lists no licence \(id.quoted())", name.bytes,
          help: "write an id of spdx.org/licenses, or LicenseRef-NAME for a licence of your own")
        continue
      }
      for finding in LicenceCheck.findings([(id, name.inQuotes)], file: file) {
        findings.add(finding)
      }
      ids.append(id)
    }
    return ids.isEmpty ? nil : ids.joined(separator: " AND ")
  }

  private mutating func checkProfile(_ json: JSON) {
    let known = [
      "data-package", "tabular-data-package",
      "https://datapackage.org/profiles/1.0/datapackage.json",
      "https://datapackage.org/profiles/2.0/datapackage.json",
      "https://specs.frictionlessdata.io/schemas/data-package.json",
      "https://specs.frictionlessdata.io/schemas/tabular-data-package.json",
    ]
    for name in ["$schema", "profile"] {
      guard let value = json[name] else { continue }
      guard let profile = value.string else {
        wrong(value, name, "a text in quotes")
        continue
      }
      if known.contains(profile) { continue }
      add(
        .uncheckedProperty, "the rules of the profile \(profile.quoted()) are not checked",
        value.bytes)
    }
  }

  // MARK: - Resources

  private mutating func resources(_ json: JSON) -> [Manifest.Table] {
    guard let items = json["resources"] else {
      add(
        .wrongDataPackage, "the data package has no resources", json.bytes,
        help: "list its tables: \"resources\": [{\"name\": …, \"path\": …, \"schema\": …}]")
      return []
    }
    guard let list = items.array, !list.isEmpty else {
      wrong(items, "resources", "a list of at least one table")
      return []
    }
    var tables: [Manifest.Table] = []
    for item in list {
      var resource = DataPackageResource(item, file: file, bytes: bytes)
      let table = resource.table(assets: json["assets"]?.string)
      for finding in resource.findings { findings.add(finding) }
      lost += resource.lost
      if let table { tables.append(table) }
    }
    if tables.reduce(0, { $0 + max($1.sources.count, 1) }) > Self.mostFiles {
      add(.wrongDataPackage, "the resources have over \(Self.mostFiles) files", items.bytes)
      return []
    }
    if tables.isEmpty, findings.errors == 0 {
      add(
        .wrongDataPackage, "no resource is a table", items.bytes,
        help: "a pack is made of CSV files that have a schema")
    }
    return tables
  }

  // MARK: - Values

  private mutating func text(_ json: JSON, _ name: String) -> String? {
    guard let value = json[name] else { return nil }
    guard let text = value.string else {
      wrong(value, name, "a text in quotes")
      return nil
    }
    return text.collapsed.isEmpty ? nil : text
  }

  private mutating func list(_ json: JSON, _ name: String) -> [JSON] {
    guard let value = json[name] else { return [] }
    guard let items = value.array else {
      wrong(value, name, "a list in square brackets")
      return []
    }
    return items
  }

  private mutating func wrong(_ json: JSON, _ name: String, _ expected: String) {
    // One finding tells it: the same property is looked at for the id and for the title.
    if findings.kept.contains(where: { $0.place == Place(file, json.bytes) }) { return }
    add(
      .wrongDataPackage, "\(name) is not as the standard says", json.bytes, "expected \(expected)")
  }

  private mutating func add(
    _ code: Code, _ message: String, _ bytes: Range<Int>, _ label: String? = nil,
    help: String? = nil
  ) {
    findings.add(Finding(code, message, at: Place(file, bytes), label: label, help: help))
  }
}

extension JSON {
  /// The bytes of a string without its quotes.
  fileprivate var inQuotes: Range<Int> {
    bytes.lowerBound + 1..<max(bytes.lowerBound + 1, bytes.upperBound - 1)
  }
}
