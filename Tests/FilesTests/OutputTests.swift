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
