import Games
import PackFormat
import Scores
import Screens
import Terminal
import TestSupport
import Words

/// A program around a home, with packs and scores in a folder of their own.
final class GivenHome: HomeHost {
  let folder = TemporaryFolder()
  let looks = Looks(for: TerminalProfile(colours: .direct), isDark: true)
  var language = Language.english
  var texts: [LanguageTag] { [language.tag] }
  var trouble: String?
  var override: String?
  /// Titles of packs that are refused.
  var refused: Set<String> = []
  private(set) var preferences: Preferences
  private let choices: PlayerChoices
  private let book: ScoreBook
  private(set) var looked = 0
  private var selections: [String: QuestionSelection] = [:]

  init() {
    choices = PlayerChoices(folder("scores.sqlite"))
    preferences = Preferences(choices, games: choices)
    book = ScoreBook(folder("scores.sqlite"))
  }

  /// A pack of facts under a file name.
  func add(_ name: String, _ title: String, kind: String = "facts") throws {
    var pack = GivenStage.facts([("Days in a week", 7, "days"), ("Metres in a mile", 1609, "")])
    if kind != "facts" { pack = BuiltPack(kind: kind, rules: []) }
    if kind != "facts" { pack.add("Fact", ["x"]) }
    pack.id = name
    pack.titles = [
      PackCard.Title(language: "en", text: title),
      PackCard.Title(language: "ru", text: "Р" + title),
    ]
    folder.write(name + ".qpk", try pack.bytes())
  }

  func library() -> PackLibrary {
    looked += 1
    return PackLibrary([folder.path])
  }

  func standing(of pack: PackLibrary.Pack) -> PackStanding {
    PackStanding(
      signer: pack.card.id == "signed" ? "signed by anna" : nil, isDoubtful: false,
      best: book.entry(of: pack)?.best)
  }

  func history(of pack: PackLibrary.Pack) -> Scores.History? { book.history(of: pack) }
  func refresh() { book.refresh() }

  func open(_ pack: PackLibrary.Pack) -> Opening {
    if refused.contains(pack.card.id) { return .refused("it was signed by somebody else") }
    do {
      let reader = try PackOpener.open(pack.path)
      var settings = GameSettings(seed: 5, year: 2026, language: language)
      settings.selection = selection(of: pack)
      let keeper = ScoreKeeper(
        try Scores(folder("scores.sqlite")), pack: pack.card.id, kind: pack.card.kind,
        rules: pack.rules() ?? "", title: pack.card.title(in: ""),
        edition: ScoreKeeper.Edition(root: reader.header.rootDigest.hex, day: 20_000) { row in
          try? reader.questionId(row).text
        })
      let looks = looks
      let context = GameContext(reader, settings, looks.theme, keeper)
      guard let screen = pack.kind?.screen else { return .refused("no screen") }
      return .game(try screen(reader, settings, context))
    } catch {
      return .refused("\(error)")
    }
  }

  func open(_ pack: PackLibrary.Pack, for party: PartyChoice) -> Opening {
    do {
      let reader = try PackOpener.open(pack.path)
      let settings = GameSettings(seed: 5, year: 2026, language: language)
      let looks = looks
      let screen = try pack.kind?.party(reader, settings, party) { looks.theme }
      return screen.map { .game($0) } ?? .refused("for one only")
    } catch {
      return .refused("\(error)")
    }
  }

  func questionTags(of pack: PackLibrary.Pack) -> QuestionTags? {
    pack.kind?.asksQuestions == true ? try? QuestionTags(PackOpener.open(pack.path)) : nil
  }

  func count(of filter: QuestionFilter, in pack: PackLibrary.Pack) -> Int? {
    try? filter.rows(of: PackOpener.open(pack.path))?.count
  }

  func selection(of pack: PackLibrary.Pack) -> QuestionSelection {
    selections[pack.path] ?? QuestionSelection()
  }

  func select(_ selection: QuestionSelection, of pack: PackLibrary.Pack) {
    selections[pack.path] = selection
  }

  func howToPlay(_ pack: PackLibrary.Pack) -> [String] {
    guard let reader = try? PackOpener.open(pack.path) else { return ["cannot be read"] }
    let settings = GameSettings(seed: 0, year: 2026, language: language)
    return (try? pack.kind?.howToPlay?(reader, settings)) ?? ["no rules"]
  }

  func prefer(_ new: Preferences) {
    trouble = new.choose(over: preferences, in: choices, games: choices)
    preferences = new
    looks.choose(new.paper)
    language = new.language ?? .english
  }

  /// The preferences as the next run would find them.
  var kept: Preferences {
    let choices = PlayerChoices(folder("scores.sqlite"))
    return Preferences(choices, games: choices)
  }
}
