internal import Bytes
internal import Comparing
internal import Kinds
internal import PackFormat
internal import Pictures

/// The section that shows all pictures of a pack.
struct PicturesSection {
  private let subject: ReportSubject
  private let pack: ReportSubject.Pack

  /// The limit of picture bytes, which keeps the page small enough to send.
  private static let mostBytes = 12 << 20
  private static let mostPictures = 1_000
  /// The number of left-out pictures that are named.
  private static let mostNames = 50

  init(_ subject: ReportSubject, _ pack: ReportSubject.Pack) {
    self.subject = subject
    self.pack = pack
  }

  /// The section; nil if the pack has no pictures.
  var section: PageSection? {
    get throws(PackError) {
      let assets = pack.listing.assets
      guard !assets.isEmpty,
        let column = pack.reader.table(.assets)?.optionalColumn("Bytes", .blob)
      else {
        return nil
      }
      var figures: [HTML] = []
      var leftOut: [HTML] = []
      var room = Self.mostBytes
      for (number, asset) in assets.enumerated() {
        let size = asset.byteCount ?? 0
        guard figures.count < Self.mostPictures, size <= room,
          let bytes = try pack.reader.blob(column, number), let type = Self.type(of: bytes)
        else {
          leftOut.append(
            .foreign("\(asset.name) (\(asset.description ?? "nothing is known of it"))"))
          continue
        }
        room -= size
        figures.append(
          try figure(number, name: asset.name, size: asset.size, type, bytes))
      }
      let shown = ShownNumber.counted(figures.count, "picture")
      var content = HTML.element(
        "p", [:],
        .text(
          leftOut.isEmpty
            ? "\(shown), as the pack has them."
            : "\(shown) of \(ShownNumber.text(assets.count)); the others would make this page larger than \(ShownNumber.bytes(UInt64(Self.mostBytes))), or are no picture a browser could show safely."
        ))
      content += .element("div", ["class": "sheet"], figures)
      content += Self.list(leftOut)
      return PageSection(id: "pictures", title: "Pictures", content: content)
    }
  }

  private static func list(_ leftOut: [HTML]) -> HTML {
    if leftOut.isEmpty { return .nothing }
    let more = leftOut.count - mostNames
    var names = leftOut.prefix(mostNames).map { HTML.element("li", [:], $0) }
    if more > 0 { names.append(.element("li", [:], .text("and \(ShownNumber.text(more)) more"))) }
    return .element("h3", [:], .text("Left out")) + .element("ul", ["class": "small"], names)
  }

  /// The type of a picture by its bytes; nil if a player would refuse the picture.
  ///
  /// A refused picture may be a small file with a billion pixels.
  private static func type(of bytes: [UInt8]) -> PictureType? {
    (try? PictureInfo.check(bytes))?.type
  }

  private func figure(
    _ number: Int, name: String, size: String, _ type: PictureType, _ bytes: [UInt8]
  ) throws(PackError) -> HTML {
    let use = pack.pictures.pictures[number]
    var alt: String?
    var subject: String?
    let table = pack.reader.kindTable
    if let row = use.firstRow, row < table.rowCount {
      if let column = table.optionalColumn("Alt", .string) {
        alt = try pack.reader.string(column, row)
      }
      subject = try self.subject.label(ofQuestion: row)
    }
    let source =
      "data:\(type.mediaType);base64,"
      + String(decoding: Base64.encoded(bytes), as: UTF8.self)
    let image = HTML.element("img", ["src": source, "alt": alt ?? subject ?? name])
    var caption = HTML.element("code", [:], .foreign(name))
    caption += .element("br")
    caption += .element(
      "span", ["class": "soft"],
      .text("\(type.name), \(size)\(ShownNumber.bytes(UInt64(bytes.count)))"))
    if let subject { caption += .element("br") + .foreign(subject.shortened(to: 90)) }
    caption += .element("br")
    caption +=
      alt.map { .element("em", [:], .foreign($0)) }
      ?? .element("em", ["class": "soft"], .text("no description"))
    let part = pack.listing.theme.first {
      ["icon", "picture"].contains($0.name) && $0.value == name
    }
    if let part {
      let words = part.name == "icon" ? "the icon of the pack" : "the background of the page"
      caption += .element("br") + .text(words)
    } else if use.shownBy != 1 {
      let count = use.shownBy == 0 ? "no question" : ShownNumber.counted(use.shownBy, "question")
      caption += .element("br") + .element("strong", [:], .text("shown by \(count)"))
    }
    return .element("figure", [:], image, .element("figcaption", [:], caption))
  }
}

extension PackAsset {
  /// The size that the pack states, as in `480 × 320, `; empty if there is none.
  fileprivate var size: String {
    guard let width, let height else { return "" }
    return "\(width) × \(height), "
  }
}
