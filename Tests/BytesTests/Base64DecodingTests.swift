import Bytes
import Testing

struct Base64DecodingTests {
  @Test(arguments: ["", "f", "fo", "foo", "foob", "fooba", "foobar", "é🦄"])
  func whatIsEncodedIsDecoded(_ text: String) {
    #expect(Base64.decoded(Base64.encoded(Array(text.utf8))) == Array(text.utf8))
  }

  @Test(arguments: ["Z", "Zg===", "Zm9v=", "Z=9v", "Zm9-", "Zm9_", "=", "Zm 9v!"])
  func textThatIsNoBase64IsNotDecoded(_ text: String) {
    #expect(Base64.decoded(text.utf8) == nil)
  }
}
