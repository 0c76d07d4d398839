internal import Kinds
package import PackFormat
internal import SafeText

/// A pack as lines for `git diff`: the listing, and then each row with one value a line.
///
/// No line has the number of its row or the place in a source, so that a row that is added changes no other lines.
package struct PackLines {
  /// The listing and the rows of all tables that are no tables of the pack's own.
  private let head: String
  private let tables: [(noun: String, rows: QuestionReader)]

  /// The number of bytes after which rows are only counted: git keeps the lines of both versions in memory.
  private let limit: Int

  package init(_ pack: PackReader, limit: Int = 1 << 26) throws(PackError) {
    head = try PackListing(pack).comparableText() + "\n"
    tables = pack.tables.filter { !OwnTable.isReserved($0.name) }.map { table in
      let isOfKind = table.name == pack.kindTable.name
      let noun = isOfKind ? pack.header.card.rowNoun : "row of \(table.name)"
      return (noun, QuestionReader(pack, table))
    }
    self.limit = limit
  }

  /// Calls `body` with parts of the text in order, each of whole lines, until it returns false.
  package func forEachPart(_ body: (String) -> Bool) throws(PackError) {
    guard body(head) else { return }
    var written = head.utf8.count
    for (noun, rows) in tables {
      for index in 0..<rows.count {
        guard written < limit else {
          let rest = "\(rows.count - index) more of these: \(noun)".terminalSafe + "\n"
          guard body(rest) else { return }
          break
        }
        let part = text(of: try rows.question(index), noun)
        written += part.utf8.count
        guard body(part) else { return }
      }
    }
  }

  private func text(of question: Question, _ noun: String) -> String {
    let head = [noun, question.id].filter { !$0.isEmpty }.joined(separator: " ")
    let values = question.values.map { name, _ in
      "  \(name): \(question.text(name) ?? "")".terminalSafe + "\n"
    }
    return (head + (question.isDerivedId ? ", derived" : "")).terminalSafe + "\n" + values.joined()
  }
}
