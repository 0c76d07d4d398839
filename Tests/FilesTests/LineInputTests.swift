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

  @Test func invalidUTF8IsReplacedAndNotACrash() throws {
    #expect(try read([[0x61, 0xFF, 0x62, 0x0A]]) == ["a\u{FFFD}b"])
  }

  @Test func aLineThatIsThereIsInTimeHoweverLittleThereIs() throws {
    let (input, _) = try pair("a\nb\n")
    var lines = LineInput(input)
    #expect(try lines.next(within: 0) == .line("a"))
    #expect(try lines.next(within: 0) == .line("b"))
    #expect(try lines.next(within: -5) == .end)
  }

  @Test func withoutALineTheTimeIsUpAndWhatWasBegunIsKept() throws {
    let (input, output) = try pair("2", isClosed: false)
    defer { _ = close(output) }
    var lines = LineInput(input)
    let watch = Stopwatch()
    #expect(try lines.next(within: 60) == .timeUp)
    #expect(watch.milliseconds >= 60)
    #expect(try lines.next(within: 0) == .timeUp)
    #expect(unsafe Glibc.write(output, "3\n", 2) == 2)
    #expect(try lines.next(within: 60_000) == .line("23"))
  }

  @Test func aBegunLineMayBeForgotten() throws {
    let (input, output) = try pair("2", isClosed: false)
    defer { _ = close(output) }
    var lines = LineInput(input)
    #expect(try lines.next(within: 0) == .timeUp)
    lines.discard()
    #expect(unsafe Glibc.write(output, "3\n", 2) == 2)
    #expect(try lines.next() == "3")
  }

  /// The system buffers typed text until the line ends; such text must not become part of a later
  /// answer.
  @Test func unfinishedTypingAtATerminalCanBeDiscarded() throws {
    let (keyboard, terminal) = try pseudoterminal()
    defer {
      _ = close(terminal)
      _ = close(keyboard)
    }
    var lines = LineInput(terminal)
    let isTerminal = lines.isTerminal
    #expect(isTerminal)
    #expect(unsafe Glibc.write(keyboard, "2", 1) == 1)
    #expect(try lines.next(within: 50) == .timeUp)
    lines.discard()
    #expect(unsafe Glibc.write(keyboard, "3\n", 2) == 2)
    #expect(try lines.next(within: 60_000) == .line("3"))
  }

  /// Returns a pseudoterminal: the terminal, and the end that its keyboard writes to.
  private func pseudoterminal() throws -> (keyboard: Int32, terminal: Int32) {
    let keyboard = unsafe open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (lock, number): (Int32, UInt32) = (0, 0)
    // The requests TIOCSPTLCK and TIOCGPTN, which unlockpt and ptsname use.
    try #require(unsafe ioctl(keyboard, 0x4004_5431, &lock) == 0)
    try #require(unsafe ioctl(keyboard, 0x8004_5430, &number) == 0)
    return (keyboard, unsafe open("/dev/pts/\(number)", O_RDWR | O_NOCTTY))
  }

  /// Returns a pipe that holds a text.
  private func pair(_ text: String, isClosed: Bool = true) throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    #expect(unsafe pipe(&ends) == 0)
    #expect(unsafe Glibc.write(ends[1], text, text.utf8.count) == text.utf8.count)
    if isClosed { _ = close(ends[1]) }
    return (ends[0], ends[1])
  }

  /// Returns all lines that are read from a pipe.
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
