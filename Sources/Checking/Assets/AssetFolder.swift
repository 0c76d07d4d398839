internal import Diagnostics
internal import Files
internal import TextUnicode

/// The folder of the pictures, with a cache of its listings.
struct AssetFolder {
  let path: String
  /// The project's folder, which links must not leave.
  private let root: String
  private var listings: [String: Listing] = [:]
  /// The first I/O error; missing and unreadable folders do not count.
  private(set) var failure: FileError?
  /// The remaining number of names to compare for suggestions, so that thousands of missing pictures do not
  /// take minutes.
  private var comparisons = 200_000

  init(_ path: String, within root: String) { (self.path, self.root) = (path, root) }

  /// The result of looking for a name on disk.
  enum Spelling: Equatable {
    case exact
    /// The name differs in letter case, Unicode composition or white space.
    case other(String)
    /// The name does not exist; `near` is the most similar one.
    case missing(near: String?)
  }

  private struct Listing {
    var entries: [Folder.Entry] = []
    /// The names on disk, grouped by their folded form.
    var names: [String: [String]] = [:]
  }

  mutating func spelling(of name: String) -> Spelling {
    var there: [String] = []
    for part in name.split(separator: "/").map(String.init) {
      // A folder that cannot be listed may still contain the file, which is found out by reading it.
      guard let listing = listing(of: there.joined(separator: "/")) else { return .exact }
      let spellings = listing.names[Self.folded(part)] ?? []
      if spellings.contains(where: { $0.utf8.elementsEqual(part.utf8) }) {
        there.append(part)
      } else if let found = spellings.first {
        there.append(found)
      } else {
        let near = near(part, in: listing)
        return .missing(near: near.map { (there + [$0]).joined(separator: "/") })
      }
    }
    let found = there.joined(separator: "/")
    return found.utf8.elementsEqual(name.utf8) ? .exact : .other(found)
  }

  private mutating func near(_ part: String, in listing: Listing) -> String? {
    guard comparisons >= listing.entries.count else { return nil }
    comparisons -= listing.entries.count
    return NearMiss.of(part, among: listing.entries.map(\.name))
  }

  /// Returns all files below the folder, except hidden ones.
  mutating func files(below folder: String = "") -> [String] {
    (listing(of: folder)?.entries ?? []).flatMap { entry -> [String] in
      if entry.name.hasPrefix(".") { return [] }
      let name = folder.isEmpty ? entry.name : folder + "/" + entry.name
      return entry.kind == .folder ? files(below: name) : [name]
    }
  }

  /// Swift compares strings by canonical equivalence, so NFC and NFD are equal.
  private static func folded(_ name: String) -> String { name.lowercased().collapsed }

  /// Returns the listing of a folder; nil if it cannot be listed.
  private mutating func listing(of folder: String) -> Listing? {
    if let known = listings[folder] { return known }
    let path = folder.isEmpty ? path : Path.joined(path, folder)
    let entries: [Folder.Entry]
    do throws(FileError) {
      entries = try Folder.entries(of: path, within: root)
    } catch {
      if !error.isOfFile { failure = failure ?? error }
      return nil
    }
    var listing = Listing(entries: entries)
    for entry in entries { listing.names[Self.folded(entry.name), default: []].append(entry.name) }
    listings[folder] = listing
    return listing
  }
}
