import Testing
import TextUnicode

struct GeneralCategoryTests {
  @Test(
    arguments: [
      ("Cn", 0x378), ("Lu", 0x41), ("Ll", 0x61), ("Lt", 0x1C5), ("Lm", 0x2B0), ("Lo", 0x65E5),
      ("Mn", 0x301), ("Mc", 0x903), ("Me", 0x488), ("Nd", 0x31), ("Nl", 0x2160), ("No", 0xBD),
      ("Pc", 0x5F), ("Pd", 0x2D), ("Ps", 0x28), ("Pe", 0x29), ("Pi", 0xAB), ("Pf", 0xBB),
      ("Po", 0x21), ("Sm", 0x2B), ("Sc", 0x24), ("Sk", 0x5E), ("So", 0xA9), ("Zs", 0x20),
      ("Zl", 0x2028), ("Zp", 0x2029), ("Cc", 0x0A), ("Cf", 0xAD), ("Cs", 0xD800), ("Co", 0xE000),
      ("Cn", 0x11_0000), ("Cn", .max),
    ] as [(String, UInt32)])
  func eachNumberHasItsName(_ name: String, _ value: UInt32) {
    #expect(GeneralCategory.names[GeneralCategory.index(of: value)] == name)
  }
}
