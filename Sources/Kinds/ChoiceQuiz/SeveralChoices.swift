internal import Diagnostics
internal import Games
internal import Rows

/// Reports questions with more choices than a game has keys for, and remarks about choices that are not there.
struct SeveralChoices {
  static let tooMany = Code(
    "Q150", .error, "a question has more than eight choices",
    why: "Players choose by the keys 1 to 8, and more choices do not fit a small screen.",
    bad:
      "Prompt,Right,Right2,Wrong1,Wrong2,Wrong3,Wrong4,Wrong5,Wrong6,Wrong7\nWhich are even?,2,4,1,3,5,7,9,11,13",
    good: "Prompt,Right,Right2,Wrong1,Wrong2,Wrong3\nWhich are even?,2,4,1,3,5",
    fix: "Leave some choices out.")

  static let remarkOnNothing = Code(
    "Q151", .error, "a remark is about a choice that is not there",
    why: "Nobody is ever told it; mostly it stands in the wrong column.",
    bad: "Prompt,Right,Wrong1,Why1,Why2\nWhich is a prime?,5,4,2 times 2,3 times 3",
    good: "Prompt,Right,Wrong1,Wrong2,Why1,Why2\nWhich is a prime?,5,4,9,2 times 2,3 times 3",
    fix: "Move the remark to the number of its wrong choice, or give the choice.")

  private let columns: [Binding.Column]
  private let file: String
  private let choices: [Int]
  private let alsoRight: [Int]
  /// The columns of remarks in all languages, each with that of its choice; nil if there is none.
  private let remarks: [(remark: Int, choice: Int?)]

  /// Prepares for the rows of a source; nil if it has neither further right choices nor remarks.
  init?(_ columns: [Binding.Column], file: String) {
    self.columns = columns
    self.file = file
    alsoRight = PackChoiceQuestions.alsoRightColumns.compactMap { columns.firstIndex(ofField: $0) }
    choices =
      (["Right"] + QuestionRow.wrongColumns).compactMap { columns.firstIndex(ofField: $0) }
      + alsoRight
    remarks = columns.indices.compactMap { column in
      guard columns[column].field != nil,
        let number = PackChoiceQuestions.whyColumns.firstIndex(of: columns[column].name)
      else { return nil }
      return (column, columns.firstIndex(ofField: QuestionRow.wrongColumns[number]))
    }
    if alsoRight.isEmpty, remarks.isEmpty { return nil }
  }

  /// True if several choices of a row are right.
  func isSeveral(_ row: TypedRow) -> Bool { alsoRight.contains { row.values[$0] != .missing } }

  func findings(_ row: TypedRow) -> [Finding] {
    var findings: [Finding] = []
    let given = choices.filter { row.values[$0] != .missing }
    if isSeveral(row), given.count > PackChoiceQuestions.mostChoices {
      let last = given.max { row.places[$0].lowerBound < row.places[$1].lowerBound } ?? given[0]
      findings.append(
        Finding(
          Self.tooMany,
          "\(given.count) choices, and at most \(PackChoiceQuestions.mostChoices) fit",
          at: Place(file, row.places[last]), help: "leave some out"))
    }
    for (remark, choice) in remarks where row.values[remark] != .missing {
      if let choice, row.values[choice] != .missing { continue }
      let name = columns[remark].label
      let wrong = "Wrong" + columns[remark].name.dropFirst("Why".count)
      findings.append(
        Finding(
          Self.remarkOnNothing, "\(name) is about \(wrong), which is empty",
          at: Place(file, row.places[remark]),
          help: "move it to the number of its choice, or fill \(wrong)"))
    }
    return findings
  }
}
