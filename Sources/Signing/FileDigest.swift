internal import Files
package import PackFormat

/// What a signature is of: a whole file, which is read once.
package struct FileDigest: Sendable {
  let prehash: [UInt8]
  /// Where it was read, and the root it has there; nil in memory.
  private let file: (path: String, root: PackDigest)?

  /// Old signatures are of the file itself, which has to be in memory for them.
  private static let largestLegacy = 1 << 30

  /// Of a pack's file, read anew; it has to be the pack that the header is from.
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

  /// Of a pack that is not in a file yet, whose pieces `forEachPiece` hands over in order.
  package init(
    _ forEachPiece: (_ body: (ArraySlice<UInt8>) -> Void) -> Void
  ) throws(SigningError) {
    var hash = try Blake2b(length: 64)
    forEachPiece { hash.update($0.span) }
    prehash = hash.finish()
    file = nil
  }

  /// What was signed, for either algorithm.
  func message(_ algorithm: PackSignature.Algorithm) throws(SigningError) -> [UInt8] {
    guard algorithm == .legacy, let file else { return prehash }
    let bytes = try reading { () throws(FileError) in
      try InputFile.readFile(file.path, limit: Self.largestLegacy)
    }
    try Self.check(bytes[...], file.root)
    return bytes
  }

  /// The root stands in the last 32 bytes before the card.
  private static func check(
    _ page: ArraySlice<UInt8>, _ root: PackDigest
  ) throws(SigningError) {
    guard page.dropFirst(224).prefix(32).elementsEqual(root.bytes) else {
      throw .refused("the pack was replaced while it was read; try again")
    }
  }
}
