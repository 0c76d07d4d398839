import PackFormat
import Screens
import Terminal
import TestSupport
import Testing

@Suite struct PlacingScreenTests {
  static let sizes = [Size(80, 24), Size(40, 20), Size(200, 60)]

  @Test func anOrderingAsItIsSeenOnASmallScreen() throws {
    var game = try GivenStage(orderingPack(), Size(40, 20))
    try game.press(.enter)
    #expect(
      game.text == """
         Test      1/3   score 0   high score 0
         ██████████████████████ 60 seconds left
         From the Sun outwards?
          A  › 1. Venus
          B    2. Mercury
          C    3. Earth
                   [ ENTER  answer ]
         A–C put here  ↑↓ SPACE pick up
         ENTER answer  p pause  ? help  n new
         w where from  q quit
        """)
  }

  @Test func aMatchingAsItIsSeenOnASmallScreen() throws {
    var game = try GivenStage(matchingPack(), Size(40, 20))
    try game.press(.enter)
    try game.type("b")
    try game.press(.enter)
    #expect(
      game.text == """
         Test      1/2   score 0   high score 0
         ██████████████████████ 60 seconds left
         Which capital?
         1 place is still empty.
          1    Peru: Lima
          2  › Chile: …
          A    Santiago
          B    Lima
          C    Quito
                   [ ENTER  answer ]
         A–C put here  ↑↓ SPACE pick up
         ENTER answer  p pause  ? help  n new
         w where from  q quit
        """)
  }

  /// Six pairs and three further items have to fit a small screen, too.
  @Test func allItemsOfALargeMatchingAreOnASmallScreen() throws {
    var pack = BuiltPack(kind: "matching", rules: matchingPack(["questions": "1"]).rules)
    pack.add("Prompt", ["Which of these many capitals belongs to which country?"])
    for number in 1...6 {
      pack.add("Left\(number)", ["Land \(number)"])
      pack.add("Right\(number)", ["Town \(number)"])
    }
    for number in 1...3 { pack.add("Extra\(number)", ["Dorf \(number)"]) }
    var game = try GivenStage(pack, Size(40, 20))
    try game.press(.enter)
    for number in 1...6 { #expect(game.contains("Land \(number): …")) }
    for number in 1...6 { #expect(game.contains("Town \(number)")) }
    for number in 1...3 { #expect(game.contains("Dorf \(number)")) }
    #expect(game.contains("ENTER answer"))
  }

  /// Long texts of a matching are read whole on 40 columns: they wrap, and items stand beside each other.
  @Test func longTextsOfALargeMatchingWrapOnFortyColumns() throws {
    var pack = BuiltPack(kind: "matching", rules: matchingPack(["questions": "1"]).rules)
    pack.add("Prompt", ["Who wrote what?"])
    for number in 1...4 {
      pack.add("Left\(number)", ["The long novel number \(number) of a family of merchants"])
      pack.add("Right\(number)", ["Author \(number)"])
    }
    var game = try GivenStage(pack, Size(40, 24))
    try game.press(.enter)
    let words = game.text.split { $0.isWhitespace }.joined(separator: " ")
    for number in 1...4 {
      #expect(words.contains("The long novel number \(number) of a family of merchants: …"))
      #expect(words.contains("Author \(number)"))
    }
    #expect(game.contains("[ ENTER  answer ]"))
  }

  @Test func anOrderingIsAnsweredByTheMouseAlone() throws {
    var game = try GivenStage(orderingPack(), Size(80, 24))
    try game.click("[ ENTER  start ]")
    try game.click("[ ENTER  answer ]")
    #expect(game.contains("[ ENTER  next"))
  }

  @Test(arguments: sizes)
  func aGameToTheEndAndItsRecordIsTheSameGame(size: Size) throws {
    var game = try GivenStage(orderingPack(), size)
    try game.press(.enter)
    for round in 1...3 {
      #expect(game.contains("\(round)/3"))
      try game.wait(1500)
      try game.press(.character(" "), .down, .character(" "), .up)
      try game.type("c")
      try game.press(.enter)
      try game.wait(400)
      try game.press(.enter)
    }
    #expect(game.contains("[ ENTER  play again ]"))
    let summary = try #require(game.text.split(separator: "\n").first { $0.contains(" right, ") })
    #expect(
      try game.replayed(orderingPack()).contains(
        summary.trimmingPrefix { $0 == " " }.prefix { $0 != "," }))
    #expect(game.shown.refused == [])
  }

  @Test func theTimeRunsOutAndTheGameGoesOnByItself() throws {
    var game = try GivenStage(orderingPack(), Size(80, 24))
    try game.press(.enter)
    try game.wait(60_000)
    #expect(game.contains("✗ Time is up!"))
    try game.wait(12_000)
    #expect(game.contains("2/3"))
  }

  @Test func itemsAreClickedAndDraggedIntoTheirPlaces() throws {
    var game = try GivenStage(matchingPack(), Size(80, 24))
    try game.press(.enter)
    let places = game.contains("Peru: …") ? ["Peru: ", "Chile: "] : ["Gold: ", "Iron: "]
    // A click puts an item in the marked place, which is the first one.
    try game.click(" B ")
    #expect(!game.contains(places[0] + "…") && game.contains(places[1] + "…"))
    // An item that is dragged goes where the button is released.
    let (item, second) = (
      try #require(game.place(of: " A ")), try #require(game.place(of: places[1]))
    )
    try drag(&game, from: item, to: second)
    #expect(!game.contains(places[1] + "…"))
    // Two clicks exchange the items of two places.
    let items = places.map { self.item(in: $0, game) }
    try game.click(places[0])
    try game.click(places[1])
    #expect(places.map { self.item(in: $0, game) } == [items[1], items[0]])
  }

  /// Returns the item that is shown in a place.
  private func item(in place: String, _ game: GivenStage) -> Substring {
    game.text.split(separator: "\n").first { $0.contains(place) }?.split(separator: ": ").last ?? ""
  }

  private func drag(_ game: inout GivenStage, from: Point, to: Point) throws {
    try game.take(.input(.mouse(Mouse(.press, at: from))))
    try game.take(.input(.mouse(Mouse(.release, at: to))))
  }
}
