internal import Files
internal import Pictures
internal import Synchronization
internal import Terminal

/// Decodes pictures and makes them fit, on a thread of its own that is there only while there is work.
///
/// Whoever asks gets what is there, never waits, and asks again when woken. Only the latest wishes are kept: those of a
/// window that has another size by now are forgotten.
final class PictureWorkshop: Sendable {
  /// What has become of a picture.
  enum Work: Sendable {
    /// It is not there yet.
    case coming
    /// It cannot be shown.
    case none
    case drawing(Drawing)
    case graphic(Graphic)
  }

  struct Wish: Hashable, Sendable {
    let picture: Int
    /// The most cells it may take.
    let room: Size
    let manner: PictureDisplay.Manner
  }

  private struct State: Sendable {
    /// The latest last.
    var wishes: [Wish] = []
    var isWorking = false
    var works: [(wish: Wish, work: Work)] = []
    /// Nil for one that is none.
    var decoded: [(picture: Int, content: Picture?)] = []
    /// Whole files, which nobody has decoded yet.
    var files: [Int: [UInt8]] = [:]
  }

  private let state = Mutex(State())
  /// Called on the thread when something is done.
  private let wake: @Sendable () -> Void

  /// More than any screen shows at once.
  private static let mostWishes = 12
  private static let mostWorks = 36
  /// Of each at most a megapixel is kept.
  private static let mostDecoded = 12
  private static let keptPixels = 1 << 20
  /// Larger than it is a picture only gets coarse.
  private static let mostGrowth = 3.0

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// What there is of a picture, whose file is asked for where it has to be made.
  func work(_ wish: Wish, file: () -> [UInt8]?) -> Work {
    let known = state.withLock { state in
      (
        state.works.last { $0.wish == wish }?.work,
        state.decoded.contains { $0.picture == wish.picture } || state.files[wish.picture] != nil
      )
    }
    if let work = known.0 { return work }
    let bytes = known.1 ? nil : file()
    if !known.1, bytes == nil { return .none }
    let begins = state.withLock { state in
      if let bytes { state.files[wish.picture] = bytes }
      state.wishes.removeAll { $0 == wish }
      state.wishes.append(wish)
      if state.wishes.count > Self.mostWishes { state.wishes.removeFirst() }
      state.files = state.files.filter { name, _ in state.wishes.contains { $0.picture == name } }
      defer { state.isWorking = true }
      return !state.isWorking
    }
    if begins, !Workers.start({ self.run() }) { run() }
    return state.withLock { $0.works.last { $0.wish == wish }?.work } ?? .coming
  }

  /// Until no wish is left.
  private func run() {
    while let wish = next() {
      let work = make(wish)
      state.withLock { state in
        state.wishes.removeAll { $0 == wish }
        state.works.append((wish, work))
        if state.works.count > Self.mostWorks { state.works.removeFirst() }
      }
      wake()
    }
  }

  private func next() -> Wish? {
    state.withLock { state in
      if state.wishes.isEmpty { state.isWorking = false }
      return state.wishes.last
    }
  }

  private func make(_ wish: Wish) -> Work {
    guard let picture = decoded(wish.picture), wish.room.columns > 0, wish.room.rows > 0 else {
      return .none
    }
    let manner = wish.manner
    guard let graphics = manner.graphics else {
      return Drawing(
        pixels: picture.pixels, width: picture.width, height: picture.height,
        columns: wish.room.columns, rows: wish.room.rows, colours: manner.colours,
        letters: manner.letters
      ).map { .drawing($0) } ?? .none
    }
    let (size, framed) = Self.fitted(picture, wish.room, manner.cell)
    let graphic: Graphic? =
      switch graphics {
      case .kitty: framed.png.map { Graphic(png: $0, size: size) }
      case .sixel: Graphic(sixels: framed.pixels, cell: manner.cell, size: size)
      }
    return graphic.map { .graphic($0) } ?? .none
  }

  /// As large as it fits, its proportions kept, in the middle of whole cells.
  private static func fitted(_ picture: Picture, _ room: Size, _ cell: Size) -> (Size, Picture) {
    let scale = min(
      Double(room.columns * cell.columns) / Double(picture.width),
      Double(room.rows * cell.rows) / Double(picture.height), mostGrowth)
    let width = max(1, Int(Double(picture.width) * scale))
    let height = max(1, Int(Double(picture.height) * scale))
    let size = Size(
      (width + cell.columns - 1) / cell.columns, (height + cell.rows - 1) / cell.rows)
    let scaled = picture.scaled(toWidth: width, height: height)
    return (
      size, scaled.framed(width: size.columns * cell.columns, height: size.rows * cell.rows)
    )
  }

  /// Kept for as long as there is room, so that another size costs little.
  private func decoded(_ name: Int) -> Picture? {
    let (known, file) = state.withLock { state in
      (state.decoded.last { $0.picture == name }, state.files[name])
    }
    if let known { return known.content }
    var picture = file.flatMap { try? Picture.decode($0) }
    if let whole = picture, whole.width * whole.height > Self.keptPixels {
      let part = (Double(Self.keptPixels) / Double(whole.width * whole.height)).squareRoot()
      picture = whole.scaled(
        toWidth: max(1, Int(Double(whole.width) * part)),
        height: max(1, Int(Double(whole.height) * part)))
    }
    state.withLock { state in
      state.files[name] = nil
      state.decoded.append((name, picture))
      if state.decoded.count > Self.mostDecoded { state.decoded.removeFirst() }
    }
    return picture
  }
}
