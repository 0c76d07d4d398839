internal import Bytes
internal import Synchronization

/// How a terminal can be given the pixels of a picture.
package enum GraphicProtocol: Sendable, Hashable {
  /// The graphics protocol of kitty, which others have as well.
  case kitty
  /// The pictures of DEC's VT340.
  case sixel
}

/// A picture in the form in which a terminal takes it, made for so many cells.
///
/// Two of them are equal only if they are the same one: comparing is cheap, whatever they hold.
package final class Graphic: Sendable, Equatable {
  package let size: Size
  let kind: GraphicProtocol
  /// Kitty names pictures by numbers.
  let id: UInt32
  /// What makes the terminal show it from the cursor on.
  let bytes: [UInt8]

  private static let ids = Atomic<UInt32>(1)

  /// A picture for kitty, as the file of a PNG.
  package init(png file: [UInt8], size: Size) {
    kind = .kitty
    self.size = size
    let id = Self.ids.wrappingAdd(1, ordering: .relaxed).oldValue
    self.id = id
    // C=1 leaves the cursor alone; q=2 asks for no answer, not even that it went wrong.
    bytes = Self.kitty(
      "a=T,f=100,i=\(id),p=1,c=\(size.columns),r=\(size.rows),C=1,q=2", Base64.encoded(file))
  }

  /// A picture as sixels, for cells of so many pixels; nil where that is beyond the library.
  ///
  /// There are four bytes a pixel, as many pixels as the cells have: red, green, blue, alpha.
  package init?(sixels pixels: [UInt8], cell: Size, size: Size) {
    precondition(pixels.count == 4 * cell.columns * size.columns * cell.rows * size.rows)
    guard let bytes = LibChafa.sixels(of: pixels, cell: cell, size: size) else { return nil }
    kind = .sixel
    self.size = size
    id = Self.ids.wrappingAdd(1, ordering: .relaxed).oldValue
    self.bytes = bytes
  }

  package static func == (left: Graphic, right: Graphic) -> Bool { left === right }

  /// What makes a terminal forget it; nothing where writing over it is enough.
  var removal: [UInt8] { kind == .kitty ? Self.kitty("a=d,d=I,i=\(id),q=2", []) : [] }

  /// What makes kitty forget all pictures.
  static let removalOfAll = kitty("a=d,d=A,q=2", [])

  /// In pieces, as the protocol wants it.
  private static func kitty(_ keys: String, _ payload: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = payload[...]
    var keys = keys
    repeat {
      let piece = rest.prefix(4096)
      rest = rest.dropFirst(4096)
      if !payload.isEmpty { keys += ",m=\(rest.isEmpty ? 0 : 1)" }
      bytes += Array("\u{1B}_G\(keys);".utf8) + piece + Array("\u{1B}\\".utf8)
      keys = "q=2"
    } while !rest.isEmpty
    return bytes
  }
}

/// A picture at its place on a canvas.
package struct PlacedGraphic: Sendable, Equatable {
  package let graphic: Graphic
  package let point: Point

  package var area: Area {
    Area(point.column, point.row, graphic.size.columns, graphic.size.rows)
  }
}
