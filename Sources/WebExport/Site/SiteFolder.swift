internal import Files

/// A folder that a site is written to.
enum SiteFolder {
  /// The name of the list of a site's files with their digests, as `sha256sum` prints it. A site is
  /// recognised by it.
  static let listName = "packtool-site.sha256"

  private static let listLimit = 1 << 20

  /// Throws unless the folder is missing, empty, or an earlier site with nothing else in it.
  static func check(_ folder: String) throws(WebExportError) {
    let entries = try files { () throws(FileError) in
      try Path.exists(folder) ? try Folder.entries(of: folder) : []
    }
    guard !entries.isEmpty else { return }
    let known = try listed(in: folder)
    for entry in entries where entry.kind != .file || !known.contains(entry.name) {
      throw .notASite(folder: folder, entry: entry.name)
    }
  }

  /// Returns the names of the files that belong to the site in a folder; empty if there is none.
  private static func listed(in folder: String) throws(WebExportError) -> Set<String> {
    let path = Path.joined(folder, listName)
    let list = try files { () throws(FileError) -> [UInt8]? in
      guard try Path.exists(path) else { return nil }
      return try InputFile.readFile(path, limit: listLimit)
    }
    guard let list else { return [] }
    // Each line is a digest of 64 digits, two spaces and a name.
    let names = list.split(separator: UInt8(ascii: "\n")).map {
      String(decoding: $0.dropFirst(66), as: UTF8.self)
    }
    return Set(names + [listName])
  }
}
