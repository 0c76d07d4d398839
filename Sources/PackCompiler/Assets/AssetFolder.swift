internal import Diagnostics
internal import Files
internal import TextUnicode

/// The folder that pictures are named from, each folder in it listed once.
struct AssetFolder {
  let path: String
  private var listings: [String: [Folder.Entry]] = [:]

  init(_ path: String) { self.path = path }

  /// How a name stands on disk.
  enum Spelling: Equatable {
    case exact
    /// In other letters of the same meaning: another case, or composed otherwise.
    case other(String)
    /// Not there; what is nearly named so.
    case missing(near: String?)
  }

  mutating func spelling(of name: String) -> Spelling {
    var there: [String] = []
    for part in name.split(separator: "/").map(String.init) {
      let names = entries(of: there.joined(separator: "/")).map(\.name)
      if names.contains(where: { $0.utf8.elementsEqual(part.utf8) }) {
        there.append(part)
      } else if let found = names.first(where: { $0.lowercased().nfc == part.lowercased().nfc }) {
        there.append(found)
      } else {
        return .missing(
          near: NearMiss.of(part, among: names).map { (there + [$0]).joined(separator: "/") })
      }
    }
    let found = there.joined(separator: "/")
    return found.utf8.elementsEqual(name.utf8) ? .exact : .other(found)
  }

  /// Every file below the folder, hidden ones left out.
  mutating func files(below folder: String = "") -> [String] {
    entries(of: folder).flatMap { entry -> [String] in
      if entry.name.hasPrefix(".") { return [] }
      let name = folder.isEmpty ? entry.name : folder + "/" + entry.name
      return entry.kind == .folder ? files(below: name) : [name]
    }
  }

  private mutating func entries(of folder: String) -> [Folder.Entry] {
    if let known = listings[folder] { return known }
    let path = folder.isEmpty ? path : Path.joined(path, folder)
    let entries = (try? Folder.entries(of: path)) ?? []
    listings[folder] = entries
    return entries
  }
}
