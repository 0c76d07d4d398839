import Files
import PackFormat
import TestSupport

@testable import Signing

/// The files of `Vectors`, most of which minisign wrote.
enum Given {
  static let folder =
    #filePath.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/Vectors"

  static func path(_ name: String) -> String { "\(folder)/\(name)" }

  static func bytes(_ name: String) throws -> [UInt8] {
    try InputFile.readFile(path(name), limit: 1 << 20)
  }

  static func header(_ name: String = "pack.bin") throws -> PackHeader {
    try PackReader(ByteSource(bytes(name))).header
  }

  static func digest(_ name: String = "pack.bin") throws -> FileDigest {
    try FileDigest(path(name), header(name))
  }

  static func key(_ name: String = "bare.pub") throws -> PublicKey {
    try PublicKey.read(path(name))
  }

  static func secretKey() throws -> SecretKey { try SecretKeyFile(path("bare.key")).key() }

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
