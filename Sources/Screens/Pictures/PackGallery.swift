internal import Files
internal import PackFormat
internal import Pictures
internal import Terminal

/// The pictures of a pack on the whole screen, read and verified on demand and decoded by a worker
/// thread.
final class PackGallery {
  private let reader: PackReader
  private let display: PictureDisplay
  private let workshop = PictureWorkshop(wake: RawTerminal.nudge)
  /// The pictures that cannot be read.
  private var broken: Set<Int> = []

  init(_ reader: PackReader, _ display: PictureDisplay) {
    self.reader = reader
    self.display = display
  }

  func work(_ picture: Int, _ room: Size, inSymbols: Bool = false) -> PictureWorkshop.Work {
    if broken.contains(picture) { return .none }
    var manner = display.manner
    if inSymbols { manner.graphics = nil }
    let request = PictureWorkshop.Request(picture: picture, room: room, manner: manner)
    return workshop.work(request) {
      let file = reader.picture(picture)
      if file == nil { broken.insert(picture) }
      return file
    }
  }
}

extension PackReader {
  /// Reads the file of a picture; nil if it cannot be read or exceeds the size limit.
  func picture(_ picture: Int) -> [UInt8]? {
    guard let column = table(.assets)?.optionalColumn("Bytes", .blob),
      let count = try? byteCount(of: column, picture), count <= PictureLimits.standard.bytes
    else { return nil }
    return try? blob(column, picture)
  }
}
