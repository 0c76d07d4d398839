import Screens
import Terminal
import TestSupport
import Testing
import Words

@Suite struct SettingsScreenTests {
  @Test func settingsAreChangedByKeysAndKept() throws {
    let home = GivenHome()
    var stage = GivenStage(HomeScreen(home), Size(80, 24))
    try stage.press(.character("s"))
    #expect(stage.contains("▸ Language      ● as the system  ○ English  ○ русский"))
    try stage.press(.right, .right)
    #expect(stage.contains("▸ Язык          ○ как в системе  ○ English  ● русский"))
    #expect(stage.contains("○ Deutsch  ○ français  ○ español  ○ português"))
    try stage.press(.left, .down, .right, .right)
    #expect(stage.contains("▸ Theme         ○ as the terminal  ○ dark  ● light"))
    try stage.press(.down, .enter, .down, .character(" "))
    #expect(stage.contains("Motion        ○ on  ● off"))
    #expect(stage.contains("▸ Hints         ○ shown  ● hidden"))
    #expect(home.kept.language == .english && home.kept.paper == .light)
    #expect(home.kept.isStill && !home.kept.hintsAreShown)
    try stage.press(.down, .left)
    #expect(stage.contains("▸ Language      ● as the system"))
    #expect(home.kept.language == nil)
    try stage.press(.escape)
    #expect(stage.contains("There is no pack here yet."))
  }

  @Test(arguments: [Size(80, 24), Size(40, 20), Size(200, 60)])
  func settingsAreChangedByMouse(size: Size) throws {
    let home = GivenHome()
    home.override = "For this run the command line says --lang en."
    var stage = GivenStage(HomeScreen(home), size)
    let settings = try #require(stage.place(of: "s settings"))
    try stage.take(.input(.mouse(Mouse(.press, at: settings))))
    #expect(stage.contains("For this run the command line"))
    for (text, wanted) in [("○ dark", "● dark"), ("○ off", "● off"), ("○ hidden", "● hidden")] {
      let place = try #require(stage.place(of: text))
      try stage.take(.input(.mouse(Mouse(.press, at: place))))
      #expect(stage.contains(wanted))
    }
    #expect(home.kept.paper == .dark && home.kept.isStill && !home.kept.hintsAreShown)
    let back = try #require(stage.place(of: "ESC back"))
    try stage.take(.input(.mouse(Mouse(.press, at: back))))
    #expect(stage.contains("There is no pack here yet."))
  }

  @Test func theLooksFollowTheTerminalUnlessAThemeIsChosen() {
    let looks = Looks(for: TerminalProfile(colours: .direct), isDark: true)
    var canvas = Canvas(Size(1, 1))
    canvas.write("x", at: Point(0, 0))
    let plain = canvas
    looks.paint(&canvas)
    #expect(canvas == plain)
    let dark = looks.theme.key
    looks.note(background: .rgb(255, 255, 240))
    let light = looks.theme.key
    #expect(dark != light)
    looks.note(background: .rgb(30, 30, 60))
    #expect(looks.theme.key == dark)
    looks.choose(.light)
    #expect(looks.theme.key == light)
    looks.paint(&canvas)
    #expect(canvas[Point(0, 0)]?.style == Style(Colour(0x1C1C1C), on: Colour(0xFFFFFF)))
    looks.note(background: .rgb(0, 0, 0))
    #expect(looks.theme.key == light)
    let mono = Looks(for: TerminalProfile(colours: .monochrome), isDark: true, .dark)
    canvas = plain
    mono.paint(&canvas)
    #expect(canvas == plain && !mono.wantsBackground)
  }
}
