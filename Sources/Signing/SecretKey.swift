/// A key that signs, as minisign has it; its bytes are wiped when it goes.
package struct SecretKey: ~Copyable {
  package let publicKey: PublicKey
  let bytes: SecretBytes

  /// A new key, from the system's source of randomness.
  package static func generate() throws(SigningError) -> SecretKey {
    var seed = try SecretBytes(count: Sodium.seedLength)
    var id = [UInt8](repeating: 0, count: 8)
    seed.withMutableBytes { Sodium.fill(&$0) }
    var span = id.mutableSpan
    Sodium.fill(&span)
    return try SecretKey(id: id, seed: seed)
  }

  init(id: [UInt8], seed: borrowing SecretBytes) throws(SigningError) {
    var bytes = try SecretBytes(count: Sodium.secretLength)
    let key = bytes.withMutableBytes { secret in
      seed.withBytes { Sodium.keyPair(of: $0, secret: &secret) }
    }
    publicKey = PublicKey(id: id, key: key)
    self.bytes = bytes
  }

  func sign(_ message: [UInt8]) -> [UInt8] { Sodium.sign(message, with: bytes) }
}

/// What protects a secret key, wiped when it goes.
package struct Passphrase: ~Copyable {
  /// As minisign has it.
  package static let longest = 1024

  private var memory: SecretBytes
  package private(set) var count = 0

  /// Of no byte yet.
  package init() throws(SigningError) { memory = try SecretBytes(count: Self.longest + 2) }

  /// `read` puts the passphrase into bytes that are a little longer than the longest may be, and says how
  /// many there are.
  package mutating func fill<Failure: Error>(
    _ read: (inout MutableSpan<UInt8>) throws(Failure) -> Int
  ) throws(Failure) {
    count = try memory.withMutableBytes { (bytes) throws(Failure) in try read(&bytes) }
  }

  /// Whether the two are the same.
  package func isSame(as other: borrowing Passphrase) -> Bool {
    withBytes { own in other.withBytes { Sodium.isEqual(own, $0) } }
  }

  func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try memory.withBytes { (bytes) throws(Failure) in try body(bytes.extracting(0..<count)) }
  }
}
