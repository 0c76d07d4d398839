internal import Diagnostics
package import Files
internal import Games
package import Kinds
package import PackFormat
package import Projects
internal import SchemaFiles

/// Compares the provenance of a pack with a project: its sources, its pictures, and its manifest.
package struct SourceComparison {
  package struct Source: Sendable, Equatable {
    package enum State: String, Sendable {
      case same, changed
      /// The project no longer has the source, or its file is missing.
      case missing
      /// The project has the source, and the pack was compiled without it.
      case added
    }

    /// The name in the pack and in the manifest.
    package let name: String
    package let state: State
    package var then: PackDigest?
    package var now: PackDigest?
    /// The reason why a source has no digest now.
    package var reason: String?
  }

  /// The sources of the pack in its order, then new ones.
  package let sources: [Source]
  /// The pictures of the pack.
  package let pictures: [Source]
  /// The parts of the manifest that differ; empty for a bare source.
  package let settings: [String]
  /// The name of the manifest.
  private let manifestName: String

  package var differences: Int {
    (sources + pictures).count { $0.state != .same } + (settings.isEmpty ? 0 : 1)
  }

  /// Nil if the manifest of the project cannot be read.
  package init?(
    _ pack: PackListing, pictures: [(name: String, digest: PackDigest)],
    against project: PackProject
  ) throws(FileError) {
    guard let manifest = project.manifest, let kind = project.kind else { return nil }
    manifestName = project.form?.fileName ?? ""
    settings =
      project.manifestFile == nil
      ? []
      : ManifestComparison.allDifferences(manifest, kind, pack)
        + Self.otherSchemas(pack, project)
    let packed = pack.sources
    var found: [Source] = []
    let start = manifest.assets.map { Path.joined(project.folder, $0.path) } ?? project.folder
    for (name, then) in pictures {
      let (now, reason) = try Self.digest(ofPicture: name, from: start, in: project)
      let state: Source.State = now.map { $0 == then ? .same : .changed } ?? .missing
      found.append(Source(name: name, state: state, then: then, now: now, reason: reason))
    }
    self.pictures = found
    found = []
    var now: [String: (digest: PackDigest?, reason: String?)] = [:]
    for source in manifest.allSources {
      now[source.path] = try Self.digest(of: source, in: project)
    }
    for (name, _, then) in packed {
      let there = now.removeValue(forKey: name)
      let state: Source.State =
        if let digest = there?.digest { digest == then ? .same : .changed } else { .missing }
      let reason = there == nil ? "the project does not name it" : there?.reason
      found.append(
        Source(name: name, state: state, then: then, now: there?.digest, reason: reason))
    }
    for source in manifest.allSources {
      guard let there = now.removeValue(forKey: source.path) else { continue }
      found.append(
        Source(name: source.path, state: .added, now: there.digest, reason: there.reason))
    }
    sources = found
  }

  /// Returns the tables beside the first whose schema is another one than in the pack.
  private static func otherSchemas(_ pack: PackListing, _ project: PackProject) -> [String] {
    project.tables.dropFirst().filter { table in
      let packed = pack.tables.first { $0.name == table.name }
      return packed?.schemaDigest != SHA256.digest(table.kind.schemas.table)
    }.map { "schema of \($0.name)" }
  }

  private static func digest(
    ofPicture name: String, from start: String, in project: PackProject
  ) throws(FileError) -> (digest: PackDigest?, reason: String?) {
    let (path, place) = (Path.joined(start, name), Place(name, 0..<0))
    // A pack by another program may name any path, so the path is checked first.
    if let finding = try ProjectPath.finding(
      for: name, to: path, in: project.folder, at: place, from: "the folder of pictures")
    {
      return (nil, finding.message)
    }
    do throws(FileError) {
      return (try SourceFile.digest(path, within: project.folder), nil)
    } catch {
      guard error.isMissing else { throw error }
      return (nil, error.reason)
    }
  }

  private static func digest(
    of source: Manifest.Source, in project: PackProject
  ) throws(FileError) -> (digest: PackDigest?, reason: String?) {
    if let finding = try project.pathFinding(source) {
      return (nil, finding.message)
    }
    let checkable = project.checkable(source)
    if let bytes = checkable.bytes { return (SourceFile.digest(bytes), nil) }
    do throws(FileError) {
      return (try SourceFile.digest(checkable.path, within: checkable.root), nil)
    } catch {
      guard error.isMissing else { throw error }
      return (nil, error.reason)
    }
  }
}

extension SourceComparison {
  /// The comparison for people: a line for each difference, and a summary.
  package var text: String {
    var lines: [String] = []
    for source in sources + pictures where source.state != .same {
      lines.append("\(source.name): \(source.words)")
      if let then = source.then { lines.append("  then \(then.hex)") }
      if let now = source.now { lines.append("  now  \(now.hex)") }
    }
    if !settings.isEmpty {
      lines.append(
        "\(manifestName): other \(settings.joined(separator: ", ")) than in the pack")
    }
    let different = (sources + pictures).count { $0.state != .same }
    var count = "\(sources.count) source\(sources.count == 1 ? "" : "s")"
    if !pictures.isEmpty {
      count += " and \(pictures.count) picture\(pictures.count == 1 ? "" : "s")"
    }
    lines.append(
      different == 0
        ? "\(count), as in the project" : "\(different) of \(count) not as in the project")
    return lines.joined(separator: "\n") + "\n"
  }

  /// The comparison for programs: all sources, or all pictures.
  static func json(_ sources: [Source]) -> JSONText {
    .array(
      sources.map { source in
        [
          "name": .string(source.name), "state": .string(source.state.rawValue),
          "then": JSONText(source.then?.hex), "now": JSONText(source.now?.hex),
          "reason": JSONText(source.reason),
        ]
      })
  }
}

extension SourceComparison.Source {
  fileprivate var words: String {
    let state =
      switch state {
      case .same: "the same"
      case .changed: "changed"
      case .missing: "missing"
      case .added: "not in the pack"
      }
    return state + (reason.map { " (\($0))" } ?? "")
  }
}

extension PackCard {
  /// The result of `verify` for a pack that is whole, for programs; with the sources if they were compared.
  package func verifiedJSON(
    root: PackDigest, signedBy signer: (name: String?, keyId: String)? = nil,
    _ comparison: SourceComparison?
  ) -> String {
    var members: [(key: String, value: JSONText)] = [
      ("id", .string(id)), ("version", .string(version)),
      ("questions", .number(String(questionCount))),
      ("root", .string(root.hex)),
    ]
    if let signer {
      members.append(("signature", ["name": JSONText(signer.name), "key": .string(signer.keyId)]))
    }
    if let comparison {
      members.append(("same", .bool(comparison.differences == 0)))
      members.append(("sources", SourceComparison.json(comparison.sources)))
      members.append(("pictures", SourceComparison.json(comparison.pictures)))
      members.append(("manifest", .array(comparison.settings.map { .string($0) })))
    }
    return JSONText.object(members).text + "\n"
  }
}

/// Compares a manifest with what a pack holds of it.
package enum ManifestComparison {
  /// Returns the names of the parts that differ, without the card.
  package static func differences(
    _ manifest: Manifest, _ kind: ContentKind, _ listed: PackListing
  ) -> [String] {
    let rules = kind.rules(of: manifest)
    let isSame: [(String, Bool)] = [
      ("titles", manifest.titles == listed.pack.header.card.titles),
      (
        "rules",
        rules.map { [$0.name, $0.text] } == listed.allRules(of: kind).map { [$0.name, $0.text] }
      ),
      (
        "descriptions and credits",
        manifest.about.map { [$0.key, $0.language, $0.text] }
          == listed.about.map { [$0.key, $0.language, $0.text] }
      ),
      (
        "texts",
        manifest.texts.map { [$0.name, $0.language, $0.text] }
          == listed.texts.map { [$0.name, $0.language, $0.text] }
      ),
      (
        "colours",
        manifest.theme.map { [$0.name, $0.value] }.sorted { $0[0] < $1[0] }
          == listed.theme.map { [$0.name, $0.value] }
      ),
    ]
    return isSame.filter { !$0.1 }.map(\.0)
  }

  /// Returns the names of the parts that differ, including id, version, kind and date on the card.
  static func allDifferences(
    _ manifest: Manifest, _ kind: ContentKind, _ listed: PackListing
  ) -> [String] {
    let card = listed.pack.header.card
    // `--now` may give a pack another day than its manifest.
    let day = manifest.asOf.map { Int32($0.daysSince1970) }
    let isSame = [
      ("id", manifest.id == card.id), ("version", manifest.version == card.version),
      ("kind", manifest.kind == card.kind), ("date", day == nil || day == card.asOf),
      ("schema", !kind.form.isSchemaOfProject || listed.schema == kind.schemas.table),
    ]
    return isSame.filter { !$0.1 }.map(\.0) + differences(manifest, kind, listed)
  }
}
