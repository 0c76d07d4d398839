internal import CSodium

/// The calls of libsodium, and with them all unsafe code of this target.
enum Sodium {
  static let signatureLength = 64
  static let publicLength = 32
  static let secretLength = 64
  static let seedLength = 32

  /// True if libsodium is initialised, which must be tested before any other call (sodium_init).
  static let isReady = sodium_init() >= 0

  /// Verifies an Ed25519 signature; also rejects keys of small order and signatures that are not
  /// canonical (crypto_sign_verify_detached).
  static func verify(_ signature: [UInt8], of message: [UInt8], by key: [UInt8]) -> Bool {
    guard isReady, signature.count == signatureLength, key.count == publicLength else {
      return false
    }
    return unsafe crypto_sign_verify_detached(signature, message, UInt64(message.count), key) == 0
  }

  /// Returns the Ed25519 signature of a message; it is deterministic (crypto_sign_detached).
  static func sign(_ message: [UInt8], with key: borrowing SecretBytes) -> [UInt8] {
    var signature = [UInt8](repeating: 0, count: signatureLength)
    key.withBytes { key in
      precondition(key.count == secretLength)
      unsafe key.withPointer {
        _ = unsafe crypto_sign_detached(&signature, nil, message, UInt64(message.count), $0)
      }
    }
    return signature
  }

  /// Derives a key pair from a seed, writes its secret key into `secret`, and returns the public
  /// key (crypto_sign_seed_keypair).
  static func keyPair(of seed: Span<UInt8>, secret: inout MutableSpan<UInt8>) -> [UInt8] {
    precondition(seed.count == seedLength && secret.count == secretLength)
    var key = [UInt8](repeating: 0, count: publicLength)
    unsafe seed.withPointer { seed in
      unsafe secret.withPointer { _ = unsafe crypto_sign_seed_keypair(&key, $0, seed) }
    }
    return key
  }

  /// Fills bytes with random ones from the system (randombytes_buf).
  static func fill(_ bytes: inout MutableSpan<UInt8>) {
    let count = bytes.count
    unsafe bytes.withPointer { unsafe randombytes_buf($0, count) }
  }

  /// Derives bytes from a passphrase by scrypt; false if there is too little memory
  /// (crypto_pwhash_scryptsalsa208sha256).
  static func stretch(
    _ passphrase: Span<UInt8>, salt: [UInt8], operations: UInt64, memory: Int,
    into bytes: inout MutableSpan<UInt8>
  ) -> Bool {
    precondition(salt.count == 32)
    let count = bytes.count
    return unsafe passphrase.withPointer { text in
      unsafe bytes.withPointer { bytes in
        unsafe crypto_pwhash_scryptsalsa208sha256(
          bytes, UInt64(count), text.characters, UInt64(passphrase.count), salt, operations, memory)
          == 0
      }
    }
  }

  /// True if the bytes are equal; the time it takes does not reveal where they differ
  /// (sodium_memcmp).
  static func isEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    return unsafe left.withPointer { one in
      unsafe right.withPointer { unsafe sodium_memcmp(one, $0, left.count) == 0 }
    }
  }

  /// Encodes bytes as Base64, in a time that does not depend on them. `text` has four characters
  /// for each three bytes or part of them, and a final 0 (sodium_bin2base64).
  static func encode(_ bytes: Span<UInt8>, into text: inout MutableSpan<UInt8>) {
    let count = text.count
    precondition(count == (bytes.count + 2) / 3 * 4 + 1)
    unsafe bytes.withPointer { start in
      unsafe text.withPointer {
        _ = unsafe sodium_bin2base64(
          UnsafeMutableRawPointer($0).assumingMemoryBound(to: CChar.self), count, start,
          bytes.count, sodium_base64_VARIANT_ORIGINAL)
      }
    }
  }

  /// Decodes Base64; false unless `text` is the canonical Base64 of exactly as many bytes as
  /// `bytes` has (sodium_base642bin).
  static func decode(
    _ text: Span<UInt8>, into bytes: inout MutableSpan<UInt8>
  ) throws(SigningError) -> Bool {
    let room = bytes.count
    guard text.count == (room + 2) / 3 * 4 else { return false }
    let isDecoded = unsafe text.withPointer { start in
      unsafe bytes.withPointer {
        var count = 0
        let result = unsafe sodium_base642bin(
          $0, room, start.characters, text.count, nil, &count, nil, sodium_base64_VARIANT_ORIGINAL)
        return result == 0 && count == room
      }
    }
    // libsodium 1.0.18 accepts some characters outside Base64, so the result is encoded again and
    // compared.
    var again = try SecretBytes(count: text.count + 1)
    again.withMutableBytes { encode(bytes.span, into: &$0) }
    return isDecoded && again.withBytes { isEqual($0.extracting(0..<text.count), text) }
  }
}

/// A BLAKE2b digest of bytes that arrive in pieces (crypto_generichash).
struct Blake2b: ~Copyable {
  // The alignment is right: the size is a multiple of 64, and sodium_malloc ends the block at a
  // page.
  private var state: SecretBytes
  private let length: Int

  /// Begins a digest of `length` bytes, 1 to 64.
  init(length: Int) throws(SigningError) {
    state = try SecretBytes(count: crypto_generichash_statebytes())
    self.length = length
    state.withMutableBytes { state in
      unsafe state.withPointer { _ = unsafe crypto_generichash_init(.init($0), nil, 0, length) }
    }
  }

  mutating func update(_ bytes: Span<UInt8>) {
    state.withMutableBytes { state in
      unsafe state.withPointer { state in
        unsafe bytes.withPointer {
          _ = unsafe crypto_generichash_update(.init(state), $0, UInt64(bytes.count))
        }
      }
    }
  }

  consuming func finish() -> [UInt8] {
    var digest = [UInt8](repeating: 0, count: length)
    state.withMutableBytes { state in
      unsafe state.withPointer {
        _ = unsafe crypto_generichash_final(.init($0), &digest, digest.count)
      }
    }
    return digest
  }
}

/// Secret bytes: kept out of swap if the system allows it, between guard pages, and wiped at the
/// end (sodium_malloc, sodium_free).
@safe package struct SecretBytes: ~Copyable {
  private let memory: UnsafeMutableBufferPointer<UInt8>

  /// Allocates `count` zeros.
  package init(count: Int) throws(SigningError) {
    guard Sodium.isReady, let start = unsafe sodium_malloc(count) else { throw .noMemory }
    unsafe sodium_memzero(start, count)
    unsafe memory = UnsafeMutableBufferPointer(
      start: start.assumingMemoryBound(to: UInt8.self), count: count)
  }

  deinit { unsafe sodium_free(memory.baseAddress) }

  package func withBytes<Result: ~Copyable, Failure: Error>(
    _ body: (Span<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe body(memory.span)
  }

  package mutating func withMutableBytes<Result, Failure: Error>(
    _ body: (inout MutableSpan<UInt8>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var span = unsafe memory.mutableSpan
    return try body(&span)
  }
}

extension Span<UInt8> {
  /// Passes a pointer to the bytes, which is not null even if there are none.
  @unsafe fileprivate func withPointer<Result>(_ body: (UnsafePointer<UInt8>) -> Result) -> Result {
    unsafe withUnsafeBufferPointer { bytes in
      if let start = bytes.baseAddress { return unsafe body(start) }
      return unsafe withUnsafePointer(to: 0 as UInt8) { unsafe body($0) }
    }
  }
}

extension MutableSpan<UInt8> {
  /// Passes a pointer to the bytes, of which there must be at least one.
  @unsafe fileprivate mutating func withPointer<Result>(
    _ body: (UnsafeMutablePointer<UInt8>) -> Result
  ) -> Result {
    unsafe withUnsafeMutableBufferPointer { bytes in
      guard let start = bytes.baseAddress else { preconditionFailure("no bytes") }
      return unsafe body(start)
    }
  }
}

extension UnsafePointer<UInt8> {
  fileprivate var characters: UnsafePointer<CChar> {
    unsafe UnsafeRawPointer(self).assumingMemoryBound(to: CChar.self)
  }
}
