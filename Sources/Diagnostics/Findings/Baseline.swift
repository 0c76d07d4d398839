/// A set of known findings, with the number of each, that do not fail a check.
///
/// The text form has a line for each: `CODE FILE KEY COUNT`, sorted. Lines that begin with `#` are
/// comments. Files are named from the folder of the baseline, in version 1 from the working folder.
package struct Baseline: Sendable, Equatable {
  /// An error in a line of the text form.
  package struct Fault: Error, Equatable {
    package var line: Int
    package var message: String
  }

  /// A known finding that was not found, or not as often.
  package struct Stale: Sendable, Equatable {
    package var identity: FindingIdentity
    package var line: Int
    package var count: Int

    package init(_ identity: FindingIdentity, line: Int, count: Int) {
      self.identity = identity
      self.line = line
      self.count = count
    }
  }

  private struct Entry: Sendable, Equatable {
    var line: Int
    var left: Int
  }

  private static let oldTitle =
    "# packtool baseline 1: findings that are known. CODE FILE KEY COUNT"
  private static let title =
    "# packtool baseline 2: findings that are known. CODE FILE KEY COUNT, files from here"
  private var entries: [FindingIdentity: Entry] = [:]
  /// True if files are named from the working folder, and not from the folder of the baseline.
  package private(set) var isOld = false

  package init() {}

  /// Parses the text form. Line ends may be of either kind, and blank lines are ignored.
  package init(parsing text: String) throws(Fault) {
    // Split by bytes: a file name may begin with a combining mark, which forms one character with
    // the space before it.
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map
    {
      String(decoding: $0.last == UInt8(ascii: "\r") ? $0.dropLast() : $0, as: UTF8.self)
    }
    isOld = lines.first == Self.oldTitle
    guard isOld || lines.first == Self.title else {
      throw Fault(line: 1, message: "this is no baseline of a version that is known")
    }
    for (index, line) in lines.enumerated() where !line.isEmpty && !line.hasPrefix("#") {
      let parts = line.utf8.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard parts.count == 4, parts.allSatisfy({ !$0.isEmpty }), let count = Int(parts[3]),
        count > 0
      else { throw Fault(line: index + 1, message: "expected CODE FILE KEY COUNT") }
      let identity = FindingIdentity(code: parts[0], file: parts[1], key: parts[2])
      guard entries.updateValue(Entry(line: index + 1, left: count), forKey: identity) == nil
      else { throw Fault(line: index + 1, message: "this entry stands here twice") }
    }
  }

  /// Adds a finding.
  package mutating func add(_ identity: FindingIdentity) {
    entries[identity, default: Entry(line: 0, left: 0)].left += 1
  }

  /// True if the finding is known. An entry covers as many findings as its count.
  package mutating func takes(_ identity: FindingIdentity) -> Bool {
    guard let left = entries[identity]?.left, left > 0 else { return false }
    entries[identity]?.left -= 1
    return true
  }

  /// Entries that were not used up, of those that `isInQuestion` accepts, in the order of lines.
  package func stale(where isInQuestion: (FindingIdentity) -> Bool) -> [Stale] {
    entries.filter { $0.value.left > 0 && isInQuestion($0.key) }
      .map { Stale($0.key, line: $0.value.line, count: $0.value.left) }
      .sorted { $0.line < $1.line }
  }

  package var count: Int { entries.values.reduce(0) { $0 + $1.left } }

  /// The text form, which ends with a line feed.
  package var text: String {
    let lines = entries.map { "\($0.code) \($0.file) \($0.key) \($1.left)\n" }
    return (isOld ? Self.oldTitle : Self.title) + "\n"
      + lines.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.joined()
  }
}
