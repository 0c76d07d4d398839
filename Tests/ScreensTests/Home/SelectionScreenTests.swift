import PackFormat
import Screens
import Terminal
import TestSupport
import Testing
import Words

@Suite struct SelectionScreenTests {
  private func home() throws -> GivenHome {
    let home = GivenHome()
    var pack = GivenStage.facts([
      ("Days in a week", 7, ""), ("Legs of a spider", 8, ""), ("Legs of an ant", 6, ""),
    ])
    pack.id = "a"
    pack.titles = [PackCard.Title(language: "en", text: "World facts")]
    pack.add("Tags", ["time", "animals;legs", "animals"])
    pack.add("Difficulty", .integer, [1, 2, 3])
    home.folder.write("a.qpk", try pack.bytes())
    return home
  }

  @Test(arguments: [Size(80, 24), Size(40, 20)])
  func questionsAreChosenByKeysAndAsked(size: Size) throws {
    let home = try home()
    var stage = GivenStage(HomeScreen(home), size)
    #expect(stage.contains("c questions"))
    try stage.press(.character("c"))
    #expect(stage.contains("Which questions?") && stage.contains("3 of 3 questions"))
    #expect(stage.contains("▸ ○ practice: missed ones first"))
    try stage.press(.down, .down, .character(" "))
    #expect(stage.contains("▸ ● animals") && stage.contains("2 of 3 questions"))
    try stage.press(.end, .character(" "))
    #expect(stage.contains("▸ ● difficulty 3") && stage.contains("1 of 3 questions"))
    try stage.press(.enter)
    #expect(stage.contains("Legs of an ant"))
    try stage.type("6")
    try stage.press(.enter, .enter)
    #expect(stage.contains("Legs of an ant"))
    try stage.press(.character("q"), .character("y"))
    #expect(size.columns < 80 || stage.contains("animals · 3"))
  }

  @Test func aChoiceWithoutQuestionsIsNotPlayed() throws {
    let home = try home()
    var stage = GivenStage(HomeScreen(home), Size(80, 24))
    try stage.press(.character("c"), .down, .character(" "), .end, .character(" "), .enter)
    #expect(stage.contains("Which questions?") && stage.contains("0 of 3 questions"))
    try stage.press(.escape)
    #expect(stage.contains("World facts"))
  }

  @Test(arguments: [
    ("1", ["a"]), ("2", ["b"]), ("3", []), ("0", []), ("world-facts", ["a"]),
    ("WORLD-FACTS", ["a"]), ("world", ["a", "b"]), ("War", ["b"]), ("войн", ["b"]), ("x", []),
  ])
  func aPackIsFoundByNumberIdOrTitle(name: String, found: [String]) throws {
    let home = GivenHome()
    for (file, id, title) in [
      ("a", "world-facts", "Facts"), ("b", "world-facts-2", "Facts of War"),
    ] {
      var pack = GivenStage.facts([("One", 1, "")])
      pack.id = id
      pack.titles = [
        PackCard.Title(language: "en", text: title),
        PackCard.Title(language: "ru", text: file == "b" ? "О войне" : "Факты"),
      ]
      home.folder.write(file + ".qpk", try pack.bytes())
    }
    #expect(home.library().paths(named: name) == found.map { home.folder($0 + ".qpk") })
  }

  @Test func aClickMarksALine() throws {
    let home = try home()
    var stage = GivenStage(HomeScreen(home), Size(80, 24))
    try stage.press(.character("c"))
    let place = try #require(stage.place(of: "legs"))
    try stage.take(.input(.mouse(Mouse(.press, at: place))))
    #expect(stage.contains("● legs") && stage.contains("1 of 3 questions"))
    try stage.take(.input(.mouse(Mouse(.press, at: place))))
    #expect(stage.contains("○ legs") && stage.contains("3 of 3 questions"))
  }

  @Test func aGameWithoutQuestionsOffersNoChoice() throws {
    let home = GivenHome()
    try home.add("z", "Riddles", kind: "riddles")
    var stage = GivenStage(HomeScreen(home), Size(80, 24))
    try stage.press(.character("c"))
    #expect(!stage.contains("Which questions?") && !stage.contains("c questions"))
  }
}
