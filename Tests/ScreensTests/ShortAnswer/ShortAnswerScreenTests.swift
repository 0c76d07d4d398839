import PackFormat
import Screens
import Terminal
import TestSupport
import Testing

@Suite struct ShortAnswerScreenTests {
  static let sizes = [Size(80, 24), Size(40, 20), Size(200, 60)]

  /// Returns an answer to the question on the screen.
  private func answer(_ game: GivenStage) -> String {
    game.contains("Iceland?") ? "reykjavik" : game.contains("Norway?") ? "oslo" : "goethe"
  }

  @Test func aQuestionAsItIsSeenOnASmallScreen() throws {
    var game = try GivenStage(shortAnswerPack(), Size(40, 20))
    #expect(game.contains("High score 0") && game.contains("[ ENTER  start ]"))
    try game.press(.enter)
    try game.type("qnpw?")
    #expect(
      game.text == """
         Test      1/3   score 0   high score 0
         ██████████████████████ 30 seconds left
         Capital of Norway?
         > qnpw?
         ENTER answer  TAB pass  F1 help
         ESC quit
        """)
  }

  @Test(arguments: sizes)
  func aGameToTheEndAndItsRecordIsTheSameGame(size: Size) throws {
    var game = try GivenStage(shortAnswerPack(), size)
    try game.press(.enter)
    for round in 1...3 {
      #expect(game.contains("\(round)/3"))
      try game.wait(1500)
      let right = answer(game)
      switch round {
      case 1:
        try game.type(right)
        try game.press(.enter)
        #expect(game.contains("✓ Right!"))
      case 2:
        try game.type("/wrong")
        try game.press(.enter)
        #expect(game.contains("Not /wrong. 1 try left."))
        try game.type(right)
        try game.press(.enter)
        #expect(game.contains("✓ Right!"))
      default:
        try game.press(.tab)
        #expect(game.contains("Passed. The right answer is"))
      }
      try game.wait(400)
      try game.press(.enter)
    }
    #expect(game.contains("2 right, 0 wrong, 1 passed, 0 out of"))
    #expect(game.contains("A new record!") && game.contains("[ ENTER  play again ]"))
    #expect(game.keeper.best == 3)
    #expect(
      try game.replayed(shortAnswerPack()).contains(
        "2 right, 0 wrong, 1 passed, 0 out of time: 3 points. A new record!"))
    try game.wait(400)
    try game.press(.character("q"))
    #expect(game.isDone)
    #expect(game.shown.refused == [])
  }

  /// A wrong answer takes a part of the time, before the warning or after it.
  @Test(arguments: [(9000, "3 passed, 0"), (28_000, "2 passed, 1")] as [(Int64, String)])
  func aQuestionWithAWrongAnswerIsTheSameInItsRecord(
    _ milliseconds: Int64, _ counts: String
  ) throws {
    var game = try GivenStage(shortAnswerPack(), Size(80, 24))
    try game.press(.enter)
    try game.wait(milliseconds)
    try game.type("wrong")
    try game.press(.enter)
    if milliseconds == 9000 {
      try game.wait(15_000)
      try game.press(.tab)
    } else {
      try game.wait(2000)
    }
    for _ in 1...2 {
      try game.wait(400)
      try game.press(.enter)
      try game.wait(20_000)
      try game.press(.tab)
    }
    try game.wait(400)
    try game.press(.enter)
    let summary = "0 right, 0 wrong, \(counts) out of"
    #expect(game.contains(summary))
    #expect(try game.replayed(shortAnswerPack()).contains(summary))
  }

  @Test func theLineCanBeEdited() throws {
    var game = try GivenStage(shortAnswerPack(), Size(80, 24))
    try game.press(.enter)
    try game.type("slx")
    try game.press(.backspace, .home, .delete)
    try game.type("O")
    try game.press(.right)
    try game.type("o")
    try game.press(.left, .left)
    try game.type("s")
    try game.press(.end)
    #expect(game.contains("> Oslo"))
    try game.press(.enter)
    #expect(game.contains("✓ Right!"))
  }

  @Test func aPastedTextIsTypedAndNotSent() throws {
    var game = try GivenStage(shortAnswerPack(), Size(80, 24))
    try game.press(.enter)
    try game.take(.input(.paste("\n Oslo\nBergen\n")))
    #expect(game.contains("> Oslo") && !game.contains("Bergen"))
    #expect(game.contains("1/3"))
  }

  @Test func aSlipIsRightAndTheSpellingIsShown() throws {
    var game = try GivenStage(shortAnswerPack(), Size(80, 24))
    try game.press(.enter)
    while !game.contains("Iceland?") {
      try game.press(.tab)
      try game.wait(400)
      try game.press(.enter)
    }
    try game.type("Rekjavik")
    try game.press(.enter)
    #expect(game.contains("✓ Right! It is written Reykjavík."))
    #expect(game.contains("It lies on a bay of smoke.") && game.contains("Source: An atlas"))
  }

  @Test func theTimeRunsOutAndTheGameGoesOnByItself() throws {
    var game = try GivenStage(shortAnswerPack(), Size(80, 24))
    try game.press(.enter)
    try game.wait(30_000)
    #expect(game.contains("✗ Time is up! The right answer is Oslo."))
    try game.wait(3_000)
    #expect(game.contains("2/3"))
    // Meant for the question before.
    try game.press(.enter)
    #expect(game.contains("2/3") && !game.contains("Passed"))
  }

  @Test func sKeepsAResultOnTheScreen() throws {
    var game = try GivenStage(shortAnswerPack(), Size(80, 24))
    try game.press(.enter, .tab)
    try game.type("s")
    try game.wait(60_000)
    #expect(game.contains("1/3") && game.contains("Passed."))
  }

  @Test func leavingAsksBeforeItLosesSomething() throws {
    var game = try GivenStage(shortAnswerPack(), Size(80, 24))
    try game.press(.enter, .tab)
    try game.wait(400)
    try game.press(.enter, .escape)
    #expect(!game.isDone)
    try game.press(.character("y"))
    #expect(game.isDone)
  }
}
