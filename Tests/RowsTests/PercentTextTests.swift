import Testing

@testable import Rows

/// Texts that are written as in web addresses, and others with a percent sign.
struct PercentTextTests {
  @Test(arguments: [
    ("Who%20wrote%20%22Faust%22%3F", "Who wrote \"Faust\"?"), ("S%C3%A3o%20Paulo", "São Paulo"),
    ("M%c3%bcsli", "Müsli"), ("%20", " "), ("A%20+%20B", "A + B"),
    ("Which+year+was+%22Faust%22%3F", "Which year was \"Faust\"?"), ("50%25%20off", "50% off"),
    ("%D0%96", "Ж"),
  ])
  func aPercentEncodedTextHasTheTextThatWasMeant(_ text: String, _ meant: String) {
    #expect(PercentText(text)?.text == meant)
  }

  @Test(arguments: [
    "100%25", "100%", "5%-10%", "10%20%", "Rock%3F", "Who wrote%20it%3F", "%C3%28", "%C3",
    "https://example.org/S%C3%A3o%20Paulo", "wiki/a%20b", "é%20b", "%0A%0D", "%2", "a%2Gb%20",
    "%%20",
    "", "20", "%E2%80%AE%20",
  ])
  func aTextWithAnotherMeaningOfItsPercentSignsIsNone(_ text: String) {
    #expect(PercentText(text) == nil)
  }
}
