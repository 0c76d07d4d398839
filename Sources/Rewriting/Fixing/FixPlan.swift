package import Diagnostics

/// The edits that fix one file.
package struct FixPlan: Equatable, Sendable {
  package let file: String
  /// The edits in source order; none overlaps or touches another.
  package private(set) var edits: [FixIt.Edit] = []
  /// The number of findings that the edits fix.
  package private(set) var count = 0

  /// Returns the plans for findings, one for each file, in the order of the findings.
  ///
  /// A fix is applied completely or not at all. A fix that touches the bytes of another waits for the next
  /// round.
  package static func plans(for findings: [Finding], includingUnsafe: Bool) -> [FixPlan] {
    var plans: [FixPlan] = []
    for finding in findings {
      guard let fix = finding.fix, fix.safe || includingUnsafe else { continue }
      let index =
        plans.firstIndex { $0.file == finding.place.file }
        ?? {
          plans.append(FixPlan(file: finding.place.file))
          return plans.count - 1
        }()
      plans[index].take(fix)
    }
    return plans.filter { $0.count > 0 }
  }

  private init(file: String) { self.file = file }

  private mutating func take(_ fix: FixIt) {
    guard fix.edits.allSatisfy({ isFree($0.bytes) }) else { return }
    for edit in fix.edits { edits.insert(edit, at: position(of: edit.bytes)) }
    count += 1
  }

  /// True if the bytes neither overlap nor touch an edit.
  private func isFree(_ bytes: Range<Int>) -> Bool {
    let next = position(of: bytes)
    let isBehind = next == 0 || edits[next - 1].bytes.upperBound < bytes.lowerBound
    return isBehind && (next == edits.count || bytes.upperBound < edits[next].bytes.lowerBound)
  }

  /// Returns the index of an edit in source order (binary search).
  private func position(of bytes: Range<Int>) -> Int {
    var (low, high) = (0, edits.count)
    while low < high {
      let middle = (low + high) / 2
      if edits[middle].bytes.lowerBound < bytes.lowerBound {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Returns the content with all edits made; nil if it is too short to be the content that was checked.
  package func applied(to bytes: [UInt8]) -> [UInt8]? {
    var fixed: [UInt8] = []
    var position = 0
    for edit in edits {
      guard edit.bytes.upperBound <= bytes.count else { return nil }
      fixed += bytes[position..<edit.bytes.lowerBound]
      fixed += edit.replacement.utf8
      position = edit.bytes.upperBound
    }
    return fixed + bytes[position...]
  }
}
