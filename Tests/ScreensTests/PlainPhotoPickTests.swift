import Games
import PackFormat
import Scores
import Screens
import TestSupport
import Testing
import Words

@Suite struct PlainPhotoPickTests {
  @Test func aGameFromItsFirstLineToItsLast() throws {
    #expect(
      try dialogue(["2", "B", "1.", "", "q"]) == """
        Legends
        Photo pick: find the photo of the person asked for. Type ? for help, n for a new
        game, q to quit.
        Drawings by A. Painter, 2020
        Licence: CC-BY-SA-4.0.
        3 questions, high score 0.

        Question 1 of 3: Tap the one that is Chuck Bednarik.
        1) number 20, safety, 1996 to 2008, inducted in 2012
        2) number 60, centre and linebacker, 1949 to 1962, inducted in 1969
        3) number 62, from 2011
        Photo (1 to 3): 2
        Right!
        Chuck Bednarik: number 60, centre and linebacker, 1949 to 1962, inducted in
        1969.
        Your score is 1 with 2 questions remaining!

        Question 2 of 3: Tap the one that is Steve Van Buren.
        1) number 62, from 2011
        2) A man in green, laughing
        3) a photo without a description
        Photo (1 to 3): B
        Wrong! That's Reggie White.
        Reggie White: number 92, 1985 to 1992, inducted in 2005.
        They called him the Minister of Defense.
        Your score is 0 with 1 question remaining!

        Question 3 of 3: Tap the one that is Brian Dawkins.
        1) number 20, safety, 1996 to 2008, inducted in 2012
        2) A man in green, laughing
        3) number 62, from 2011
        Photo (1 to 3): 1.
        Right!
        Brian Dawkins: number 20, safety, 1996 to 2008, inducted in 2012.
        Game over! Your final score was 1. A new record!
        ENTER to play again, q to quit: 

        Question 1 of 3: Tap the one that is Jason Kelce.
        1) a photo without a description
        2) number 62, from 2011
        3) number 60, centre and linebacker, 1949 to 1962, inducted in 1969
        Photo (1 to 3): q

        """)
  }

  @Test func thePacksOwnWordsAreSaid() throws {
    #expect(
      try dialogue(["1", "2"]) { pack in
        pack.texts = [
          ("ask", "", "Which is {name}?"), ("right", "", "Fly, Eagles, fly, {name}!"),
          ("wrong", "", "Wrong! That's Eagles legend {name}."),
        ]
      } == """
        Legends
        Photo pick: find the photo of the person asked for. Type ? for help, n for a new
        game, q to quit.
        Drawings by A. Painter, 2020
        Licence: CC-BY-SA-4.0.
        3 questions, high score 0.

        Question 1 of 3: Which is Chuck Bednarik?
        1) number 20, safety, 1996 to 2008, inducted in 2012
        2) number 60, centre and linebacker, 1949 to 1962, inducted in 1969
        3) number 62, from 2011
        Photo (1 to 3): 1
        Wrong! That's Eagles legend Brian Dawkins.
        Chuck Bednarik: number 60, centre and linebacker, 1949 to 1962, inducted in
        1969.
        Brian Dawkins: number 20, safety, 1996 to 2008, inducted in 2012.
        Your score is 0 with 2 questions remaining!

        Question 2 of 3: Which is Steve Van Buren?
        1) number 62, from 2011
        2) A man in green, laughing
        3) a photo without a description
        Photo (1 to 3): 2
        Wrong! That's Eagles legend Reggie White.
        Reggie White: number 92, 1985 to 1992, inducted in 2005.
        They called him the Minister of Defense.
        Your score is 0 with 1 question remaining!

        Question 3 of 3: Which is Brian Dawkins?
        1) number 20, safety, 1996 to 2008, inducted in 2012
        2) A man in green, laughing
        3) number 62, from 2011
        Photo (1 to 3): 
        """)
  }

  @Test func helpHoldsThePacksOwnNumbers() throws {
    #expect(
      try dialogue(["?"], rules: ["photos": "2", "rightPoints": "5", "wrongPoints": "0"]) == """
        Legends
        Photo pick: find the photo of the person asked for. Type ? for help, n for a new
        game, q to quit.
        Drawings by A. Painter, 2020
        Licence: CC-BY-SA-4.0.
        3 questions, high score 0.

        Question 1 of 3: Tap the one that is Chuck Bednarik.
        1) number 60, centre and linebacker, 1949 to 1962, inducted in 1969
        2) number 62, from 2011
        Photo (1 to 2): ?
        3 questions, each with 2 photos of different people: find the one that is asked
        for.
        The right photo earns 5 points; a wrong one costs nothing. Whoever was asked for
        is not shown again in the same game.
        Here the photos are described in words. Type the number or the letter of one, as
        1 or a for the first, and press ENTER. n starts a new game, q quits, ? shows
        this help.
        where names the id, file and line of the question, if you want to report it.
        Drawings by A. Painter, 2020
        Licence: CC-BY-SA-4.0.
        Photo (1 to 2): 
        """)
  }

  @Test func onlyAFinishedGameCounts() throws {
    #expect(
      try dialogue(["2", "n", "n", "q"]) == """
        Legends
        Photo pick: find the photo of the person asked for. Type ? for help, n for a new
        game, q to quit.
        Drawings by A. Painter, 2020
        Licence: CC-BY-SA-4.0.
        3 questions, high score 0.

        Question 1 of 3: Tap the one that is Chuck Bednarik.
        1) number 20, safety, 1996 to 2008, inducted in 2012
        2) number 60, centre and linebacker, 1949 to 1962, inducted in 1969
        3) number 62, from 2011
        Photo (1 to 3): 2
        Right!
        Chuck Bednarik: number 60, centre and linebacker, 1949 to 1962, inducted in
        1969.
        Your score is 1 with 2 questions remaining!

        Question 2 of 3: Tap the one that is Steve Van Buren.
        1) number 62, from 2011
        2) A man in green, laughing
        3) a photo without a description
        Photo (1 to 3): n
        You leave with 1 point; only a finished game counts.

        Question 1 of 3: Tap the one that is Jason Kelce.
        1) number 62, from 2011
        2) a photo without a description
        3) number 20, safety, 1996 to 2008, inducted in 2012
        Photo (1 to 3): n

        Question 1 of 3: Tap the one that is Steve Van Buren.
        1) A man in green, laughing
        2) a photo without a description
        3) number 60, centre and linebacker, 1949 to 1962, inducted in 1969
        Photo (1 to 3): q

        """)
  }

  @Test func whatIsNoPhotoIsExplainedAndCostsNothing() throws {
    #expect(
      try dialogue(["", "4", "d", "Brian"]) == """
        Legends
        Photo pick: find the photo of the person asked for. Type ? for help, n for a new
        game, q to quit.
        Drawings by A. Painter, 2020
        Licence: CC-BY-SA-4.0.
        3 questions, high score 0.

        Question 1 of 3: Tap the one that is Chuck Bednarik.
        1) number 20, safety, 1996 to 2008, inducted in 2012
        2) number 60, centre and linebacker, 1949 to 1962, inducted in 1969
        3) number 62, from 2011
        Photo (1 to 3): 
        Type a number from 1 to 3.
        Photo (1 to 3): 4
        "4" is none of the photos: type a number from 1 to 3.
        Photo (1 to 3): d
        "d" is none of the photos: type a number from 1 to 3.
        Photo (1 to 3): Brian
        "Brian" is none of the photos: type a number from 1 to 3.
        Photo (1 to 3): 
        """)
  }

  @Test func aGameInRussian() throws {
    #expect(
      try dialogue(["1", "?", "9", "2", "3", "q"], language: .russian) == """
        Легенды
        Найдите фотографию того, о ком вопрос. ? — справка, n — новая игра, q — выйти.
        Drawings by A. Painter, 2020
        Лицензия: CC-BY-SA-4.0.
        3 вопроса, рекорд 0.

        Вопрос 1 из 3: Найдите фотографию: Chuck Bednarik.
        1) номер 20, safety, 1996–2008, в Зале славы с 2012
        2) номер 60, centre and linebacker, 1949–1962, в Зале славы с 1969
        3) номер 62, с 2011
        Фотография (от 1 до 3): 1
        Неверно! Это Brian Dawkins.
        Chuck Bednarik: номер 60, centre and linebacker, 1949–1962, в Зале славы с 1969.
        Brian Dawkins: номер 20, safety, 1996–2008, в Зале славы с 2012.
        Ваш счёт 0, впереди 2 вопроса!

        Вопрос 2 из 3: Найдите фотографию: Steve Van Buren.
        1) номер 62, с 2011
        2) A man in green, laughing
        3) фотография без описания
        Фотография (от 1 до 3): ?
        3 вопроса, в каждом 3 фотографии разных людей: найдите того, о ком вопрос.
        За верную фотографию 1 очко; за неверную отнимается 1 очко, но меньше нуля счёт
        не бывает. Тот, о ком уже был вопрос, в этой игре больше не появится.
        Здесь фотографии описаны словами. Введите номер или букву, для первой 1 или a, и
        нажмите ENTER. n — новая игра, q — выйти, ? — эта справка.
        где (where) — id, файл и строка вопроса, если вы хотите о нём сообщить.
        Drawings by A. Painter, 2020
        Лицензия: CC-BY-SA-4.0.
        Фотография (от 1 до 3): 9
        «9» — не фотография: введите номер от 1 до 3.
        Фотография (от 1 до 3): 2
        Неверно! Это Reggie White.
        Reggie White: номер 92, 1985–1992, в Зале славы с 2005.
        They called him the Minister of Defense.
        Ваш счёт 0, впереди 1 вопрос!

        Вопрос 3 из 3: Найдите фотографию: Brian Dawkins.
        1) номер 20, safety, 1996–2008, в Зале славы с 2012
        2) A man in green, laughing
        3) номер 62, с 2011
        Фотография (от 1 до 3): 3
        Неверно! Это Jason Kelce.
        Brian Dawkins: номер 20, safety, 1996–2008, в Зале славы с 2012.
        Jason Kelce: номер 62, с 2011.
        Игра окончена! Окончательный счёт 0. Рекорд 0.
        ENTER — играть ещё раз, q — выйти: q

        """)
  }

  /// Returns the output for these lines, after the welcome and the first question.
  private func dialogue(
    _ lines: [String], language: Language = .english, rules: [String: String] = [:],
    change: (inout BuiltPack) -> Void = { _ in }
  ) throws -> String {
    var pack = PhotoPack.pack(rules)
    change(&pack)
    let reader = try pack.reader()
    let kind = try #require(GameKind.of(reader.header.card))
    let keeper = ScoreKeeper(nil, pack: "p", kind: "roster", rules: "r", title: "Legends")
    var game = try kind.play(
      reader, GameSettings(seed: 4, year: nil, language: language), keeper)
    var text = try game.begin()
    for line in lines { text += "\(line)\n" + (try game.take(line, after: 99_999).text) }
    return text + game.end()
  }
}

/// A small roster with every form of description.
enum PhotoPack {
  static func pack(_ given: [String: String] = [:]) -> BuiltPack {
    var rules = ["rounds": "3"]
    rules.merge(given) { $1 }
    var pack = BuiltPack(
      kind: "roster",
      rules: RuleText.filled(
        rules.map { RuleText($0.key, $0.value) }, of: PhotoPickRules.specifications))
    pack.titles = [
      PackCard.Title(language: "en", text: "Legends"),
      PackCard.Title(language: "ru", text: "Легенды"),
    ]
    pack.about = [
      ("credit", "en", "Drawings by A. Painter, 2020"), ("licence", "", "CC-BY-SA-4.0"),
    ]
    pack.add(
      "Name", ["Reggie White", "Brian Dawkins", "Chuck Bednarik", "Steve Van Buren", "Jason Kelce"])
    pack.add("Alt", ["A man in green, laughing", nil, nil, nil, nil])
    pack.add("Number", .integer, [92, 20, 60, nil, 62])
    pack.add("Position", [nil, "safety", "centre and linebacker", nil, nil])
    pack.add("From", .year, [1985, 1996, 1949, nil, 2011])
    pack.add("To", .year, [1992, 2008, 1962, nil, nil])
    pack.add("Inducted", .year, [2005, 2012, 1969, nil, nil])
    pack.add("Note", ["They called him the Minister of Defense.", nil, nil, nil, nil])
    return pack
  }
}
