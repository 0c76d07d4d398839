import Testing

@testable import TextUnicode

struct ASCIITests {
  @Test(arguments: [
    ("plain", "plain"), ("naïve Çédille", "naive Cedille"), ("Ångström", "Angstrom"),
    ("km² at 20 °C", "km2 at 20 degC"), ("½ × ⅓", "1/2 x 1/3"), ("“a” – ‘b’…", "\"a\" - 'b'..."),
    ("Żółć, Þór, Straße", "Zolc, Thor, Strasse"), ("Съешь ещё щи, Юля", "Sesh eshche shchi, Yulya"),
    ("Подъём № 5", "Podem No. 5"), ("\u{A0}a\u{2009}b", " a b"), ("₴ 日", "\\u{20B4} \\u{65E5}"),
    ("cafe\u{301}", "cafe"),
  ])
  func textBecomesASCIIThatReadsLikeIt(text: String, ascii: String) {
    #expect(text.ascii == ascii)
  }
}
