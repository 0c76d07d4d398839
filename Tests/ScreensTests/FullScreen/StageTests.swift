import PackFormat
import Screens
import Terminal
import Testing

@Suite struct StageTests {
  /// Writes down what happens to it; digits open another one, letters leave.
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
    let moment = Moment(Size(4, 1), 0)
    for character in "12!x" { try stage.take(.input(.key(.character(character))), moment) }
    #expect(
      notes.lines == ["home 1", "1 2", "2 !", "1 uncovered yes", "1 x", "home uncovered none"])
    #expect(stage.draw(moment).text(row: 0) == "home")
    try stage.take(.input(.key(.character("x"))), moment)
    #expect(stage.isDone)
    try stage.take(.tick, moment)
    #expect(stage.draw(moment) == Canvas(Size(4, 1)))
  }

  @Test func controlCEndsEveryScreenFromTheTop() throws {
    let notes = Notes()
    var stage = Stage(Noting(name: "home", notes: notes))
    let moment = Moment(Size(4, 1), 0)
    try stage.take(.input(.key(.character("1"))), moment)
    try stage.take(.input(.key(.character("c"), .control)), moment)
    #expect(stage.isDone)
    #expect(notes.lines == ["home 1", "1 ends", "home ends"])
  }
}
