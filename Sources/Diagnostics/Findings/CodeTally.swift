/// The number of findings of one code, counted in bounded memory.
package struct CodeTally: Sendable, Equatable {
  package let code: Code
  package fileprivate(set) var count = 0
  /// The number of safe fixes.
  package fileprivate(set) var safe = 0
  /// The number of other fixes, of the findings that were made.
  package fileprivate(set) var unsafe = 0
  /// The number of findings that were made, and not only counted.
  package fileprivate(set) var made = 0
  /// True if the safe fixes of findings that were only counted are not known.
  fileprivate var isSettledLate = false
  /// The first place in each file.
  fileprivate var firsts: [Place] = []

  fileprivate init(_ code: Code) { self.code = code }

  /// The place of the first finding.
  package var first: Place? { firsts.first }

  /// True if some finding was only counted, so that it may have a fix that is not counted.
  package var mayHaveMoreFixes: Bool { made < count }

  /// True if that may be a safe fix.
  package var mayHaveMoreSafeFixes: Bool { isSettledLate && made < count }

  fileprivate mutating func note(_ place: Place) {
    guard let index = firsts.firstIndex(where: { $0.file == place.file }) else {
      return firsts.append(place)
    }
    if place.bytes.lowerBound < firsts[index].bytes.lowerBound { firsts[index] = place }
  }

  fileprivate mutating func merge(_ other: CodeTally) {
    count += other.count
    safe += other.safe
    unsafe += other.unsafe
    made += other.made
    isSettledLate = isSettledLate || other.isSettledLate
    for place in other.firsts { note(place) }
  }
}

/// The findings of a collection, counted by code in the order in which the codes came.
///
/// Few codes occur in one run, so they are searched one after the other.
package struct CodeTallies: Sendable, Equatable {
  package private(set) var all: [CodeTally] = []
  /// The tallies that changed since the row at hand began, as they were before, and the number of tallies then.
  private var before: [(index: Int, tally: CodeTally)] = []
  private var countBefore: Int?

  package init() {}

  package static func == (left: CodeTallies, right: CodeTallies) -> Bool { left.all == right.all }

  /// Begins a row, to whose beginning `takeBackRow` returns.
  mutating func startRow() {
    if !before.isEmpty { before.removeAll(keepingCapacity: true) }
    countBefore = all.count
  }

  mutating func takeBackRow() {
    for (index, tally) in before { all[index] = tally }
    all.removeLast(all.count - (countBefore ?? all.count))
    before.removeAll(keepingCapacity: true)
  }

  /// True if the place of the first finding is known, so that others need only be counted.
  package func knowsFirst(_ code: Code) -> Bool {
    all.contains { $0.code == code && !$0.firsts.isEmpty }
  }

  package func count(of code: Code) -> Int { all.first { $0.code == code }?.count ?? 0 }

  mutating func count(_ code: Code, _ more: Int = 1, safe: Int = 0) {
    let index = index(of: code)
    all[index].count += more
    all[index].safe += safe
  }

  /// Counts what is known of a finding beyond its code.
  mutating func note(_ finding: Finding) {
    let index = index(of: finding.code)
    all[index].made += 1
    if finding.fix?.safe == false { all[index].unsafe += 1 }
    all[index].note(finding.place)
  }

  /// Counts another fix in place of one that was counted.
  mutating func replace(_ old: FixIt?, by new: FixIt?, of code: Code) {
    let index = index(of: code)
    all[index].safe += (new?.safe == true ? 1 : 0) - (old?.safe == true ? 1 : 0)
    all[index].unsafe += (new?.safe == false ? 1 : 0) - (old?.safe == false ? 1 : 0)
  }

  mutating func merge(_ other: CodeTallies) {
    for tally in other.all { all[index(of: tally.code)].merge(tally) }
  }

  /// Notes that safe fixes of some codes are only counted for findings that were made.
  mutating func settleLate(_ codes: Set<Code>) {
    for index in all.indices where codes.contains(all[index].code) {
      all[index].isSettledLate = true
    }
  }

  mutating func remove(_ codes: Set<Code>) {
    all.removeAll { codes.contains($0.code) }
    (before, countBefore) = ([], nil)
  }

  /// Keeps of the first places only the one in the first of the files.
  mutating func keepFirst(in rank: (String) -> Int) {
    for index in all.indices {
      let first = all[index].firsts.min { rank($0.file) < rank($1.file) }
      all[index].firsts = first.map { [$0] } ?? []
    }
  }

  private mutating func index(of code: Code) -> Int {
    if let index = all.firstIndex(where: { $0.code == code }) {
      if let countBefore, index < countBefore, !before.contains(where: { $0.index == index }) {
        before.append((index, all[index]))
      }
      return index
    }
    all.append(CodeTally(code))
    return all.count - 1
  }
}

extension Findings {
  /// The number of findings by code: errors first, the most frequent first.
  package var tallies: [CodeTally] {
    codes.all.sorted { left, right in
      if left.code.severity != right.code.severity {
        return left.code.severity > right.code.severity
      }
      return left.count != right.count ? left.count > right.count : left.code < right.code
    }
  }

  /// The number of errors that the filter leaves out.
  package var errorsLeftOut: Int { leftOut.all.reduce(0) { $0 + $1.count } }

  /// The number of known fixes that are not safe.
  package var unsafelyFixable: Int { codes.all.reduce(0) { $0 + $1.unsafe } }

  /// True if findings that were only counted may have a fix that is not counted.
  package var mayHaveMoreFixes: Bool { codes.all.contains { $0.mayHaveMoreFixes } }

  /// True if that may be safe fixes.
  package var mayHaveMoreSafeFixes: Bool { codes.all.contains { $0.mayHaveMoreSafeFixes } }
}
