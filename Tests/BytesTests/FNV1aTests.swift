import Bytes
import Testing

/// The values are from the test suite of the hash's authors.
struct FNV1aTests {
  @Test(
    arguments: [
      ("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8),
    ] as [(String, UInt64)])
  func hashesAreThoseOfTheReference(text: String, hash: UInt64) {
    let bytes = Array(text.utf8)
    #expect(FNV1a(bytes.span).value == hash)
  }

  @Test func removingAUnitUndoesItsAppend() {
    var hash = FNV1a(Array("word".utf8).span)
    let before = hash.value
    for unit: UInt64 in [0, 0x73, 0x44b, 0x10_ffff] {
      hash.append(unit)
      hash.removeLast(unit)
      #expect(hash.value == before)
    }
  }
}
