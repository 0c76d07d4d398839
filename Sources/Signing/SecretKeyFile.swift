internal import Files

/// The file of a secret key, with or without a passphrase, in minisign's format.
///
/// Its bytes are: `Ed`; `Sc` or two zeros; `B2`; 32 of salt; 8 and 8 of scrypt's limits. Then,
/// encrypted with the passphrase: 8 of the id, 64 of the key, and 32 of the BLAKE2b of `Ed`, id and
/// key.
package struct SecretKeyFile: ~Copyable {
  /// The cost of deriving a key from a passphrase.
  package struct Cost: Sendable, Equatable {
    var operations: UInt64
    var memory: UInt64

    /// The cost that minisign uses, and the largest that is accepted: some seconds and 1 GiB.
    package static let standard = Cost(operations: 1 << 25, memory: 1 << 30)

    package init(operations: UInt64, memory: UInt64) {
      self.operations = operations
      self.memory = memory
    }
  }

  private static let name = "a secret key"
  private static let byteCount = 158
  private static let largestFile = 2048
  private static let algorithm = Array("Ed".utf8)
  private static let scrypt = Array("Sc".utf8)
  private static let checksum = Array("B2".utf8)
  /// The range of id, key and checksum.
  private static let sealed = 54..<158

  private var bytes: SecretBytes

  /// Reads a regular file.
  package init(_ path: String) throws(SigningError) {
    let file = try reading { () throws(FileError) in try InputFile(path) }
    guard file.size <= Self.largestFile else {
      throw .refused("\(Path.printable(path)): not \(Self.name): too large")
    }
    var text = try SecretBytes(count: max(1, file.size))
    let count = try text.withMutableBytes { (text) throws(SigningError) in
      try reading { () throws(FileError) in try file.read(at: 0, into: &text) }
    }
    do throws(SigningError) {
      bytes = try text.withBytes { (text) throws(SigningError) in
        try Self.decoded(text.extracting(0..<min(count, file.size)))
      }
    } catch {
      throw error.with(path)
    }
  }

  private static func decoded(_ text: Span<UInt8>) throws(SigningError) -> SecretBytes {
    let lines = try CommentedLines.split(text, 2, name)
    _ = try CommentedLines.comment(
      text.extracting(lines[0]), CommentedLines.untrusted, limit: CommentedLines.longestComment,
      name)
    var bytes = try SecretBytes(count: byteCount)
    let line = text.extracting(lines[1])
    let isDecoded = try bytes.withMutableBytes { (bytes) throws(SigningError) in
      try Sodium.decode(line, into: &bytes)
    }
    let isKnown = bytes.withBytes { bytes in
      bytes.holds(algorithm, at: 0) && bytes.holds(checksum, at: 4)
        && (bytes.holds(scrypt, at: 2) || bytes.holds([0, 0], at: 2))
    }
    guard isDecoded else {
      throw .refused(
        "not \(name): its Base64 is not that of \(byteCount) bytes, or not in its one form")
    }
    guard isKnown else { throw .refused("not \(name): of an algorithm that is not known here") }
    return bytes
  }

  /// True if opening the key needs a passphrase.
  package var isEncrypted: Bool { bytes.withBytes { $0.holds(Self.scrypt, at: 2) } }

  /// Returns the key of a file without a passphrase.
  package consuming func key() throws(SigningError) -> SecretKey {
    try checkedKey(otherwise: "the secret key is damaged")
  }

  /// Returns the key of a file with a passphrase; takes seconds.
  package consuming func key(
    _ passphrase: borrowing Passphrase
  ) throws(SigningError) -> SecretKey {
    let cost = Cost(
      operations: bytes.withBytes { $0.number(at: 38) },
      memory: bytes.withBytes { $0.number(at: 46) })
    guard cost.operations <= Cost.standard.operations, cost.memory <= Cost.standard.memory else {
      throw .refused("not \(Self.name): its passphrase would take too much time or memory")
    }
    try Self.apply(passphrase, cost, to: &bytes)
    return try checkedKey(otherwise: "wrong passphrase")
  }

  private consuming func checkedKey(otherwise problem: String) throws(SigningError) -> SecretKey {
    let digest = try Self.digest(of: bytes)
    let isChecked = bytes.withBytes { bytes in
      let written = bytes.extracting(126..<158)
      // minisign writes no checksum if there is no passphrase.
      let isEmpty = written.indices.allSatisfy { written[$0] == 0 }
      return Sodium.isEqual(written, digest.span) || isEmpty && bytes.holds([0, 0], at: 2)
    }
    guard isChecked else { throw .refused(problem) }
    var seed = try SecretBytes(count: Sodium.seedLength)
    seed.withMutableBytes { seed in
      bytes.withBytes { for index in 0..<Sodium.seedLength { seed[index] = $0[62 + index] } }
    }
    let id = bytes.withBytes { bytes in (54..<62).map { bytes[$0] } }
    let key = try SecretKey(id: id, seed: seed)
    // With a public half that does not match, a signature would reveal the secret half.
    let isWhole = bytes.withBytes {
      Sodium.isEqual($0.extracting(94..<126), key.publicKey.key.span)
    }
    guard isWhole else { throw .refused("the secret key is damaged") }
    return key
  }

  private static func digest(of bytes: borrowing SecretBytes) throws(SigningError) -> [UInt8] {
    var hash = try Blake2b(length: 32)
    bytes.withBytes { bytes in
      hash.update(bytes.extracting(0..<2))
      hash.update(bytes.extracting(54..<126))
    }
    return hash.finish()
  }

  /// Encrypts or decrypts id, key and checksum with the passphrase; the operation is its own
  /// inverse.
  private static func apply(
    _ passphrase: borrowing Passphrase, _ cost: Cost, to bytes: inout SecretBytes
  ) throws(SigningError) {
    var stream = try SecretBytes(count: sealed.count)
    let salt = bytes.withBytes { bytes in (6..<38).map { bytes[$0] } }
    let isDone = stream.withMutableBytes { stream in
      passphrase.withBytes {
        Sodium.stretch(
          $0, salt: salt, operations: cost.operations, memory: Int(cost.memory), into: &stream)
      }
    }
    guard isDone else { throw .noMemory }
    bytes.withMutableBytes { bytes in
      stream.withBytes { for index in sealed { bytes[index] ^= $0[index - sealed.lowerBound] } }
    }
  }
}

extension SecretKeyFile {
  /// Writes a key without a passphrase, like `minisign -W`, to a new file of mode 0600.
  package static func write(_ key: borrowing SecretKey, to path: String) throws(SigningError) {
    let bytes = try open(key)
    try write(bytes, to: path)
  }

  /// Writes a key with a passphrase to a new file of mode 0600; takes seconds.
  package static func write(
    _ key: borrowing SecretKey, _ passphrase: borrowing Passphrase, cost: Cost = .standard,
    to path: String
  ) throws(SigningError) {
    var bytes = try open(key)
    let digest = try digest(of: bytes)
    var salt = [UInt8](repeating: 0, count: 32)
    var span = salt.mutableSpan
    Sodium.fill(&span)
    bytes.withMutableBytes { bytes in
      bytes.set(scrypt, at: 2)
      bytes.set(salt, at: 6)
      for shift in 0..<8 {
        bytes[38 + shift] = UInt8(truncatingIfNeeded: cost.operations >> UInt64(8 * shift))
        bytes[46 + shift] = UInt8(truncatingIfNeeded: cost.memory >> UInt64(8 * shift))
      }
      bytes.set(digest, at: 126)
    }
    try apply(passphrase, cost, to: &bytes)
    try write(bytes, to: path)
  }

  private static func open(_ key: borrowing SecretKey) throws(SigningError) -> SecretBytes {
    var bytes = try SecretBytes(count: byteCount)
    let id = key.publicKey.id
    bytes.withMutableBytes { bytes in
      bytes.set(algorithm, at: 0)
      bytes.set(checksum, at: 4)
      bytes.set(id, at: 54)
      key.bytes.withBytes { for index in $0.indices { bytes[62 + index] = $0[index] } }
    }
    return bytes
  }

  private static func write(
    _ bytes: borrowing SecretBytes, to path: String
  ) throws(SigningError) {
    let comment = Array("\(CommentedLines.untrusted)minisign encrypted secret key\n".utf8)
    var text = try SecretBytes(count: (byteCount + 2) / 3 * 4 + 1)
    text.withMutableBytes { text in
      bytes.withBytes { Sodium.encode($0, into: &text) }
      text[text.count - 1] = UInt8(ascii: "\n")
    }
    var file = try reading { () throws(FileError) in try AtomicFile(creating: path, isSecret: true)
    }
    try text.withBytes { (text) throws(SigningError) in
      try reading { () throws(FileError) in
        try file.append(comment)
        try file.appendUnbuffered(text)
      }
    }
    do throws(FileError) { try file.commit() } catch { throw .file(error) }
  }
}

extension Span<UInt8> {
  fileprivate func holds(_ bytes: [UInt8], at offset: Int) -> Bool {
    bytes.indices.allSatisfy { self[offset + $0] == bytes[$0] }
  }

  /// Returns eight bytes as a little-endian number.
  fileprivate func number(at offset: Int) -> UInt64 {
    (0..<8).reduce(0) { $0 | UInt64(self[offset + $1]) << UInt64(8 * $1) }
  }
}

extension MutableSpan<UInt8> {
  fileprivate mutating func set(_ bytes: [UInt8], at offset: Int) {
    for index in bytes.indices { self[offset + index] = bytes[index] }
  }
}
