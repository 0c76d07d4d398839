package import Diagnostics

/// The receiver of what a reader finds in its file: questions, and entries of the ledger.
package struct ImportSink {
  /// Facts about the whole deck, which a reader fills in where its file states them.
  package var deck = DeckInfo()
  /// The questions so far, unless they are handed on.
  private(set) var questions: [ExchangedQuestion] = []
  private(set) var book = ImportLedger()
  /// The entries that are kept.
  var ledger: [Finding] { book.entries }
  /// The texts that findings quote in place of the files of these names: members of archives, and decoded text.
  private(set) var texts: [(name: String, bytes: [UInt8])] = []
  /// The columns of `--map` that a table of the file has.
  private(set) var met: [ImportOptions.Mapping] = []
  /// The columns of `--map` that a table of the file lacks, each as an error and as an entry of the ledger.
  private(set) var lacking: [LackingColumn] = []
  /// The fields that the tables of the file have columns for, by `Place.table`.
  private(set) var columns: [String: Set<String>] = [:]
  /// The number of questions in the file, those that were left out included.
  private(set) var found = 0
  /// The number of items that readers have found, each of which is answered by a question or by the entry that it is left
  /// out.
  private(set) var items = 0
  /// The number of answers to items.
  private var answers = 0
  /// Takes each question over at once, so that a large file is never in memory as questions.
  private let handOn: ((ExchangedQuestion, inout ImportSink) -> Void)?

  /// The keys of all tables of the import.
  let keys: AnswerKeys
  let budget: ImportBudget

  /// Makes a sink that hands each question on, or one that keeps them all.
  init(
    keys: AnswerKeys = AnswerKeys(), budget: ImportBudget = ImportBudget(),
    handingOn handOn: ((ExchangedQuestion, inout ImportSink) -> Void)? = nil
  ) {
    (self.keys, self.budget, self.handOn) = (keys, budget, handOn)
  }

  /// Reads one item of a file: a question, or a thing in the place of one. An item that `read` does not answer is entered as
  /// left out, so that no reader can skip it in silence.
  mutating func item(at place: Place, _ read: (inout ImportSink) -> Void) {
    items += 1
    let before = answers
    read(&self)
    if answers == before, !budget.isExceeded {
      leaveOut(.malformedQuestion, "left out: there is no question in it", at: place)
    }
  }

  /// Takes a question over into the project.
  package mutating func add(_ question: ExchangedQuestion) {
    answers += 1
    guard budget.charge(question) else { return }
    found += 1
    if let handOn { handOn(question, &self) } else { questions.append(question) }
  }

  /// Records that a question is not taken over; `code` is one of the codes L101 to L199.
  package mutating func leaveOut(
    _ code: Code, _ message: String, at place: Place, subject: String? = nil, help: String? = nil
  ) {
    found += 1
    answers += 1
    refuse(code, message, at: place, subject: subject, help: help)
  }

  /// Records that a question that was added before is not taken over.
  mutating func refuse(
    _ code: Code, _ message: String, at place: Place, subject: String? = nil, help: String? = nil
  ) {
    precondition(code.isOfOmission)
    enter(Finding(code, message, at: place, help: help, subject: subject))
  }

  private mutating func enter(_ entry: Finding) {
    if budget.charge(.entries) { book.append(entry) }
  }

  /// Records that more questions are not taken over, whose entries are not made.
  mutating func leaveOut(_ code: Code, count: Int) {
    precondition(code.isOfOmission)
    found += count
    book.count(code, count)
  }

  /// Records that a part of a question, or of the file, is lost or changed; `code` is one of L201 to L299.
  package mutating func note(
    _ code: Code, _ message: String, at place: Place, subject: String? = nil, help: String? = nil
  ) {
    precondition(!code.isOfOmission)
    enter(Finding(code, message, at: place, help: help, subject: subject))
  }

  /// Records that an item is lost that is no question, such as a picture between questions.
  mutating func lose(_ message: String, at place: Place) {
    answers += 1
    note(.valueDropped, message, at: place)
  }

  /// Records that an item is handed to `keys`, where it may wait.
  mutating func handToKeys() { answers += 1 }

  /// Records that a table has a column that `--map` names.
  mutating func meet(_ mapping: ImportOptions.Mapping) { met.append(mapping) }

  /// Records that a table has columns for fields, even if no row has a value of them.
  mutating func carry(_ fields: some Sequence<String>, inTableAt place: Place) {
    columns[place.table, default: []].formUnion(fields)
  }

  /// Records that a table lacks a column that `--map` names.
  mutating func lack(_ column: LackingColumn) { lacking.append(column) }

  /// Keeps a text that the places of findings refer to, because no file of that name has it.
  package mutating func hold(_ bytes: [UInt8], as name: String) {
    budget.keep(bytes.count)
    texts.append((name, bytes))
  }
}

extension Place {
  /// The table that the place is in: its file, and the sheet of a workbook.
  var table: String {
    guard let cell, let mark = cell.lastIndex(of: "!") else { return file }
    return "\(file):\(cell[..<mark])"
  }
}

/// A column that `--map` names and one table lacks.
struct LackingColumn {
  let mapping: ImportOptions.Mapping
  /// The finding if no table of the import has the column.
  let error: Finding
  /// The entry of the ledger if another table has it; nil if another column of `--map` stands for the field.
  let entry: Finding?
}

/// The entries of an import's ledger in bounded memory: all are counted, and the first ones of each code are kept.
package struct ImportLedger: Sendable {
  /// The most entries of one code that are kept.
  package static let mostOfCode = 10_000
  /// The most bytes of all texts that are kept.
  package static let mostBytes = 16 << 20

  package private(set) var entries: [Finding] = []
  /// The number of all entries, by their code.
  package private(set) var counts: [Code: Int] = [:]
  /// The number of entries that are only counted, by their code.
  package private(set) var more: [Code: Int] = [:]
  private var bytes = 0

  package init() {}

  /// True if a further entry of this code is only counted.
  private func onlyCounts(_ entry: Finding) -> Bool {
    counts[entry.code, default: 0] >= Self.mostOfCode || bytes > Self.mostBytes
  }

  mutating func append(_ entry: Finding) {
    let isCounted = onlyCounts(entry)
    counts[entry.code, default: 0] += 1
    if isCounted { return more[entry.code, default: 0] += 1 }
    bytes += entry.message.utf8.count + (entry.help?.utf8.count ?? 0)
    entries.append(entry)
  }

  /// Counts entries that are not made.
  mutating func count(_ code: Code, _ number: Int) {
    if number == 0 { return }
    counts[code, default: 0] += number
    more[code, default: 0] += number
  }

  mutating func append(_ entries: some Sequence<Finding>) {
    for entry in entries { append(entry) }
  }

  mutating func append(_ other: ImportLedger) {
    append(other.entries)
    for (code, number) in other.more { count(code, number) }
  }

  /// The number of entries of each code that are only counted, in words; nil if all are kept.
  package var restInWords: String? {
    if more.isEmpty { return nil }
    let list = more.sorted { $0.key.id < $1.key.id }.map { "\($0.value) \($0.key.id)" }
    let number = more.values.reduce(0, +)
    return "and \(number) more, which are only counted: \(list.joined(separator: ", "))"
  }
}
