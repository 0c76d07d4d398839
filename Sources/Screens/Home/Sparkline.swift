internal import Terminal

/// Charts of numbers as columns, scaled to the highest number.
enum Sparkline {
  static func text(_ numbers: some Collection<Int64>, _ theme: Theme) -> String {
    let blocks: [Character] = theme.hasFineBlocks ? Array("▁▂▃▄▅▆▇█") : ["_", "▄", "█"]
    let most = max(1, numbers.max() ?? 1)
    return String(
      numbers.map { number in
        let part = Double(max(0, number)) / Double(most)
        return blocks[min(blocks.count - 1, Int(part * Double(blocks.count - 1) + 0.5))]
      })
  }

  /// Draws columns over several rows; the highest ones stand out.
  static func draw(
    _ numbers: [Int64], width: Int, in area: Area, on canvas: inout Canvas, _ theme: Theme
  ) {
    let blocks: [Character] = theme.hasFineBlocks ? Array(" ▁▂▃▄▅▆▇█") : [" ", "▄", "█"]
    let steps = blocks.count - 1
    let most = max(1, numbers.max() ?? 1)
    for (place, number) in numbers.enumerated() {
      let part = Double(max(0, number)) / Double(most) * Double(area.size.rows * steps)
      // A game without points shows, too.
      var left = max(1, Int(part.rounded()))
      let style = number == most ? theme.good : theme.accent
      for row in 0..<area.size.rows where left > 0 {
        let block = String(blocks[min(left, steps)])
        for column in 0..<max(1, width - (width > 1 ? 1 : 0)) {
          canvas.write(
            block,
            at: Point(
              area.origin.column + place * width + column, area.rows.upperBound - 1 - row), style)
        }
        left -= steps
      }
    }
  }
}
