import Diagnostics
import TestSupport

@testable import Exchange

/// Reads a file that was cut off at each byte, and copies of it with some bytes changed.
enum DamagedFiles {
  /// Reads the files with a format's reader. They must not crash it; whether they are taken does not matter.
  static func read(_ text: String, _ format: ExchangeFormat, name: String = "quiz.txt") {
    let bytes = Array(text.utf8)
    for count in 0...bytes.count { read(Array(bytes.prefix(count)), format, name) }
    var random = SplitMix(seed: 1)
    let signs = Array("{}[]\":,\\\n\r\t#^ABC.)<>&;%+= 0-\u{FEFF}é".utf8) + [0, 0xFF]
    for _ in 0..<2000 {
      var copy = bytes
      for _ in 0..<1 + random.next() % 4 {
        let place = Int(random.next() % UInt64(copy.count))
        switch random.next() % 3 {
        case 0: copy[place] = random.pick(signs)
        case 1 where copy.count > 1: copy.remove(at: place)
        default: copy.insert(random.pick(signs), at: place)
        }
      }
      read(copy, format, name)
    }
  }

  private static func read(_ bytes: [UInt8], _ format: ExchangeFormat, _ name: String) {
    let file = ImportedFile(path: name, bytes: bytes)
    _ = format.reader?.recognises(file)
    var sink = ImportSink()
    do {
      try format.reader?.read(file, ImportOptions(), &sink)
    } catch {
      precondition(error.finding.place.bytes.upperBound <= bytes.count)
    }
    for finding in sink.ledger { precondition(finding.place.bytes.upperBound <= bytes.count) }
  }
}

/// The questions and the ledger that a reader makes of a text, for comparing them as lines.
struct ReadText {
  var questions: [String]
  var ledger: [String]
  var sink = ImportSink()

  init(_ text: String, _ format: ExchangeFormat, name: String = "quiz.txt") throws {
    try self.init(Array(text.utf8), format, name: name)
  }

  init(_ bytes: [UInt8], _ format: ExchangeFormat, name: String = "quiz.txt") throws {
    try format.reader?.read(ImportedFile(path: name, bytes: bytes), ImportOptions(), &sink)
    questions = sink.questions.map { question in
      question.cells.map { "\($0.field)=\($0.text)" }.joined(separator: "|")
    }
    ledger = sink.ledger.map { "\($0.code.id) \($0.message)" }
  }
}

/// Damaged forms of a file: cut off at each byte, and with bytes changed.
enum Damage {
  static func all(of file: [UInt8], mutations: Int = 300) -> [[UInt8]] {
    var files = (0..<file.count).map { Array(file.prefix($0)) }
    var random = SplitMix(seed: 1)
    for _ in 0..<mutations {
      var copy = file
      for _ in 0..<1 + Int(random.next() % 4) {
        let place = Int(random.next() % UInt64(copy.count))
        switch random.next() % 3 {
        case 0: copy[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: copy.remove(at: place)
        default: copy.insert(Array("<>&\"'/=0".utf8)[Int(random.next() % 8)], at: place)
        }
      }
      files.append(copy)
    }
    return files
  }
}
