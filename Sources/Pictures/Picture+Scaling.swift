extension Picture {
  /// Returns the picture in another size; each pixel is the mean of the area that it covers.
  package func scaled(toWidth newWidth: Int, height newHeight: Int) -> Picture {
    precondition(newWidth > 0 && newHeight > 0)
    let across = Self.spans(from: width, to: newWidth)
    let down = Self.spans(from: height, to: newHeight)
    // Row by row: first scaled across, then added up.
    var rowSums = [Float](repeating: 0, count: 4 * newWidth)
    var result = [UInt8](repeating: 0, count: 4 * newWidth * newHeight)
    for (newRow, span) in down.enumerated() {
      for index in rowSums.indices { rowSums[index] = 0 }
      for (row, weight) in span.parts { add(row, weight, across, to: &rowSums) }
      for column in 0..<newWidth {
        let sums = 4 * column
        let alpha = rowSums[sums + 3]
        let target = 4 * (newRow * newWidth + column)
        guard alpha > 0 else { continue }
        for channel in 0..<3 {
          result[target + channel] = UInt8(min(255, rowSums[sums + channel] / alpha + 0.5))
        }
        result[target + 3] = UInt8(min(255, alpha / (across[column].length * span.length) + 0.5))
      }
    }
    return Picture(type: type, width: newWidth, height: newHeight, pixels: result)
  }

  /// Returns the picture in the middle of a transparent one, which must be large enough.
  package func framed(width newWidth: Int, height newHeight: Int) -> Picture {
    precondition(width <= newWidth && height <= newHeight)
    var result = [UInt8](repeating: 0, count: 4 * newWidth * newHeight)
    let start = (newHeight - height) / 2 * newWidth + (newWidth - width) / 2
    for row in 0..<height {
      let (from, to) = (4 * row * width, 4 * (start + row * newWidth))
      result.replaceSubrange(to..<to + 4 * width, with: pixels[from..<from + 4 * width])
    }
    return Picture(type: type, width: newWidth, height: newHeight, pixels: result)
  }

  /// Adds a row. A pixel's colour counts by its alpha and its covered area.
  private func add(_ row: Int, _ weight: Float, _ across: [Span], to sums: inout [Float]) {
    for (column, span) in across.enumerated() {
      for (from, part) in span.parts {
        let pixel = 4 * (row * width + from)
        let covered = weight * part * Float(pixels[pixel + 3])
        for channel in 0..<3 {
          sums[4 * column + channel] += covered * Float(pixels[pixel + channel])
        }
        sums[4 * column + 3] += covered
      }
    }
  }

  /// The old pixels that a new one covers, and the share of each.
  private struct Span {
    let parts: [(Int, Float)]
    let length: Float
  }

  private static func spans(from old: Int, to new: Int) -> [Span] {
    (0..<new).map { index in
      let start = Float(index) * Float(old) / Float(new)
      let end = Float(index + 1) * Float(old) / Float(new)
      let parts = (Int(start)..<max(Int(start) + 1, min(old, Int(end.rounded(.up))))).map { pixel in
        (pixel, max(1e-6, min(end, Float(pixel + 1)) - max(start, Float(pixel))))
      }
      return Span(parts: parts, length: parts.reduce(0) { $0 + $1.1 })
    }
  }
}
