import Testing

@testable import PackFormat

struct PackLayoutTests {
  @Test func everyPartBeginsWhereTheOneBeforeEnds() throws {
    let bytes = try SamplePack.bytes()
    let pack = try PackReader(ByteSource(bytes))
    var end: UInt64 = 0
    for part in pack.layout {
      #expect(part.offset == end, "\(part)")
      end += part.length
      let isZero = bytes[Int(part.offset)..<Int(end)].allSatisfy { $0 == 0 }
      if part.name == "padding" || part.name.hasSuffix("zero") { #expect(isZero, "\(part)") }
    }
    #expect(end == UInt64(bytes.count))
  }
}
