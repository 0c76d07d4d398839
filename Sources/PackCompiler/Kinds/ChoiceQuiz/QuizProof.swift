internal import Games
internal import PackFormat
internal import SafeText

/// Plays quiz questions for `packtool prove`: each is read aloud and then answered rightly.
struct QuizProof {
  private let questions: PackChoiceQuestions
  private let rules: ChoiceQuizRules

  static func prove(_ reader: PackReader, _ request: ProofRequest) throws(ProofError) -> Proof {
    let proof = QuizProof(
      questions: try ProofError.reading { () throws(PackError) in
        try PackChoiceQuestions(reader, language: request.language)
      }, rules: try ProofError.rules(of: reader, ChoiceQuizRules.init))
    if let index = request.question { return try proof.replay(index, request) }
    return try proof.proveAll()
  }

  private func question(_ index: Int) throws(ProofError) -> ChoiceQuestion {
    try ProofError.reading { () throws(PackError) in try questions.question(at: index) }
  }

  /// Returns the outcome of answering rightly after some milliseconds.
  private func play(
    _ content: ChoiceQuestion, seed: UInt64, after milliseconds: Int64
  ) -> ChoiceQuiz.Outcome? {
    guard var game = ChoiceQuiz(rules: rules, questionCount: 1, seed: seed),
      let asked = game.ask(from: [content])
    else { return nil }
    return try? game.answer(asked.right, after: milliseconds)
  }

  private func replay(_ index: Int, _ request: ProofRequest) throws(ProofError) -> Proof {
    let content = try question(index)
    let aloud = ReadingAloud.milliseconds(for: [content.prompt, content.right] + content.wrong)
    let after = request.milliseconds ?? aloud
    guard let outcome = play(content, seed: request.seed ?? 0, after: after) else {
      return Proof(["there is nothing to ask"], holds: false)
    }
    let shown = shown(content, outcome.question.choices)
    let told = told(content)
    let verdict = outcome.verdict == .late ? "too late" : outcome.verdict.rawValue
    let lines =
      ["\(index) as it is asked, \(rows(shown.count + QuizScreen.answerRows)) with the answer's:"]
      + shown.map { "| \($0)" } + ["as it is told, \(rows(told.count)):"] + told.map { "| \($0)" }
      + [
        "read aloud it takes \(ReadingAloud.text(aloud)) of \(rules.seconds); the right answer after"
          + " \(ReadingAloud.text(after)) is \(verdict)"
      ]
    return Proof(
      lines, holds: fits(shown.count, told.count) && outcome.verdict == .right)
  }

  private func proveAll() throws(ProofError) -> Proof {
    var (late, tall) = ([Int](), [Int]())
    var longest: (milliseconds: Int64, index: Int) = (0, 0)
    for index in 0..<questions.questionCount {
      let content = try question(index)
      let aloud = ReadingAloud.milliseconds(for: [content.prompt, content.right] + content.wrong)
      if aloud > longest.milliseconds { longest = (aloud, index) }
      if play(content, seed: 0, after: aloud)?.verdict != .right { late.append(index) }
      let shown = shown(content, [content.right] + content.wrong)
      if !fits(shown.count, told(content).count) { tall.append(index) }
    }
    let count = questions.questionCount
    var lines = [
      "\(count - late.count) of \(count) questions can be read aloud and answered in time:"
        + " the longest, \(longest.index), takes \(ReadingAloud.text(longest.milliseconds)) of"
        + " \(rules.seconds)",
      "\(count - tall.count) of \(count) fit a screen of \(SmallestScreen.columns) ×"
        + " \(SmallestScreen.rows)",
    ]
    for index in Set(late + tall).sorted().prefix(10) {
      lines.append("\(index) \(try question(index).prompt)".terminalSafe)
    }
    return Proof(lines, holds: late.isEmpty && tall.isEmpty)
  }

  private func shown(_ content: ChoiceQuestion, _ choices: [String]) -> [String] {
    SmallestScreen.lines(
      for: QuizScreen.asked(
        content.prompt,
        picture: content.picture == nil ? nil : content.pictureText ?? "not described",
        choices: choices, rules))
  }

  private func told(_ content: ChoiceQuestion) -> [String] {
    SmallestScreen.lines(
      for: QuizScreen.told(
        right: content.right, explanation: content.explanation, source: content.source, rules))
  }

  private func fits(_ shown: Int, _ told: Int) -> Bool {
    shown + QuizScreen.answerRows <= SmallestScreen.rows && told <= SmallestScreen.rows
  }

  private func rows(_ count: Int) -> String {
    "\(count) of \(SmallestScreen.rows) rows"
  }
}
