internal import Games
internal import PackFormat
internal import Terminal
internal import Views
internal import Words

/// The quiz against the clock on the whole screen, with choices to press or click.
struct ChoiceQuizScreen: SessionScreen, ChoiceScreen {
  let context: GameContext
  var rounds: Rounds<PlayedQuiz<PackChoiceQuestions>>
  var logged: Int64 = 0
  var celebration: Celebration?
  /// The choice that ENTER takes.
  var selected: Int?
  /// The choices that are marked, of a question with several right ones.
  private var marked: Set<Int> = []
  var top = 0
  var leavePrompt = LeavePrompt()
  var deadline: Int64?

  init(
    _ game: ChoiceQuiz, _ source: PackChoiceQuestions, _ context: GameContext
  ) throws(PackError) {
    rounds = try Rounds(PlayedQuiz(game, source))
    self.context = context
  }

  var keysHelp: String { language(.howToChoose) }

  var focused: Int? { phase.isAsking ? selected : nil }

  mutating func clear() { (selected, marked) = (nil, []) }

  var choiceCount: Int? { phase.isAsking ? game.choices.count : nil }

  /// Answers with a choice; of a question with several right ones, marks it or takes the mark off.
  mutating func answer(_ choice: Int, _ moment: Moment) throws(PackError) {
    if question?.isSeveral == true {
      marked.formSymmetricDifference([choice])
      selected = choice
    } else {
      _ = answer([choice], as: "\(choice + 1)", moment)
    }
  }

  mutating func confirm(_ key: Key, _ moment: Moment) throws(PackError) {
    if question?.isSeveral == true, key == .enter, !marked.isEmpty {
      let choices = marked.sorted()
      let line = choices.map { "\($0 + 1)" }.joined(separator: " ")
      _ = answer(choices, as: line, moment)
    } else if let selected {
      try answer(selected, moment)
    }
  }

  func target(at point: Point, in size: Size) -> ChoiceTarget? {
    let layout = layout(size)
    if layout.button.contains(point) { return .button }
    return layout.choices.first { $0.area.contains(point) }.map { .choice($0.index) }
  }
}

/// Drawing.
extension ChoiceQuizScreen {
  var hints: [KeyHint] {
    guard phase.isAsking else { return hintsBetween }
    let isSeveral = question?.isSeveral == true
    return [
      KeyHint(
        key: nil, name: "1–\(game.choices.count)", label: language(isSeveral ? .choose : .answer)),
      isSeveral
        ? KeyHint(key: .enter, name: "ENTER", label: language(.answer))
        : KeyHint(key: nil, name: "↑↓ ENTER", label: language(.choose)),
      KeyHint(key: .character("p"), name: "p", label: language(.pause)),
    ] + commonHints
  }

  private var question: ChoiceQuiz.Question? { phase.outcome?.question ?? game.game.question }

  func layout(_ size: Size) -> QuestionLayout {
    guard let question else { return layout(nil, size) }
    let kept = question.rights + (phase.outcome?.choices ?? [])
    var content = question.content
    if question.isSeveral, phase.isAsking { content.prompt += " " + language(.chooseAll) }
    let told = (phase.outcome?.whys ?? []) + [content.explanation].compactMap(\.self)
    content.explanation = told.isEmpty ? nil : told.joined(separator: " ")
    let view = view(content, choices: question.choices, kept: kept)
    return question.isSeveral && phase.isAsking ? layoutWithButton(view, size) : layout(view, size)
  }

  func draw(on canvas: inout Canvas, at time: Int64) {
    draw(on: &canvas, at: time) { layout, canvas in
      guard let question else { return }
      for choice in layout.choices { draw(choice, question, phase.outcome, on: &canvas) }
    }
  }

  private func draw(
    _ choice: QuestionLayout.Choice, _ question: ChoiceQuiz.Question,
    _ outcome: ChoiceQuiz.Outcome?, on canvas: inout Canvas
  ) {
    let (area, origin) = (choice.area, choice.area.origin)
    let badge = " \(choice.index + 1) "
    var (mark, style) = ("", theme.text)
    if let outcome {
      style = theme.faint
      if question.rights.contains(choice.index) {
        (mark, style) = (theme.marks.right, theme.good)
      } else if outcome.choices.contains(choice.index) {
        (mark, style) = (theme.marks.wrong, theme.bad)
      }
      canvas.write(badge, at: origin, mark.isEmpty ? theme.faint : style)
    } else if choice.index == selected {
      style = theme.button
      canvas.fill(area, style)
      canvas.write(badge, at: origin, style)
      mark = "›"
    } else {
      canvas.write(badge, at: origin, theme.bar)
    }
    if outcome == nil, marked.contains(choice.index) { mark = "+" }
    canvas.write(mark, at: Point(origin.column + 4, origin.row), style)
    for (row, line) in choice.lines.enumerated() {
      canvas.write(
        line, at: Point(origin.column + Self.badge, origin.row + row), style,
        columns: area.size.columns - Self.badge)
    }
  }
}
