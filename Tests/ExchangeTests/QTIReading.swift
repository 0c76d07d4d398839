import Diagnostics
import Testing

@testable import Exchange

/// Tests that read QTI, and list the questions and the ledger as texts.
protocol QTIReading {}

extension QTIReading {
  func read(
    _ text: String, named name: String = "q.xml", beside: [String: String] = [:]
  ) throws -> (questions: [ExchangedQuestion], ledger: [String], deck: DeckInfo) {
    try read(
      ImportedFile(path: name, bytes: Array(text.utf8)) { beside[$0].map { Array($0.utf8) } })
  }

  func read(
    _ file: ImportedFile
  ) throws -> (questions: [ExchangedQuestion], ledger: [String], deck: DeckInfo) {
    #expect(QTIReader.recognises(file))
    var sink = ImportSink()
    try QTIReader.read(file, ImportOptions(), &sink)
    return (sink.questions, sink.ledger.map { "\($0.code.id) \($0.message)" }, sink.deck)
  }

  func values(_ question: ExchangedQuestion?) -> [String] {
    question?.cells.map { "\($0.field)=\($0.text)" } ?? []
  }
}
