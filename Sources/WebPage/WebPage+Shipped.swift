extension WebPage {
  /// Returns a style or script without comments, indentation and empty lines. The sources have no
  /// text that spans lines or has the marks of a comment, so nothing else changes.
  static func shipped(_ source: [UInt8]) -> [UInt8] {
    var shipped: [UInt8] = []
    var isComment = false
    let (slash, star) = (UInt8(ascii: "/"), UInt8(ascii: "*"))
    for line in source.split(separator: UInt8(ascii: "\n")) {
      var rest = line.drop { $0 == UInt8(ascii: " ") }
      if rest.starts(with: "//".utf8) { continue }
      let before = shipped.count
      while !rest.isEmpty {
        if isComment {
          guard let end = rest.firstIndex(of: (star, slash)) else { break }
          rest = rest[(end + 2)...].drop { $0 == UInt8(ascii: " ") }
          isComment = false
        } else {
          let start = rest.firstIndex(of: (slash, star))
          shipped += rest[..<(start ?? rest.endIndex)]
          isComment = start != nil
          rest = rest[(start.map { $0 + 2 } ?? rest.endIndex)...]
        }
      }
      if shipped.count > before { shipped.append(UInt8(ascii: "\n")) }
    }
    return shipped
  }
}

extension ArraySlice<UInt8> {
  /// Returns the place of the first occurrence of two bytes; nil if there is none.
  fileprivate func firstIndex(of pair: (UInt8, UInt8)) -> Int? {
    indices.dropLast().first { self[$0] == pair.0 && self[$0 + 1] == pair.1 }
  }
}
