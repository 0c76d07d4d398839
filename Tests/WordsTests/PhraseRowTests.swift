import TextUnicode
import Testing

@testable import Words

/// Phrases that are drawn in one row of a window of 40 columns, and cropped where they are longer.
struct PhraseRowTests {
  /// The most columns of phrases, by the place where they are drawn.
  private static let rows: [(columns: Int, phrases: [Phrase])] = [
    // A line across the window without its margins.
    (
      38,
      [
        .noPackCalledSo, .noPackYet, .packsAreLookedForIn, .noGameFinished, .noQuestionWrong,
        .hardestQuestions, .settingsTitle, .questionNumber, .isRight, .wasYourGuess,
        .highScoreHeading, .newRecord, .highScoreIs, .gameOver,
      ]
    ),
    // The caption of a chart, beside its numbers.
    (33, [.lastGames]),
    // The details of a pack beside the chart of its games.
    (24, [.notPlayedYet]),
    // Two of these stand in one line with hearts or the number of the question.
    (18, [.score]), (22, [.highScore]),
    // The time beside its bar.
    (15, [.secondsLeft]),
    // A button, without its brackets and the name of its key.
    (
      24,
      [.play, .guess, .goOn, .next, .playAgain, .start]
    ),
    // The name of a setting, beside its choices.
    (13, [.languageName, .themeName, .motionName, .hintsName]),
    // The name of a choice, with its mark in front.
    (
      26,
      [
        .asTheSystem, .asTheTerminal, .dark, .light, .motionOn, .motionOff, .hintsShown,
        .hintsHidden,
      ]
    ),
    // A key's meaning at the bottom.
    (
      20,
      [
        .yes, .noGoOn, .help, .newGame, .quit, .whereFrom, .back, .scroll, .choose, .allPacks,
        .settings, .howToPlay, .statistics, .search, .change, .move, .faster, .typeIn, .pause,
        .answer,
      ]
    ),
  ]

  @Test(arguments: Language.allCases)
  func phrasesOfOneRowFitWhereTheyAreDrawn(language: Language) {
    for (columns, phrases) in Self.rows {
      for number in [1, 2, 12, 12_345] as [Int64] {
        let few: Int64 = min(number, 99)
        let values: KeyValuePairs<StaticString, PhraseValue> = [
          "n": .count(few), "seconds": .count(few), "score": .count(number), "best": .count(number),
          "answer": .text("8,848.86"), "guess": .text("8,848.86"),
        ]
        for phrase in phrases {
          let text = PhraseFilling(language, values).filled(phrase.text(in: language))
          #expect(text.displayWidth <= columns, "\(language): \(text)")
        }
      }
    }
  }
}
