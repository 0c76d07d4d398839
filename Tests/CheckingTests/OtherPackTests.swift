import Diagnostics
import PackFormat
import Testing

@testable import Checking
@testable import Kinds

/// Tests of `validate --against`: questions that stand already in another pack.
struct OtherPackTests {
  private static let header = "Fact,Value,Unit,Id\n"
  private static let old = """
    Height of Mont Blanc,4806,m,mont-blanc
    Legs of a spider,8,legs,
    Length of the Nile,6650,km,nile

    """

  /// Makes a pack; every pack here has the id `facts`, unless another one is given.
  private func pack(
    _ source: String, kind: ContentKind = .facts, path: String = "old.qpk", id: String = "other"
  ) throws -> OtherPack {
    let checked = try Checked([source], kind: kind, id: id)
    return try OtherPack(try checked.pack(), path: path)
  }

  private func found(
    _ source: String, kind: ContentKind = .facts, against others: [OtherPack]
  ) throws -> [String] {
    try Checked([source], kind: kind, others: others).findings.flatMap { finding in
      finding.related.map {
        "\(finding.code.id) \(finding.place.bytes) \($0.place.file): \($0.message)"
      }
    }
  }

  @Test func sameAndNearQuestionsOfAnotherPackAreReportedAtTheirText() throws {
    let rows = """
      Height of Mont Blanc,4806,m,mont-blanc
      How many legs has a spider?,8,legs,
      Lenght of the Nile,6650,km,
      Length of the Nile in all,6650,km,
      Length of the Amazon,6400,km,

      """
    let spider = QuestionId.derive(kind: "facts", text: "Legs of a spider".utf8)
    #expect(
      try found(Self.header + rows, against: [pack(Self.header + Self.old)]) == [
        #"Q140 19..<39 old.qpk: question mont-blanc there: "Height of Mont Blanc""#,
        "Q140 58..<85 old.qpk: question \(spider) there: \"Legs of a spider\"",
        #"Q140 94..<112 old.qpk: question nile there: "Length of the Nile""#,
        #"Q140 122..<147 old.qpk: question nile there: "Length of the Nile""#,
      ])
  }

  @Test func anotherAnswerIsReportedWithTheAnswer() throws {
    let rows = "What is the height of Mont Blanc?,4810,m,\n"
    #expect(
      try found(Self.header + rows, against: [pack(Self.header + Self.old)]) == [
        #"Q141 19..<52 old.qpk: question mont-blanc there: "Height of Mont Blanc", answered by "4806 m""#
      ])
  }

  @Test func eachOtherPackIsNamedInOneFinding() throws {
    let source = Self.header + Self.old
    let rows = Self.header + "Height of Mont Blanc,4806,m,\n"
    #expect(
      try found(rows, against: [pack(source), pack(source, path: "b.qpk")]) == [
        #"Q140 19..<39 old.qpk: question mont-blanc there: "Height of Mont Blanc""#,
        #"Q140 19..<39 b.qpk: question mont-blanc there: "Height of Mont Blanc""#,
      ])
  }

  @Test func anOlderPackOfTheProjectHasOnlyDoublesUnderOtherIds() throws {
    let older = try pack(Self.header + Self.old, id: "facts")
    #expect(try found(Self.header + Self.old, against: [older]) == [])
    let rows = """
      The height of Mont Blanc,4806,m,mont-blanc
      Legs of a spider,8,legs,
      Length of the river Nile,6650,km,river-nile

      """
    #expect(
      try found(Self.header + rows, against: [older]) == [
        #"Q140 87..<111 old.qpk: question nile there: "Length of the Nile""#
      ])
  }

  @Test func choicesAndTypedAnswersAndNamesAreCompared() throws {
    let quiz = "Prompt,Right,Wrong1\nWhich is a bird?,Robin,Trout\nWhat is it?,A,B\n"
    #expect(
      try found(quiz, kind: .choiceQuiz, against: [pack(quiz, kind: .choiceQuiz)]).map {
        $0.prefix(4)
      }
        == ["Q140", "Q140"])
    let typed = "Prompt,Answer\nWhat is the capital of Iceland?,Reykjavik\n"
    let other = "Prompt,Answer\nCapital of Iceland,Oslo\n"
    #expect(
      try found(typed, kind: .shortAnswer, against: [pack(other, kind: .shortAnswer)]).map {
        $0.prefix(4)
      } == ["Q141"])
  }

  @Test func tablesOfAnySizeAreComparedWithAnotherPack() throws {
    let many = (0...CrossRowRules.mostCompared).map { "Thing \($0),\($0 + 1),m," }
    let source = Self.header + (many + ["Length of the Nile,6650,km,"]).joined(separator: "\n")
    let checked = try Checked([source], others: [pack(Self.header + Self.old)])
    #expect(checked.findings.map(\.code.id) == ["Q140"])
    #expect(checked.check.note == nil)
  }
}
