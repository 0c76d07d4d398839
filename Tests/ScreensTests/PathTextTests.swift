import Games
import Screens
import Testing
import Words

@Suite struct PathTextTests {
  @Test(arguments: [
    ("B2 B3", "B2 B3"), ("b2b3", "B2 B3"), ("B2,B3", "B2 B3"), ("b2 - b3 - c4", "B2 B3 C4"),
    (" B 2  B 3 ", "B2 B3"), ("A1", "A1"), ("L12 K11", "L12 K11"), ("A9 A999", "A9 A999"),
    ("B2 right", "B2 B3 B4"), ("B2 e", "B2 B3 B4"), ("b2e", "B2 B3 B4"), ("B2 R", "B2 B3 B4"),
    ("B2 down", "B2 C2 D2"), ("C2 n", "C2 B2 A2"), ("C3 up left", "C3 B2 A1"),
    ("C3 left up", "C3 B2 A1"), ("C3 nw", "C3 B2 A1"), ("C3 n-w", "C3 B2 A1"),
    ("A3 southwest", "A3 B2 C1"), ("A1 se", "A1 B2 C3"), ("C1 ne", "C1 B2 A3"),
    ("В2 вправо", "B2 B3 B4"), ("А1 юв", "A1 B2 C3"), ("С3 вверх влево", "C3 B2 A1"),
    ("Б2 В", "B2 B3 B4"), ("в2 с3", "B2 C3"), ("Д1 Е1 Ф1 Г1 Х1 Н1", "D1 E1 F1 G1 H1 H1"),
  ])
  func cellsAreReadAsPeopleTypeThem(text: String, cells: String) throws {
    let read = try #require(PathText.cells(text, count: 3))
    #expect(read.map { $0.name }.joined(separator: " ") == cells)
  }

  @Test(arguments: [
    "", " ", "68", "b", "up", "up B2", "2B", "B2 3", "B2 B3 up", "B2 up down", "B2 up up",
    "B2 up right left", "M1", "AA1", "A0", "A1234", "B2 sideways", "B2 up C3", "A1 2", "B٣",
    "B2 up 2",
  ])
  func whatSaysNoCellsIsNoPath(text: String) {
    #expect(PathText.cells(text, count: 2) == nil)
  }

  @Test func aDirectionGoesOnForAsManyCellsAsTheAnswerHasDigits() {
    for count in 1...3 { #expect(PathText.cells("B2 right", count: count)?.count == count) }
  }

  @Test(arguments: Language.allCases)
  func eachLanguageHasItsOwnWordsForTheDirections(language: Language) {
    let words: [Phrase] = [.directionUp, .directionDown, .directionLeft, .directionRight]
    let ends = words.map { PathText.cells("B2 " + language($0), count: 2)?.last?.name }
    #expect(ends == ["A2", "C2", "B1", "B3"])
  }

  /// The path then leaves the grid, which the game reports.
  @Test func aDirectionMayLeaveTheGrid() {
    #expect(PathText.cells("A1 up", count: 2)?.last == SumGridCell(row: -1, column: 0))
  }
}
