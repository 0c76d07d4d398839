internal import Checking
import Files
import Simulation

extension Simulation {
  /// Plays all games, with a progress line on standard error that names the pack at `path`.
  func run(showing path: String, threads: Int? = nil) -> SimulationReport {
    let line = ProgressLine()
    defer { line.clear() }
    return run(threads: threads ?? Workers.usualCount) {
      line.show("playing \(Path.printable(path))", done: $0, of: $1, .others)
    }
  }
}
