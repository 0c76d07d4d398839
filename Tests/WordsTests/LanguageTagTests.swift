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
