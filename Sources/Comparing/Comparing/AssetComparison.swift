internal import Kinds
internal import PackFormat

/// Compares the files in two packs by their contents.
struct AssetComparison {
  let changes: [Change]
  /// The digests of the files, by row; below, by name.
  let oldDigests: [PackDigest]
  let newDigests: [PackDigest]
  let byName: (old: [String: PackDigest], new: [String: PackDigest])

  private struct Asset {
    let listed: PackAsset
    let digest: PackDigest

    var words: String {
      [listed.description, "SHA-256 \(digest.hex.prefix(8))…"].compactMap { $0 }
        .joined(separator: ", ")
    }
  }

  init(_ old: ComparedPack, _ new: ComparedPack) throws(PackError) {
    let (before, after) = (try Self.assets(old), try Self.assets(new))
    oldDigests = before.map(\.digest)
    newDigests = after.map(\.digest)
    let was = Dictionary(before.map { ($0.listed.name, $0) }) { first, _ in first }
    let isNow = Dictionary(after.map { ($0.listed.name, $0) }) { first, _ in first }
    byName = (was.mapValues(\.digest), isNow.mapValues(\.digest))
    var left = before.filter { isNow[$0.listed.name] == nil }
    var changes: [Change] = []
    for asset in after {
      let name = asset.listed.name
      if let earlier = was[name] {
        if earlier.digest == asset.digest { continue }
        changes.append(Self.change(name, nil, earlier.words, asset.words))
      } else if let index = left.firstIndex(where: { $0.digest == asset.digest }) {
        let earlier = left.remove(at: index).listed.name
        changes.append(Self.change(name, "renamed", earlier, name))
      } else {
        changes.append(Self.change(name, "added", nil, asset.words))
      }
    }
    changes += left.map { Self.change($0.listed.name, "removed", $0.words, nil) }
    self.changes = changes.map { change in
      var change = change
      let earlier = change.note == "renamed" ? change.values[0].old ?? "" : change.subject
      if change.values[0].old != nil { change.oldPlace = old.place(ofAsset: earlier) }
      if change.values[0].new != nil { change.newPlace = new.place(ofAsset: change.subject) }
      return change
    }
  }

  private static func change(
    _ name: String, _ note: String?, _ old: String?, _ new: String?
  ) -> Change {
    Change(
      kind: .asset, subject: name, note: note, values: [.init(name: "", old: old, new: new)],
      bump: ChangeKind.asset.bump)
  }

  private static func assets(_ side: ComparedPack) throws(PackError) -> [Asset] {
    let table = side.pack.table(.assets)
    var assets: [Asset] = []
    for (row, listed) in try PackListing(side.pack).assets.enumerated() {
      // Read and released one by one: together they may exceed the memory.
      let bytes = try table?.optionalColumn("Bytes", .blob).flatMap { (column) throws(PackError) in
        try side.pack.blob(column, row)
      }
      assets.append(Asset(listed: listed, digest: SHA256.digest(bytes ?? [])))
    }
    return assets
  }
}
