import PackFormat
import Screens
import Terminal
import TestSupport
import Testing

@Suite struct GuessRevealTests {
  private static func pack(_ lives: String = "3") -> BuiltPack {
    var pack = GivenStage.facts([("Height of Mount Everest", 8849, "metres")], lives: lives)
    pack.add("Source", ["Survey of 2020"])
    return pack
  }

  @Test func theMarkRunsToTheAnswerThenThePointsCountUp() throws {
    var game = try GivenStage(Self.pack(), Size(60, 24))
    try game.type("9000")
    try game.press(.enter)
    #expect(
      game.text == """
           Test                      ♥♥♥   score 0   high score 0
           Question 1
           Height of Mount Everest (metres)
                             █▀█   █▀█ █▀█ █▀█
                             ▀▀█   █ █ █ █ █ █
                             ▀▀▀ █ ▀▀▀ ▀▀▀ ▀▀▀
                                   metres
           ━━━━━━━━━━━━━━━●──────────────────────────────────────
           6,172                                           16,353
                          ▲
                          ▲ 9,000 was your guess
                           Source: Survey of 2020
                              [ ENTER  next ]
           ? help  n new  q quit
        """)
    try game.wait(400)
    #expect(
      game.text == """
           Test                      ♥♥♥   score 0   high score 0
           Question 1
           Height of Mount Everest (metres)
                             █▀█   █▀█ ▀▀█ █▀▀
                             █▀█   ▀▀█ █▀▀ ▀▀█
                             ▀▀▀ █ ▀▀▀ ▀▀▀ ▀▀▀
                                   metres
           ━━━━━━━━━━━━━━━●──────────────────────────────────────
           6,172                                           16,353
                         ▲
                          ▲ 9,000 was your guess
                           Source: Survey of 2020
                              [ ENTER  next ]
           ? help  n new  q quit
        """)
    try game.wait(700)
    #expect(
      game.text == """
           Test                    ♥♥♥   score 29   high score 29
           Question 1
           Height of Mount Everest (metres)
                             █▀█   █▀█ █ █ █▀█
                             █▀█   █▀█ ▀▀█ ▀▀█
                             ▀▀▀ █ ▀▀▀   ▀ ▀▀▀
                                   metres
              A little high: the right answer is 8,849 metres.
                        Accuracy 98.2 %, 29 points.
                         █
                         █▂
                         ██▃
                         ███▆▄▂▁▁▁▁
           ━━━━━━━━━━━━━━━●──────────────────────────────────────
           6,172                                           16,353
                         ▲ 8,849 is right
                          ▲ 9,000 was your guess
                           Source: Survey of 2020
                              [ ENTER  next ]
           ? help  n new  q quit
        """)
    let counting = game.text
    try game.wait(400)
    #expect(
      game.text == counting.replacing("score 29", with: "score 65").replacing("29 p", with: "65 p"))
    #expect(game.stage.deadline == nil)
  }

  @Test func aLostLifeBreaksAHeart() throws {
    var game = try GivenStage(Self.pack(), Size(100, 30))
    try game.press(.home, .enter)
    #expect(game.contains("♥♥♥"))
    try game.wait(1000)
    #expect(game.contains("♥♥♡"))
    #expect(
      game.text == """
           Test                                                              ♥♥♡   score 0   high score 0
           Question 1
           Height of Mount Everest (metres)
                                                 █▀█   █▀█ █ █ █▀█                             ▄██▄  ██▄
                                                 █▀█   █▀█ ▀▀█ ▀▀█                             ▀██▄ ▀██▀
                                                 ▀▀▀ █ ▀▀▀   ▀ ▀▀▀                               ▀▄ ▀▀
                                                       metres
                                     Too low: the right answer is 8,849 metres.
                                      Accuracy 69.7 %, 0 points, a life lost.
                                   █
                                   █▃
                                   ██
                                   ██▂
                                   ███
                                   ███▄
                                   ████▂
                                   █████▃
                                   ██████▆▂
                                   █████████▆▄▃▂▂▂▁▁
           ●─────────────────────────────────────────────────────────────────────────────────────────────
           6,172                                                                                   16,353
                                   ▲ 8,849 is right
           ▲ 6,172 was your guess
                                               Source: Survey of 2020
                                                  [ ENTER  next ]
           ? help  n new  q quit
        """)
    try game.wait(400)
    #expect(game.contains("♥♥·"))
    for row in [" ▄██▄    ██▄\n", " ▀██▄   ▀██▀\n", " ▀▄   ▀▀\n"] { #expect(game.contains(row)) }
  }
}
