internal import Terminal

/// The name of the program in large letters.
enum HomeSign {
  static let rows = 3

  private static let fine = [
    "┏━┓┏━┓┏━╸╻┏ ┏━┓╻  ┏━┓╻ ╻", "┣━┛┣━┫┃  ┣┻┓┣━┛┃  ┣━┫┗┳┛", "╹  ╹ ╹┗━╸╹ ╹╹  ┗━╸╹ ╹ ╹ ",
  ]

  static func draw(in area: Area, on canvas: inout Canvas, _ theme: Theme) {
    guard theme.hasFineBlocks else { return }
    for (row, line) in fine.enumerated() {
      canvas.centre(line, row: area.origin.row + row, in: area, theme.accent)
    }
  }
}
