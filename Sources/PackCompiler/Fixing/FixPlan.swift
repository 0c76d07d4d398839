package import Diagnostics

/// The edits that fix one file.
package struct FixPlan: Equatable, Sendable {
  package let file: String
  /// In source order, none touching another.
  package private(set) var edits: [FixIt.Edit] = []
  /// How many findings they fix.
  package private(set) var count = 0

  /// The plans for some findings, a file each, in the order of the findings.
  ///
  /// A fix-it is taken whole or not at all: one that touches the bytes of another waits for the next
  /// run.
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

  /// Whether the bytes neither overlap nor touch an edit.
  private func isFree(_ bytes: Range<Int>) -> Bool {
    let next = position(of: bytes)
    let isBehind = next == 0 || edits[next - 1].bytes.upperBound < bytes.lowerBound
    return isBehind && (next == edits.count || bytes.upperBound < edits[next].bytes.lowerBound)
  }

  /// Where an edit of these bytes belongs; findings come in order, so mostly at the end.
  private func position(of bytes: Range<Int>) -> Int {
    var position = edits.count
    while position > 0, edits[position - 1].bytes.lowerBound >= bytes.lowerBound { position -= 1 }
    return position
  }

  /// The file's bytes with the edits made; nil where it is not the file they were made for.
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
