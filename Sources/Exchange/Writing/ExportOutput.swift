internal import Archives
package import Diagnostics
package import Files
internal import Kinds
package import PackFormat

/// The questions of a pack as a writer gets them.
package struct ExportedDeck {
  package let info: DeckInfo
  package let kind: String
  /// The form of the kind's questions.
  var form: QuestionForm { .of(kind) }
  package let count: Int
  /// Reads a question by its number; its picture is in it only if the format has pictures.
  package let question: (Int) throws(ExportError) -> ExchangedQuestion
  /// Returns the id by which a pack knows a question, also if it is derived from the question's text.
  package let id: (Int) throws(ExportError) -> String
}

/// The choices of a user for an export.
package struct ExportOptions: Sendable {
  /// The number that decides the order of questions and choices where a format shuffles them.
  package var seed: UInt64?
  /// True if texts that spreadsheets would run are written to CSV as they are.
  package var keepsFormulas = false
  /// The limits of archives. Tests set lower ones.
  var archives = ZipLimits()

  package init() {}
}

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
    ledger.append(
      Finding(code, message, at: question.place, subject: question.exportedId ?? question["Id"]))
  }

  /// Records that a part of a question is lost or changed; `code` is one of L401 to L499.
  package mutating func note(_ code: Code, _ message: String, _ question: ExchangedQuestion) {
    precondition(!code.isOfOmission)
    ledger.append(
      Finding(code, message, at: question.place, subject: question.exportedId ?? question["Id"]))
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
