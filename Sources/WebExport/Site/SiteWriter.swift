internal import Files
internal import Hashing
internal import PackFormat

/// Writes the files of a site into a folder, and lists them.
struct SiteWriter {
  /// A file of the site.
  struct Entry {
    let name: String
    let size: Int
    /// The SHA-256 of the content, in hexadecimal digits.
    let digest: String
  }

  /// The folder that the files are written to.
  let folder: String
  private(set) var entries: [Entry] = []

  init(_ folder: String) { self.folder = folder }

  /// Writes a file with this content.
  mutating func write(_ name: String, _ bytes: [UInt8]) throws(WebExportError) {
    try write(name) { (file, hash) throws(WebExportError) in
      hash.update(bytes[...])
      try files { () throws(FileError) in try file.append(bytes) }
    }
  }

  mutating func write(_ name: String, _ text: String) throws(WebExportError) {
    try write(name, Array(text.utf8))
  }

  /// Copies a pack.
  mutating func write(_ pack: WebPack) throws(WebExportError) {
    try write(pack.fileName) { (file, hash) throws(WebExportError) in
      try pack.read { (part) throws(FileError) in
        hash.update(part)
        try file.append(part)
      }
    }
  }

  /// Writes a file whose name has the beginning of its digest in it: `page.css` becomes
  /// `page-1a2b3c4d.css`. A new content gets a new name, so that browsers may keep the file for ever.
  /// Returns the name.
  mutating func writeHashed(_ name: String, _ bytes: [UInt8]) throws(WebExportError) -> String {
    let suffix = Path.suffix(of: name)
    let stem = name.dropLast(suffix.utf8.count + 1)
    let hashed = "\(stem)-\(Self.digest(of: bytes).prefix(8)).\(suffix)"
    try write(hashed, bytes)
    return hashed
  }

  /// The files with their digests, as `sha256sum` prints them.
  var listing: String { entries.map { "\($0.digest)  \($0.name)\n" }.joined() }

  static func digest(of bytes: [UInt8]) -> String {
    var hash = QuickSHA256()
    hash.update(bytes[...])
    return hash.finish().hex
  }

  private mutating func write(
    _ name: String,
    _ body: (inout AtomicFile, inout QuickSHA256) throws(WebExportError) -> Void
  ) throws(WebExportError) {
    try files { () throws(FileError) in try NewFolder.checkInterrupts() }
    let path = Path.joined(folder, name)
    var file = try files { () throws(FileError) in try AtomicFile(replacing: path) }
    var hash = QuickSHA256()
    try body(&file, &hash)
    entries.append(Entry(name: name, size: file.count, digest: hash.finish().hex))
    do throws(FileError) { try file.commit() } catch { throw .file(error) }
  }
}
