package import Diagnostics
package import Files
package import PackFormat

/// The file that a writer writes, and the ledger of what does not fit into it.
package struct ExportOutput: ~Copyable {
  private var file: AtomicFile
  private(set) var ledger: [Finding] = []
  /// The place of the pack, which entries of the ledger name.
  private let pack: Place

  init(_ file: consuming AtomicFile, of pack: Place) {
    self.file = file
    self.pack = pack
  }

  package mutating func write(_ text: String) throws(ExportError) { try write(Array(text.utf8)) }

  package mutating func write(_ bytes: [UInt8]) throws(ExportError) {
    do throws(FileError) { try file.append(bytes) } catch { throw .file(error) }
  }

  /// Records that a question is not written; `code` is one of the codes L301 to L399.
  package mutating func leaveOut(_ code: Code, _ message: String, _ question: ExchangedQuestion) {
    precondition(code.isOfOmission)
    ledger.append(Finding(code, message, at: question.place, subject: question["Id"]))
  }

  /// Records that a part of a question is lost or changed; `code` is one of L401 to L499.
  package mutating func note(_ code: Code, _ message: String, _ question: ExchangedQuestion) {
    precondition(!code.isOfOmission)
    ledger.append(Finding(code, message, at: question.place, subject: question["Id"]))
  }

  /// Records that something of the whole deck is lost.
  package mutating func note(_ code: Code, _ message: String, help: String? = nil) {
    ledger.append(Finding(code, message, at: pack, help: help))
  }

  mutating func record(_ finding: Finding) { ledger.append(finding) }

  consuming func commit() throws(FileError) { try file.commit() }
}

/// The reason why an export ends without a file.
package enum ExportError: Error {
  case pack(PackError)
  case file(FileError)
}

/// Runs a body that reads from a pack, and wraps its error.
package func reading<Result>(
  _ body: () throws(PackError) -> Result
) throws(ExportError) -> Result {
  do throws(PackError) { return try body() } catch { throw .pack(error) }
}
