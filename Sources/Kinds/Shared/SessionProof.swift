internal import Games
internal import PackFormat
internal import SafeText

/// Plays the questions of a session for `packtool prove`: each is read aloud and then answered rightly.
struct SessionProof {
  /// A question with the texts that its game shows.
  struct Question {
    let prompt: String
    /// The texts that are read aloud.
    let aloud: [String]
    /// The texts on the screen while the question is open.
    let asked: [String]
    /// The texts on the screen after the answer.
    let told: [String]
    /// Answers rightly after some milliseconds; nil if the game asks nothing.
    let play: (_ seed: UInt64, _ milliseconds: Int64) -> Answered?
  }

  /// The result of the right answer.
  struct Answered {
    /// The texts on the screen in this game, which may have another order.
    let asked: [String]
    let verdict: String
  }

  let seconds: Int
  let count: Int
  let question: (_ index: Int) throws(ProofError) -> Question

  /// Plays the question requested, or all of them.
  func prove(_ request: ProofRequest) throws(ProofError) -> Proof {
    if let index = request.question { return replay(index, try question(index), request) }
    return try proveAll()
  }

  private func replay(_ index: Int, _ question: Question, _ request: ProofRequest) -> Proof {
    let aloud = ReadingAloud.milliseconds(for: question.aloud)
    let after = request.milliseconds ?? aloud
    guard let answered = question.play(request.seed ?? 0, after) else {
      return Proof(["there is nothing to ask"], holds: false)
    }
    let shown = SmallestScreen.lines(for: answered.asked)
    let told = SmallestScreen.lines(for: question.told)
    let verdict = answered.verdict == "late" ? "too late" : answered.verdict
    let lines =
      [
        "\(index) as it is asked, \(rows(shown.count + QuestionScreen.answerRows)) with the answer's:"
      ]
      + shown.map { "| \($0)" } + ["as it is told, \(rows(told.count)):"] + told.map { "| \($0)" }
      + [
        "read aloud it takes \(ReadingAloud.text(aloud)) of \(seconds); the right answer after"
          + " \(ReadingAloud.text(after)) is \(verdict)"
      ]
    return Proof(lines, holds: fits(shown.count, told.count) && answered.verdict == "right")
  }

  private func proveAll() throws(ProofError) -> Proof {
    var (late, tall) = ([Int](), [Int]())
    var longest: (milliseconds: Int64, index: Int) = (0, 0)
    for index in 0..<count {
      let question = try question(index)
      let aloud = ReadingAloud.milliseconds(for: question.aloud)
      if aloud > longest.milliseconds { longest = (aloud, index) }
      if question.play(0, aloud)?.verdict != "right" { late.append(index) }
      let rows = SmallestScreen.rows(for: question.asked)
      if !fits(rows, SmallestScreen.rows(for: question.told)) { tall.append(index) }
    }
    var lines = [
      "\(count - late.count) of \(count) questions can be read aloud and answered in time:"
        + " the longest, \(longest.index), takes \(ReadingAloud.text(longest.milliseconds)) of"
        + " \(seconds)",
      "\(count - tall.count) of \(count) fit a screen of \(SmallestScreen.columns) ×"
        + " \(SmallestScreen.rows)",
    ]
    for index in Set(late + tall).sorted().prefix(10) {
      lines.append("\(index) \(try question(index).prompt)".terminalSafe)
    }
    return Proof(lines, holds: late.isEmpty && tall.isEmpty)
  }

  private func fits(_ shown: Int, _ told: Int) -> Bool {
    shown + QuestionScreen.answerRows <= SmallestScreen.rows && told <= SmallestScreen.rows
  }

  private func rows(_ count: Int) -> String {
    "\(count) of \(SmallestScreen.rows) rows"
  }
}
