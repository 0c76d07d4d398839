internal import Diagnostics
package import Files
package import Rows

/// A merge of two descendants of a source by rows and cells. What nobody changed keeps its bytes of the first one.
package struct SourceMerge {
  /// A reason why sources are not merged.
  package enum Refusal: Error {
    case file(FileError)
    /// The file is damaged, or no source of a kind.
    case unreadable(name: String, reason: String)
    /// The two sides cannot be brought together by cells.
    case apart(String)
  }

  /// A cell that both sides changed, or a row that one side changed and the other removed.
  package struct Conflict: Equatable, Sendable {
    /// The row, by its Id or what it asks.
    package let row: String
    /// The column in which the conflict is marked.
    package let column: String
  }

  /// The merged text.
  package private(set) var text: [UInt8] = []
  package private(set) var conflicts: [Conflict] = []
  /// The numbers of cells and rows that were taken from the other side.
  package private(set) var taken = (cells: 0, added: 0, removed: 0)

  private var ours: MergedVersion
  private let base: MergedVersion
  private let theirs: MergedVersion
  private let labels: ConflictText.Labels
  /// The columns of the result, with their numbers in it.
  private var columns: [String: Int] = [:]

  /// Merges three files. An empty base stands for a file that both sides added.
  package init(
    base: String, ours: String, theirs: String, labels: ConflictText.Labels = .init()
  ) throws(Refusal) {
    let languages = try MergedVersion.languages(of: [base, ours, theirs])
    self.labels = labels
    if try Self.isEmpty(base) {
      self.ours = try MergedVersion(ours, as: nil, name: "OURS", languages)
      self.base = self.ours.withoutContent
    } else {
      self.base = try MergedVersion(base, as: nil, name: "BASE", languages)
      self.ours = try MergedVersion(ours, as: self.base, name: "OURS", languages)
    }
    self.theirs = try MergedVersion(theirs, as: self.base, name: "THEIRS", languages)
    try mergeColumns()
    let mine = RowPairs(self.base, self.ours)
    let other = RowPairs(self.base, self.theirs)
    try mergeRows(mine, other)
    try addRows(mine, other)
    text = self.ours.rows.text().bytes
  }

  private static func isEmpty(_ path: String) throws(Refusal) -> Bool {
    do throws(FileError) { return try InputFile(path).size == 0 } catch { throw .file(error) }
  }

  // MARK: - Columns

  private mutating func mergeColumns() throws(Refusal) {
    for name in base.names where theirs.column(name) == nil && ours.column(name) != nil {
      throw .apart("THEIRS has no column \(name)")
    }
    for (number, name) in ours.names.enumerated() { columns[name] = number }
    for name in theirs.names where base.column(name) == nil && ours.column(name) == nil {
      columns[name] = ours.rows.addColumn(name)
    }
  }

  // MARK: - Rows of the base

  private mutating func mergeRows(_ mine: RowPairs, _ other: RowPairs) throws(Refusal) {
    for row in base.keys.indices {
      switch (mine.partner[row], other.partner[row]) {
      case (nil, nil): break
      case (let our?, let their?): try mergeCells(row, our, their)
      case (let our?, nil): try remove(row, our)
      case (nil, let their?): restore(row, their, mine, other)
      }
    }
  }

  private mutating func mergeCells(_ row: Int, _ our: Int, _ their: Int) throws(Refusal) {
    for name in theirs.names {
      let (before, after) = (base.text(row, name), theirs.text(their, name))
      if before == after { continue }
      guard let column = columns[name] else {
        throw .apart("OURS has no column \(name), in which THEIRS has changes")
      }
      let current = ours.text(our, name)
      if current == after { continue }
      if current == before {
        ours.rows.set(after, at: column, of: our, tag: 0)
        taken.cells += 1
      } else {
        try mark(current, after, name, of: our)
      }
    }
  }

  /// Removes a row that they removed, unless we changed it.
  private mutating func remove(_ row: Int, _ our: Int) throws(Refusal) {
    if let changed = firstChange(from: row, to: our, in: ours) {
      try mark(ours.text(our, changed), nil, changed, of: our)
    } else {
      ours.rows.remove(our)
      taken.removed += 1
    }
  }

  /// Brings back a row that we removed and they changed, with the conflict in it.
  private mutating func restore(
    _ row: Int, _ their: Int, _ mine: RowPairs, _ other: RowPairs
  ) {
    guard let changed = firstChange(from: row, to: their, in: theirs) else { return }
    var values = values(of: their)
    // A column that we removed as well cannot hold it.
    let name = columns[changed] == nil ? theirs.asking : changed
    if let column = columns[name] {
      values[column] =
        ConflictText(
          ours: nil, theirs: theirs.text(their, name), labels: labels
        ).text
    }
    conflicts.append(Conflict(row: theirs.title(their), column: name))
    ours.rows.add(values, behind: place(before: their, mine, other), tag: 0)
  }

  /// The first column in which a row of one side differs from that of the base, or else the one that asks, if that
  /// column holds no conflict; nil if the row has the same cells.
  private func firstChange(from row: Int, to changed: Int, in side: MergedVersion) -> String? {
    let different = side.names.filter { base.text(row, $0) != side.text(changed, $0) }
    return different.isEmpty ? nil : different.first(where: side.holdsConflict) ?? side.asking
  }

  /// Writes a conflict into one of our cells; nil stands for a row that is not there.
  private mutating func mark(
    _ current: String, _ other: String?, _ name: String, of our: Int
  ) throws(Refusal) {
    guard let column = columns[name] else { return }
    guard ours.holdsConflict(name) else {
      throw .apart("both sides changed \(name) of \(ours.title(our).quoted())")
    }
    let conflict = ConflictText(ours: current, theirs: other, labels: labels)
    ours.rows.set(conflict.text, at: column, of: our, tag: 0)
    conflicts.append(Conflict(row: ours.title(our), column: name))
  }

  // MARK: - Rows that were added

  private mutating func addRows(_ mine: RowPairs, _ other: RowPairs) throws(Refusal) {
    var own: [String: Int] = [:]
    for row in mine.added { own[ours.keys[row]] = row }
    for row in other.added {
      if let same = own[theirs.keys[row]] {
        try mergeAdded(same, row)
      } else {
        ours.rows.add(values(of: row), behind: place(before: row, mine, other), tag: 0)
        taken.added += 1
      }
    }
  }

  /// Brings together a row that both sides added.
  private mutating func mergeAdded(_ our: Int, _ their: Int) throws(Refusal) {
    for name in theirs.names {
      guard let column = columns[name] else { continue }
      let (current, after) = (ours.text(our, name), theirs.text(their, name))
      if current == after || after.isEmpty { continue }
      if current.isEmpty {
        ours.rows.set(after, at: column, of: our, tag: 0)
        taken.cells += 1
      } else {
        try mark(current, after, name, of: our)
      }
    }
  }

  private func values(of their: Int) -> [Int: String] {
    var values: [Int: String] = [:]
    for name in theirs.names {
      if let column = columns[name] { values[column] = theirs.text(their, name) }
    }
    return values
  }

  /// Our row that a row of theirs stands behind; nil if there is none.
  private func place(before their: Int, _ mine: RowPairs, _ other: RowPairs) -> Int? {
    for row in stride(from: their - 1, through: 0, by: -1) {
      if let shared = other.back[row], let our = mine.partner[shared] { return our }
    }
    return nil
  }
}
