import Diagnostics
import Testing
import XMLSource

@testable import Exchange

/// Large XML files, read record by record.
struct XMLRecordsTests {
  private func records(_ text: String, _ names: Set<String> = ["r"]) throws -> [String] {
    var texts: [String] = []
    try XMLRecords.read(Array(text.utf8), named: "x.xml", charging: ImportBudget(), names) {
      record in
      texts.append("\(record.text)@\(record.range)")
    }
    return texts
  }

  @Test func recordsComeWithTheirRangesAndNoneWithinAnotherOne() throws {
    let text = "<a><r>1</r>x<p:r xmlns:p='u'>2<r>3</r></p:r></a>"
    #expect(try records(text) == ["1@3..<11", "2@12..<44"])
  }

  @Test func aDocumentTypeWithoutDeclarationsIsPassedOverAndOffsetsStay() throws {
    let text =
      "<?xml version=\"1.0\"?>\n<!DOCTYPE a SYSTEM \"a>b.dtd\">\n<a><r>1</r></a>"
    #expect(try records(text) == ["1@55..<63"])
  }

  @Test(arguments: [
    ("<!DOCTYPE a [<!ENTITY x \"y\">]><a><r>&x;</r></a>", 0),
    ("<!DOCTYPE a SYSTEM \"u\" [ ]><a/>", 0),
    ("<a><r>1</r>", 1), ("<a>&nbsp;</a>", 3), ("", 0), ("no XML", 0),
  ])
  func aFileThatIsNoPlainXMLIsAnErrorAtItsPlace(_ text: String, _ start: Int) {
    let error = #expect(throws: ImportError.self) { try records(text) }
    #expect(error?.finding.code == .unreadableImport)
    #expect(error?.finding.place.bytes.lowerBound == start)
  }

  @Test func textOfManyMegabytesIsOneRecord() throws {
    let size = 12 << 20
    let text = "<a><r>" + String(repeating: "QUJD", count: size / 4) + "</r></a>"
    var count = 0
    try XMLRecords.read(Array(text.utf8), named: "x.xml", charging: ImportBudget(), ["r"]) {
      count = $0.text.utf8.count
    }
    #expect(count == size)
  }
}
