import Bytes
import Testing

struct Base64Tests {
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func bytesAreEncodedAsTheStandardHasIt(text: String, encoded: String) {
    #expect(Base64.encoded(Array(text.utf8)) == Array(encoded.utf8))
  }

  @Test func everyByteHasItsDigits() {
    #expect(Base64.encoded([0xFB, 0xEF, 0xFF, 0x00]) == Array("++//AA==".utf8))
  }
}

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
