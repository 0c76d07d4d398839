import Testing

@testable import Archives

/// Unpacking data whose size is not known.
struct DeflateTests {
  private let bytes = [UInt8](repeating: 7, count: 1000)

  @Test func dataUpToTheLimitIsUnpackedAndNoMore() throws {
    let packed = try #require(Deflate.packed(bytes))
    #expect(Deflate.unpacked(packed[...], upTo: 1000) == bytes)
    #expect(Deflate.unpacked(packed[...], upTo: 5000) == bytes)
    #expect(Deflate.unpacked(packed[...], upTo: 999) == nil)
    #expect(Deflate.unpacked(packed[...], size: 1001) == nil)
  }

  @Test func dataThatIsCutOffOrFollowedByMoreIsRefused() throws {
    let packed = try #require(Deflate.packed(bytes))
    #expect(Deflate.unpacked(packed.dropLast(), upTo: 5000) == nil)
    #expect(Deflate.unpacked((packed + [0])[...], upTo: 5000) == nil)
  }
}
