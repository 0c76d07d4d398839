internal import Terminal

/// The final celebration: fireworks, a growing rainbow, and unicorns that dance below it.
struct Finale {
  /// The milliseconds until the finale stands still.
  static let length: Int64 = 24_000

  private let fireworks: Fireworks

  init(seed: UInt64) {
    fireworks = Fireworks(seed: seed, seconds: Double(Self.length) / 1000)
  }

  /// Draws the finale at an age in seconds.
  func draw(on canvas: inout Canvas, _ area: Area, at age: Double, _ theme: Theme) {
    guard area.size.rows > 0, area.size.columns > 0 else { return }
    NightSky(theme: theme).draw(on: &canvas, area, at: age)
    var dots = DotField(area.size)
    fireworks.draw(on: &dots, at: age)
    dots.draw(on: &canvas, at: area.origin, theme)
    var board = PixelBoard(area.size)
    drawRainbow(on: &board, at: age)
    drawMeadow(on: &board)
    for unicorn in unicorns(board, at: age) {
      for stroke in unicorn.strokes { board.stroke(stroke) }
    }
    board.draw(on: &canvas, at: area.origin, theme)
  }

  private func ground(_ board: PixelBoard) -> Int { board.rows - max(3, board.rows / 14) }

  /// Draws the rainbow, which grows from left to right.
  private func drawRainbow(on board: inout PixelBoard, at age: Double) {
    let shown = Waves.ease((age - 0.6) / 2.4)
    guard shown > 0 else { return }
    let (width, base) = (Double(board.columns), Double(ground(board)))
    let (across, up) = (width * 0.47, base * 0.86)
    let thick = max(0.16, 7 / up)
    for row in 0..<Int(base) {
      for column in 0..<board.columns {
        let place = (Double(column) + 0.5) / width
        let x = (Double(column) + 0.5 - width / 2) / across
        let y = (base - Double(row) - 0.5) / up
        let far = (x * x + y * y).squareRoot()
        guard far <= 1, far > 1 - thick, place <= shown * 1.05 else { continue }
        let band = Int((1 - far) / thick * Double(Light.rainbow.count))
        // At night the rainbow is slightly dimmed.
        board[column, row] = Light.rainbow[min(band, Light.rainbow.count - 1)]
          .mixed(with: NightSky.light, 0.12)
      }
    }
    drawCloud(on: &board, at: width * 0.06, base)
    if shown > 0.95 { drawCloud(on: &board, at: width * 0.94, base) }
  }

  private func drawCloud(on board: inout PixelBoard, at x: Double, _ base: Double) {
    let size = max(2, base * 0.085)
    let puffs = [(-1.3, -0.6, 0.8), (1.3, -0.6, 0.8), (0.1, -1.1, 1.15)]
    for (dx, dy, radius) in puffs {
      let place = (x + dx * size, base + dy * size)
      board.stroke(
        Stroke(
          from: place, to: place, start: radius * size, end: radius * size, light: Light(0xE8EEFF)))
    }
  }

  private func drawMeadow(on board: inout PixelBoard) {
    let flowers = [Light(0xFF8FC0), Light(0xFFE14D), Light(0xFFFFFF), Light(0xB48CFF)]
    let top = ground(board)
    for row in top..<board.rows {
      let light = Light(0x3FAE5A).mixed(
        with: Light(0x155A3A), Double(row - top) / Double(max(1, board.rows - top)))
      for column in 0..<board.columns {
        // A hash without a visible pattern.
        let mark = (column &* column &* 31 &+ row &* 57 &+ column &* 13) % 53
        board[column, row] = mark < 4 && row > top ? flowers[mark] : light
      }
    }
  }

  /// The unicorns, one to five; they gallop in from both sides and then dance.
  private func unicorns(_ board: PixelBoard, at age: Double) -> [Unicorn] {
    let width = Double(board.columns)
    let height = min(Double(ground(board)) * 0.62, width * 0.42, 44)
    let count = max(1, min(5, Int(width / (height * 1.5))))
    let way = Waves.ease((age - 2) / 2.6)
    return (0..<count).map { index in
      let fromLeft = index < (count + 1) / 2
      let place = width * (Double(index) + 0.5) / Double(count)
      let outside = fromLeft ? -height : width + height
      let dance = age - 4.6 + Double(index) * 0.4
      let turns = dance > 0 ? Int(dance / 3.2) : 0
      // They rear or step on the spot, by turns, and turn about now and then.
      let isRearing = dance > 0 && (turns + index) % 2 == 0
      let rear = isRearing ? max(0, Waves.wave(dance / 1.6)) : 0
      let hop = dance > 0 && !isRearing ? abs(Waves.wave(dance * 0.9)) * 0.07 : 0
      let bounce = way < 1 ? abs(Waves.wave(age * 1.6)) * 0.06 : 0
      return Unicorn(
        feet: (
          outside + (place - outside) * way,
          Double(ground(board)) + 1 - (hop + bounce) * height
        ),
        height: height,
        looksRight: fromLeft == (turns % 4 < 2),
        step: way < 1 ? age * 1.6 : dance * 0.9, rearing: rear, stride: way < 1 ? 1 : 0)
    }
  }
}
