internal import Games
package import Kinds
internal import PackFormat
package import Projects
internal import SchemaFiles

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
