import Files
import PackFormat
import TestSupport
import Testing

@testable import Signing

/// The packs, keys and signatures of `Vectors`; minisign wrote most of the keys and signatures.
enum Given {
  private static let folder =
    #filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/Vectors"

  /// The path of a pack.
  static func path(_ name: String) -> String { "\(folder)/\(name)" }

  /// The bytes of a pack, or of a key or a signature, which are in the archive.
  static func bytes(_ name: String) throws -> [UInt8] {
    if name.hasSuffix(".bin") { return try InputFile.readFile(path(name), limit: 1 << 20) }
    let entries = try TextArchive(file: path("minisign.txtar")).entries
    return try #require(entries.first { $0.name == name }).bytes
  }

  static func header(_ name: String = "pack.bin") throws -> PackHeader {
    try PackReader(ByteSource(bytes(name))).header
  }

  static func digest(_ name: String = "pack.bin") throws -> FileDigest {
    try FileDigest(path(name), header(name))
  }

  static func key(_ name: String = "bare.pub") throws -> PublicKey {
    let folder = TemporaryFolder()
    return try withExtendedLifetime(folder) {
      try PublicKey.read(folder.write(name, bytes(name)))
    }
  }

  /// The file of a secret key, read from a temporary copy.
  static func secretKeyFile(_ name: String) throws -> SecretKeyFile {
    let folder = TemporaryFolder()
    return try withExtendedLifetime(folder) {
      try SecretKeyFile(folder.write(name, bytes(name)))
    }
  }

  static func secretKey() throws -> SecretKey { try secretKeyFile("bare.key").key() }

  static func signature(_ name: String) throws -> PackSignature {
    try PackSignature(bytes(name))
  }

  /// A trust file with the keys `bare` and `sealed`.
  static func trust() throws -> TrustFile {
    var trust = TrustFile()
    try trust.add("bare", key())
    try trust.add("sealed", key("sealed.pub"))
    return trust
  }

  static func passphrase(_ text: String) throws -> Passphrase {
    var passphrase = try Passphrase()
    passphrase.fill { bytes in
      for (index, byte) in text.utf8.enumerated() { bytes[index] = byte }
      return text.utf8.count
    }
    return passphrase
  }
}
