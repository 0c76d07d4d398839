internal import Games
internal import Terminal
internal import TextUnicode
internal import Views

/// Drawing of the cards, which move after a pick.
extension PhotoPickScreen {
  /// The moment of the motion after a pick; nil while a question is open.
  private func turn(at time: Int64) -> CardTurn? {
    guard case .judged = phase else { return nil }
    return motion.map { CardTurn(age: $0.age(at: time)) } ?? .end
  }

  private func isPicked(_ index: Int) -> Bool {
    if case .judged(let outcome) = phase { outcome.choice == index } else { false }
  }

  /// The area of a card with its frame at full size; nil if there is no room for a frame.
  private func whole(_ index: Int, _ layout: PhotoPickLayout) -> Area? {
    let photo = layout.photos[index]
    guard photo.origin.row > layout.cards[index].origin.row else { return nil }
    return Area(
      photo.origin.column - 1, photo.origin.row - 1, photo.size.columns + 2, photo.size.rows + 2)
  }

  func draw(
    _ index: Int, of question: PhotoPick.Question, _ layout: PhotoPickLayout,
    on canvas: inout Canvas, at time: Int64
  ) {
    guard layout.cards.indices.contains(index), layout.cards[index].size.rows > 0 else { return }
    let (mark, style) = look(index, of: question)
    if let whole = whole(index, layout) {
      drawCard(index, of: question, whole, on: &canvas, at: time)
    } else {
      let text = mark.isEmpty ? " \(index + 1) " : "\(index + 1) \(mark)"
      let place = Point(layout.cards[index].origin.column, layout.photos[index].origin.row)
      canvas.write(text, at: place, badgeStyle(index, style))
    }
    drawCaption(index, of: question, layout, on: &canvas)
  }

  /// Draws a card with its frame, as wide and as high as it is at this time.
  private func drawCard(
    _ index: Int, of question: PhotoPick.Question, _ whole: Area, on canvas: inout Canvas,
    at time: Int64
  ) {
    let (mark, style) = look(index, of: question)
    let turn = turn(at: time)
    let area =
      turn.map {
        isPicked(index)
          ? whole.scaled($0.width, 1) : whole.scaled($0.size, $0.size)
      } ?? whole
    let isHeavy = !mark.isEmpty || index == selected
    canvas.frame(area, isHeavy: isHeavy, style)
    let inside = Area(
      area.origin.column + 1, area.origin.row + 1, area.size.columns - 2, area.size.rows - 2)
    if isPicked(index), turn?.showsBack == true {
      canvas.fill(inside, theme.bar, with: theme.hasFineBlocks ? "░" : ":")
    } else {
      drawPhoto(question.photos[index].person, inside, of: whole, on: &canvas)
    }
    let badge = " \(index + 1) " + (mark.isEmpty ? "" : mark + " ")
    if badge.displayWidth + 4 <= area.size.columns {
      canvas.write(
        badge, at: Point(area.origin.column + 2, area.origin.row), badgeStyle(index, style))
    }
  }

  /// Draws a photo or, without one, its description, within a card that may be smaller than it is
  /// at rest.
  private func drawPhoto(
    _ person: Person, _ inside: Area, of whole: Area, on canvas: inout Canvas
  ) {
    let full = Size(whole.size.columns - 2, whole.size.rows - 2)
    let picture = described(person)
    if !context.shows(picture, in: full) {
      // A description is not squeezed, because nobody could read it.
      if inside.size.columns >= min(full.columns, 10) || !isMoving {
        for (row, line) in picture.text.lines(inside.size.columns, most: inside.size.rows)
          .enumerated()
        {
          canvas.centre(line, row: inside.origin.row + row, in: inside, theme.text)
        }
      }
    } else if inside.size == full {
      context.draw(picture, in: inside, on: &canvas)
    } else {
      context.drawSqueezed(picture, from: full, into: inside, isLast: !isMoving, on: &canvas)
    }
  }

  private var isMoving: Bool { motion?.isRunning == true }

  private func described(_ person: Person) -> DescribedPicture {
    DescribedPicture(picture: person.picture, text: PersonText(person, language).picture)
  }

  /// Draws the description of a photo beside it, or below it while nothing else stands there.
  private func drawCaption(
    _ index: Int, of question: PhotoPick.Question, _ layout: PhotoPickLayout,
    on canvas: inout Canvas
  ) {
    let caption = layout.captions[index]
    let picture = described(question.photos[index].person)
    let lines = picture.text.lines(caption.size.columns, most: caption.size.rows)
    if caption.origin.row == layout.cards[index].origin.row {
      let (mark, style) = look(index, of: question)
      for (row, line) in lines.enumerated() {
        canvas.write(
          line, at: Point(caption.origin.column, caption.origin.row + row),
          mark.isEmpty ? theme.text : style)
      }
    } else if choiceCount != nil, selected == nil,
      context.shows(picture, in: layout.photos[index].size)
    {
      for (row, line) in lines.enumerated() {
        canvas.centre(line, row: caption.origin.row + row, in: caption, theme.faint)
      }
    }
  }

  /// Dims the cards that were not picked, except for the mark of the right one.
  func fade(
    _ question: PhotoPick.Question, _ layout: PhotoPickLayout, on canvas: inout Canvas,
    at time: Int64
  ) {
    guard let turn = turn(at: time) else { return }
    let sky = frame.sky(in: canvas.size)
    let backdrop = context.backdrop
    for index in question.photos.indices where !isPicked(index) {
      guard layout.cards.indices.contains(index), let whole = whole(index, layout) else { continue }
      let area = whole.scaled(turn.size, turn.size)
      let badge =
        index == question.right ? Area(area.origin.column + 2, area.origin.row, 5, 1) : nil
      canvas.fade(area, to: turn.light, except: badge, theme) { row in
        backdrop?.light(row: row - sky.origin.row, of: sky.size.rows)
      }
    }
  }

  private var isJudged: Bool { if case .judged = phase { true } else { false } }

  /// The mark and the style of a photo: right, wrongly picked or selected.
  private func look(_ index: Int, of question: PhotoPick.Question) -> (String, Style) {
    if case .judged(let outcome) = phase {
      if index == question.right { return (theme.marks.right, theme.good) }
      return index == outcome.choice ? (theme.marks.wrong, theme.bad) : ("", theme.faint)
    }
    return ("", index == selected ? theme.accent : theme.faint)
  }

  private func badgeStyle(_ index: Int, _ style: Style) -> Style {
    isJudged ? style : index == selected ? theme.button : theme.bar
  }
}

extension Area {
  /// The area made smaller around its middle, to parts of its width and height.
  fileprivate func scaled(_ width: Double, _ height: Double) -> Area {
    let columns = max(1, Int((Double(size.columns) * width).rounded()))
    let rows = max(1, Int((Double(size.rows) * height).rounded()))
    return Area(
      origin.column + (size.columns - columns) / 2, origin.row + (size.rows - rows) / 2, columns,
      rows)
  }
}

extension Canvas {
  /// Draws a frame along the inner edge of an area; heavy frames stand out without colour, too.
  mutating func frame(_ area: Area, isHeavy: Bool, _ style: Style) {
    guard area.size.columns >= 2, area.size.rows >= 2 else { return }
    let parts = Array(isHeavy ? "╔═╗║╚╝" : "┌─┐│└┘")
    let middle = area.size.columns - 2
    let (top, bottom) = (area.origin.row, area.origin.row + area.size.rows - 1)
    let right = area.origin.column + area.size.columns - 1
    write(
      String(parts[0]) + String(repeating: parts[1], count: middle) + String(parts[2]),
      at: area.origin, style)
    for row in (top + 1)..<max(top + 1, bottom) {
      write(String(parts[3]), at: Point(area.origin.column, row), style)
      write(String(parts[3]), at: Point(right, row), style)
    }
    write(
      String(parts[4]) + String(repeating: parts[1], count: middle) + String(parts[5]),
      at: Point(area.origin.column, bottom), style)
  }
}

/// The cards at a moment after a pick: the picked one turns once about its upright axis, the others
/// shrink and fade.
struct CardTurn {
  /// The milliseconds that the turn takes.
  static let length: Int64 = 900
  /// The last moment, at which the picked card shows its front again.
  static let end = CardTurn(age: Double(length) / 1000)

  /// The progress of the turn, from 0 to 1, slower at both ends.
  private let part: Double

  /// Creates the moment at an age in seconds.
  init(age: Double) { part = Waves.ease(age * 1000 / Double(Self.length)) }

  /// The cosine of the angle of the picked card.
  private var cosine: Double { Waves.wave(part + 0.25) }

  /// The part of the picked card's width that is seen.
  var width: Double { abs(cosine) }
  /// True if the picked card shows its back.
  var showsBack: Bool { cosine < 0 }
  /// The size of the other cards, as a part of their full size.
  var size: Double { 1 - 0.3 * part }
  /// The light of the other cards, as a part of their full light.
  var light: Double { 1 - 0.75 * part }
}
