import Games
import PackFormat
import Screens
import Terminal
import TestSupport
import Testing
import Words

@Suite struct PartyScreenTests {
  private func home(_ pack: BuiltPack) throws -> GivenHome {
    let home = GivenHome()
    var pack = pack
    pack.id = "a"
    pack.titles = [PackCard.Title(language: "en", text: "World facts")]
    home.folder.write("a.qpk", try pack.bytes())
    return home
  }

  private func facts(lives: String) -> BuiltPack {
    GivenStage.facts((1...8).map { ("Fact \($0)", Int64($0), "") }, lives: lives)
  }

  /// The number of the fact that is asked.
  private func fact(_ stage: GivenStage) throws -> String {
    let words = stage.text.split { $0 == " " || $0 == "\n" }
    let place = try #require(words.firstIndex(of: "Fact"))
    return String(words[place + 1])
  }

  @Test(arguments: [Size(80, 24), Size(40, 20)])
  func twoPlayersAnswerByTurnsUntilBothAreOut(size: Size) throws {
    let home = try home(facts(lives: "1"))
    var stage = GivenStage(HomeScreen(home), size)
    try stage.press(.character("m"))
    try stage.type("Anna, Ben")
    #expect(stage.contains("> Anna, Ben") && stage.contains("● the same questions for all"))
    try stage.press(.enter)
    #expect(stage.contains("It is Anna’s turn") && !stage.contains("Fact "))
    try stage.press(.enter)
    let asked = try fact(stage)
    try stage.type(asked)
    try stage.press(.enter)
    try stage.wait(1400)
    #expect(stage.contains("Exactly right"))
    #expect(stage.contains("score 100") && !stage.contains("high score"))
    try stage.press(.enter)
    #expect(stage.contains("It is Ben’s turn") && !stage.contains("Fact "))
    #expect(stage.contains("▸ Ben  0 points") && stage.contains("Anna  100 points"))
    try stage.press(.enter)
    // Ben is asked the same, and is out.
    #expect(try fact(stage) == asked)
    try stage.press(.home, .enter)
    try stage.wait(1400)
    if stage.contains("Exactly right") { return }
    try stage.press(.enter)
    #expect(stage.contains("It is Anna’s turn"))
    // Anna starts no new game of her own, and leaves.
    try stage.press(.enter, .character("n"))
    #expect(stage.contains("Fact "))
    try stage.press(.character("q"), .character("y"))
    #expect(stage.contains("Anna") && stage.contains("100 points") && stage.contains("Ben"))
    try stage.press(.enter)
    #expect(stage.contains("World facts") && !stage.contains("★"))
  }

  @Test func withQuestionsOfTheirOwnNobodyIsAskedWhatAnotherWas() throws {
    let home = try home(facts(lives: "9"))
    var stage = GivenStage(HomeScreen(home), Size(80, 24))
    try stage.press(.character("m"), .tab)
    #expect(stage.contains("○ the same questions for all"))
    try stage.type("A,B")
    try stage.press(.enter)
    var asked: [[String]] = [[], []]
    for turn in 0..<8 {
      try stage.press(.enter)
      let fact = try fact(stage)
      asked[turn % 2].append(fact)
      try stage.type(fact)
      try stage.press(.enter, .enter)
    }
    #expect(Set(asked[0]).count == 4 && Set(asked[1]).count == 4)
    #expect(Set(asked[0]).isDisjoint(with: asked[1]))
  }

  @Test(arguments: [
    ("Anna,Ben", 2), (" a , b,c ", 3), ("a、b", 2), ("a", nil), ("a,a", nil), ("", nil),
    ("1,2,3,4,5,6", 6), ("1,2,3,4,5,6,7", nil), (",,a,,b", 2),
  ])
  func namesAreReadWithCommasBetween(text: String, count: Int?) {
    #expect(PartyChoice(text, hasSameQuestions: true)?.names.count == count)
  }
}
