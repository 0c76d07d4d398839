import PackFormat
import TestSupport
import Testing

@testable import Signing

/// Tests that a changed signature is refused, whatever was changed.
struct SignatureDamageTests {
  private let header: PackHeader
  private let digest: FileDigest
  private let key: PublicKey
  private let trust: TrustFile

  init() throws {
    header = try Given.header()
    digest = try Given.digest()
    key = try Given.key()
    var trust = try Given.trust()
    trust.remember(header, .trusted(TrustFile.Key(name: "bare", key: key)))
    self.trust = trust
  }

  /// Returns who accepts a signature: a player who knows the pack, and a whole check. For other
  /// players, a flipped bit may change the key's id; then the signature is reported as that of an
  /// unknown key.
  private func taken(_ bytes: [UInt8]) -> (player: Bool, whole: Bool) {
    guard let signature = try? PackSignature(bytes) else { return (false, false) }
    let signer = try? trust.signer(of: header, signature)
    let player = signer.map { (try? trust.check(header, $0)) != nil } ?? false
    let whole = (try? signature.check(digest, header, by: key)) != nil
    return (player, whole)
  }

  @Test(arguments: ["ours", "named"]) func everyBitCounts(_ name: String) throws {
    let bytes = try Given.bytes("\(name).minisig")
    #expect(taken(bytes) == (true, true))
    for index in bytes.indices {
      for bit in 0..<8 {
        var flipped = bytes
        flipped[index] ^= 1 << UInt8(bit)
        #expect(taken(flipped) == (false, false), "byte \(index), bit \(bit)")
      }
    }
  }

  /// In a signature that was not made for packs, the first line is an unsigned comment.
  @Test(arguments: ["prehashed", "legacy"]) func everyBitBehindTheFirstLineCounts(_ name: String)
    throws
  {
    let bytes = try Given.bytes("\(name).minisig")
    let start = try #require(bytes.firstIndex(of: UInt8(ascii: "\n")))
    for index in start..<bytes.count {
      for bit in 0..<8 {
        var flipped = bytes
        flipped[index] ^= 1 << UInt8(bit)
        #expect(taken(flipped).whole == false, "byte \(index), bit \(bit)")
      }
    }
  }

  @Test(arguments: PackSignatureTests.byMinisign + ["ours"])
  func everyTruncationAndEveryByteBehindItIsRefused(_ name: String) throws {
    let bytes = try Given.bytes("\(name).minisig")
    for count in bytes.indices {
      #expect(throws: SigningError.self) { try PackSignature(Array(bytes[..<count])) }
    }
    for byte in UInt8.min...UInt8.max {
      #expect(throws: SigningError.self) { try PackSignature(bytes + [byte]) }
    }
  }

  @Test func otherLineEndsAndLinesAreRefused() throws {
    let text = String(decoding: try Given.bytes("ours.minisig"), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    let others = [
      lines.joined(separator: "\r\n") + "\r\n", "\u{feff}" + text, "\n" + text, text + "\n",
      text + text, (lines + [lines[3]]).joined(separator: "\n") + "\n",
      [lines[0], lines[1], lines[3], lines[2]].joined(separator: "\n") + "\n",
    ]
    for other in others {
      #expect(throws: SigningError.self) { try PackSignature(Array(other.utf8)) }
    }
  }

  /// The last character before `=` has two unused bits, so four spellings would decode alike.
  @Test func base64HasOneForm() throws {
    let text = String(decoding: try Given.bytes("ours.minisig"), as: UTF8.self)
    let lines = text.split(separator: "\n").map(String.init)
    let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    for line in [1, 3] {
      let body = Array(lines[line].prefix { $0 != "=" })
      let end = lines[line].drop { $0 != "=" }
      let last = try #require(body.last.flatMap { alphabet.firstIndex(of: $0) })
      for step in 1..<(end.count == 1 ? 4 : 16) {
        var other = lines
        other[line] = String(body.dropLast()) + String(alphabet[last ^ step]) + end
        let bytes = Array(other.map { $0 + "\n" }.joined().utf8)
        #expect(throws: SigningError.self) { try PackSignature(bytes) }
      }
      var bare = lines
      bare[line] = String(body)
      let bytes = Array(bare.map { $0 + "\n" }.joined().utf8)
      #expect(throws: SigningError.self) { try PackSignature(bytes) }
    }
  }

  @Test func anotherAlgorithmOrAHugeFileIsRefused() throws {
    let signature = try Given.signature("ours.minisig")
    let text = String(decoding: signature.bytes, as: UTF8.self)
    let line = CommentedLines.base64(Array("EE".utf8) + signature.keyId + signature.signature)
    let old = text.split(separator: "\n")[1]
    let other = text.replacing(old, with: line)
    #expect(
      throws: SigningError.refused("not a signature: of an algorithm that is not known here")
    ) { try PackSignature(Array(other.utf8)) }
    let folder = TemporaryFolder()
    folder.write("a.qpk.minisig", [UInt8](repeating: UInt8(ascii: "u"), count: 10_001))
    let path = folder("a.qpk")
    #expect(throws: SigningError.refused("\(path).minisig: not a signature: too large")) {
      try PackSignature.beside(path)
    }
    #expect(try PackSignature.beside(folder("b.qpk")) == nil)
  }

  @Test func aCommentThatDrivesATerminalIsRefused() throws {
    let text = String(decoding: try Given.bytes("commented.minisig"), as: UTF8.self)
    for bad in ["\u{1b}[2J", "\u{202e}", "\u{9b}", "\0"] {
      for comment in ["any first comment", "any trusted comment"] {
        let other = text.replacing(comment, with: comment + bad)
        #expect(throws: SigningError.self) { try PackSignature(Array(other.utf8)) }
      }
    }
  }
}
