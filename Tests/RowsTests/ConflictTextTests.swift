import TestSupport
import Testing

@testable import Rows

/// A conflict that a merge writes into a cell is read back as it was.
struct ConflictTextTests {
  @Test func aConflictIsReadBackWithBothSidesAndTheirNames() {
    let names = ["", "main", "1a2b3c4 (a \"word\")", "x): the row is removed", "ours (y)"]
    for ours in ["1230", "", "two\nlines", nil] {
      for theirs in ["1239", "", nil] where ours != nil || theirs != nil {
        for name in names {
          let conflict = ConflictText(
            ours: ours, theirs: theirs, labels: .init(ours: name, theirs: "topic"))
          for end in ["\n", "\r\n"] {
            let text = conflict.text.replacing("\n", with: end)
            #expect(ConflictText(Array(text.utf8).span) == conflict)
          }
        }
      }
    }
  }

  @Test func theWordsOfAConflictNameTheVersionsIfTheyAreKnown() {
    #expect(ConflictText(ours: "1", theirs: nil).words == #""1" or no such row"#)
    #expect(
      ConflictText(ours: "1", theirs: "2", labels: .init(ours: "HEAD", theirs: "rivers")).words
        == #""1" in HEAD or "2" in rivers"#)
  }
}
