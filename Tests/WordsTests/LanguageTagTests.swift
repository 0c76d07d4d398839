import PackFormat
import TestSupport
import Testing

@testable import Words

struct LanguageTagTests {
  @Test(arguments: ["de", "pt-BR", "zh-Hant-TW", "DE-at", "de-1996", "abcdefgh"])
  func `a tag has parts of letters and digits`(text: String) {
    #expect(LanguageTag(text)?.text == text)
  }

  @Test(arguments: [
    ("ar", true), ("he-IL", true), ("FA", true), ("az-Arab", true), ("ar-Latn", false),
    ("de", false), ("zh-Hans", false), ("arn", false),
  ])
  func `the script decides about the direction, or else the language`(tag: String, isRTL: Bool) {
    #expect(LanguageTag(tag)?.isRightToLeft == isRTL)
  }

  @Test(arguments: ["", "d", "1de", "de_AT", "de-", "-de", "de--AT", "de-abcdefghi", "dé", "de AT"])
  func `other texts are no tags`(text: String) {
    #expect(LanguageTag(text) == nil)
  }

  @Test(arguments: [
    ("ru_RU.UTF-8", "ru-RU"), ("de", "de"), ("sr_RS@latin", "sr-RS"), ("C", nil),
    ("C.UTF-8", nil), ("POSIX", nil), ("", nil),
  ])
  func `a locale names a language`(locale: String, tag: String?) {
    #expect(LanguageTag(locale: locale)?.text == tag)
  }

  @Test(arguments: [
    ("de-AT", ["en", "de", "de-AT"], "de-AT"), ("de-AT", ["en", "de"], "de"),
    ("DE-at", ["de-AT"], "de-AT"), ("de", ["de-AT"], nil),
    ("de-AT-1996", ["de-AT", "de"], "de-AT"),
    ("zh-Hant-x-own", ["zh-Hant-x", "zh-Hant"], "zh-Hant"), ("fr", [], nil),
  ])
  func `a tag finds the longest beginning of itself`(
    tag: String, available: [String], found: String?
  ) throws {
    #expect(try #require(LanguageTag(tag)).lookup(in: available) == found)
  }

  @Test(arguments: [
    ("pt-BR", Language.portuguese), ("ZH-Hans", .chinese), ("de", .german), ("deu", nil),
    ("tlh", nil),
  ])
  func `the interface speaks the language of a tag or of its beginning`(
    tag: String, language: Language?
  ) throws {
    #expect(Language(try #require(LanguageTag(tag))) == language)
  }

  @Test(arguments: [
    (["de-AT"], "de"), (["fr"], "en"), (["fr", "ru"], "ru"), (["pt-BR"], "pt-BR"),
    (["pt"], "en"), (["en"], "en"), ([], "en"),
  ])
  func `a pack is played in the first language it has, else in its own`(
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
