internal import Diagnostics

extension KeyedQuestion {
  /// Adds the question with its right choice, or writes into the ledger why it has none.
  func add(_ named: [Int], to sink: inout ImportSink) {
    guard !named.isEmpty else {
      sink.leaveOut(
        .noRightAnswer,
        "left out: the right answer \"\(cell)\" is none of the choices",
        at: place, subject: question["Id"],
        help: "name the right choice by its text, its number or its letter")
      return
    }
    guard named.count <= ExchangedQuestion.mostRight else {
      sink.leaveOut(
        .severalRight, "left out: it has \(named.count) right answers: \(cell)",
        at: place, subject: question["Id"])
      return
    }
    var question = question
    for (number, index) in named.enumerated() {
      question[number == 0 ? "Right" : "Right\(number + 1)"] = choices[index]
    }
    let others = choices.enumerated().filter { !named.contains($0.offset) && !$0.element.isEmpty }
    question.add(wrong: others.map(\.element) + wrong, to: &sink)
  }
}

extension ExchangedQuestion {
  /// Adds the question to the sink with more wrong choices.
  func add(wrong more: [String], to sink: inout ImportSink) {
    let wrong = wrong + more
    guard wrong.count < Self.mostListed else {
      return sink.leaveOut(
        .noGameForIt, "left out: it has \(wrong.count + 1) choices", at: place, subject: self["Id"])
    }
    // Numbers of wrong choices stay as they are where translations may refer to them.
    if more.isEmpty { return sink.add(self) }
    var question = self
    for cell in cells where cell.isWrong { question[cell.field] = nil }
    // Wrong choices beyond the limit are left out, and reported, where all questions arrive.
    for (index, text) in wrong.enumerated() { question["Wrong\(index + 1)"] = text }
    sink.add(question)
  }
}
