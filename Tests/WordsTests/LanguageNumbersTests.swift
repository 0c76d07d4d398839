import Games
import PackFormat
import Testing

@testable import Words

struct LanguageNumbersTests {
  @Test(arguments: [
    (Language.english, "12,345 3.1 billion 1.5 million 27.7 trillion 8,848.86"),
    (.russian, "12\u{A0}345 3,1 миллиарда 1,5 миллиона 27,7 триллиона 8848,86"),
    (.ukrainian, "12\u{A0}345 3,1 мільярда 1,5 мільйона 27,7 трильйона 8848,86"),
    (.german, "12.345 3,1 Milliarden 1,5 Millionen 27,7 Billionen 8.848,86"),
    (.french, "12\u{202F}345 3,1 milliards 1,5 million 27,7 billions 8\u{202F}848,86"),
    (.spanish, "12.345 3,1 mil millones 1,5 millones 27,7 billones 8848,86"),
    (.portuguese, "12.345 3,1 bilhões 1,5 milhão 27,7 trilhões 8.848,86"),
    (.chinese, "12,345 31亿 150万 27.7万亿 8,848.86"),
    (.japanese, "12,345 31億 150万 27.7兆 8,848.86"),
    (.arabic, "12,345 3.1 مليار 1.5 مليون 27.7 تريليون 8,848.86"),
  ])
  func numbersAreWrittenAsInTheLanguage(language: Language, shown: String) {
    let numbers = ["12345", "3100000000", "1500000", "27700000000000", "8848.86"]
    let texts = numbers.compactMap { ExactDecimal(digits: $0) }.map { language.number($0) }
    #expect(texts.joined(separator: " ") == shown)
  }

  @Test func datesAreWrittenAsInTheLanguage() throws {
    let date = try #require(CalendarDate("2025-03-05"))
    #expect(
      Language.allCases.map { $0.date(date) } == [
        "5 March 2025", "5 марта 2025", "5 березня 2025", "5. März 2025", "5 mars 2025",
        "5 de marzo de 2025", "5 de março de 2025", "2025年3月5日", "2025年3月5日", "5 مارس 2025",
      ])
  }
}
