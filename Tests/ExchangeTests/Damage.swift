import TestSupport

/// Damaged forms of a file: cut off at each byte, and with bytes changed.
enum Damage {
  static func all(of file: [UInt8], mutations: Int = 300) -> [[UInt8]] {
    var files = (0..<file.count).map { Array(file.prefix($0)) }
    var random = SplitMix(seed: 1)
    for _ in 0..<mutations {
      var copy = file
      for _ in 0..<1 + Int(random.next() % 4) {
        let place = Int(random.next() % UInt64(copy.count))
        switch random.next() % 3 {
        case 0: copy[place] = UInt8(truncatingIfNeeded: random.next())
        case 1: copy.remove(at: place)
        default: copy.insert(Array("<>&\"'/=0".utf8)[Int(random.next() % 8)], at: place)
        }
      }
      files.append(copy)
    }
    return files
  }
}
