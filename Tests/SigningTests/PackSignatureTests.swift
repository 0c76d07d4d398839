import PackFormat
import TestSupport
import Testing

@testable import Signing

/// Tests of signatures that minisign wrote, and of our own.
struct PackSignatureTests {
  static let byMinisign = ["prehashed", "legacy", "commented", "named", "legacy-named"]

  @Test(arguments: byMinisign + ["ours"])
  func aSignatureOfTheWholePackIsAccepted(_ name: String) throws {
    let signature = try Given.signature("\(name).minisig")
    try signature.check(Given.digest(), Given.header(), by: Given.key())
    #expect(try signature.bytes == Given.bytes("\(name).minisig"))
  }

  @Test func oursIsTheSameBytesEachTime() throws {
    let key = try Given.secretKey()
    let comment = try PackComment(Given.header())
    let signature = PackSignature(of: try Given.digest(), comment, with: key)
    #expect(try signature.bytes == Given.bytes("ours.minisig"))
    let bytes = try Given.bytes("pack.bin")
    let inMemory = try FileDigest { $0(bytes[...]) }
    #expect(PackSignature(of: inMemory, comment, with: key) == signature)
  }

  @Test func theCommentNamesRootIdAndVersionAndNoTime() throws {
    #expect(
      try Given.signature("ours.minisig").trustedComment
        == "qpk-root:\(Given.header().rootDigest.hex) id:vector version:1.10.0")
  }

  @Test(arguments: ["ours", "named"])
  func aPlayerNeedsTheHeaderAlone(_ name: String) throws {
    try Given.signature("\(name).minisig").check(Given.header(), by: Given.key())
  }

  @Test(arguments: [
    ("legacy-named", "the signature is of minisign's old form: sign the pack again"),
    (
      "prehashed",
      "the signature does not name the pack's root: sign it with packtool sign"
    ),
    ("sealed", "the signature is by the key 6E7C723B3B65F378, not by 2B7355B5B9D96012"),
  ])
  func aPlayerRefusesWhatDoesNotVouchForTheHeader(_ name: String, _ message: String) throws {
    let signature = try Given.signature("\(name).minisig")
    let header = try Given.header()
    let key = try Given.key()
    #expect(throws: SigningError.refused(message)) { try signature.check(header, by: key) }
  }

  @Test func anotherPackIsRefused() throws {
    let signature = try Given.signature("ours.minisig")
    let (header, key) = (try Given.header("old-pack.bin"), try Given.key())
    let digest = try Given.digest("old-pack.bin")
    #expect(throws: SigningError.refused("the signature is that of another pack or version")) {
      try signature.check(header, by: key)
    }
    #expect(throws: SigningError.self) { try signature.check(digest, header, by: key) }
  }

  @Test func aFileThatIsReplacedWhileItIsReadIsRefused() throws {
    let header = try Given.header("old-pack.bin")
    #expect(throws: SigningError.refused("the pack was replaced while it was read; try again")) {
      try FileDigest(Given.path("pack.bin"), header)
    }
  }

  @Test(arguments: [
    (id: "a b", version: "1.0.0"), ("", "1.0.0"), ("é", "1.0.0"), ("a", "1.0"), ("a", "1.0.0 b"),
    ("a\n", "1.0.0"),
  ])
  func whatNamesNoPackIsNotSigned(_ id: String, _ version: String) throws {
    let root = try Given.header().rootDigest
    #expect(throws: SigningError.self) { try PackComment(root: root, id: id, version: version) }
  }
}
