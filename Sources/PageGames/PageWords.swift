internal import Games
internal import PackFormat
internal import Views
internal import Words

/// The labels of the page, and what a pack says of itself; all are sent when a pack is opened or
/// the language changes.
enum PageWords {
  /// The labels by the names that the page knows. A `{name}` in them is filled in by the page.
  private static let labels: [(name: StaticString, phrase: Phrase)] = [
    ("about", .aboutPack), ("allPacks", .allPacks), ("allQuestions", .allQuestions),
    ("answer", .answer), ("automatic", .automatic),
    ("average", .averageIs), ("back", .duelBackKey), ("best", .bestIs),
    ("cannotBePlayed", .cannotBePlayed), ("cellName", .cellAt), ("close", .close),
    ("copied", .copied), ("copy", .copy), ("credits", .creditsName), ("daily", .gameOfTheDay),
    ("dailyAbout", .dailyAbout),
    ("delete", .erase), ("equal", .duelEqual), ("exportScores", .exportScores),
    ("greater", .duelGreater), ("grid", .gridOfDigits), ("guess", .guess), ("help", .help),
    ("howManyPlay", .howManyPlay), ("endParty", .endParty), ("notKeptTogether", .notKeptTogether),
    ("playerNumber", .playerNumber), ("sameQuestions", .sameQuestions), ("together", .playTogether),
    ("togetherAbout", .togetherAbout),
    ("hint", .gridHintKey), ("hints", .hintsName), ("importFailed", .importFailed),
    ("importScores", .importScores), ("imported", .importedScores), ("keypad", .numberPad),
    ("keys", .keyboardName), ("keysHelp", .pageKeys), ("language", .languageName),
    ("lastGames", .lastGames), ("leaveQuestion", .leaveGame),
    ("less", .duelLess), ("loading", .loading), ("menu", .menu), ("motion", .motionName),
    ("newGame", .newGame), ("no", .noGoOn), ("noGames", .noGameFinished),
    ("notKept", .keepsNothing), ("off", .motionOff), ("offline", .worksOffline), ("on", .motionOn),
    ("openTwice", .openTwice), ("pass", .pass), ("pause", .pause), ("paused", .paused),
    ("photo", .photoNumber),
    ("play", .play), ("practice", .practiceName), ("practiceAbout", .practiceAbout),
    ("progress", .progress), ("questionsAbout", .questionsAbout), ("resetScores", .resetScores),
    ("resumeGame", .goOn), ("right", .rightWord), ("saveAnswers", .saveAnswers),
    ("scoreCode", .scoreCode),
    ("send", .gridCheckKey),
    ("settings", .settings), ("share", .share), ("skip", .gridSkipKey), ("skipToGame", .skipToGame),
    ("sound", .soundName), ("statistics", .statistics),
    ("stay", .stayHere), ("theme", .themeName), ("themeDark", .dark),
    ("themeLight", .light), ("timeLeft", .timeLeft), ("timer", .timeLimitName),
    ("toStart", .toStartScreen), ("tried", .triedSoFar), ("type", .typeIn),
    ("vibration", .vibrationName), ("ways", .waysToPlay), ("whichQuestions", .whichQuestions),
    ("wrong", .wrongWord),
    ("yes", .yes), ("yourGuess", .yourGuess),
  ]

  /// Writes the labels, the notation of numbers and the languages that a player may choose.
  static func write(to reply: inout PageReply, _ language: Language) {
    reply.object("words")
    for (name, phrase) in labels { reply.text(name, phrase.text(in: language)) }
    reply.close()
    let numbers = language.numbers
    reply.object("numbers")
    reply.text("separator", numbers.separator)
    reply.text("mark", numbers.decimalMark)
    reply.number("fewest", numbers.fewestGroupedDigits)
    reply.text("minus", numbers.minus)
    reply.close()
    reply.list("languages")
    for language in Language.spoken {
      reply.object()
      reply.text("tag", language.rawValue)
      reply.text("name", language.ownName)
      reply.close()
    }
    reply.close()
  }

  /// Writes the description, authors, licence and credits of a pack, and its colours.
  static func write(about play: Play, to reply: inout PageReply) {
    if let about = try? PackAbout(play.reader, language: play.texts) {
      reply.object("about")
      reply.text("description", ifAny: about.description)
      reply.text(
        "authors",
        ifAny: about.authors.isEmpty
          ? nil
          : play.language(.byAuthors, ["names": .text(play.language.list(about.authors))]))
      reply.text(
        "licence",
        ifAny: about.credits.licence.map { play.language(.licenceIs, ["licence": .text($0)]) })
      reply.text(
        "version",
        play.language(.packVersion, ["version": .text(play.reader.header.card.version)]))
      reply.texts("credits", about.credits.credits)
      reply.close()
    }
    reply.object("colours")
    if let colours = try? PackColours(play.reader) {
      write("accent", colours.accent, to: &reply)
      write("selection", colours.selection, to: &reply)
      write("background", colours.background, to: &reply)
      write("text", colours.text, to: &reply)
    }
    reply.close()
  }

  private static func write(_ name: StaticString, _ colour: UInt32?, to reply: inout PageReply) {
    guard let colour else { return }
    let digits = String(colour, radix: 16)
    reply.text(name, "#" + String(repeating: "0", count: max(0, 6 - digits.utf8.count)) + digits)
  }
}
