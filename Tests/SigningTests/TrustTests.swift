import Files
import PackFormat
import TestSupport
import Testing

@testable import Signing

/// Tests of the packs that are shown as signed, and of those that are refused.
struct TrustTests {
  @Test func aTrustedKeysPackIsShownAsSigned() throws {
    let trust = try Given.trust()
    let bare = TrustFile.Key(name: "bare", key: try Given.key())
    let sealed = TrustFile.Key(name: "sealed", key: try Given.key("sealed.pub"))
    let header = try Given.header()
    #expect(try trust.signer(of: header, Given.signature("ours.minisig")) == .trusted(bare))
    #expect(try trust.signer(of: header, Given.signature("sealed.minisig")) == .trusted(sealed))
  }

  @Test func nothingElseIsShownAsSigned() throws {
    let header = try Given.header()
    var trust = try Given.trust()
    #expect(try trust.signer(of: header, nil) == .nobody)
    #expect(trust.remove("bare") == 0)
    let signature = try Given.signature("ours.minisig")
    #expect(try trust.signer(of: header, signature) == .unknown(keyId: "2B7355B5B9D96012"))
    #expect(
      try TrustFile().signer(of: header, signature) == .unknown(keyId: "2B7355B5B9D96012"))
  }

  /// If a line end were missed, the comment would swallow the rest, and no key would be trusted.
  @Test func lineEndsOfEitherKindAreRead() throws {
    var trust = try Given.trust()
    let text = "# mine\n" + trust.text
    trust = try TrustFile(Array(text.utf8))
    #expect(trust.keys.count == 2)
    let converted = text.utf8.flatMap { $0 == UInt8(ascii: "\n") ? [13, 10] : [$0] }
    #expect(try TrustFile(converted) == trust)
  }

  @Test func anotherKeyOfTheSameIdIsRefused() throws {
    var trust = TrustFile()
    try trust.add("alice", PublicKey(id: Given.key().id, key: Given.key("sealed.pub").key))
    let (header, signature) = (try Given.header(), try Given.signature("ours.minisig"))
    let message =
      "the signature is damaged, or made by another key of the same id, 2B7355B5B9D96012"
    #expect(throws: SigningError.refused(message)) { try trust.signer(of: header, signature) }
  }

  @Test func aKnownPackComesFromItsKeyAndNoOlder() throws {
    var trust = try Given.trust()
    let (new, old) = (try Given.header(), try Given.header("old-pack.bin"))
    let bare = Signer.trusted(TrustFile.Key(name: "bare", key: try Given.key()))
    let sealed = Signer.trusted(TrustFile.Key(name: "sealed", key: try Given.key("sealed.pub")))
    for header in [new, old] {
      for signer in [bare, sealed, .nobody, .unknown(keyId: "12")] {
        try trust.check(header, signer)
      }
    }
    trust.remember(old, bare)
    try trust.check(new, bare)
    trust.remember(new, bare)
    #expect(trust.packs.map(\.version) == ["1.10.0"])
    let refused = [
      (new, sealed, "vector was signed by bare so far, and this pack is by sealed"),
      (new, Signer.nobody, "vector was signed by bare so far, and this pack is not signed"),
      (
        new, .unknown(keyId: "12"),
        "vector was signed by bare so far, and this pack is by the key 12, which is not trusted"
      ),
      (old, bare, "vector 1.9.0 is older than the version seen before, 1.10.0"),
    ]
    for (header, signer, message) in refused {
      #expect(throws: SigningError.refused(message)) { try trust.check(header, signer) }
    }
    // None of these changes the record: neither an older version nor an unknown signer.
    let before = trust
    for (header, signer) in [(old, bare), (new, .nobody), (new, .unknown(keyId: "12"))] {
      trust.remember(header, signer)
      #expect(trust == before)
    }
    trust.remember(old, sealed)
    #expect(trust.packs.map(\.version) == ["1.9.0"])
    try trust.check(old, sealed)
  }

  @Test func theFileSaysWhatIsKnown() throws {
    var trust = try TrustFile(Array("# mine\n".utf8))
    let key = try Given.key()
    try trust.add("bare", key)
    trust.remember(try Given.header(), .trusted(TrustFile.Key(name: "bare", key: key)))
    #expect(trust.text == "# mine\nkey bare \(key.text)\npack vector \(key.text) 1.10.0\n")
    #expect(try TrustFile(Array(trust.text.utf8)) == trust)
    #expect(trust.remove("sealed") == nil)
    #expect(trust.remove("bare") == 1)
    #expect(trust.text == "# mine\n")
  }

  @Test(arguments: [
    "key", "key a", "key a b", "lock a KEY", "key a KEY KEY", "key  KEY", " key a KEY",
    "key a KEY\nkey a OTHER", "key a KEY\nkey b KEY", "pack a KEY", "pack a KEY 1",
    "pack  KEY 1.0.0",
    "pack a KEY 1.0.0\npack a KEY 1.0.0", "pack a b 1.0.0", "key \u{1b} KEY", "key a KEY\r x",
    "pack \u{202e} KEY 1.0.0",
  ])
  func aLineThatIsNoneIsRefused(_ text: String) throws {
    let text = text.replacing("KEY", with: try Given.key().text)
      .replacing("OTHER", with: try Given.key("sealed.pub").text)
    #expect(throws: SigningError.self) { try TrustFile(Array(text.utf8)) }
  }

  @Test func aNameIsThatOfOneKey() throws {
    var trust = try Given.trust()
    let (bare, sealed) = (try Given.key(), try Given.key("sealed.pub"))
    try trust.add("bare", bare)
    #expect(throws: SigningError.refused("bare is the name of another key")) {
      try trust.add("bare", sealed)
    }
    #expect(throws: SigningError.refused("the key is trusted already, as sealed")) {
      try trust.add("other", sealed)
    }
    for name in ["", "a b", "é", "\u{1b}", String(repeating: "a", count: 65)] {
      #expect(throws: SigningError.self) { try trust.add(name, sealed) }
    }
    #expect(try trust == Given.trust())
  }

  @Test func theFileIsMadeWhereItIsMissingAndKeptWhereItCannotBeRead() throws {
    let folder = TemporaryFolder()
    let path = folder("config/packtool/trust")
    #expect(try TrustFile.read(path) == TrustFile())
    let key = try Given.key()
    try TrustFile.update(path) { (trust) throws(SigningError) in try trust.add("bare", key) }
    #expect(try TrustFile.read(path).keys.map(\.name) == ["bare"])
    let broken = folder.write("broken", Array("key\n".utf8))
    #expect(throws: SigningError.self) {
      try TrustFile.update(broken) { (trust) throws(SigningError) in try trust.add("bare", key) }
    }
    #expect(try InputFile.readFile(broken, limit: 100) == Array("key\n".utf8))
  }
}
