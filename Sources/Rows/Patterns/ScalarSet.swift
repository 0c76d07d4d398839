internal import TextUnicode

/// A class of characters: ranges and categories, perhaps negated, without those of another class.
struct ScalarSet: Hashable, Sendable {
  /// Ascending and apart after `merge`.
  var ranges: [ClosedRange<UInt32>] = []
  /// A bit for each category, at its index in `GeneralCategory.names`.
  var categories: UInt32 = 0
  var isNegated = false
  /// The class that is taken away; at most one.
  var subtracted: [ScalarSet] = []

  init(_ ranges: [ClosedRange<UInt32>] = []) { self.ranges = ranges }

  init(_ scalar: Unicode.Scalar) { ranges = [scalar.value...scalar.value] }

  /// The class of `.`: every character but the ends of lines.
  static let notLineEnds: ScalarSet = {
    var set = ScalarSet([0x0A...0x0A, 0x0D...0x0D])
    set.isNegated = true
    return set
  }()

  /// True if the class has the scalar with this value and this category.
  func contains(_ value: UInt32, category: Int) -> Bool {
    var isListed = categories >> UInt32(category) & 1 == 1
    if !isListed {
      // The first range that does not end before the value.
      var (low, high) = (0, ranges.count)
      while low < high {
        let middle = (low + high) / 2
        if ranges[middle].upperBound < value { low = middle + 1 } else { high = middle }
      }
      isListed = low < ranges.count && ranges[low].lowerBound <= value
    }
    return isListed != isNegated
      && !subtracted.contains { $0.contains(value, category: category) }
  }

  /// True if membership depends on categories.
  var usesCategories: Bool { categories != 0 || subtracted.contains(where: \.usesCategories) }

  /// Adds the scalars of a class that an escape stands for.
  mutating func formUnion(_ other: ScalarSet) {
    ranges += other.ranges
    categories |= other.categories
  }

  /// Sorts the ranges, and joins those that meet.
  mutating func merge() {
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var merged: [ClosedRange<UInt32>] = []
    for range in ranges {
      if let last = merged.last, range.lowerBound <= last.upperBound + 1 {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    ranges = merged
  }

  /// All scalars that a class of either ranges or categories does not have.
  var complement: ScalarSet {
    var result = ScalarSet()
    if categories != 0 {
      result.categories = Self.allCategories & ~categories
      return result
    }
    var start: UInt32 = 0
    for range in ranges {
      if start < range.lowerBound { result.ranges.append(start...range.lowerBound - 1) }
      start = range.upperBound + 1
    }
    if start <= 0x10FFFF { result.ranges.append(start...0x10FFFF) }
    return result
  }

  private static let allCategories = UInt32(1) << UInt32(GeneralCategory.names.count) - 1

  /// The category called `name`, such as `Lu`, or all that begin with one letter; nil for any other name.
  static func category(_ name: String) -> ScalarSet? {
    // XML Schema leaves out surrogates, which are no characters.
    guard 1...2 ~= name.utf8.count, name != "Cs" else { return nil }
    var set = ScalarSet()
    for (index, own) in GeneralCategory.names.enumerated() where own.hasPrefix(name) {
      set.categories |= 1 << UInt32(index)
    }
    return set.categories == 0 ? nil : set
  }
}
