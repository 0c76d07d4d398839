import Glibc
import TestSupport
import Testing

@testable import Files

struct OutputTests {
  @Test func whatIsWrittenArrivesInOrderAfterAFlush() throws {
    let folder = TemporaryFolder()
    let descriptor = unsafe open(folder("out"), O_CREAT | O_WRONLY, 0o600)
    defer { _ = close(descriptor) }
    var output = Output(descriptor, "out")
    try output.write("é")
    #expect(try InputFile.readAll(folder("out"), limit: 9) == [])
    try output.write([1, 2])
    try output.flush()
    #expect(try InputFile.readAll(folder("out"), limit: 9) == [0xC3, 0xA9, 1, 2])
    let isTerminal = output.isTerminal
    #expect(!isTerminal)
  }

  @Test func aReaderThatHasGoneEndsTheOutputQuietly() throws {
    var ends: [Int32] = [0, 0]
    _ = unsafe pipe(&ends)
    defer { _ = close(ends[1]) }
    _ = close(ends[0])
    var output = Output(ends[1], "pipe")
    try output.write("x")
    let wasClosed = output.isClosed
    #expect(!wasClosed)
    try output.flush()
    let isClosed = output.isClosed
    #expect(isClosed)
    for _ in 0..<10 { try output.write(String(repeating: "y", count: 40_000)) }
  }

  @Test func aFullDiskIsAnErrorThatNamesTheStream() throws {
    let descriptor = unsafe open("/dev/full", O_WRONLY)
    defer { _ = close(descriptor) }
    var output = Output(descriptor, "standard output")
    try output.write("x")
    do {
      try output.flush()
      Issue.record("nothing was thrown")
    } catch {
      #expect(error.message == "cannot write standard output: no space left on the device")
    }
  }
}

@Suite struct AppendedFileTests {
  private let folder = TemporaryFolder()
  private var path: String { folder("lines") }

  private func text() throws -> String {
    String(decoding: try InputFile.readAll(path, limit: 99), as: UTF8.self)
  }

  @Test func linesAreAddedToThoseOfEarlierRuns() throws {
    for line in ["a\n", "b\n"] {
      let file = try AppendedFile(path)
      try file.append(line)
      try file.sync()
    }
    #expect(try text() == "a\nb\n")
  }

  @Test func twoWritersDoNotOverwriteEachOther() throws {
    let (one, other) = (try AppendedFile(path), try AppendedFile(path))
    for _ in 0..<2 {
      try one.append("a\n")
      try other.append("b\n")
    }
    #expect(try text() == "a\nb\na\nb\n")
  }

  @Test func aLineBehindATornOneBeginsANewOne() throws {
    _ = folder.write("lines", Array("a\nhal".utf8))
    let file = try AppendedFile(path)
    #expect(try file.head(3) == Array("a\nh".utf8) && file.head(9)?.count == 5)
    try file.append("b\n")
    try file.append("c\n")
    #expect(try text() == "a\nhal\nb\nc\n")
  }

  @Test func aFullDiskIsAnErrorEachTime() throws {
    let file = try AppendedFile("/dev/full")
    #expect(try file.head(3) == nil)
    for _ in 0..<2 {
      do {
        try file.append("a\n")
        Issue.record("nothing was thrown")
      } catch {
        #expect(error.message == "cannot write /dev/full: no space left on the device")
      }
    }
    try file.sync()
  }
}

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
