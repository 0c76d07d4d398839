import Files
import Testing
import TestSupport

@testable import Checking
@testable import Projects

/// Tests that the digest of a source does not depend on when it is computed.
struct SourceDigestTests {
  private let folder = TemporaryFolder()

  private func source(_ path: String, _ bytes: [UInt8]? = nil) -> ProjectSource {
    ProjectSource(path: path, root: nil, bytes: bytes, name: "facts.csv", format: .csv)
  }

  @Test(arguments: [false, true])
  func digestIsOfTheBytesGivenElseOfTheFile(beside: Bool) throws {
    folder.write("facts.csv", Array("file".utf8))
    var rowsAreRead = 0
    for bytes in [nil, Array("hand".utf8)] {
      let made = try SourceDigest(source(folder("facts.csv"), bytes))
        .made(beside: beside) { () throws(FileError) in rowsAreRead += 1 }
      #expect(made == SourceFile.digest(bytes ?? Array("file".utf8)))
    }
    #expect(rowsAreRead == 2)
  }

  /// A digest that is computed before reading is that of the bytes which are read; a later change
  /// is detected.
  @Test func madeBeforeItIsOfTheFileAsItWasThen() throws {
    folder.write("facts.csv", Array("old".utf8))
    let made = try SourceDigest(source(folder("facts.csv")))
      .made(beside: false) { () throws(FileError) in folder.write("facts.csv", Array("new".utf8)) }
    #expect(made == SourceFile.digest(Array("old".utf8)))
  }

  @Test(arguments: [false, true])
  func anErrorOfTheRowsIsThrownBeforeOneOfTheDigest(beside: Bool) throws {
    let missing = source(folder("missing.csv"))
    #expect(throws: FileError(changed: "rows")) {
      try SourceDigest(missing).made(beside: beside) { () throws(FileError) in
        throw FileError(changed: "rows")
      }
    }
    do throws(FileError) {
      _ = try SourceDigest(missing).made(beside: beside) {}
      Issue.record("there is no such file")
    } catch {
      #expect(error.isMissing)
    }
  }
}
