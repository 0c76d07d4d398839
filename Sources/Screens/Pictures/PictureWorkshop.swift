internal import Files
internal import Pictures
internal import Synchronization
internal import Terminal
internal import Views

/// A background worker that decodes pictures and scales them; its thread exists only while there is
/// work.
///
/// Callers never wait: they get what is ready and ask again after `wake`. Only the latest requests
/// are kept, so those for an earlier window size are dropped.
final class PictureWorkshop: Sendable {
  /// The state of a picture.
  enum Work: Sendable {
    /// The picture is not ready yet.
    case coming
    /// The picture cannot be shown.
    case none
    case drawing(Drawing)
    case graphic(Graphic)
  }

  struct Request: Hashable, Sendable {
    let picture: Int
    /// The most cells that the picture may take.
    let room: Size
    let manner: PictureDisplay.Manner
  }

  private struct State: Sendable {
    /// The open requests, the latest last.
    var requests: [Request] = []
    var isWorking = false
    var works: [(request: Request, work: Work)] = []
    /// The decoded pictures; the content is nil for files that are no picture.
    var decoded: [(picture: Int, content: Picture?)] = []
    /// The files that are not decoded yet.
    var files: [Int: [UInt8]] = [:]
  }

  private let state = Mutex(State())
  /// Called on the worker thread when a picture is ready.
  private let wake: @Sendable () -> Void

  /// The most open requests, more than any screen shows at once.
  private static let mostRequests = 12
  private static let mostWorks = 36
  /// The most decoded pictures that are kept, each scaled down to a megapixel.
  private static let mostDecoded = 12
  private static let keptPixels = 1 << 20
  /// The most that a picture is enlarged; more would only look coarse.
  private static let mostGrowth = 3.0

  init(wake: @escaping @Sendable () -> Void) { self.wake = wake }

  /// Returns the state of a picture; `file` is read if it must be prepared.
  func work(_ request: Request, file: () -> [UInt8]?) -> Work {
    let known = state.withLock { state in
      (
        state.works.last { $0.request == request }?.work,
        state.decoded.contains { $0.picture == request.picture }
          || state.files[request.picture] != nil
      )
    }
    if let work = known.0 { return work }
    let bytes = known.1 ? nil : file()
    if !known.1, bytes == nil { return .none }
    let begins = state.withLock { state in
      if let bytes { state.files[request.picture] = bytes }
      state.requests.removeAll { $0 == request }
      state.requests.append(request)
      if state.requests.count > Self.mostRequests { state.requests.removeFirst() }
      state.files = state.files.filter { name, _ in state.requests.contains { $0.picture == name } }
      defer { state.isWorking = true }
      return !state.isWorking
    }
    if begins, !Workers.start({ self.run() }) { run() }
    return state.withLock { $0.works.last { $0.request == request }?.work } ?? .coming
  }

  /// Works until no request is left.
  private func run() {
    while let request = next() {
      let work = make(request)
      state.withLock { state in
        state.requests.removeAll { $0 == request }
        state.works.append((request, work))
        if state.works.count > Self.mostWorks { state.works.removeFirst() }
      }
      wake()
    }
  }

  private func next() -> Request? {
    state.withLock { state in
      if state.requests.isEmpty { state.isWorking = false }
      return state.requests.last
    }
  }

  private func make(_ request: Request) -> Work {
    guard let picture = decoded(request.picture), request.room.columns > 0, request.room.rows > 0
    else {
      return .none
    }
    let manner = request.manner
    guard let graphics = manner.graphics else {
      return Drawing(
        pixels: picture.pixels, width: picture.width, height: picture.height,
        columns: request.room.columns, rows: request.room.rows, colours: manner.colours,
        letters: manner.letters
      ).map { .drawing($0) } ?? .none
    }
    let (size, framed) = Self.fitted(picture, request.room, manner.cell)
    let graphic: Graphic? =
      switch graphics {
      case .kitty: framed.png.map { Graphic(png: $0, size: size) }
      case .sixel: Graphic(sixels: framed.pixels, cell: manner.cell, size: size)
      }
    return graphic.map { .graphic($0) } ?? .none
  }

  /// Scales a picture to fit into `room` in its proportions, and centres it in whole cells.
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

  /// Returns a decoded picture from the cache or decodes it, so that another size costs little.
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
