import Diagnostics
@testable import Kinds
import PackFormat
import Rows
import Testing
import TestSupport

@testable import Projects

/// Tests of the languages, texts, colours and pictures of a manifest.
struct ManifestTextsTests {
  private func read(
    _ content: String, kind: String = "roster", language: String = "en", translations: String = ""
  ) -> (manifest: Manifest?, findings: [Finding], marked: MarkedText) {
    let others = translations.isEmpty ? "" : " translations=\"\(translations)\""
    let marked = MarkedText(
      """
      <pack id="some-pack" version="1.0.0" kind="\(kind)" language="\(language)"\(others)>
        <source path="a.xml"/>
        \(content)
      </pack>
      """)
    let (manifest, findings) = ManifestReader.read(marked.bytes, file: "pack.xml", Findings())
    return (manifest, findings.kept, marked)
  }

  private static let titles = "<title>People</title><title xml:lang=\"ru\">Люди</title>"

  @Test func textsAreKeptWithTheLanguageAsTheManifestNamesIt() throws {
    let (manifest, findings, _) = read(
      """
      <title>People</title><title xml:lang="RU">Люди</title><title xml:lang="pt-br">Gente</title>
      <text name="wrong">No, that is
        {name}.</text>
      <text name="wrong" xml:lang="RU">Нет, это {name}.</text>
      <text name="wrong" xml:lang="pt-br">Não</text>
      <text name="right" xml:lang="ru">Да, {name}</text><text name="ask" xml:lang="en">Find {name}</text>
      <text name="ask" xml:lang="ru">Где {name}?</text><text name="ask" xml:lang="pt-BR">Onde?</text>
      """, translations: "ru pt-BR")
    #expect(findings == [])
    let texts = try #require(manifest).texts.map { "\($0.name)@\($0.language): \($0.text)" }
    #expect(
      texts == [
        "wrong@: No, that is {name}.", "wrong@ru: Нет, это {name}.", "wrong@pt-BR: Não",
        "right@ru: Да, {name}", "ask@: Find {name}", "ask@ru: Где {name}?", "ask@pt-BR: Onde?",
      ])
    #expect(manifest?.languages == SourceLanguages(own: "en", others: ["ru", "pt-BR"]))
  }

  private static let faults: [(content: String, words: [String])] = [
    (
      titles + #"<text name="«worng»">No</text>"#,
      [
        "M109", "the game has no text \"worng\"", "did you mean wrong?",
        "known are ask, right, wrong",
      ]
    ),
    (
      titles + #"<text name="«hello»">No</text>"#,
      ["M109", "the game has no text \"hello\"", "", "known are ask, right, wrong"]
    ),
    (
      titles + #"<text name="«wrong»" xml:lang="ru">Это {nmae}</text>"#,
      ["M109", "the text wrong has no \"{nmae}\"", "", "known are {name}"]
    ),
    (
      titles + #"<text name="«wrong»" xml:lang="ru">Это {name} и {name</text>"#,
      ["M109", "the text wrong has a { that is not closed", "", "known are {name}"]
    ),
    (
      titles
        + #"<text name="«wrong»" xml:lang="ru">А</text><text name="«wrong»" xml:lang="RU">Б</text>"#,
      ["X104", "the text wrong is there twice in one language", "", "keep one", "the first"]
    ),
    (
      titles + #"<text name="«wrong»">No, {name}</text>"#,
      [
        "F118", "the text wrong is not translated into ru", "",
        "add <text name=\"wrong\" xml:lang=\"ru\">",
      ]
    ),
    (
      titles + #"<text name="wrong" xml:lang="«de»">Nein</text>"#,
      [
        "F119", "\"de\" is a language that the pack does not have", "",
        "the pack is in en and ru; correct the language, or add it to the translations in pack.xml",
      ]
    ),
    (
      titles + #"<title xml:lang="«de»">Leute</title>"#,
      [
        "F119", "\"de\" is a language that the pack does not have", "",
        "the pack is in en and ru; correct the language, or add it to the translations in pack.xml",
      ]
    ),
    (
      "«<title>People</title>»",
      ["F118", "the title is not translated into ru", "", "add <title xml:lang=\"ru\">"]
    ),
    (
      #"«<title xml:lang="ru">Люди</title>»"#,
      [
        "X103", "no title is in the pack's own language, en", "",
        "add <title xml:lang=\"en\">, or correct the language of <pack>",
      ]
    ),
    (
      titles + #"<credit xml:lang="«x»">Ada</credit>"#,
      ["X107", "\"x\" is not a language tag, as in en or pt-BR", "", ""]
    ),
    (
      titles + ##"<theme accent="«red»"/>"##,
      [
        "M166", "\"red\" is no colour", "did you mean #ff0000?", "write a colour as in #004c54",
        "safe: false", "#ff0000",
      ]
    ),
    (
      titles + ##"<theme accent="«004c54»"/>"##,
      [
        "M166", "\"004c54\" is no colour", "did you mean #004c54?",
        "write a colour as in #004c54", "safe: true", "#004c54",
      ]
    ),
    (
      titles + ##"<theme font="«Seriff»"/>"##,
      [
        "M166", "\"Seriff\" is no font of a theme", "did you mean serif?",
        "fonts are sans, rounded, serif, slab, mono, display", "safe: false", "serif",
      ]
    ),
    (
      titles + ##"<theme cells="«#ffffff,#000000»"/>"##,
      [
        "M166", "\"#ffffff,#000000\" is no colour", "", "write a colour as in #004c54",
      ]
    ),
    (
      titles + ##"<theme «acent»="#ff0000"/>"##,
      [
        "X105", "unknown attribute \"acent\" on <theme>; did you mean \"accent\"?", "", "",
        "safe: false", "accent",
      ]
    ),
    (
      titles + #"<«assets»/>"#,
      [
        "X106", "<assets> needs the attribute \"path\"", "",
        "the folder, from the one of pack.xml on; sources name pictures from there on",
      ]
    ),
    (
      titles + #"<«assets» path="a"/><«assets» path="b"/>"#,
      ["X104", "a second <assets> in <pack>", "", "keep one", "the first"]
    ),
    (
      titles + #"<rules «lives»="3" rounds="2"/>"#,
      [
        "X105", "unknown attribute \"lives\" on <rules>", "",
        "known are rounds, photos, rightPoints, wrongPoints, highscore",
      ]
    ),
  ]

  @Test(arguments: faults)
  func aFaultIsOneFindingAtItsPlace(_ content: String, _ words: [String]) {
    let (_, findings, marked) = read(content, translations: "ru")
    #expect(findings.map(\.words) == [words])
    #expect(findings.map(\.places) == [marked.places])
  }

  @Test(arguments: [
    ("ru ru", "the language ru is named twice"), ("ru EN", "the language EN is named twice"),
    (
      "ru,de", "\"ru,de\" is not a list of language tags with spaces between them, as in de pt-BR"
    ),
  ])
  func languagesAreNamedOnceEach(_ translations: String, _ message: String) {
    let (_, findings, marked) = read(Self.titles, translations: "«\(translations)»")
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.place.bytes) == marked.places)
  }

  @Test func theTitleInThePacksOwnLanguageIsTheFirst() {
    let (manifest, findings, _) = read(
      """
      <title xml:lang="ru">Люди</title><title xml:lang="fr">Gens</title>
      <title xml:lang="EN">People</title><title xml:lang="de">Leute</title>
      """, translations: "de ru fr")
    #expect(findings == [])
    #expect(manifest?.titles.map(\.text) == ["People", "Люди", "Gens", "Leute"])
  }

  @Test func coloursAndPicturesAreRead() throws {
    let (manifest, findings, _) = read(
      ##"<title>People</title><theme cells="#FFD1DC #c8e6c9" accent="#004C54"/><assets path="img"/>"##
    )
    #expect(findings == [])
    #expect(
      try #require(manifest).theme.map { [$0.name, $0.value] } == [
        ["cells", "#ffd1dc #c8e6c9"], ["accent", "#004c54"],
      ])
    #expect(manifest?.assets?.path == "img")
  }

  @Test(arguments: [
    ("facts", "rounds", "known are "), ("choice-quiz", "lives", "known are questions"),
    ("number-duel", "questions", "known are "), ("sum-grid", "photos", "known are rows"),
  ])
  func aRuleOfAnotherGameIsRefused(_ kind: String, _ rule: String, _ known: String) {
    let (manifest, findings, marked) = read(
      "<title>T</title><rules «\(rule)»=\"3\"/>", kind: kind)
    #expect(manifest == nil)
    #expect(findings.map(\.message) == ["unknown attribute \"\(rule)\" on <rules>"])
    #expect(findings.map(\.place.bytes) == marked.places)
    #expect(findings.first?.help?.hasPrefix(known) == true)
  }

  @Test func anUnknownKindIsOneFinding() {
    let (_, findings, marked) = read("<title>T</title><rules rounds=\"3\"/>", kind: "«rooster»")
    #expect(
      findings.map(\.words) == [
        [
          "X107", "\"rooster\" is no kind of pack", "did you mean roster?",
          "kinds are facts, choice-quiz, number-duel, sum-grid, roster, short-answer, ordering, matching, table",
          "safe: false",
          "roster",
        ]
      ])
    #expect(findings.map(\.place.bytes) == marked.places)
  }
}
