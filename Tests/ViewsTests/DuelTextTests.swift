import Games
import Testing
import Views
import Words

@Suite struct DuelTextTests {
  @Test(arguments: [
    (Language.english, "Big: −1,000,000 to 1,000,000"),
    (.german, "Big: −1.000.000 bis 1.000.000"),
    (.french, "Big\u{A0}: −1\u{202F}000\u{202F}000 à 1\u{202F}000\u{202F}000"),
    (.spanish, "Big: −1.000.000 a 1.000.000"), (.japanese, "Big：−1,000,000～1,000,000"),
  ])
  func numbersOfALevelAreGroupedAsTheLanguageDoes(language: Language, title: String) throws {
    let numbers = try #require(DuelRange(-1_000_000, 1_000_000))
    #expect(DuelLevel("Big", numbers, .halving, []).title(language) == title)
  }

  @Test(arguments: [
    (Language.english, "500,000", DuelGuess.number(500_000)),
    (.german, "500.000", .number(500_000)),
    (.german, "−1.000", .number(-1000)), (.english, "500.5", .none(isFraction: true)),
    (.french, "500\u{202F}000", .number(500_000)), (.english, "-7", .number(-7)),
  ])
  func aGuessIsReadAsItIsShown(language: Language, typed: String, guess: DuelGuess) {
    #expect(DuelGuess(typed, language) == guess)
  }
}
