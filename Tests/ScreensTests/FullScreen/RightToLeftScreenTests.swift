import Games
import PackFormat
import Screens
import Terminal
import TestSupport
import Testing
import Words

/// Tests of the screens in Arabic, which are laid out from right to left.
///
/// The expected texts have joined forms in the order of the terminal's cells. Editors show them
/// reversed.
struct RightToLeftScreenTests {
  @Test func photoPickInArabic() throws {
    let game = try GivenStage(PhotoPack.pack(), Size(40, 20), seed: 4, language: .arabic)
    #expect(
      game.text == """
         0 ﻞﻀﻓﺄﻟﺍ   0 ﻁﺎﻘﻨﻟﺍ   1/3      Legends
                .Chuck Bednarik ﺓﺭﻮﺻ ﺮﺘﺧﺍ
         ﻰﻟﺇ 1996 ﻦﻣ ،safety ،20 ﻢﻗﺮﻟﺍ       1
            ﺬﻨﻣ ﺮﻴﻫﺎﺸﻤﻟﺍ ﺔﻋﺎﻗ ﻲﻓ ،2008
                                  2012
                  centre and ،60 ﻢﻗﺮﻟﺍ       2
         ،1962 ﻰﻟﺇ 1949 ﻦﻣ ،linebacker
             1969 ﺬﻨﻣ ﺮﻴﻫﺎﺸﻤﻟﺍ ﺔﻋﺎﻗ ﻲﻓ
                    2011 ﺬﻨﻣ ،62 ﻢﻗﺮﻟﺍ       3
           0 ﻦﻣ ﻞﻗﺃ ﺎﻟ ،1 ﻢﺼﺧ ﺄﻄﺨﻠﻟﻭ ،1 ﺢﻴﺤﺼﻠﻟ
             Drawings by A. Painter, 2020 ·
                 .CC-BY-SA-4.0 :ﺺﻴﺧﺮﺘﻟﺍ
               ﻒﻗﻮﺗ p  ﺚﺤﺑ ←→ ENTER  ﺭﺎﻴﺘﺧﺍ 1–3
            ﺝﻭﺮﺧ q  ﺭﺪﺼﻤﻟﺍ w  ﺓﺪﻳﺪﺟ n  ﺓﺪﻋﺎﺴﻣ ?
        """)
  }

  @Test func aDuelInArabic() throws {
    var game = try GivenStage(Self.duel(), Size(40, 20), language: .arabic)
    #expect(
      game.text == """
         0 ﻞﻀﻓﺄﻟﺍ   0 ﺔﻴﻟﺎﺘﺘﻣ ﺕﺍﺭﺎﺼﺘﻧﺍ     Test
                      ﻯﻮﺘﺴﻤﻟﺍ  1/5
          1 … 10                  Easy (1)  1 ◄
          1 … 100                      ﺐﻌﺻ  2
           ﺏﻮﺳﺎﺤﻟﺍ ﻢﺴﻘﻳ .10 ﻰﻟﺇ 1 ﻦﻣ :Easy (1)
             4 ﻝﺍﻮﺣﺄﻟﺍ ﺃﻮﺳﺃ ﻲﻓ :ﻦﻴﻔﺼﻧ ﻲﻗﺎﺒﻟﺍ
                        .ﺕﺎﻟﻭﺎﺤﻣ
                     [ ﺃﺪﺑﺍ  ENTER ]
                  ﺕﺎﺤﻴﻤﻠﺘﻟﺍ ءﺎﻔﺧﺇ i  ﻯﻮﺘﺴﻤﻟﺍ ↑↓
                      ﺝﻭﺮﺧ q  ﺓﺪﻳﺪﺟ n  ﺓﺪﻋﺎﺴﻣ ?
        """)
    try game.press(.enter, .enter)
    #expect(
      game.text == """
         0 ﻞﻀﻓﺄﻟﺍ   0 ﺔﻴﻟﺎﺘﺘﻣ ﺕﺍﺭﺎﺼﺘﻧﺍ     Test
                      ﻦﻤّﺧﺃ ﺎﻧﺃ  3/5
           ﻚﻤﻗﺭ ﻞﻫ ﻞﻗ .ﻦﻤّﺧﺃ ﺎﻧﺃ :ﻰﻟﻭﺄﻟﺍ ﺔﻟﻮﺠﻟﺍ
            .(e) ﻭٍﺎﺴﻣ ﻡﺃ (l) ﺮﻐﺻﺃ ﻡﺃ (g) ﺮﺒﻛﺃ
                         █▀▀ ▀▀█
                         █▀█  ▀▀
                         ▀▀▀  ▀
                          6
                          ▼
         ██████████████████████████████████████
         10                                   1
         [ ﺮﺒﻛﺃ g ]    [ ﻭٍﺎﺴﻣ e ]    [ ﺮﻐﺻﺃ l ]
           ﺓﺪﻋﺎﺴﻣ ?  ﺕﺎﺤﻴﻤﻠﺘﻟﺍ ءﺎﻔﺧﺇ i  ﻊﺟﺍﺮﺗ b
                                ﺝﻭﺮﺧ q  ﺓﺪﻳﺪﺟ n
        """)
    // The buttons stand from right to left: less, equal, greater.
    let place = try #require(game.place(of: " l ]"))
    for action in [Mouse.Action.press, .release] {
      try game.take(.input(.mouse(Mouse(action, at: place))))
    }
    #expect(game.log.moves.last == .line("<", after: 0))
    // The arrow to the left points to the greater numbers.
    try game.press(.left)
    #expect(game.log.moves.last == .line(">", after: 0))
  }

  private static func duel() -> BuiltPack {
    var pack = BuiltPack(
      kind: "number-duel", rules: RuleText.filled([], of: NumberDuelRules.specifications))
    pack.add("Level", ["Easy (1)", "\u{635}\u{639}\u{628}"])
    pack.add("From", .integer, [1, 1])
    pack.add("To", .integer, [10, 100])
    pack.add("Computer", ["halving", "halving"])
    pack.add("Hints", [String?.none, "range"])
    return pack
  }
}
