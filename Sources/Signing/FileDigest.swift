internal import Files
package import PackFormat

/// The digest that a signature signs: that of a whole file, which is read once.
package struct FileDigest: Sendable {
  let prehash: [UInt8]
  /// The path and the root of the pack; nil for a pack in memory.
  private let file: (path: String, root: PackDigest)?

  /// The largest file for signatures in the old form, which sign the file itself and need it in
  /// memory.
  private static let largestLegacy = 1 << 30

  /// Reads the file of a pack; throws unless its root is that of `header`.
  package init(_ path: String, _ header: PackHeader) throws(SigningError) {
    let file = try reading { () throws(FileError) in try InputFile(path) }
    var hash = try Blake2b(length: 64)
    var offset = 0
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      let count = try reading { () throws(FileError) in
        try file.read(at: offset, into: &buffer, 0..<buffer.count)
      }
      if offset == 0 { try Self.check(buffer[..<count], header.rootDigest) }
      hash.update(buffer.span.extracting(0..<count))
      offset += count
      if count < buffer.count { break }
    }
    prehash = hash.finish()
    self.file = (path, header.rootDigest)
  }

  /// Computes the digest of a pack that is not in a file yet. `forEachPiece` passes its bytes to
  /// its argument in order.
  package init(
    _ forEachPiece: (_ body: (ArraySlice<UInt8>) -> Void) -> Void
  ) throws(SigningError) {
    var hash = try Blake2b(length: 64)
    forEachPiece { hash.update($0.span) }
    prehash = hash.finish()
    file = nil
  }

  /// Returns the bytes that a signature of this algorithm signs.
  func message(_ algorithm: PackSignature.Algorithm) throws(SigningError) -> [UInt8] {
    guard algorithm == .legacy, let file else { return prehash }
    let bytes = try reading { () throws(FileError) in
      try InputFile.readFile(file.path, limit: Self.largestLegacy)
    }
    try Self.check(bytes[...], file.root)
    return bytes
  }

  /// Throws unless the header page has this root, which is in the 32 bytes before the card.
  private static func check(
    _ page: ArraySlice<UInt8>, _ root: PackDigest
  ) throws(SigningError) {
    guard page.dropFirst(224).prefix(32).elementsEqual(root.bytes) else {
      throw .refused("the pack was replaced while it was read; try again")
    }
  }
}
