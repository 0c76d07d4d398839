import Testing

@testable import Exchange

/// The readings of a cell that names the right choice.
struct RightKeyTests {
  private static let moons = ["Io", "Europa", "", "Mars"]
  private static let digits = ["3", "4", "1", "2"]

  @Test(
    arguments: [
      ("2", moons, [], [], [1]),
      ("b", moons, [], [1], [1]),
      ("B)", moons, [], [1], [1]),
      ("Answer 2", moons, [], [], [1]),
      ("1,2", moons, [], [], [0, 1]),
      ("A and D", moons, [], [0, 3], [0, 3]),
      ("1, 1", moons, [], [1], [0]),
      ("3", moons, [], [3], []),
      ("5", moons, [], [], []),
      ("0", moons, [], [0], []),
      ("-1", moons, [], [], []),
      ("99999999999999999999", moons, [], [], []),
      ("mars", moons, [3], [], []),
      ("2", digits, [3], [2], [1]),
      ("B", digits, [], [1], [1]),
      ("Io; Mars", moons, [0, 3], [], []),
      ("Io; Venus", moons, [], [], []),
      ("", moons, [], [], []),
      ("", [], [], [], []),
    ] as [(String, [String], [Int], [Int], [Int])])
  func aCellNamesChoicesByTextAndByPlaceCountedFrom0AndFrom1(
    _ cell: String, _ choices: [String], _ text: [Int], _ zero: [Int], _ one: [Int]
  ) {
    let key = RightKey(cell, among: choices)
    #expect(key.asText == text)
    #expect(key.fromZero == zero)
    #expect(key.fromOne == one)
  }

  @Test func aNumberOfAWorkbookIsAPlaceAndATextAsItIsShownOrAsItIsStored() {
    let key = RightKey("2,0", number: "2", among: ["2,0", "3,0", "2"])
    #expect(key == RightKey("2", among: ["2", "3,0", "2,0"]))
    #expect(RightKey("2,0", number: "2", among: ["a", "2"]).asText == [1])
  }

  @Test func numbersAreNoPlacesWhereOnlyLettersAre() {
    #expect(!RightKey("1", among: Self.moons, onlyLetters: true).isPlace)
    #expect(RightKey("b", among: Self.moons, onlyLetters: true).fromOne == [1])
  }
}
