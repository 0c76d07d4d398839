internal import Diagnostics
internal import Files
internal import Pictures
internal import Projects

extension AssetStore {
  /// Takes the pictures that the theme of a manifest names, behind those of all rows: the icon first.
  mutating func use(_ theme: [Manifest.ThemeEntry]) {
    for entry in theme.sorted(by: { $0.name < $1.name }) {
      switch entry.name {
      case "picture": use(entry, .background, "background picture")
      case "icon": use(entry, .icon, "icon")
      default: break
      }
    }
  }

  private mutating func use(_ entry: Manifest.ThemeEntry, _ limits: PictureLimits, _ noun: String) {
    guard let number = use(entry.value, of: nil, at: entry.place) else { return }
    let asset = assets[number]
    let said = "the \(noun) \(entry.value.quoted())"
    do throws(PictureError) {
      guard asset.count <= limits.bytes else {
        throw .manyBytes(asset.count, limit: limits.bytes)
      }
      try limits.check(width: asset.picture.width, height: asset.picture.height)
    } catch {
      findings.add(
        Finding(
          .unfitPicture, "\(said) \(error.message)", at: entry.place,
          help: "save it smaller, or with fewer colours"))
      return
    }
    if noun == "icon", asset.picture.width != asset.picture.height {
      findings.add(
        Finding(
          .unfitPicture,
          "\(said) is \(asset.picture.width) by \(asset.picture.height) pixels, and not square",
          at: entry.place, help: "cut it, or put it on a square"))
    } else if asset.name != entry.value {
      // A pack keeps equal pictures once, under the first name.
      findings.add(
        Finding(
          .unfitPicture, "\(said) is the same picture as \(asset.name.quoted())", at: entry.place,
          help: "name that one here too"))
    }
  }
}
