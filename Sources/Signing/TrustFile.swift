internal import Files
internal import PackFormat

/// The keys that a user trusts, under names of the user's choice, and the signers of packs played
/// so far.
///
/// Each line is `key NAME KEY`, or `pack ID KEY VERSION` with the highest version seen. Lines that
/// begin with `#` are kept, at the top.
package struct TrustFile: Sendable, Equatable {
  /// A trusted key.
  package struct Key: Sendable, Equatable {
    package let name: String
    package let key: PublicKey
  }

  /// The signer and the highest version of a pack.
  package struct Pack: Sendable, Equatable {
    package let id: String
    package let key: PublicKey
    package let version: String
  }

  private var comments: [String] = []
  package private(set) var keys: [Key] = []
  package private(set) var packs: [Pack] = []

  private static let largestFile = 1 << 22

  package init() {}

  /// The standard place of the file; nil without a home folder.
  package static var standardPath: String? {
    Environment.configFolder.map { Path.joined($0, "packtool/trust") }
  }

  /// Reads the file; an absent one trusts nothing.
  package static func read(_ path: String) throws(SigningError) -> TrustFile {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.readFile(path, limit: largestFile)
    } catch {
      if error.isMissing { return TrustFile() }
      throw .file(error)
    }
    do throws(SigningError) { return try TrustFile(bytes) } catch { throw error.with(path) }
  }

  /// Changes the file atomically, and only if `change` changes something. A lock keeps other
  /// programs from changing it meanwhile.
  package static func update<Result>(
    _ path: String, _ change: (inout TrustFile) throws(SigningError) -> Result
  ) throws(SigningError) -> Result {
    let folder = Path.folder(of: path)
    try reading { () throws(FileError) in try Folder.create(folder) }
    let lock = try reading { () throws(FileError) in try FolderLock(folder) }
    let old = try read(path)
    var new = old
    let result = try change(&new)
    if new != old {
      try reading { () throws(FileError) in
        var file = try AtomicFile(replacing: path)
        try file.append(Array(new.text.utf8))
        try file.commit()
      }
    }
    _ = consume lock
    return result
  }

  /// Parses the content of the file; throws for any line that is not one of a trust file.
  package init(_ bytes: [UInt8]) throws(SigningError) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .refused("not a trust file: it is not UTF-8")
    }
    // Lines are split as bytes, because a carriage return or a combining mark would merge with the
    // character before it.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (index, line) in lines.enumerated() {
      let end = line.lastIndex { $0 != UInt8(ascii: "\r") }
      guard let end else { continue }
      do throws(SigningError) {
        try take(String(decoding: line[...end], as: UTF8.self))
      } catch {
        throw .refused("line \(index + 1): \(error.message)")
      }
    }
  }

  private mutating func take(_ line: String) throws(SigningError) {
    if line.utf8.first == UInt8(ascii: "#") { return comments.append(line) }
    let words = line.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    switch (words[0], words.count) {
    case ("key", 3): try add(words[1], PublicKey(words[2]))
    case ("pack", 4):
      guard words[1].isVisible, SemanticVersion(words[3]) != nil, pack(words[1]) == nil else {
        throw .refused("no id of a pack or no version, or a pack that was named before")
      }
      packs.append(Pack(id: words[1], key: try PublicKey(words[2]), version: words[3]))
    default: throw .refused("neither \"key NAME KEY\" nor \"pack ID KEY VERSION\"")
    }
  }

  /// The content of the file.
  package var text: String {
    let lines =
      comments + keys.map { "key \($0.name) \($0.key.text)" }
      + packs.map { "pack \($0.id) \($0.key.text) \($0.version)" }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the known signer and version of a pack.
  package func pack(_ id: String) -> Pack? { packs.first { $0.id == id } }

  /// Returns the name of a key, or its id if it is not trusted.
  package func name(of key: PublicKey) -> String {
    keys.first { $0.key == key }?.name ?? key.idText
  }

  /// Trusts a key under a name that no other key has.
  package mutating func add(_ name: String, _ key: PublicKey) throws(SigningError) {
    guard name.utf8.count <= 64, name.isVisible else {
      throw .refused("a name has to be of 1 to 64 visible ASCII characters")
    }
    if let known = keys.first(where: { $0.name == name }) {
      if known.key == key { return }
      throw .refused("\(name) is the name of another key")
    }
    if let known = keys.first(where: { $0.key == key }) {
      throw .refused("the key is trusted already, as \(known.name)")
    }
    keys.append(Key(name: name, key: key))
  }

  /// Removes a key and everything known of its packs. Returns the number of those packs; nil if no
  /// key has the name.
  package mutating func remove(_ name: String) -> Int? {
    guard let index = keys.firstIndex(where: { $0.name == name }) else { return nil }
    let key = keys.remove(at: index).key
    let count = packs.count
    packs.removeAll { $0.key == key }
    return count - packs.count
  }

  /// Replaces what is known of a pack.
  mutating func keep(_ pack: Pack) {
    if let index = packs.firstIndex(where: { $0.id == pack.id }) {
      packs[index] = pack
    } else {
      packs.append(pack)
    }
  }
}
