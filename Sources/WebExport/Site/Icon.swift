internal import Pictures

/// The icon of a site: a ring with a bright quarter and a dot, as of a clock that runs.
///
/// It is drawn with whole numbers alone, so that every machine draws the same pixels.
struct Icon {
  let side: Int
  /// True if the background fills the square, so that a system may cut any shape out of it. Otherwise
  /// it has round corners.
  let isMaskable: Bool

  var fileName: String { "icon-\(isMaskable ? "maskable-" : "")\(side).png" }

  /// The entry of `purpose` in a web app manifest.
  var purpose: String { isMaskable ? "maskable" : "any" }

  /// The icons of a site.
  static let all = [
    Icon(side: 192, isMaskable: false), Icon(side: 512, isMaskable: false),
    Icon(side: 512, isMaskable: true),
  ]

  /// The colour of the background, as CSS writes it.
  static let background = "#2f3e9e"

  private enum Paint: Int {
    case nothing, background, ring, quarter

    var colour: (red: Int, green: Int, blue: Int) {
      switch self {
      case .nothing: (0, 0, 0)
      case .background: (0x2f, 0x3e, 0x9e)
      case .ring: (0xff, 0xff, 0xff)
      case .quarter: (0xff, 0xb5, 0x2e)
      }
    }
  }

  /// The icon as a PNG.
  var bytes: [UInt8] {
    var pixels: [UInt8] = []
    pixels.reserveCapacity(side * side * 4)
    for row in 0..<side {
      for column in 0..<side { append(column, row, to: &pixels) }
    }
    let picture = Picture(type: .png, width: side, height: side, pixels: pixels)
    guard let bytes = picture.png else {
      preconditionFailure("an icon that does not fit into memory")
    }
    return bytes
  }

  /// The number of steps that a side of a pixel has.
  private static let steps = 8

  /// Appends a pixel: the mean of 16 points in it, or the paint of its corners if they agree.
  private func append(_ column: Int, _ row: Int, to pixels: inout [UInt8]) {
    let (left, top) = (column * Self.steps, row * Self.steps)
    let corner = paint(left, top)
    let isEven =
      paint(left + Self.steps, top) == corner && paint(left, top + Self.steps) == corner
      && paint(left + Self.steps, top + Self.steps) == corner
    var (red, green, blue, count) = (0, 0, 0, 0)
    for index in 0..<(isEven ? 1 : 16) {
      let point =
        isEven ? corner : paint(left + 1 + 2 * (index % 4), top + 1 + 2 * (index / 4))
      guard point != .nothing else { continue }
      let colour = point.colour
      (red, green, blue) = (red + colour.red, green + colour.green, blue + colour.blue)
      count += 1
    }
    let divisor = max(1, count)
    let alpha = count * 255 / (isEven ? 1 : 16)
    pixels += [red / divisor, green / divisor, blue / divisor, alpha].map {
      UInt8(truncatingIfNeeded: $0)
    }
  }

  /// Returns the paint at a point, whose coordinates are counted in steps from the upper left corner.
  private func paint(_ x: Int, _ y: Int) -> Paint {
    let whole = side * Self.steps
    let (right, down) = (2 * x - whole, 2 * y - whole)
    let distance = right * right + down * down
    /// True if the point is at most so many thousandths of the side from the centre.
    func isWithin(_ thousandths: Int) -> Bool {
      let radius = 2 * whole * thousandths / 1000
      return distance <= radius * radius
    }
    if isWithin(75) { return .ring }
    if isWithin(300), !isWithin(200) { return right > 0 && down < 0 ? .quarter : .ring }
    return isMaskable || isInRoundedSquare(abs(right), abs(down)) ? .background : .nothing
  }

  /// True if a point is in the square whose corners are arcs of 22 hundredths of the side.
  private func isInRoundedSquare(_ x: Int, _ y: Int) -> Bool {
    let whole = side * Self.steps
    let arc = 2 * whole * 22 / 100
    let (overX, overY) = (max(0, x - (whole - arc)), max(0, y - (whole - arc)))
    return overX * overX + overY * overY <= arc * arc
  }
}
