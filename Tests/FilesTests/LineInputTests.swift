import Files
import Glibc
import Testing

@Suite struct LineInputTests {
  @Test(
    arguments: [
      ("", []), ("\n", [""]), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]),
      ("a\r\nb\r\n", ["a", "b"]), ("é数\n", ["é数"]),
    ] as [(String, [String])])
  func linesComeWithoutTheirEnds(text: String, lines: [String]) throws {
    #expect(try read([Array(text.utf8)]) == lines)
  }

  @Test func aLineMayComeInPieces() throws {
    #expect(try read(["ab", "c\nd", "\n", "e"].map { Array($0.utf8) }) == ["abc", "d", "e"])
  }

  @Test func ofAnEndlessLineOnlyTheBeginningIsKept() throws {
    let long = [UInt8](repeating: UInt8(ascii: "x"), count: LineInput.longestLine + 5000)
    let lines = try read([long, Array("\nnext\n".utf8)])
    #expect(lines.map(\.utf8.count) == [LineInput.longestLine, 4])
  }

  @Test func whatIsNoTextIsMendedAndNotACrash() throws {
    #expect(try read([[0x61, 0xFF, 0x62, 0x0A]]) == ["a\u{FFFD}b"])
  }

  /// All lines that come through a pipe.
  private func read(_ pieces: [[UInt8]]) throws -> [String] {
    var ends: [Int32] = [0, 0]
    #expect(unsafe pipe(&ends) == 0)
    defer { _ = close(ends[0]) }
    for piece in pieces { #expect(unsafe Glibc.write(ends[1], piece, piece.count) == piece.count) }
    _ = close(ends[1])
    var input = LineInput(ends[0])
    var lines: [String] = []
    while let line = try input.next() { lines.append(line) }
    return lines
  }
}
