import Files
import Glibc
import TestSupport
import Testing

@testable import Signing

/// Tests of keys that minisign wrote, and of our own.
struct KeyTests {
  let folder = TemporaryFolder()
  /// A thousandth of the cost of a real passphrase.
  private static let cheap = SecretKeyFile.Cost(operations: 1 << 15, memory: 1 << 20)

  private func mode(_ name: String) -> mode_t {
    var status = stat()
    return unsafe stat(folder(name), &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  @Test(arguments: ["bare.pub", "sealed.pub"])
  func aPublicKeyFileIsWhatWeWouldWrite(_ name: String) throws {
    let bytes = try Given.bytes(name)
    let key = try PublicKey(file: bytes)
    #expect(key.file == bytes)
    #expect(try PublicKey(key.text) == key)
  }

  @Test func everyTruncationAndEveryByteBehindAPublicKeyIsRefused() throws {
    let bytes = try Given.bytes("bare.pub")
    for count in bytes.indices {
      #expect(throws: SigningError.self) { try PublicKey(file: Array(bytes[..<count])) }
    }
    for byte in UInt8.min...UInt8.max {
      #expect(throws: SigningError.self) { try PublicKey(file: bytes + [byte]) }
    }
    let text = try PublicKey(file: bytes).text
    for other in ["", text + "=", " " + text, "A" + text, String(text.dropLast()), "ED" + text] {
      #expect(throws: SigningError.self) { try PublicKey(other) }
    }
    let other = CommentedLines.base64(Array("EdXXXXXXXX".utf8) + [UInt8](repeating: 0, count: 32))
    #expect(try PublicKey(other).idText == "5858585858585858")
    let wrong = CommentedLines.base64(Array("EDXXXXXXXX".utf8) + [UInt8](repeating: 0, count: 32))
    #expect(throws: SigningError.refused("not a public key: its algorithm is not Ed25519")) {
      try PublicKey(wrong)
    }
  }

  @Test func aHugeFileIsNoKey() throws {
    folder.write("a", [UInt8](repeating: UInt8(ascii: "u"), count: 2049))
    let path = folder("a")
    #expect(throws: SigningError.file(FileError(tooLarge: path))) { try PublicKey.read(path) }
    #expect(throws: SigningError.refused("\(path): not a secret key: too large")) {
      _ = try SecretKeyFile(path)
    }
  }

  @Test func minisignsKeysAreRead() throws {
    let bare = try Given.secretKey()
    #expect(try bare.publicKey == Given.key("bare.pub"))
    // This takes a gibibyte and some seconds, as minisign does.
    let file = try Given.secretKeyFile("sealed.key")
    let isEncrypted = file.isEncrypted
    #expect(isEncrypted)
    let sealed = try file.key(Given.passphrase("for tests only"))
    #expect(try sealed.publicKey == Given.key("sealed.pub"))
  }

  @Test func aKeyComesBackFromItsFileAsItWas() throws {
    let key = try SecretKey.generate()
    try SecretKeyFile.write(key, to: folder("bare"))
    try SecretKeyFile.write(key, Given.passphrase("words"), cost: Self.cheap, to: folder("sealed"))
    let bare = try SecretKeyFile(folder("bare")).key()
    let sealed = try SecretKeyFile(folder("sealed")).key(Given.passphrase("words"))
    #expect(bare.publicKey == key.publicKey)
    #expect(sealed.publicKey == key.publicKey)
    #expect(bare.sign([1, 2]) == key.sign([1, 2]))
    #expect(sealed.sign([1, 2]) == key.sign([1, 2]))
    let path = folder("sealed")
    #expect(throws: SigningError.refused("wrong passphrase")) {
      _ = try SecretKeyFile(path).key(Given.passphrase("word"))
    }
    #expect(throws: SigningError.self) { _ = try SecretKeyFile(path).key() }
  }

  @Test func aBareKeyIsWrittenAsMinisignWritesIt() throws {
    let key = try Given.secretKey()
    try SecretKeyFile.write(key, to: folder("a"))
    #expect(try InputFile.readFile(folder("a"), limit: 1000) == Given.bytes("bare.key"))
  }

  @Test(arguments: [0, 0o022, 0o777] as [mode_t])
  func aSecretKeyIsItsOwnersAlone(_ mask: mode_t) throws {
    try Umask.with(mask) { _ in try SecretKeyFile.write(Given.secretKey(), to: folder("a")) }
    #expect(mode("a") == 0o600)
    #expect(try !Path.isOpenToOthers(folder("a")))
  }

  @Test func aKeyIsNeverReplaced() throws {
    folder.write("a", [1])
    _ = unsafe symlink("nowhere", folder("b"))
    let key = try SecretKey.generate()
    for name in ["a", "b"] {
      #expect(throws: SigningError.self) { try SecretKeyFile.write(key, to: folder(name)) }
    }
    #expect(try InputFile.readFile(folder("a"), limit: 10) == [1])
    #expect(try Folder.entries(of: folder.path).map(\.name) == ["a", "b"])
  }

  @Test func aDamagedSecretKeyIsRefused() throws {
    let bytes = try Given.bytes("bare.key")
    for count in bytes.indices {
      let path = folder.write("a", Array(bytes[..<count]))
      #expect(throws: SigningError.self) { _ = try SecretKeyFile(path).key() }
    }
    for byte in UInt8.min...UInt8.max {
      let path = folder.write("a", bytes + [byte])
      #expect(throws: SigningError.self) { _ = try SecretKeyFile(path).key() }
    }
    // Changes of the algorithms and of both halves of the key must be noticed.
    let start = bytes.count - 1 - 212
    for index in [start, start + 3, start + 6] + Array(start + 84..<start + 164) {
      var other = bytes
      other[index] = other[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
      let path = folder.write("a", other)
      #expect(throws: SigningError.self, "byte \(index)") { _ = try SecretKeyFile(path).key() }
    }
  }

  @Test func aFileThatAsksForTooMuchIsRefusedAtOnce() throws {
    let key = try SecretKey.generate()
    let cost = SecretKeyFile.Cost(operations: 1 << 15, memory: 1 << 20)
    try SecretKeyFile.write(key, Given.passphrase("words"), cost: cost, to: folder("a"))
    let text = try InputFile.readFile(folder("a"), limit: 1000)
    let line = text[(text.count - 213)..<(text.count - 1)]
    var bytes = try CommentedLines.bytes(Array(line).span, count: 158, "a key")
    bytes[38 + 7] = 0x80
    let changed = "untrusted comment: \n\(CommentedLines.base64(bytes))\n"
    let path = folder.write("a", Array(changed.utf8))
    #expect(
      throws: SigningError.refused(
        "not a secret key: its passphrase would take too much time or memory")
    ) { _ = try SecretKeyFile(path).key(Given.passphrase("words")) }
  }
}
