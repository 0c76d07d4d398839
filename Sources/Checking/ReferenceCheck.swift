internal import CSVSource
internal import Diagnostics
internal import Files
internal import Kinds
internal import Projects
internal import Rows

/// Looks up the foreign keys between the tables of a project after the last row of all of them.
///
/// A key that refers to nothing is one finding, at the first row that has it. Only then rows are read again: for the
/// keys and their places, and for the keys that were probably meant.
struct ReferenceCheck {
  private(set) var findings: Findings
  private let checkers: [SourceChecker]
  /// The number of lost keys, in order, for which a key is looked for that was probably meant.
  private static let mostSought = 50

  init(_ checkers: [SourceChecker], _ findings: Findings) throws(FileError) {
    (self.checkers, self.findings) = (checkers, findings)
    for checker in checkers { try check(checker) }
  }

  /// A foreign key with the hashes of its keys that no row of the other table has.
  private struct Broken {
    var reference: ProjectTable.Reference
    var lost: Set<UInt64>
  }

  private mutating func check(_ checker: SourceChecker) throws(FileError) {
    var broken: [Broken] = []
    for reference in checker.table.references {
      let target = checkers[reference.table]
      // Rows that could not be read may have the key.
      guard target.isWhole, let keys = checker.links(reference.fields),
        let targets = target.links(reference.targets),
        case let lost = keys.lacking(in: targets), !lost.isEmpty
      else { continue }
      broken.append(Broken(reference: reference, lost: lost))
    }
    if broken.isEmpty { return }
    // Two foreign keys may have the same fields.
    var sought: [[String]: Set<UInt64>] = [:]
    for key in broken { sought[key.reference.fields, default: []].formUnion(key.lost) }
    let found = try checker.find(sought.mapValues { LostKeys($0, limit: findings.limit) })
    for key in broken { try report(key, found[key.reference.fields]?.keys ?? [], of: checker) }
  }

  private mutating func report(
    _ broken: Broken, _ found: [LostKeys.Key], of checker: SourceChecker
  ) throws(FileError) {
    let reference = broken.reference
    let target = checkers[reference.table]
    let keys = found.filter { broken.lost.contains($0.hash) }
    let isSame = target.table.name == checker.table.name
    guard target.links(reference.targets)?.isEmpty == false else {
      return addNothingThere(keys, broken, checker, target)
    }
    let near = try near(keys, reference, target)
    for (index, key) in keys.enumerated() {
      findings.add(.missingReference) {
        var finding = Finding(
          .missingReference,
          "\(reference.names) to \(key.shown)"
            + (key.rowCount == 1
              ? "" : ", here and in \(Self.counted(key.rowCount - 1, "more row"))")
            + ", and no row\(isSame ? "" : " of \(target.table.name)") has this \(reference.targetName)",
          at: key.place,
          help: isSame
            ? "add that row, or refer to one that is there"
            : "add that row to \(target.table.name), or refer to one that is there",
          subject: key.subject)
        if let near = near[index] {
          finding.label = "did you mean \(near.text)?"
          finding.related = [Related(near.place, "this one is there")]
          finding.fix = near.replacing(key.cells)
        } else if let place = target.place(ofColumn: reference.targets[0]) {
          finding.related = [
            Related(place, "the keys of \(target.table.name) are in this column")
          ]
        }
        return finding
      }
    }
    findings.count(errors: broken.lost.count - keys.count, of: .missingReference)
  }

  /// Reports a table that has none of the keys that others refer to, once.
  private mutating func addNothingThere(
    _ keys: [LostKeys.Key], _ broken: Broken, _ checker: SourceChecker, _ target: SourceChecker
  ) {
    let reference = broken.reference
    guard let first = keys.first else {
      return findings.count(errors: 1, of: .missingReference)
    }
    findings.add(
      Finding(
        .missingReference,
        "\(reference.names) to rows of \(target.table.name), and none has a \(reference.targetName)",
        at: first.place, label: "the first of \(Self.counted(broken.lost.count, "value"))",
        help: "fill in \(reference.targetName) in \(target.table.name)", subject: first.subject))
  }

  // MARK: - Keys that were meant

  private struct Near {
    var text: String
    var place: Place

    /// The fix that writes the key in these cells, unless its text needs quotes or escapes.
    func replacing(_ cells: [Range<Int>]) -> FixIt? {
      let isPlain = text.unicodeScalars.allSatisfy { !",;|\"'<>&".unicodeScalars.contains($0) }
      return isPlain ? FixIt(cells.map { .init($0, text) }, safe: false) : nil
    }
  }

  /// The key of the target that is nearest to each of the first lost keys, by the position of that.
  private func near(
    _ keys: [LostKeys.Key], _ reference: ProjectTable.Reference, _ target: SourceChecker
  ) throws(FileError) -> [Int: Near] {
    guard reference.targets.count == 1 else { return [:] }
    var sought: [(index: Int, text: String, letters: Letters, candidates: [Near])] = []
    for (index, key) in keys.prefix(Self.mostSought).enumerated() {
      if let text = key.text { sought.append((index, text, Letters(text), [])) }
    }
    if sought.isEmpty { return [:] }
    try target.texts(of: reference.targets[0]) { text, place in
      let letters = Letters(text)
      for index in sought.indices where letters.mayBeNear(sought[index].letters) {
        if sought[index].candidates.count < 1000 {
          sought[index].candidates.append(Near(text: text, place: place))
        }
      }
    }
    var found: [Int: Near] = [:]
    for key in sought {
      let texts = key.candidates.map(\.text)
      guard let near = NearMiss.of(key.text, among: texts) else { continue }
      found[key.index] = key.candidates.first { $0.text == near }
    }
    return found
  }

  /// The letters of a text as a set of bits, which rules out most texts that are not near.
  private struct Letters {
    private var count = 0
    private var bits: UInt64 = 0

    init(_ text: String) {
      for scalar in text.lowercased().unicodeScalars {
        count += 1
        bits |= 1 << UInt64(scalar.value % 64)
      }
    }

    /// False if more than two letters differ.
    func mayBeNear(_ other: Letters) -> Bool {
      abs(count - other.count) <= 2 && (bits ^ other.bits).nonzeroBitCount <= 4
    }
  }

  private static func counted(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}

extension ProjectTable.Reference {
  /// The fields as the beginning of a sentence.
  fileprivate var names: String {
    fields.joined(separator: " and ") + (fields.count == 1 ? " refers" : " refer")
  }
  fileprivate var targetName: String { targets.joined(separator: " and ") }
}

extension SourceChecker {
  /// The name of a column in the header row of the first CSV source that has it.
  fileprivate func place(ofColumn field: String) -> Place? {
    for checked in checked {
      guard let header = checked.opened?.header,
        let column = checked.binding.columns.firstIndex(ofField: field),
        header.cells.indices.contains(column)
      else { continue }
      return Place(checked.source.path, header.cells[column])
    }
    return nil
  }
}
