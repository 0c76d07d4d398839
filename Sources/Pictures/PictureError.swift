/// The reason why a file cannot be used as a picture.
package enum PictureError: Error, Equatable {
  case empty
  case unknownType
  case manyBytes(Int, limit: Int)
  case longSide(width: Int, height: Int, limit: Int)
  case manyPixels(width: Int, height: Int, limit: Int)
  case truncated
  /// This many bytes follow the end of the picture.
  case trailing(Int)
  case animated
  /// Exif says that the picture must be turned or mirrored, which not all programs do.
  case turned(orientation: Int)
  /// A variant of its format that most programs cannot show.
  case unusual(String)
  case damaged(String)

  /// The problem and what to do, to follow the name of the file.
  package var message: String {
    switch self {
    case .empty: "is empty"
    case .unknownType: "is no PNG, JPEG or WebP"
    case .manyBytes(let count, let limit): "has \(count) bytes, over \(limit); save it smaller"
    case .longSide(let width, let height, let limit):
      "is \(width) × \(height) pixels, over \(limit) on a side; scale it down"
    case .manyPixels(let width, let height, let limit):
      "is \(width) × \(height) pixels, over \(limit) in all; scale it down"
    case .truncated: "is cut off; copy or save it again"
    case .trailing(1): "has 1 byte after the end of the picture; save it again"
    case .trailing(let count): "has \(count) bytes after the end of the picture; save it again"
    case .animated: "is animated; save one of its pictures"
    case .turned(let orientation):
      "is to be turned when shown (Exif orientation \(orientation)), which not every program does; "
        + "turn its pixels and save it again"
    case .unusual(let kind): "is \(kind), which few programs show; save it again"
    case .damaged(let detail): "is damaged: \(detail)"
    }
  }

  /// Returns the error for damage in a library's words. Characters other than printable ASCII
  /// become "?".
  static func damaged(reportedAs text: some Sequence<UInt8>) -> PictureError {
    let printable = text.map { (0x20...0x7E).contains($0) ? $0 : UInt8(ascii: "?") }
    return .damaged(String(decoding: printable, as: UTF8.self))
  }
}
