import PackFormat
import TestSupport
import Testing

@testable import Hashing

struct QuickSHA256Tests {
  @Test(
    arguments: [
      ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
      ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
      ),
    ])
  func itHasTheDigestsOfTheStandard(_ text: String, _ digest: String) {
    var hash = QuickSHA256()
    hash.update(Array(text.utf8)[...])
    #expect(hash.finish().hex == digest)
  }

  @Test(arguments: 0..<200)
  func itAgreesWithPlainSwiftInPiecesOfAnySize(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    let count = Int.random(in: 0...(seed < 150 ? 300 : 20_000), using: &random)
    let bytes = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
    var hash = QuickSHA256()
    var start = 0
    while start < count {
      let end = min(start + Int.random(in: 0...200, using: &random), count)
      hash.update(bytes[start..<end])
      start = end
    }
    #expect(hash.finish() == SHA256.digest(bytes), "seed \(seed)")
  }

  /// Two messages are hashed at once, of equal or different lengths and numbers of pieces.
  @Test(arguments: 0..<200)
  func twoAtOnceHaveTheDigestsThatEachHas(_ seed: Int) {
    var random = SplitMix(seed: UInt64(seed))
    func pieces(_ counts: [Int]) -> [ArraySlice<UInt8>] {
      counts.map { count in (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }[...]
      }
    }
    var counts = (0..<Int.random(in: 0...4, using: &random)).map { _ in
      Int.random(in: 0...300, using: &random)
    }
    let one = pieces(counts)
    if seed % 2 == 1 {
      counts.append(Int.random(in: 0...70, using: &random))
      counts.swapAt(0, counts.count - 1)
    }
    let other = pieces(counts)
    let digests = QuickSHA256.digests(one, other)
    #expect(digests.0 == SHA256.digest(Array(one.joined())), "seed \(seed)")
    #expect(digests.1 == SHA256.digest(Array(other.joined())), "seed \(seed)")
  }
}
