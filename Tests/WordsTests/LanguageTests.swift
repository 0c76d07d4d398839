import Games
import PackFormat
import TestSupport
import Testing

@testable import Words

struct LanguageTagTests {
  @Test(arguments: ["de", "pt-BR", "zh-Hant-TW", "DE-at", "de-1996", "abcdefgh"])
  func aTagHasPartsOfLettersAndDigits(text: String) {
    #expect(LanguageTag(text)?.text == text)
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("FA", true), ("az-Arab", true), ("ar-Latn", false),
    ("de", false), ("zh-Hans", false), ("arn", false),
  ])
  func theScriptDecidesAboutTheDirectionOrElseTheLanguage(tag: String, isRTL: Bool) {
    #expect(LanguageTag(tag)?.isRightToLeft == isRTL)
  }

  @Test(arguments: ["", "d", "1de", "de_AT", "de-", "-de", "de--AT", "de-abcdefghi", "dé", "de AT"])
  func otherTextsAreNoTags(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: [
    ("ru_RU.UTF-8", "ru-RU"), ("de", "de"), ("sr_RS@latin", "sr-RS"), ("C", nil),
    ("C.UTF-8", nil), ("POSIX", nil), ("", nil),
  ])
  func aLocaleNamesALanguage(locale: String, tag: String?) {
    #expect(LanguageTag(locale: locale)?.text == tag)
  }

  @Test(arguments: [
    ("de-AT", ["en", "de", "de-AT"], "de-AT"), ("de-AT", ["en", "de"], "de"),
    ("DE-at", ["de-AT"], "de-AT"), ("de", ["de-AT"], nil),
    ("de-AT-1996", ["de-AT", "de"], "de-AT"),
    ("zh-Hant-x-own", ["zh-Hant-x", "zh-Hant"], "zh-Hant"), ("fr", [], nil),
  ])
  func aTagFindsTheLongestBeginningOfItself(
    tag: String, available: [String], found: String?
  ) throws {
    #expect(try #require(LanguageTag(tag)).lookup(in: available) == found)
  }

  @Test(arguments: [
    ("pt-BR", Language.portuguese), ("ZH-Hans", .chinese), ("de", .german), ("deu", nil),
    ("tlh", nil),
  ])
  func theInterfaceSpeaksTheLanguageOfATagOrOfItsBeginning(
    tag: String, language: Language?
  ) throws {
    #expect(Language(try #require(LanguageTag(tag))) == language)
  }

  @Test(arguments: [
    (["de-AT"], "de"), (["fr"], "en"), (["fr", "ru"], "ru"), (["pt-BR"], "pt-BR"),
    (["pt"], "en"), (["en"], "en"), ([], "en"),
  ])
  func aPackIsPlayedInTheFirstLanguageItHasElseInItsOwn(
    wanted: [String], language: String
  ) throws {
    var pack = BuiltPack(kind: "facts", rules: [])
    pack.titles = [
      PackCard.Title(language: "en", text: "Facts"), PackCard.Title(language: "ru", text: "Факты"),
    ]
    pack.add("Fact", ["Days in a week"])
    pack.add("Fact", language: "de", ["Tage einer Woche"])
    pack.add("Fact", language: "pt-BR", ["Dias da semana"])
    let reader = try pack.reader()
    let tags = wanted.compactMap { LanguageTag($0) }
    #expect(reader.language(for: tags) == language)
    let title = language == "ru" ? "Факты" : "Facts"
    #expect(reader.header.card.title(for: tags) == title)
  }
}

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
