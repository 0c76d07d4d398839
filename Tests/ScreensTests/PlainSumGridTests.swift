import Games
import PackFormat
import Scores
import Screens
import Testing
import Words

@Suite struct PlainSumGridTests {
  @Test func aGameFromItsFirstLineToItsLast() throws {
    #expect(
      try dialogue(
        "D1 E1", "c5 se", "C2,D3", "a4a5", "B2 down right", "A1-B1", "", "q") == """
          Sums
          Sum grid: find the answer of each sum in the grid. Type ? for help, n for a new
          game, q to quit.
          High score: 0 questions solved.

          Level 1 of 2: Easy
               1 2 3 4 5 6
            A  6 4 1 8 4 9
            B  9 8 4 1 4 1
            C  9 1 8 1 1 9
            D  1 4 0 2 1 7
            E  3 9 7 3 4 1
            F  0 5 6 4 1 6
          (.) (.) (.) Question 1: 4 + 9 = ?
          Path: D1 E1
          Right! 4 + 9 = 13

          (*) (.) (.) Question 2: 8 + 9 = ?
          Path: c5 se
          Right! 8 + 9 = 17

          (*) (*) (.) Question 3: 4 + 6 = ?
          Path: C2,D3
          Right! 4 + 6 = 10

               .    *    .
            *  \\|/  .  \\|/  *
           .  --*-- * --*--  .
               /|\\  .  /|\\
             .    *    .   *
          (*) (*) (*) Level 1 is done!

          Level 2 of 2: Hard
               1 2 3 4 5 6
            A  9 4 4 7 8 2
            B  8 3 3 0 8 5
            C  2 2 0 3 5 6
            D  5 0 8 0 1 2
            E  5 4 9 9 2 0
            F  9 1 5 9 4 9
          (.) (.) (.) Question 1: 32 + 46 = ?
          Path: a4a5
          Right! 32 + 46 = 78

          (*) (.) (.) Question 2: 12 + 18 = ?
          Path: B2 down right
          Right! 12 + 18 = 30

          (*) (*) (.) Question 3: 49 + 49 = ?
          Path: A1-B1
          Right! 49 + 49 = 98

               .    *    .
            *  \\|/  .  \\|/  *
           .  --*-- * --*--  .
               /|\\  .  /|\\
             .    *    .   *
               .-~~~~~~~-.
             .' .-~~~~~-. '.
            / .' .-~~~-. '. \\
           | /  /       \\  \\ |
                ,/
               //
             ,//
            /  \\^______
           /_o  ~      )~
              \\  ___  /
              /\\/   \\/\\
          (*) (*) (*) All levels are done: 6 questions solved. A new record!
          ENTER to play again, q to quit: 

          Level 1 of 2: Easy
               1 2 3 4 5 6
            A  9 4 5 8 4 7
            B  4 8 3 1 1 7
            C  9 0 3 7 3 9
            D  9 4 4 4 5 3
            E  9 0 4 7 6 5
            F  9 0 1 7 3 0
          (.) (.) (.) Question 1: 7 + 8 = ?
          Path: q

          """)
  }

  @Test func whatIsNoPathIsExplainedAndCostsNothing() throws {
    #expect(
      try dialogue(
        "68", "up", "D1 sideways", "A9", "D1 left", "A1 B2 A1", "A1 A3", "B2 B3", "D1 E1", "q")
          == """
          Sums
          Sum grid: find the answer of each sum in the grid. Type ? for help, n for a new
          game, q to quit.
          High score: 0 questions solved.

          Level 1 of 2: Easy
               1 2 3 4 5 6
            A  6 4 1 8 4 9
            B  9 8 4 1 4 1
            C  9 1 8 1 1 9
            D  1 4 0 2 1 7
            E  3 9 7 3 4 1
            F  0 5 6 4 1 6
          (.) (.) (.) Question 1: 4 + 9 = ?
          Path: 68
          "68" is no path: type the cells of the answer, as A1 A2, or its first cell and a
          direction, as A1 right.
          Path: up
          "up" is no path: type the cells of the answer, as A1 A2, or its first cell and a
          direction, as A1 right.
          Path: D1 sideways
          "D1 sideways" is no path: type the cells of the answer, as A1 A2, or its first
          cell and a direction, as A1 right.
          Path: A9
          That leaves the grid, which goes from A1 to F6.
          Path: D1 left
          That leaves the grid, which goes from A1 to F6.
          Path: A1 B2 A1
          A1 is there twice; each cell may be used once.
          Path: A1 A3
          A1 and A3 are not neighbours.
          Path: B2 B3
          No, that is 84. Try again.
          Path: D1 E1
          Right! 4 + 9 = 13

          (*) (.) (.) Question 2: 8 + 9 = ?
          Path: q
          You leave with 1 question solved. A new record!

          """)
  }

  @Test func helpHoldsThePacksOwnNumbers() throws {
    #expect(
      try dialogue("?", rules: ["rows": "3", "columns": "4", "questions": "1"]) == """
        Sums
        Sum grid: find the answer of each sum in the grid. Type ? for help, n for a new
        game, q to quit.
        High score: 0 questions solved.

        Level 1 of 2: Easy
             1 2 3 4
          A  0 1 3 1
          B  5 4 6 3
          C  1 8 4 9
        (.) Question 1: 8 + 5 = ?
        Path: ?
        The grid holds 3 by 4 digits. Add up the two numbers, and find the answer in the
        grid: a path of neighbouring cells, side by side or corner to corner, no cell
        twice, whose digits in order are the number.
        Every answer stands in a straight line somewhere, in any of the 8 directions;
        any other path that spells it counts as well. A wrong path costs nothing.
        2 levels, 1 question each. The score is how many questions you solve in one
        game.
        Type the cells of the answer, row letter and column number, as A1 A2; or its
        first cell and a direction: up, down, left, right, up right, or n, ne, e, se, s,
        sw, w, nw.
        ENTER alone shows the grid again, s asks another question of the level first,
        hint tells where the answer begins, n starts a new game, q quits.
        where names the id, file and line of the question, if you want to report it.
        Path: 
        """)
  }

  @Test func aQuestionCanWaitAndTheGridBeSeenAgain() throws {
    #expect(
      try dialogue("s", "hint", "", "C5 D6", "s", "s", "D1 E1", "s", "n", "q") == """
        Sums
        Sum grid: find the answer of each sum in the grid. Type ? for help, n for a new
        game, q to quit.
        High score: 0 questions solved.

        Level 1 of 2: Easy
             1 2 3 4 5 6
          A  6 4 1 8 4 9
          B  9 8 4 1 4 1
          C  9 1 8 1 1 9
          D  1 4 0 2 1 7
          E  3 9 7 3 4 1
          F  0 5 6 4 1 6
        (.) (.) (.) Question 1: 4 + 9 = ?
        Path: s
        (.) (.) (.) Question 2: 8 + 9 = ?
        Path: hint
        The answer can begin at C5.
        Path: 
        Level 1 of 2: Easy
             1 2 3 4 5 6
          A  6 4 1 8 4 9
          B  9 8 4 1 4 1
          C  9 1 8 1 1 9
          D  1 4 0 2 1 7
          E  3 9 7 3 4 1
          F  0 5 6 4 1 6
        (.) (.) (.) Question 2: 8 + 9 = ?
        Path: C5 D6
        Right! 8 + 9 = 17

        (.) (*) (.) Question 3: 4 + 6 = ?
        Path: s
        (.) (*) (.) Question 1: 4 + 9 = ?
        Path: s
        (.) (*) (.) Question 3: 4 + 6 = ?
        Path: D1 E1
        No, that is 13. Try again.
        Path: s
        (.) (*) (.) Question 1: 4 + 9 = ?
        Path: n
        You leave with 1 question solved. A new record!

        Level 1 of 2: Easy
             1 2 3 4 5 6
          A  9 4 5 8 4 7
          B  4 8 3 1 1 7
          C  9 0 3 7 3 9
          D  9 4 4 4 5 3
          E  9 0 4 7 6 5
          F  9 0 1 7 3 0
        (.) (.) (.) Question 1: 7 + 8 = ?
        Path: q

        """)
  }

  @Test func russianFromTheFirstLineToTheLast() throws {
    #expect(
      try dialogue(
        "?", "68", "А9", "D1 вниз", "В2 С2", "подсказка", "s", "C2 D3", "C5 юв", "новая", "выход",
        language: .russian) == """
          Sums
          Суммы в сетке: найдите в сетке ответ каждого примера. ? — помощь, n — новая
          игра, q — выход.
          Рекорд: 0 решённых вопросов.

          Уровень 1 из 2: Easy
               1 2 3 4 5 6
            A  6 4 1 8 4 9
            B  9 8 4 1 4 1
            C  9 1 8 1 1 9
            D  1 4 0 2 1 7
            E  3 9 7 3 4 1
            F  0 5 6 4 1 6
          (.) (.) (.) Вопрос 1: 4 + 9 = ?
          Путь: ?
          В сетке 6 × 6 цифр. Сложите два числа и найдите ответ в сетке: путь по соседним
          клеткам, по стороне или по углу, ни одной клетки дважды, цифры которого по
          порядку дают это число.
          Каждый ответ стоит где-нибудь по прямой, в любом из 8 направлений; любой другой
          путь, который его даёт, тоже засчитывается. За неверный путь ничего не
          снимается.
          2 уровня, 3 вопроса на каждом. Счёт — сколько вопросов решено за одну игру.
          Введите клетки ответа, букву строки и номер столбца: A1 A2; или первую клетку и
          направление: вверх, вниз, влево, вправо, вверх вправо или с, св, в, юв, ю, юз,
          з, сз. Буквы строк можно вводить и русские.
          Один ENTER снова показывает сетку, s (другой) — сначала другой вопрос уровня,
          подсказка (hint) — где начинается ответ, n (новая) — новая игра, q (выход) —
          выход.
          где (where) — id, файл и строка вопроса, если вы хотите о нём сообщить.
          Путь: 68
          «68» — не путь: введите клетки ответа, например A1 A2, или первую клетку и
          направление, например A1 вправо.
          Путь: А9
          Это выходит за сетку: она от A1 до F6.
          Путь: D1 вниз
          Верно! 4 + 9 = 13

          (*) (.) (.) Вопрос 2: 8 + 9 = ?
          Путь: В2 С2
          Нет, это 81. Попробуйте ещё.
          Путь: подсказка
          Ответ может начинаться в C5.
          Путь: s
          (*) (.) (.) Вопрос 3: 4 + 6 = ?
          Путь: C2 D3
          Верно! 4 + 6 = 10

          (*) (.) (*) Вопрос 2: 8 + 9 = ?
          Путь: C5 юв
          Верно! 8 + 9 = 17

               .    *    .
            *  \\|/  .  \\|/  *
           .  --*-- * --*--  .
               /|\\  .  /|\\
             .    *    .   *
          (*) (*) (*) Уровень 1 пройден!

          Уровень 2 из 2: Hard
               1 2 3 4 5 6
            A  9 4 4 7 8 2
            B  8 3 3 0 8 5
            C  2 2 0 3 5 6
            D  5 0 8 0 1 2
            E  5 4 9 9 2 0
            F  9 1 5 9 4 9
          (.) (.) (.) Вопрос 1: 32 + 46 = ?
          Путь: новая
          Игра прервана: 3 решённых вопроса. Новый рекорд!

          Уровень 1 из 2: Easy
               1 2 3 4 5 6
            A  1 1 6 0 5 2
            B  4 5 4 3 8 1
            C  7 0 5 3 2 4
            D  1 1 9 6 8 1
            E  9 1 4 5 6 1
            F  7 8 6 8 4 7
          (.) (.) (.) Вопрос 1: 9 + 8 = ?
          Путь: выход

          """)
  }

  @Test func theEndIsRussianToo() throws {
    #expect(
      try dialogue(
        "D1 E1", "c5 se", "C2 D3", "A4 A5", "B2 C3", "A1 B1", "q", language: .russian
      ).hasSuffix(
        """
        (*) (*) (.) Вопрос 3: 49 + 49 = ?
        Путь: A1 B1
        Верно! 49 + 49 = 98

             .    *    .
          *  \\|/  .  \\|/  *
         .  --*-- * --*--  .
             /|\\  .  /|\\
           .    *    .   *
             .-~~~~~~~-.
           .' .-~~~~~-. '.
          / .' .-~~~-. '. \\
         | /  /       \\  \\ |
              ,/
             //
           ,//
          /  \\^______
         /_o  ~      )~
            \\  ___  /
            /\\/   \\/\\
        (*) (*) (*) Все уровни пройдены: 6 решённых вопросов. Новый рекорд!
        ENTER — играть ещё раз, q — выйти: q

        """))
  }

  @Test func aGameLeftBehindKeepsItsScoreAndOneThatIsOverKeepsItOnce() throws {
    let keeper = ScoreKeeper(nil, pack: "p", kind: "sum-grid", rules: "r", title: "Sums")
    var plain = try plain(keeper)
    _ = plain.begin()
    _ = plain.take("D1 E1")
    #expect(plain.end() == "")
    #expect(keeper.best == 1)
    plain = try self.plain(keeper)
    #expect(plain.begin().contains("High score: 1 question solved.\n"))
    for line in ["D1 E1", "C5 D6", "C2 D3", "A4 A5", "B2 C3"] { _ = plain.take(line) }
    #expect(plain.take("A1 B1").text.contains("6 questions solved. A new record!\n"))
    #expect(plain.take("q") == Reply("", isDone: true))
    #expect(keeper.best == 6)
  }

  @Test func aGameInPointsSaysWhatEachAnswerEarns() throws {
    let keeper = ScoreKeeper(nil, pack: "p", kind: "sum-grid", rules: "r", title: "Sums")
    var plain = try plain(keeper, rules: ["score": "points"])
    #expect(plain.begin().contains("High score: 0 points.\n"))
    #expect(plain.take("D1 E1", after: 35_000).text.hasPrefix("Right! 4 + 9 = 13 +70\n"))
    _ = plain.take("hint", after: 4000)
    _ = plain.take("A1", after: 4000)
    #expect(plain.take("C5 D6", after: 2000).text.hasPrefix("Right! 8 + 9 = 17 +70\n"))
    #expect(
      plain.take("C2 D3", after: 1000).text.contains("(*) (*) (*) [***] Level 1 is done!\n"))
    #expect(plain.take("q").text == "You leave with 240 points. A new record!\n")
    #expect(keeper.best == 240)
  }

  private func dialogue(
    _ lines: String..., rules: [String: String] = [:], language: Language = .english
  ) throws -> String {
    let keeper = ScoreKeeper(nil, pack: "p", kind: "sum-grid", rules: "r", title: "Sums")
    var plain = try plain(keeper, rules: rules, language: language)
    var text = plain.begin()
    for line in lines { text += "\(line)\n" + plain.take(line).text }
    return text + plain.end()
  }

  private func plain(
    _ keeper: ScoreKeeper, rules: [String: String] = [:], language: Language = .english
  ) throws -> PlainSumGrid {
    let game = try SumGrid(
      levels: gridLevels("Easy", "Hard"), rules: gridRules(rules), seed: 5)
    return PlainSumGrid(game, title: "Sums", keeper, form: LineForm(80), language: language)
  }
}
