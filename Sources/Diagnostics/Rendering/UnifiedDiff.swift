/// The changes between two versions of a text, in the unified format that `patch` reads.
///
/// Lines that occur once in both versions anchor the diff (patience diff). Time and memory
/// therefore grow with the text, not with its square, and a row that moved by a line is not shown
/// as changed.
package struct UnifiedDiff {
  private let old: Lines
  private let new: Lines
  private let changes: [Change]

  /// Lines of the old version and the lines that replace them. One of the two ranges may be empty.
  private struct Change {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The number of unchanged lines shown on either side of a change.
  private static let context = 3

  package init(from old: [UInt8], to new: [UInt8]) {
    self.old = Lines(old)
    self.new = Lines(new)
    changes = Self.changes(self.old, self.new)
  }

  package var isEmpty: Bool { changes.isEmpty }

  /// The diff of a file called `name`; `shown` converts each line, without its end, for printing.
  package func text(
    name: String, palette: Palette = .none, shown: (ArraySlice<UInt8>) -> [UInt8] = Array.init
  ) -> [UInt8] {
    if isEmpty { return [] }
    var text = Self.line(palette.paint("--- \(name)", .place))
    text += Self.line(palette.paint("+++ \(name)", .place))
    for hunk in hunks { append(hunk, to: &text, palette, shown) }
    return text
  }

  /// Groups of changes that are close enough to share their context.
  private var hunks: [[Change]] {
    changes.reduce(into: []) { hunks, change in
      if let last = hunks.last?.last,
        change.old.lowerBound - last.old.upperBound <= 2 * Self.context
      {
        hunks[hunks.count - 1].append(change)
      } else {
        hunks.append([change])
      }
    }
  }

  private func append(
    _ hunk: [Change], to text: inout [UInt8], _ palette: Palette,
    _ shown: (ArraySlice<UInt8>) -> [UInt8]
  ) {
    guard let first = hunk.first, let last = hunk.last else { return }
    let before = min(Self.context, first.old.lowerBound)
    let after = min(Self.context, old.count - last.old.upperBound)
    let oldLines = first.old.lowerBound - before..<last.old.upperBound + after
    let newLines = first.new.lowerBound - before..<last.new.upperBound + after
    let place = "@@ -\(Self.numbers(oldLines)) +\(Self.numbers(newLines)) @@"
    text += Self.line(palette.paint(place, .help))
    var next = oldLines.lowerBound
    for change in hunk {
      append(next..<change.old.lowerBound, of: old, " ", to: &text, shown)
      append(change.old, of: old, "-", to: &text) { Self.painted(shown($0), palette, .error) }
      append(change.new, of: new, "+", to: &text) { Self.painted(shown($0), palette, .added) }
      next = change.old.upperBound
    }
    append(next..<oldLines.upperBound, of: old, " ", to: &text, shown)
  }

  private func append(
    _ range: Range<Int>, of lines: Lines, _ sign: Character, to text: inout [UInt8],
    _ shown: (ArraySlice<UInt8>) -> [UInt8]
  ) {
    for index in range {
      var line = lines[index]
      let isEnded = line.last == UInt8(ascii: "\n")
      if isEnded { line = line.dropLast() }
      text += String(sign).utf8
      text += shown(line)
      text += Self.line(isEnded ? "" : "\n\\ No newline at end of file")
    }
  }

  private static func painted(_ line: [UInt8], _ palette: Palette, _ role: Palette.Role) -> [UInt8]
  {
    if case .none = palette { return line }
    return Array(palette.paint(String(decoding: line, as: UTF8.self), role).utf8)
  }

  private static func line(_ text: String) -> [UInt8] { Array(text.utf8) + [UInt8(ascii: "\n")] }

  /// The line numbers of a hunk, from 1. A range without lines is named by the line before it.
  private static func numbers(_ lines: Range<Int>) -> String {
    lines.count == 1
      ? "\(lines.upperBound)"
      : "\(lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1),\(lines.count)"
  }
}

extension UnifiedDiff {
  /// A text split into lines, each with its line feed.
  private struct Lines {
    private let bytes: [UInt8]
    private let ends: [Int]

    init(_ bytes: [UInt8]) {
      self.bytes = bytes
      var ends: [Int] = []
      for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        ends.append(index + 1)
      }
      if let last = bytes.last, last != UInt8(ascii: "\n") { ends.append(bytes.count) }
      self.ends = ends
    }

    var count: Int { ends.count }

    subscript(index: Int) -> ArraySlice<UInt8> {
      bytes[(index == 0 ? 0 : ends[index - 1])..<ends[index]]
    }
  }

  private static func changes(_ old: Lines, _ new: Lines) -> [Change] {
    var changes: [Change] = []
    var (oldStart, newStart) = (0, 0)
    for (oldEnd, newEnd) in anchors(old, new) + [(old.count, new.count)] {
      var change = Change(old: oldStart..<oldEnd, new: newStart..<newEnd)
      trim(&change, old, new)
      if !change.old.isEmpty || !change.new.isEmpty { changes.append(change) }
      (oldStart, newStart) = (oldEnd + 1, newEnd + 1)
    }
    return changes
  }

  /// Removes the lines that are equal at both ends of a change.
  private static func trim(_ change: inout Change, _ old: Lines, _ new: Lines) {
    var (from, to) = (change.old, change.new)
    while let first = from.first, let other = to.first, old[first] == new[other] {
      (from, to) = (from.dropFirst(), to.dropFirst())
    }
    while let last = from.last, let other = to.last, old[last] == new[other] {
      (from, to) = (from.dropLast(), to.dropLast())
    }
    change = Change(old: from, new: to)
  }

  /// Pairs of equal lines that occur once in both versions, as many as are in the same order in
  /// both.
  private static func anchors(_ old: Lines, _ new: Lines) -> [(Int, Int)] {
    var seen: [ArraySlice<UInt8>: (old: Int?, new: Int?)] = [:]
    seen.reserveCapacity(new.count)
    for index in 0..<new.count {
      let isFirst = seen.updateValue((nil, index), forKey: new[index]) == nil
      if !isFirst { seen[new[index]] = (nil, nil) }
    }
    for index in 0..<old.count {
      guard let place = seen[old[index]], let other = place.new else { continue }
      seen[old[index]] = place.old == nil ? (index, other) : (nil, nil)
    }
    let pairs = (0..<old.count).compactMap { index -> (Int, Int)? in
      guard let place = seen[old[index]], place.old == index, let other = place.new else {
        return nil
      }
      return (index, other)
    }
    return increasing(pairs)
  }

  /// The longest increasing subsequence of the pairs by their second number. The first numbers
  /// ascend already.
  private static func increasing(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    /// For each length, the pair that ends the best subsequence; for each pair, the one before it.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      before[index] = low == 0 ? nil : ends[low - 1]
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var part: [(Int, Int)] = []
    var next = ends.last
    while let index = next {
      part.append(pairs[index])
      next = before[index]
    }
    return part.reversed()
  }
}
