import PackFormat
import Screens
import Terminal
import Testing

@Suite struct StageTests {
  /// A screen that records its events; a digit opens another screen, a letter closes it.
  private struct Noting: Screen {
    let name: String
    let notes: Notes

    mutating func take(_ event: ScreenEvent, _ moment: Moment) -> ScreenStep {
      notes.lines.append("\(name) \(Self.described(event))")
      switch event {
      case .input(.key(.character(let character), _)):
        if character == "!" { return .leave(.yes) }
        return character.isNumber
          ? .open(Noting(name: String(character), notes: notes)) : .leave()
      default: return .stay
      }
    }

    func draw(on canvas: inout Canvas, at time: Int64) { canvas.write(name, at: Point(0, 0)) }
    mutating func end() { notes.lines.append("\(name) ends") }

    private static func described(_ event: ScreenEvent) -> String {
      switch event {
      case .input(.key(.character(let character), _)): String(character)
      case .uncovered(let answer): "uncovered \(answer)"
      default: "else"
      }
    }
  }

  private final class Notes { var lines: [String] = [] }

  @Test func theLastScreenIsSeenAndGetsWhatHappens() throws {
    let notes = Notes()
    var stage = Stage(Noting(name: "home", notes: notes))
    let moment = Moment(Size(40, 20), 0)
    for character in "12!x" { try stage.take(.input(.key(.character(character))), moment) }
    #expect(
      notes.lines == ["home 1", "1 2", "2 !", "1 uncovered yes", "1 x", "home uncovered none"])
    #expect(stage.draw(moment).text(row: 0).hasPrefix("home "))
    try stage.take(.input(.key(.character("x"))), moment)
    #expect(stage.isDone)
    try stage.take(.tick, moment)
    #expect(stage.draw(moment) == Canvas(Size(40, 20)))
  }

  @Test func aWindowTooSmallCoversEverythingAndStopsTheClock() throws {
    var stage = Stage(Counting())
    try stage.take(.tick, Moment(Size(40, 20), 100))
    #expect(stage.draw(Moment(Size(40, 20), 200)).text(row: 0).hasPrefix("100"))
    #expect(stage.deadline == 1100)
    let small = stage.draw(Moment(Size(39, 20), 1000))
    let text = (0..<20).map { small.text(row: $0) }.joined(separator: "\n")
    #expect(text.contains("Enlarge the window"))
    #expect(text.contains("now 39 × 20") && text.contains("needed 40 × 20"))
    #expect(stage.deadline == nil)
    try stage.take(.tick, Moment(Size(80, 19), 5000))
    try stage.take(.input(.key(.enter)), Moment(Size(1, 1), 6000))
    _ = stage.draw(Moment(Size(0, 0), 6500))
    #expect(stage.draw(Moment(Size(80, 24), 7000)).text(row: 0).hasPrefix("100"))
    #expect(stage.deadline == 7100)
    try stage.take(.tick, Moment(Size(80, 24), 7050))
    #expect(stage.draw(Moment(Size(80, 24), 7060)).text(row: 0).hasPrefix("1050"))
    _ = stage.draw(Moment(Size(10, 10), 8000))
    try stage.take(.input(.key(.character("c"), .control)), Moment(Size(10, 10), 8000))
    #expect(stage.isDone)
  }

  @Test func aScreenWhosePackFailsLeavesForTheOneThatOutlivesIt() throws {
    let notes = Notes()
    let moment = Moment(Size(40, 20), 0)
    var stage = Stage(Outliving(notes: notes))
    try stage.take(.tick, moment)
    try stage.take(.tick, moment)
    #expect(notes.lines == ["opened", "failing ends", "not a pack: it does not start as one"])
    #expect(!stage.isDone)
    var alone = Stage(Failing(notes: notes))
    #expect(throws: PackError(.notAPack, at: 3)) { try alone.take(.tick, moment) }
  }

  /// A screen that shows the time of its last event, and asks for a tick one second later.
  private struct Counting: Screen {
    var time: Int64 = 0
    var deadline: Int64? { time + 1000 }
    mutating func take(_ event: ScreenEvent, _ moment: Moment) -> ScreenStep {
      time = moment.time
      return .stay
    }
    func draw(on canvas: inout Canvas, at time: Int64) {
      canvas.write("\(self.time)", at: Point(0, 0))
    }
  }

  private struct Failing: Screen {
    let notes: Notes
    mutating func take(
      _ event: ScreenEvent, _ moment: Moment
    ) throws(PackError) -> ScreenStep { throw PackError(.notAPack, at: 3) }
    func draw(on canvas: inout Canvas, at time: Int64) {}
    mutating func end() { notes.lines.append("failing ends") }
  }

  private struct Outliving: Screen {
    let notes: Notes
    var outlivesPacks: Bool { true }
    mutating func take(_ event: ScreenEvent, _ moment: Moment) -> ScreenStep {
      if case .uncovered(.failed(let error)) = event {
        notes.lines.append(error.message)
        return .stay
      }
      notes.lines.append("opened")
      return .open(Failing(notes: notes))
    }
    func draw(on canvas: inout Canvas, at time: Int64) {}
  }

  @Test func controlCEndsEveryScreenFromTheTop() throws {
    let notes = Notes()
    var stage = Stage(Noting(name: "home", notes: notes))
    let moment = Moment(Size(40, 20), 0)
    try stage.take(.input(.key(.character("1"))), moment)
    try stage.take(.input(.key(.character("c"), .control)), moment)
    #expect(stage.isDone)
    #expect(notes.lines == ["home 1", "1 ends", "home ends"])
  }
}
