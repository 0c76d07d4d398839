internal import Diagnostics
internal import Files
internal import TextUnicode

/// The folder that pictures are named from, each folder in it listed once.
struct AssetFolder {
  let path: String
  private var listings: [String: Listing] = [:]
  /// What kept a folder from being listed, other than that it is none or not for everyone.
  private(set) var failure: FileError?
  /// Names that may still be compared to find the one that was meant: thousands that are missing
  /// from among thousands must not take minutes.
  private var comparisons = 200_000

  init(_ path: String) { self.path = path }

  /// How a name stands on disk.
  enum Spelling: Equatable {
    case exact
    /// In another letter case, composed otherwise, or with other white space.
    case other(String)
    /// Not there; what is nearly named so.
    case missing(near: String?)
  }

  private struct Listing {
    var entries: [Folder.Entry] = []
    /// The names by what is the same in all spellings of one.
    var names: [String: [String]] = [:]
  }

  mutating func spelling(of name: String) -> Spelling {
    var there: [String] = []
    for part in name.split(separator: "/").map(String.init) {
      // What cannot be listed may still be there: reading it will tell.
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

  /// Every file below the folder, hidden ones left out.
  mutating func files(below folder: String = "") -> [String] {
    (listing(of: folder)?.entries ?? []).flatMap { entry -> [String] in
      if entry.name.hasPrefix(".") { return [] }
      let name = folder.isEmpty ? entry.name : folder + "/" + entry.name
      return entry.kind == .folder ? files(below: name) : [name]
    }
  }

  /// Strings are equal however they are composed.
  private static func folded(_ name: String) -> String { name.lowercased().collapsed }

  /// What is in a folder; nil for one that cannot be listed.
  private mutating func listing(of folder: String) -> Listing? {
    if let known = listings[folder] { return known }
    let path = folder.isEmpty ? path : Path.joined(path, folder)
    let entries: [Folder.Entry]
    do throws(FileError) {
      entries = try Folder.entries(of: path)
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
