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

  mutating func clear() { selected = nil }

  var choiceCount: Int? { phase.isAsking ? game.choices.count : nil }

  mutating func answer(_ choice: Int, _ moment: Moment) throws(PackError) {
    _ = answer(choice, as: "\(choice + 1)", moment)
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
    return [
      KeyHint(key: nil, name: "1–\(game.choices.count)", label: language(.answer)),
      KeyHint(key: nil, name: "↑↓ ENTER", label: language(.choose)),
      KeyHint(key: .character("p"), name: "p", label: language(.pause)),
    ] + commonHints
  }

  private var question: ChoiceQuiz.Question? { phase.outcome?.question ?? game.game.question }

  func layout(_ size: Size) -> QuestionLayout {
    guard let question else { return layout(nil, size) }
    let kept = [question.right] + (phase.outcome?.choice.map { [$0] } ?? [])
    return layout(view(question.content, choices: question.choices, kept: kept), size)
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
      if choice.index == question.right {
        (mark, style) = (theme.marks.right, theme.good)
      } else if choice.index == outcome.choice {
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
    canvas.write(mark, at: Point(origin.column + 4, origin.row), style)
    for (row, line) in choice.lines.enumerated() {
      canvas.write(
        line, at: Point(origin.column + Self.badge, origin.row + row), style,
        columns: area.size.columns - Self.badge)
    }
  }
}
