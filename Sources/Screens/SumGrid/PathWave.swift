/// A wave of light that runs once over a solved path, from its first cell to its last.
struct PathWave {
  /// The milliseconds that the wave takes.
  static let length: Int64 = 900

  /// The number of cells of the path.
  let count: Int

  /// The light on a cell of the path at an age in seconds, from 0 to 1.
  func light(on index: Int, at age: Double) -> Double {
    let part = age * 1000 / Double(Self.length)
    // The crest begins before the first cell and ends behind the last one.
    let crest = -1 + Double(count + 1) * part
    return max(0, 1 - abs(Double(index) - crest))
  }
}
