import Foundation
import Testing
import TextUnicode

@testable import Words

struct PhraseTests {
  @Test func everyPhraseOfTheSourcesIsInTheListOfAllPhrases() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../Sources/Words/Phrases")
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    let declared = try files.map { file in
      try String(contentsOf: file, encoding: .utf8).matches(of: /static let \w+ = Phrase\(/).count
    }
    #expect(declared.reduce(0, +) == Phrase.all.count)
  }

  @Test func noPhraseHasAnEmptyText() {
    for phrase in Phrase.all {
      for language in Language.allCases {
        #expect(!phrase.text(in: language).isEmpty, "\(phrase.text(in: .english))")
      }
    }
  }

  @Test func aPhraseHasTheSamePlacesInEveryLanguage() throws {
    for phrase in Phrase.all {
      let english = try PhrasePlaces(phrase.text(in: .english))
      for language in Language.allCases {
        let text = phrase.text(in: language)
        #expect(try PhrasePlaces(text).names == english.names, "\(language) \(text)")
      }
    }
  }

  @Test(arguments: Language.allCases)
  func aPluralHasTheFormsThatItsLanguageNeedsAndNoOther(language: Language) throws {
    for phrase in Phrase.all {
      let text = phrase.text(in: language)
      for forms in try PhrasePlaces(text).plurals {
        #expect(forms == language.pluralForms.map(\.rawValue), "\(text)")
      }
    }
  }

  @Test func aFilledPhraseHasNoBracesLeft() throws {
    for phrase in Phrase.all {
      let names = try PhrasePlaces(phrase.text(in: .english)).names
      #expect(names.allSatisfy { $0.wholeMatch(of: /[a-z][A-Za-z]*/) != nil })
    }
  }
}

/// The places of a phrase's text, read without the code under test.
struct PhrasePlaces {
  private(set) var names: Set<String> = []
  /// The names of the forms of each plural, in their order.
  private(set) var plurals: [[String]] = []

  struct Malformed: Error { let text: String }

  init(_ text: String) throws {
    var rest = text[...]
    while let open = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
      guard
        let match = rest[open...].prefixMatch(
          of:
            /\{(\w+)(?:, plural,((?: (?:zero|one|two|few|many|other) \{(?:[^{}]|\{\w+\})*\})+))?\}/)
      else { throw Malformed(text: text) }
      names.insert(String(match.1))
      if let forms = match.2 {
        plurals.append(forms.matches(of: /(\w+) \{(?:[^{}]|\{\w+\})*\}/).map { String($0.1) })
        for inner in forms.matches(of: /\{(\w+)\}/) where inner.1.contains(where: \.isLetter) {
          if forms[..<inner.range.lowerBound].last != " " { names.insert(String(inner.1)) }
        }
      }
      rest = rest[match.range.upperBound...]
    }
  }
}

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

struct PhraseWidthTests {
  /// Sentences and prompts may go on in the next line; labels, buttons and the line of the score are not.
  @Test(arguments: Language.allCases)
  func aLabelThatFitsIn40ColumnsInEnglishFitsInEveryLanguage(language: Language) {
    for phrase in Phrase.all where Self.isLabel(phrase) {
      let width = Self.width(of: phrase, in: language)
      #expect(width <= 40, "\(width): \(phrase.text(in: language))")
    }
  }

  @Test(arguments: Language.allCases)
  func aPhraseBeginsAndEndsWithoutASpace(language: Language) {
    for phrase in Phrase.all {
      let text = phrase.text(in: language)
      #expect(text.first != " " && text.last != " ", "\(text)")
    }
  }

  private static func isLabel(_ phrase: Phrase) -> Bool {
    let isSentence = phrase.text(in: .english).last.map { ".!?:".contains($0) } ?? false
    return !isSentence && width(of: phrase, in: .english) <= 40
  }

  /// The width of a phrase whose numbers have two digits and whose other values have five letters.
  private static func width(of phrase: Phrase, in language: Language) -> Int {
    let text = phrase.text(in: language)
    // Plurals come first: their longest form counts.
    let filled = text.replacing(/\{\w+, plural,((?: \w+ \{(?:[^{}]|\{\w+\})*\})+)\}/) { match in
      match.1.matches(of: /\{((?:[^{}]|\{\w+\})*)\}/).map { String($0.1) }
        .max { $0.displayWidth < $1.displayWidth } ?? ""
    }
    return filled.replacing("#", with: "12").replacing(/\{\w+\}/, with: "value").displayWidth
  }
}
