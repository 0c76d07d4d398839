import Diagnostics
import Testing

@testable import Exchange

/// Files that begin as JSON and are none.
struct JSONFaultTests {
  private func fault(_ text: String, _ path: String = "quiz.txt") -> String? {
    let file = ImportedFile(path: path, bytes: Array(text.utf8))
    return ExchangeFormat.jsonFault(of: file).map {
      "\($0.code.id) \($0.message) at \($0.place.bytes.lowerBound)"
    }
  }

  @Test(arguments: [
    (#"[{"question":"Wh"#, "a string without its closing quote at 13"),
    (#"[{"question":"A?","question":"B?"}]"#, "the name \"question\" stands here twice at 18"),
    (#"[{"question":"Wh\ud800?"}]"#, "half of a surrogate pair at 16"),
    (#"{"a": [1, 2"#, "expected a comma or ] at 11"),
  ])
  func theFaultAndItsPlaceAreNamed(_ text: String, _ message: String) {
    #expect(ExchangeFormat.recognised(ImportedFile(path: "x", bytes: Array(text.utf8))) == nil)
    #expect(fault(text) == "L001 the file is no valid JSON: \(message)")
  }

  @Test func aFileIsJudgedAsJSONByItsNameOrItsFirstTwoSigns() {
    #expect(fault("[hello] this is a text") == nil)
    #expect(fault("[hello", "a.json")?.hasPrefix("L001 ") == true)
    #expect(fault("hello", "a.json") == nil)
    #expect(fault("{}", "a.json") == nil)
  }
}
