import Bytes
import Screens
import Terminal
import TestSupport
import Testing

/// The frames of an animation, compared with those in an archive of `Fixtures/frames`.
///
/// With `RECORD=1` the archive is written, and the test fails, so that nobody records by accident.
struct GoldenFrames {
  private let golden: GoldenFile
  private var frames: [(name: String, text: String)] = []

  init(_ archive: String) {
    golden = GoldenFile("frames/\(archive).txtar")
  }

  /// Adds the frame that a game shows now.
  mutating func add(_ name: String, _ game: GivenStage) {
    frames.append(("\(name),\(game.size.columns)x\(game.size.rows)", game.frame))
  }

  /// Fails for each frame that is not the recorded one.
  func compare() throws {
    let archive = frames.map { "-- \($0.name) --\n\($0.text)" }.joined()
    if let recorded = try golden.record(archive) { Issue.record("\(recorded)") }
    let recorded = try TextArchive(file: golden.path).entries
    #expect(recorded.map(\.name) == frames.map(\.name))
    for (frame, entry) in zip(frames, recorded) where frame.text != entry.text {
      Issue.record("\(frame.name) is\n\(frame.text)\nand was recorded as\n\(entry.text)")
    }
  }
}

extension GivenStage {
  /// The rows of the screen, and a digest of the styles of all cells.
  fileprivate var frame: String {
    var digest = FNV1a()
    for cell in shown.rows.joined() {
      let look = cell.look
      for unit in "\(look.ink) \(look.paper) \(look.traits.sorted())\n".utf8 {
        digest.append(UInt64(unit))
      }
    }
    let rows = (0..<size.rows).map { row in
      let text = shown.text(row: row)
      return text.lastIndex { $0 != " " }.map { String(text[...$0]) } ?? ""
    }
    return rows.map { "|\($0)\n" }.joined() + "styles \(String(digest.value, radix: 16))\n"
  }

  /// Lets the clock run to a time, with every tick that the screen asks for.
  mutating func run(to end: Int64) throws {
    while let deadline = stage.deadline, deadline <= end {
      time = max(time, deadline)
      try tick()
    }
    time = end
    draw()
  }
}
