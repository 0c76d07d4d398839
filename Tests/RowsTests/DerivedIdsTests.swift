import Diagnostics
import TestSupport
import Testing

@testable import Rows

/// Tests that derived ids are compared with the ids that authors give.
struct DerivedIdsTests {
  private static let fields = """
    {"name": "Fact", "constraints": {"required": true, "unique": true}}, \
    {"name": "Id", "constraints": {"unique": true}}
    """
  /// The derived id of the fact `old`.
  private static let id = "qsjhzfq8vf1x5w"

  private func judged(_ texts: [String], expectsIds: Bool = false) throws -> [Finding] {
    let schema = try TableSchema(fields: Self.fields)
    return try Judged(texts, schema, kind: "facts", expectsIds: expectsIds).findings
  }

  private func double(
    _ place: Place, _ label: String, _ first: Place, _ firstLabel: String,
    isGiven: Bool = false
  ) -> Finding {
    Finding(
      .notUnique, "two questions have one Id: \"\(Self.id)\"", at: place, label: label,
      help: "give the row without an Id one of its own", related: [Related(first, firstLabel)],
      subject: isGiven ? Self.id : nil)
  }

  private static let derived = "derived from this Fact, as the row has no Id"

  @Test func aGivenIdIsNotThatOfARowBelow() throws {
    let marked = MarkedText("Fact,Id\nreworded,«\(Self.id)»\nother,\n«old»,\n")
    #expect(
      try judged([marked.text]) == [
        double(
          Place("a.csv", marked.places[1]), Self.derived, Place("a.csv", marked.places[0]),
          "first used here")
      ])
  }

  @Test func norThatOfARowAbove() throws {
    let marked = MarkedText("Id,Fact\n,« old »\n,other\n«\(Self.id)»,reworded\n")
    #expect(
      try judged([marked.text]) == [
        double(
          Place("a.csv", marked.places[1]), "again", Place("a.csv", marked.places[0]), Self.derived,
          isGiven: true)
      ])
  }

  @Test func aSourceWithoutIdsIsHeldAgainstThoseOfOthersInEitherOrder() throws {
    let plain = MarkedText("Fact\nother\n«old»\n")
    let given = MarkedText("Fact,Id\nreworded,«\(Self.id)»\n")
    let (asked, id) = (plain.place, given.place)
    #expect(
      try judged([given.text, plain.text]) == [
        double(Place("b.csv", asked), Self.derived, Place("a.csv", id), "first used here")
      ])
    #expect(
      try judged([plain.text, given.text], expectsIds: true) == [
        double(Place("b.csv", id), "again", Place("a.csv", asked), Self.derived, isGiven: true)
      ])
  }

  @Test func aRowMayHaveTheIdDerivedFromItself() throws {
    #expect(try judged(["Fact,Id\nold,\(Self.id)\nother,\n"]).isEmpty)
  }

  @Test func aFactThatStandsTwiceIsOneFinding() throws {
    for text in ["Fact,Id\nold,\nold,\n", "Fact,Id\nold,\(Self.id)\nold,\n", "Fact\nold\nold\n"] {
      #expect(try judged([text]).map(\.message) == ["Fact stands here twice: \"old\""], "\(text)")
    }
  }

  @Test func idsOfAnotherFormAreNeverDerived() throws {
    #expect(try judged(["Fact,Id\nold,\nother,old\n"]).isEmpty)
  }
}
