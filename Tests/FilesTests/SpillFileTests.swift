import Files
import Testing

struct SpillFileTests {
  @Test func spilledBytesAreReadBack() throws {
    let file = SpillFile()
    let pieces = (0..<40).map { [UInt8](repeating: UInt8($0), count: 1000 * $0) }
    let places = try pieces.map { try #require(file.put($0)) }
    for (piece, place) in zip(pieces, places).reversed() {
      #expect(file.take(place, piece.count) == piece)
    }
    try file.check()
    file.release()
    #expect(file.put([1]) == nil)
  }

  @Test func readingPastTheSpilledBytesIsAnError() throws {
    let file = SpillFile()
    let place = try #require(file.put([1, 2, 3]))
    #expect(file.take(place, 4) == [])
    #expect(throws: FileError.self) { try file.check() }
  }
}
