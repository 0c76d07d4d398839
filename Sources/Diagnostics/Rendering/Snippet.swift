/// A source line with the marks under it, cropped to the columns of the terminal.
struct Snippet {
  /// A range of bytes to underline: with `^` for the fault itself, with `-` for a related place.
  struct Mark {
    var bytes: Range<Int>
    var label: String?
    var role: Palette.Role
  }

  /// A mark in columns of the screen.
  private struct Underline {
    var columns: Range<Int>
    var label: String
    var role: Palette.Role
  }

  /// The part of the line that is shown.
  private struct View {
    var cells: Range<Int>
    /// The number of columns that the cells move to the left, with the ellipsis before them
    /// subtracted.
    var shift: Int
    var text: String
    /// The columns that `text` fills.
    var width: Int
  }

  let line: SourceLine
  let marks: [Mark]
  let columns: Int
  let style: HumanRenderer.Style

  /// True if all marks are visible at once.
  var fits: Bool {
    guard let first = marks.map(\.bytes.lowerBound).min(),
      let last = marks.map(\.bytes.upperBound).max()
    else { return true }
    let outside = line.isCutAfter && line.cells.last.map { $0.bytes.upperBound < last } ?? true
    let width = line.width(of: line.cells(of: first..<last))
    return !outside && width + 2 * style.ellipsis.count <= columns
  }

  /// The source text, followed by the rows under it.
  func rows() -> [String] {
    let view = crop()
    let underlines = marks.map { underline($0, in: view) }.sorted {
      ($0.columns.lowerBound, $0.columns.upperBound)
        < ($1.columns.lowerBound, $1.columns.upperBound)
    }
    return [view.text] + labelled(underlines)
  }

  // MARK: - Cropping

  private func crop() -> View {
    let total = line.width(of: 0..<line.cells.count)
    let dots = style.ellipsis.count
    let focus = focus()
    // A caret at the end of the line stands one column after it.
    let all = max(total, focus.upperBound)
    if !line.isCutBefore, !line.isCutAfter, all <= columns {
      let cells = 0..<line.cells.count
      return View(cells: cells, shift: 0, text: line.text(of: cells), width: total)
    }
    let spare = columns - min(focus.count, columns - 2 * dots)
    let most = line.isCutAfter ? all : max(0, all - columns)
    let from = min(max(0, focus.lowerBound - spare / 2), most)
    let before = from > 0 || line.isCutBefore
    let after = from + columns < all || line.isCutAfter
    let visible = from + (before ? dots : 0)..<from + columns - (after ? dots : 0)
    return view(of: visible, before: before, after: after)
  }

  private func view(of visible: Range<Int>, before: Bool, after: Bool) -> View {
    var first = line.cells.count
    var last = 0
    var origin = visible.lowerBound
    var column = 0
    for (index, cell) in line.cells.enumerated() {
      if column >= visible.lowerBound, column + cell.width <= visible.upperBound {
        if index < first { (first, origin) = (index, column) }
        last = index + 1
      }
      column += cell.width
    }
    let cells = min(first, last)..<last
    let left = before ? style.ellipsis : ""
    let right = after ? style.ellipsis : ""
    return View(
      cells: cells, shift: origin - left.count,
      text: left + line.text(of: cells) + right,
      width: left.count + line.width(of: cells) + right.count)
  }

  /// The columns of the whole line that must be visible: the marks and the last label.
  private func focus() -> Range<Int> {
    let spans = marks.map { (columns(of: $0), $0) }
    let start = spans.map { $0.0.lowerBound }.min() ?? 0
    let end = spans.map { $0.0.upperBound }.max() ?? start
    let label = spans.max { $0.0.lowerBound < $1.0.lowerBound }?.1.label ?? ""
    let withLabel = end + (label.isEmpty ? 0 : 1 + style.width(of: label))
    let room = columns - 2 * style.ellipsis.count
    if withLabel - start <= room { return start..<withLabel }
    return start..<max(start, min(end, start + room))
  }

  /// The columns of a mark in the whole line, at least one.
  private func columns(of mark: Mark) -> Range<Int> {
    let cells = line.cells(of: mark.bytes)
    let start = line.width(of: 0..<cells.lowerBound)
    let width = mark.bytes.isEmpty ? 1 : max(1, line.width(of: cells))
    return start..<start + width
  }

  private func underline(_ mark: Mark, in view: View) -> Underline {
    let all = columns(of: mark)
    let start = min(max(0, all.lowerBound - view.shift), columns - 1)
    let end = min(all.upperBound - view.shift, max(view.width, start + 1))
    return Underline(
      columns: start..<max(start + 1, end), label: mark.label ?? "", role: mark.role)
  }

  // MARK: - The rows under the source

  /// The rows of labels. The last mark's label stands beside the mark, the others below theirs,
  /// joined by a line.
  private func labelled(_ underlines: [Underline]) -> [String] {
    guard let last = underlines.last else { return [] }
    let signs = signs(underlines)
    var hanging = underlines.filter { !$0.label.isEmpty }
    let beside = signs.width + 1 + style.width(of: last.label)
    guard !last.label.isEmpty, beside <= columns else {
      return [signs.text] + hung(hanging)
    }
    hanging.removeLast()
    return [signs.text + " " + style.palette.paint(last.label, last.role)] + hung(hanging)
  }

  private func signs(_ underlines: [Underline]) -> (text: String, width: Int) {
    let width = underlines.map(\.columns.upperBound).max() ?? 0
    var roles = [Palette.Role?](repeating: nil, count: width)
    // The fault is drawn last, over any columns that it shares with others.
    let related = underlines.filter { $0.role == .related }
    for underline in related + underlines.filter({ $0.role != .related }) {
      for column in underline.columns { roles[column] = underline.role }
    }
    var text = ""
    var column = 0
    while column < width {
      let role = roles[column]
      let end = roles[column...].firstIndex { $0 != role } ?? width
      let sign: Unicode.Scalar = role == nil ? " " : role == .related ? "-" : "^"
      let part = String(filling: end - column, with: sign)
      text += role.map { style.palette.paint(part, $0) } ?? part
      column = end
    }
    return (text, width)
  }

  private func hung(_ labels: [Underline]) -> [String] {
    guard !labels.isEmpty else { return [] }
    var rows = marks.count > 1 ? [bars(labels)] : []
    for (index, underline) in labels.enumerated().reversed() {
      let start = min(
        underline.columns.lowerBound, max(0, columns - style.width(of: underline.label)))
      let before = labels[..<index].filter { $0.columns.lowerBound < start }
      rows.append(
        bars(Array(before), padding: start) + style.palette.paint(underline.label, underline.role))
    }
    return rows
  }

  private func bars(_ labels: [Underline], padding: Int = 0) -> String {
    var text = ""
    var column = 0
    for underline in labels where underline.columns.lowerBound >= column {
      text += String(filling: underline.columns.lowerBound - column)
      text += style.palette.paint("|", underline.role)
      column = underline.columns.lowerBound + 1
    }
    return text + String(filling: max(0, padding - column))
  }
}
