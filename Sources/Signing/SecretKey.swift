/// A secret key, which signs; its bytes are wiped when this value ends.
package struct SecretKey: ~Copyable {
  package let publicKey: PublicKey
  let bytes: SecretBytes

  /// Creates a key from the system's random bytes.
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

  /// Returns the signature of a message.
  func sign(_ message: [UInt8]) -> [UInt8] { Sodium.sign(message, with: bytes) }
}

/// A passphrase, wiped when this value ends.
package struct Passphrase: ~Copyable {
  /// The largest length in bytes, as in minisign.
  package static let longest = 1024

  private var memory: SecretBytes
  package private(set) var count = 0

  /// Creates an empty passphrase.
  package init() throws(SigningError) { memory = try SecretBytes(count: Self.longest + 2) }

  /// Fills in the passphrase. `read` writes it into a buffer that is a little longer than
  /// `longest`, and returns its length.
  package mutating func fill<Failure: Error>(
    _ read: (inout MutableSpan<UInt8>) throws(Failure) -> Int
  ) throws(Failure) {
    count = try memory.withMutableBytes { (bytes) throws(Failure) in try read(&bytes) }
  }

  /// True if both passphrases are the same.
  package func isSame(as other: borrowing Passphrase) -> Bool {
    withBytes { own in other.withBytes { Sodium.isEqual(own, $0) } }
  }

  func withBytes<Result, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try memory.withBytes { (bytes) throws(Failure) in try body(bytes.extracting(0..<count)) }
  }
}
