internal import Bytes
internal import Synchronization

/// A protocol that transfers the pixels of a picture to a terminal.
package enum GraphicProtocol: Sendable, Hashable {
  /// The graphics protocol of kitty, which other terminals support, too.
  case kitty
  /// The sixels of DEC's VT340.
  case sixel
}

/// A picture encoded for a terminal, made for a number of cells.
///
/// Equality is object identity, so a comparison is cheap.
package final class Graphic: Sendable, Equatable {
  package let size: Size
  let kind: GraphicProtocol
  /// The number by which kitty refers to the picture.
  let id: UInt32
  /// The bytes that draw the picture at the cursor.
  let bytes: [UInt8]

  private static let ids = Atomic<UInt32>(1)

  /// Makes a picture for kitty from a PNG file.
  package init(png file: [UInt8], size: Size) {
    kind = .kitty
    self.size = size
    let id = Self.ids.wrappingAdd(1, ordering: .relaxed).oldValue
    self.id = id
    // C=1 leaves the cursor alone; q=2 suppresses answers, even to errors.
    bytes = Self.kitty(
      "a=T,f=100,i=\(id),p=1,c=\(size.columns),r=\(size.rows),C=1,q=2", Base64.encoded(file))
  }

  /// Encodes a picture as sixels for cells of `cell` pixels; nil if the size is beyond the library.
  ///
  /// `pixels` has exactly the pixels of the cells, with four bytes each: red, green, blue and
  /// alpha.
  package init?(sixels pixels: [UInt8], cell: Size, size: Size) {
    precondition(pixels.count == 4 * cell.columns * size.columns * cell.rows * size.rows)
    guard let bytes = LibChafa.sixels(of: pixels, cell: cell, size: size) else { return nil }
    kind = .sixel
    self.size = size
    id = Self.ids.wrappingAdd(1, ordering: .relaxed).oldValue
    self.bytes = bytes
  }

  package static func == (left: Graphic, right: Graphic) -> Bool { left === right }

  /// The bytes that delete the picture; none for sixels, which text overwrites.
  var removal: [UInt8] { kind == .kitty ? Self.kitty("a=d,d=I,i=\(id),q=2", []) : [] }

  /// The bytes that delete all of kitty's pictures.
  static let removalOfAll = kitty("a=d,d=A,q=2", [])

  /// A kitty command, split into chunks of 4096 bytes as the protocol requires.
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

/// A picture at its position on a canvas.
package struct PlacedGraphic: Sendable, Equatable {
  package let graphic: Graphic
  package let point: Point

  package var area: Area {
    Area(point.column, point.row, graphic.size.columns, graphic.size.rows)
  }
}
