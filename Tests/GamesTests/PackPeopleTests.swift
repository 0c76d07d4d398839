import Games
import PackFormat
import TestSupport
import Testing

@Suite struct PackPeopleTests {
  @Test func aPacksPeopleAreThoseWrittenIntoIt() throws {
    let source = try PackPeople(Self.pack().reader(), language: "en")
    #expect(source.questionCount == 2)
    #expect(
      try source.question(at: 0)
        == Person(
          name: "Reggie White", picture: 1, pictureText: "A man in green", number: 92,
          position: "Defensive end", from: 1985, to: 1992, inducted: 2005, note: "Minister.",
          source: "x"))
    #expect(try source.question(at: 1) == Person(name: "Steve Van Buren"))
  }

  @Test func whatIsTranslatedStandsInThePlayersLanguage() throws {
    let source = try PackPeople(Self.pack().reader(), language: "ru")
    #expect(try source.question(at: 0).name == "Реджи Уайт")
    #expect(try source.question(at: 0).position == "Defensive end")
    #expect(try source.question(at: 1).name == "Steve Van Buren")
  }

  @Test func aRosterOfNamesAloneIsARoster() throws {
    var pack = BuiltPack(kind: "roster", rules: [])
    pack.add("Name", ["A"])
    #expect(try PackPeople(pack.reader(), language: "").question(at: 0) == Person(name: "A"))
  }

  @Test func aPersonWithoutANameIsAnError() throws {
    var pack = BuiltPack(kind: "roster", rules: [])
    pack.add("Name", [nil])
    let source = try PackPeople(pack.reader(), language: "en")
    #expect(throws: PackError(.malformed("a person lacks their name"), at: 0)) {
      try source.question(at: 0)
    }
  }

  @Test func aPackOfAnotherKindIsAnError() throws {
    let reader = try BuiltPack(kind: "facts", rules: []).reader()
    #expect(throws: PackError(.malformed("there is no roster"), at: 0)) {
      try PackPeople(reader, language: "en")
    }
  }

  @Test(
    arguments: [
      ("en", ["Photos by A", "Photos by B"]), ("ru", ["Фото: А", "Фото: Б"]),
      // Without a translation, the credits in the language of the pack are shown, and none is lost.
      ("de", ["Photos by A", "Photos by B"]), ("", ["Photos by A", "Photos by B"]),
    ] as [(String, [String])])
  func creditsAreTranslatedWholeOrNotAtAll(language: String, credits: [String]) throws {
    let found = try PackCredits(Self.pack().reader(), language: language)
    #expect(found.credits == credits)
    #expect(found.licence == "CC-BY-4.0")
  }

  @Test func aPackMaySayNothingAboutItself() throws {
    let credits = try PackCredits(BuiltPack(kind: "roster", rules: []).reader(), language: "en")
    #expect(credits.credits == [] && credits.licence == nil)
  }

  @Test func moreLinesAboutAPackThanAnyHasAreRefusedUnread() throws {
    var pack = BuiltPack(kind: "roster", rules: [])
    pack.about = Array(repeating: ("credit", "en", "x"), count: 1001)
    let reader = try pack.reader()
    #expect(throws: PackError(.malformed("over 1000 lines about the pack"), at: 0)) {
      try PackCredits(reader, language: "en")
    }
  }

  private static func pack() -> BuiltPack {
    var pack = BuiltPack(kind: "roster", rules: [])
    pack.pictures = ["a.png", "b.png"]
    pack.about = [
      ("description", "en", "About"), ("credit", "en", "Photos by A"), ("credit", "ru", "Фото: А"),
      ("credit", "en", "Photos by B"), ("credit", "de", "Fotos: A"), ("credit", "ru", "Фото: Б"),
      ("licence", "", "CC-BY-4.0"),
    ]
    pack.add("Name", ["Reggie White", "Steve Van Buren"])
    pack.add("Name", language: "ru", ["Реджи Уайт", nil])
    pack.add("Image", .reference, [1, nil])
    pack.add("Alt", ["A man in green", nil])
    pack.add("Number", .integer, [92, nil])
    pack.add("Position", ["Defensive end", nil])
    pack.add("From", .year, [1985, nil])
    pack.add("To", .year, [1992, nil])
    pack.add("Inducted", .year, [2005, nil])
    pack.add("Note", ["Minister.", nil])
    pack.add("Source", ["x", nil])
    return pack
  }
}
